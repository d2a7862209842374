/** How often a person has to stop and decide in their own turn, by the rules that the page asks by. */
import { player } from '@baston/bots';
import { rules } from '@baston/cards';
import type { Option, Question, View } from '@baston/engine';
import { type BotKind, foretell, locate, Session } from '@baston/table';
import { type Combined, continued, isForeseen } from '../../packages/web/src/table/state/ahead.ts';
import { combinedOf, freshDraft, isIdle, narrowest } from '../../packages/web/src/table/state/choices.ts';

/** The kinds of decision for which the person stops. */
const KINDS = {
  play: 'a card is played, or an ability used',
  endWithPlays: 'the turn is ended, though something is left to do',
  endOnly: 'the turn is ended, since nothing is left to do',
  whichPlay: 'which of several plays is spent',
  price: 'a play that costs one’s own cards is confirmed',
  order: 'an order of effects or cards',
  target: 'a minion, a base, an action or a player is chosen',
  may: 'something is done or not',
  hand: 'a card of the hand is chosen',
  pile: 'a card of a deck or a discard pile is chosen',
  effect: 'one of several effects is chosen',
} as const;
type Kind = keyof typeof KINDS;

/** The stops and clicks of some turns, summed up. */
export interface Tally {
  turns: number;
  stops: number;
  clicks: number;
  readonly kinds: { [kind in Kind]?: number };
}

export const freshTally = (): Tally => ({ turns: 0, stops: 0, clicks: 0, kinds: {} });

function add(tally: Tally, kind: Kind, clicks: number): void {
  tally.stops++;
  tally.clicks += clicks;
  tally.kinds[kind] = (tally.kinds[kind] ?? 0) + 1;
}

/** One scripted game, as the page asks today and without what spares questions. */
export interface Played {
  readonly before: Tally;
  readonly today: Tally;
}

/** A person at the page, who decides as a bot does. */
class Person {
  readonly #count: Tally;
  /** Does the page spare what it can today? */
  readonly #isSpared: boolean;
  readonly #think: ReturnType<typeof player>;
  /** The answers that could be given together with the latest play, and the table as it was then. */
  #combined: readonly Combined[] = [];
  #seen: View | undefined;

  constructor(count: Tally, isSpared: boolean, bot: BotKind, seed: string) {
    this.#count = count;
    this.#isSpared = isSpared;
    this.#think = player(bot, seed, () => 0);
  }

