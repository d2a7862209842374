/** A question as numbered lines. In the play phase the hand is the menu; a card that can go to several places asks where. */
import type { Face, Option, Question, View } from '@baston/engine';
import { countAlike, type Words } from '@baston/table';
import { cut, lengthOf, pad, padLeft, plain, wrap } from '../terminal.ts';
import type { Style } from './board.ts';
import { widest } from './card.ts';

export interface Entry {
  readonly text: string;
  /** Words after the name, in a column of their own. */
  readonly detail?: string;
  readonly note?: string;
  readonly card?: Face;
  /** Its options: nothing now, one option, or one of several places. */
  readonly options: readonly Option[];
}

export interface Menu {
  readonly heading?: string;
  /** Numbered from 1. */
  readonly entries: readonly Entry[];
  /** From this entry on, under a heading of their own. */
  readonly others?: number;
  /** The meaning of 0; it is the last line. */
  readonly zero?: { readonly text: string; readonly picks: readonly string[] };
}

export function menuOf(words: Words, question: Question, view: View): Menu {
  if (question.purpose === 'turn') return turnMenu(words, question, view);
  const entries = question.options.map((option) => ({
    text: words.option(question, option, view),
    options: [option],
    ...(option.card ? { card: option.card } : {}),
  }));
  return question.min === 0 ? { entries, zero: { text: words.decline(question), picks: [] } } : { entries };
}

const isPlay = (option: Option): boolean => option.id.startsWith('play:');

/** The whole hand, including cards that cannot be played now; then plays from elsewhere and abilities. */
function turnMenu(words: Words, question: Question, view: View): Menu {
  const { labels, screen } = words;
  const hand = view.players[question.seat]?.hand.known ?? [];
  const inHand = (option: Option): boolean => isPlay(option) && hand.some((card) => card.id === option.card?.id);
  const cards = countAlike(hand).sort(
    ([a], [b]) => rank(words, b) - rank(words, a) || (words.cardName(a) < words.cardName(b) ? -1 : 1),
  );
  const entries: Entry[] = cards.map(([card, count]) => {
    const def = words.printed(card.def);
    const options = question.options.filter((option) => inHand(option) && option.card?.def === card.def);
    const kind = def.type === 'minion' ? `${labels.kinds.minion} ${def.power}` : labels.kinds.action;
    return {
      text: count > 1 ? `${words.cardName(card)} ×${count}` : words.cardName(card),
      detail: kind,
      note:
        options.length > 0 ? plain(words.cardText(card)) : `(${screen.notNow}) ${plain(words.cardText(card))}`.trim(),
      card,
      options,
    };
  });
  const others: Entry[] = [];
  for (const option of question.options) {
    if (inHand(option) || !option.card) continue;
    const known = isPlay(option)
      ? others.findIndex((entry) => entry.card?.def === option.card?.def && isPlay(entry.options[0] as Option))
      : -1;
    if (known >= 0)
      others[known] = { ...(others[known] as Entry), options: [...(others[known] as Entry).options, option] };
    else
      others.push({
        text: isPlay(option)
          ? labels.play(words.describeCard(option.card, view))
          : words.option(question, option, view),
        card: option.card,
        options: [option],
      });
  }
  const end = question.options.find((option) => option.id === 'end');
  return {
    heading: words.colon(screen.yourHand),
    entries: [...entries, ...others],
    others: entries.length,
    ...(end ? { zero: { text: labels.endTurn, picks: [end.id] } } : {}),
  };
}

/** Minions first, the strongest on top. */
const rank = (words: Words, card: Face): number => {
  const def = words.printed(card.def);
  return def.type === 'minion' ? 1 + def.power : 0;
};

/** The places where a card can be played, and the permits if there are several. */
export function placesOf(words: Words, entry: Entry, view: View): Menu {
  const { options, card } = entry;
  const permits = new Set(options.map((option) => option.permit));
  const hasPlaces = options.some((option) => option.where);
  const entries = options.map((option) => {
    const permit = view.permits.find((one) => one.id === option.permit);
    const spends = permit && permits.size > 1 ? words.permit(permit) : undefined;
    const where = option.where ? words.describeCard(option.where, view) : undefined;
    return {
      text: [where, where && spends ? `[${spends}]` : spends].filter(Boolean).join(' '),
      options: [option],
      ...(option.where ? { card: option.where } : {}),
    };
  });
  return { heading: hasPlaces ? words.screen.where(words.quoted(card as Face)) : words.screen.which, entries };
}

export function menuLines(words: Words, menu: Menu, { width, paint }: Style): string[] {
  const { entries, zero, heading } = menu;
  const digits = String(entries.length).length;
  const number = (n: number): string => `  ${padLeft(String(n), digits)}  `;
  const hand = entries.filter((entry) => entry.detail !== undefined);
  const names = widest(hand.map((entry) => entry.text));
  const details = widest(hand.map((entry) => entry.detail ?? ''));
  const lines = heading ? [paint.bold(heading)] : [];
  if (heading && hand.length === 0 && menu.others !== undefined) lines.push(paint.dim(`  ${words.screen.noCards}`));
  entries.forEach((entry, i) => {
    if (i === menu.others) lines.push(paint.bold(words.colon(words.screen.otherMoves)));
    const left = number(i + 1);
    if (entry.detail === undefined) {
      lines.push(...wrap(`${left}${entry.text}`, width, lengthOf(left) + 2));
      return;
    }
    const row = `${left}${pad(entry.text, names)}  ${pad(entry.detail, details)}  `;
    const line = row + paint.dim(cut(entry.note ?? '', width - lengthOf(row)));
    lines.push(entry.options.length > 0 ? line : paint.dim(line));
  });
  if (zero) lines.push(`${number(0)}${zero.text}`);
  return lines;
}

/** The plays that are left this turn. */
export function permitLines(words: Words, question: Question, view: View, { width }: Style): string[] {
  const { screen } = words;
  const permits = view.permits.filter((permit) => permit.seat === question.seat).map((permit) => words.permit(permit));
  if (permits.length === 0) return [screen.noPlaysLeft];
  return wrap(`${words.colon(screen.playsLeft)} ${permits.join(', ')}`, width, 2);
}

/** The card that asks, and what lies behind the question. */
export function promptLines(words: Words, question: Question, view: View, { width, paint }: Style): string[] {
  const { screen } = words;
  const facts: string[] = [];
  if (question.about) {
    const label = question.purpose === 'playSpecial' ? screen.beingScored : screen.about;
    facts.push(`${words.colon(label)} ${words.describeCard(question.about, view)}`);
  }
  if (question.targets) {
    const hit = question.targets.map((card) => words.describeCard(card, view)).join(', ');
    facts.push(`${words.colon(screen.targets)} ${hit}`);
  }
  const top =
    question.purpose === 'topCard'
      ? view.players[question.seat]?.deck.known.find((card) => card.place === 0)
      : undefined;
  if (top) facts.push(`${words.colon(screen.topOfDeck)} ${words.describeCard(top, view)}`);
  const sentence = words.prompt(question);
  const asked = question.source ? `${words.colon(words.cardName(question.source))} ${sentence}` : sentence;
  return [...facts.flatMap((fact) => wrap(fact, width, 2)), ...wrap(asked, width, 2).map((line) => paint.bold(line))];
}
