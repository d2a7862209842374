/** The price of playing the chosen card: cards of one's own that leave play, because nothing else can be chosen. */
import type { Face } from '@baston/engine';
import { type Loss, locate } from '@baston/table';
import { Confirm } from '../../ui/confirm.tsx';
import { useLang } from '../../words/index.ts';
import { LOSSES } from '../../words/losses.ts';
import type { Risk } from '../state/care.ts';
import { useTable } from '../state/context.ts';
import './losses.css';

export function Losses({ of }: { readonly of: readonly Loss[] }) {
  const { words } = useTable();
  const lang = useLang();
  const text = LOSSES[lang];
  const list = new Intl.ListFormat(lang);
  const name = (cards: readonly Face[]): string => list.format(cards.map((card) => words.quoted(card)));
  return (
    <p className="losses" role="status">
      {of.map(({ where, cards }) => (
        <span key={where?.id ?? 0}>
          {where ? text.losesOn(words.quoted(where), name(cards)) : text.loses(name(cards))}{' '}
        </span>
      ))}
    </p>
  );
}

/** Asks whether a card shall be played all the same. */
export function LossConfirm({ risk: { lost, accept, reject } }: { readonly risk: Risk }) {
  const { words, view } = useTable();
  const lang = useLang();
  const text = LOSSES[lang];
  const list = new Intl.ListFormat(lang);
  const sentences = view.bases.flatMap((base) => {
    const here = lost.filter(({ id }) => {
      const found = locate(view, id);
      return found && 'base' in found && found.base === base;
    });
    return here.length > 0 ? text.losesOn(words.quoted(base), list.format(here.map((one) => words.quoted(one)))) : [];
  });
  return (
    <Confirm
      title={text.ask(lost.length)}
      text={sentences.join(' ')}
      action={text.anyway}
      cancel={text.again}
      onConfirm={accept}
      onCancel={reject}
    />
  );
}
