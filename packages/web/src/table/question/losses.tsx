/** The price of playing the chosen card: cards of one's own that leave play, because nothing else can be chosen. */
import type { Face } from '@baston/engine';
import type { Loss } from '@baston/table';
import { useLang } from '../../words/index.ts';
import { LOSSES } from '../../words/losses.ts';
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
