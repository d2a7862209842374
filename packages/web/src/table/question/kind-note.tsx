/** A few words about a kind of card that this browser has never shown, at the question where it first matters. */
import { useEffect, useState } from 'react';
import { useRoute } from '../../route.ts';
import { usePage } from '../../store.ts';
import { useLang } from '../../words/index.ts';
import { textsIn } from '../../words/texts.ts';
import { useTable } from '../state/context.ts';
import { newKindAt } from './kinds.ts';

/** There the coach explains. */
const COACHED: readonly (string | undefined)[] = ['learn', 'puzzles'];

export function KindNote() {
  const { view, words, answering } = useTable();
  const { question } = answering;
  const isCoached = COACHED.includes(useRoute().screen);
  const { explained = [] } = usePage((page) => page.settings);
  const find = () => question && newKindAt({ question, view, printed: (def) => words.printed(def) }, explained);
  const [kind] = useState(() => (isCoached ? undefined : find()));
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const { settings, setSettings } = usePage.getState();
    if (kind) setSettings({ explained: [...new Set([...(settings.explained ?? []), kind])] });
  }, [kind]);
  const text = textsIn(useLang()).notes;
  if (!kind || !isOpen) return undefined;
  const { title, says } = text.kinds[kind];
  return (
    <div className="kind-note" role="status">
      <p>
        <strong>{title}</strong> {says}
      </p>
      <button
        type="button"
        className="button small"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('.question')?.focus({ preventScroll: true }); // the button goes away
          setOpen(false);
        }}
      >
        {text.close}
      </button>
    </div>
  );
}
