/** Shows one card in full. */
import type { Face, View } from '@baston/engine';
import { locate, type Words } from '@baston/table';
import { fold, lengthOf, plain, wrap } from '../terminal.ts';
import type { Style } from './board.ts';

export function cardLines(
  words: Words,
  view: View,
  card: { readonly def: string; readonly id?: number },
  { width, paint }: Style,
): string[] {
  const { labels, screen } = words;
  const def = words.printed(card.def);
  const facts =
    def.type === 'base'
      ? [labels.kinds.base, `${screen.breakpoint} ${def.breakpoint}`, `${def.vp.join('-')} ${screen.vp}`]
      : [
          labels.kinds[def.type],
          ...('power' in def && def.power !== undefined ? [labels.power(def.power)] : []),
          words.factionName(def.faction),
          ...('copies' in def ? [`×${def.copies}`] : []),
        ];
  const text = def.text || screen.noAbility;
  // Wrapped without the marks of its labels, then marked again: a label never breaks.
  const lines = wrap(plain(text), width - 4);
  const labelled = [...text.matchAll(/\*\*(.+?)\*\*/g)].reduce(
    (all, match) => all.map((line) => line.replace(match[1] as string, `**${match[1]}**`)),
    lines,
  );
  return [
    `  ${paint.bold(words.cardName(card))} (${facts.join(', ')})`,
    ...labelled.map((line) => `    ${paint.labels(line)}`),
    ...powerLines(words, view, card, width),
  ];
}

/** Why a minion in play has the power it has, if that is more than what is printed on it. */
function powerLines(words: Words, view: View, card: { readonly id?: number }, width: number): string[] {
  const found = card.id === undefined ? undefined : locate(view, card.id);
  if (found?.at !== 'minion' || found.minion.why.length < 2) return [];
  const { labels } = words;
  const reasons = found.minion.why.map(({ source, def, amount }) => {
    const from =
      source === 'printed' ? labels.printed : source === 'counters' ? labels.counters : words.cardName({ def });
    const isStart = source === 'printed' || source === 'starting';
    return `${amount < 0 ? `−${-amount}` : `${isStart ? '' : '+'}${amount}`} ${from}`;
  });
  return wrap(`    ${words.colon(labels.power(found.minion.power))} ${reasons.join(', ')}`, width, 6);
}

/** Cards by their name, or by the beginning of a word in it; a full name hides the others. */
export function findCards(
  words: Words,
  view: View,
  rules: { readonly defs: readonly { readonly id: string }[] },
  text: string,
): Face[] {
  const wanted = fold(text);
  const all = rules.defs.slice(1).map(({ id }) => ({ id: idInPlay(view, id), def: id }));
  const exact = all.filter((card) => fold(words.cardName(card)) === wanted);
  if (exact.length > 0) return exact;
  return all.filter((card) => ` ${fold(words.cardName(card))}`.includes(` ${wanted}`));
}

/** The stay of such a card on the table, so that its power can be explained. */
function idInPlay(view: View, def: string): number {
  return view.bases.flatMap((base) => [base, ...base.minions]).find((card) => card.def === def)?.id ?? 0;
}

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(lengthOf));
