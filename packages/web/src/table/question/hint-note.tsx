/** The hint: a bot's choice, and why. */
import type { Question } from '@baston/engine';
import { useEffect, useRef } from 'react';
import { usePage } from '../../store.ts';
import { useTable } from '../state/context.ts';

export function HintNote({ question }: { readonly question: Question }) {
  const { words, view, text } = useTable();
  const hint = usePage((page) => page.hint);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hint) note.current?.scrollIntoView({ block: 'nearest' }); // the list may have been scrolled past it
  }, [hint]);
  if (!hint) return undefined;
  const picks = question.options.filter((option) => hint.picks.includes(option.id));
  const reasons = hint.advice.filter(({ option }) => hint.picks.includes(option)).map(({ reason }) => reason);
  const chance = hint.advice.find(({ option }) => hint.picks.includes(option))?.chance;
  const why = [...new Set((hint.reason ? [hint.reason] : reasons).map((reason) => words.reason(reason)))];
  return (
    <div ref={note} className="hint-note" role="status">
      <p>
        {picks.length === 0
          ? text.hintDecline
          : `${text.hintSays} ${picks.map((one) => words.option(question, one, view)).join(', ')}`}
      </p>
      <p className="hint-why">{why.join(' ')}</p>
      {chance !== undefined && <p className="hint-why">{text.hintChance(Math.round(100 * chance))}</p>}
    </div>
  );
}