  answer(session: Session, question: Question): readonly string[] {
    const { seat } = question;
    const { turn, active } = session.game;
    const isOwnTurn = turn > 0 && active === seat;
    const picks = this.#think(question, session.imagine());
    const given = this.#combined.find(
      ({ ahead }) => isForeseen(question, ahead) && question.max === 1 && ahead.picks.join() === picks.join(),
    );
    this.#combined = given && this.#seen ? continued(given, this.#seen) : [];
    // The first target was touched in the place of the base, or of the card for the second time; the others after it.
    if (given) this.#count.clicks += Math.min(given.before.length, 1);
    else if (isOwnTurn) this.#stop(session, question, picks, session.view(seat));
    return picks;
  }

  #stop(session: Session, question: Question, picks: readonly string[], view: View): void {
    const count = this.#count;
    const option = question.options.find(({ id }) => id === picks[0]);
    if (question.kind !== 'move' || !option?.card) {
      if (this.#isSpared && isIdle(question, view, false)) return;
      add(count, kindOf(question, option, view), clicksFor(question, picks));
      return;
    }
    const isOnBase = !option.where && locate(view, option.card.id)?.at === 'base';
    add(count, 'play', isOnBase ? 1 : 2);
    const same = question.options.filter(
      ({ card, where }) => card?.id === option.card?.id && where?.id === option.where?.id,
    );
    if (same.length > 1 && !(this.#isSpared && narrowest(same, view))) add(count, 'whichPlay', 1);
    if (this.#isSpared) this.#foresee(session, question, picks, view);
  }

  /** Notes what the page foresees once the card of this play is chosen. */
  #foresee(session: Session, question: Question, picks: readonly string[], view: View): void {
    const option = question.options.find(({ id }) => id === picks[0]);
    if (!this.#isSpared || !option?.card) return;
    const { card, where } = option;
    const { follows = [], losses = [] } = foretell(session, card.id);
    const draft = { ...freshDraft(question), card: card.id };
    this.#seen = view;
    this.#combined = combinedOf(draft, view, follows).filter(({ play }) => play.id === option.id);
    const loss = losses.find((one) => one.where?.id === where?.id);
    if (loss?.cards.some(({ id }) => id !== card.id)) add(this.#count, 'price', 1);
  }
}

function kindOf({ kind, purpose, options, min }: Question, option: Option | undefined, view: View): Kind {
  if (purpose === 'turn') return options.length === 1 ? 'endOnly' : 'endWithPlays';
  if (kind === 'order' || purpose === 'resolveNext' || purpose === 'scoreNext') return 'order';
  if (min === 0 && options.length === 1) return 'may';
  if (kind === 'modes' || kind === 'number' || kind === 'factions') return 'effect';
  const card = option?.card ?? options[0]?.card;
  const at = card && locate(view, card.id)?.at;
  if (at === 'hand') return 'hand';
  return kind === 'cards' && (at === undefined || at === 'discard' || at === 'deck') ? 'pile' : 'target';
}

function clicksFor({ kind, max, options }: Question, picks: readonly string[]): number {
  if (kind !== 'order') return max > 1 ? picks.length + 1 : 1;
  const places = picks.map((pick) => options.findIndex(({ id }) => id === pick));
  const isAfter = (at: number, i: number): number => places.slice(i + 1).filter((other) => other < at).length;
  return places.reduce((sum, at, i) => sum + isAfter(at, i), 1);
}

function playOnce({ bot, seats, game }: Game, isSpared: boolean): Tally {
  const count = freshTally();
  const session = Session.start(rules, { seed: `flow-${game}`, seats, ...(isSpared ? { brief: true } : {}) });
  const people = Array.from({ length: seats }, (_, i) => new Person(count, isSpared, bot, `flow-${game}-${i}`));
  for (let { question } = session; question; { question } = session)
    session.answer(question.seat, (people[question.seat] as Person).answer(session, question));
  count.turns = session.turn;
  return count;
}

/** A game of people who decide as that bot does; its number is its deal. */
export interface Game {
  readonly bot: BotKind;
  readonly seats: number;
  readonly game: number;
}

export const play = (game: Game): Played => ({ before: playOnce(game, false), today: playOnce(game, true) });

const joined = (one: Tally, other: Tally): Tally => ({
  turns: one.turns + other.turns,
  stops: one.stops + other.stops,
  clicks: one.clicks + other.clicks,
  kinds: Object.fromEntries(
    Object.keys(KINDS).map((kind) => [kind, (one.kinds[kind as Kind] ?? 0) + (other.kinds[kind as Kind] ?? 0)]),
  ),
});

const perTurn = (count: number, { turns }: Tally): number => Number((count / turns).toFixed(3));

const shares = (tally: Tally) => ({
  turns: tally.turns,
  stops: perTurn(tally.stops, tally),
  clicks: perTurn(tally.clicks, tally),
  kinds: Object.fromEntries(Object.entries(tally.kinds).map(([kind, count]) => [kind, perTurn(count, tally)])),
});

/** The games of one bot at tables of one size. */
function compared(bot: BotKind, seats: number, games: readonly Played[]) {
  const before = shares(games.map((game) => game.before).reduce(joined, freshTally()));
  const today = shares(games.map((game) => game.today).reduce(joined, freshTally()));
  const less = (of: 'stops' | 'clicks'): number => Number((1 - today[of] / before[of]).toFixed(3));
  return { bot, seats, games: games.length, lessStops: less('stops'), lessClicks: less('clicks'), before, today };
}

export function report(played: readonly (Game & Played)[]) {
  const groups = new Map<string, (Game & Played)[]>();
  for (const game of played) {
    const key = `${game.bot} ${game.seats}`;
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  const measured = [...groups.values()].map(([first, ...others]) => {
    const { bot, seats } = first as Game;
    return compared(bot, seats, [first as Played, ...others]);
  });
  return { date: new Date().toISOString().slice(0, 10), rules: rules.version, kinds: KINDS, measured };
}
