/** The immediate results of an answer, as far as its player can know them. */
import {
  type BaseView,
  type Decider,
  describe,
  type Face,
  type Game,
  type Imagination,
  type Question,
  type Request,
  SECRETS,
  type Seat,
  view,
} from '@baston/engine';
import type { Follow, Loss, Preview } from '../protocol/protocol.ts';
import type { Session } from '../session/session.ts';

/** Hidden cards differ from world to world: only results that agree in all worlds are shown. */
const WORLDS = 3;

const ENOUGH = Object.freeze({ enough: true });

/** Foretells the results of playing or using a card, for each possible place, as far as the player who is asked can know them. */
export function foretell(session: Session, card: number): Omit<Preview, 'type' | 'question' | 'card'> {
  const { options, seat } = session.question as Question;
  const mind = session.imagine();
  const before = session.view(seat).bases;
  const plays = new Map(options.filter((one) => one.card?.id === card).map((one) => [one.where?.id, one]));
  const bases: BaseView[] = [];
  const losses: Loss[] = [];
  const follows: Follow[] = [];
  for (const option of plays.values()) {
    const at = option.where ? { where: option.where } : {};
    const { bases: after, next } = foresee(mind, [options.indexOf(option)]);
    bases.push(...after.filter(({ id }) => id === option.where?.id));
    const cards = lossesOf(seat, before, after);
    if (cards.length > 0) losses.push({ ...at, cards });
    if (next) follows.push({ ...at, question: next });
  }
  return { bases, losses, follows };
}

/** The results of an answer, up to the next question. */
interface Foreseen {
  /** The bases that hidden cards and chance cannot change. */
  readonly bases: readonly BaseView[];
  /** The next question to the same player, if it is certain and the player has seen nothing new before. */
  readonly next?: Question;
}

function foresee(mind: Imagination, picks: readonly number[]): Foreseen {
  const [first = { bases: [] }, ...others] = Array.from({ length: WORLDS }, (_, seed) => play(mind, picks, seed));
  const agree = (of: (world: Foreseen) => unknown): boolean =>
    others.every((world) => JSON.stringify(of(world)) === JSON.stringify(of(first)));
  const bases = first.bases.filter((_, i) => agree((world) => world.bases[i]));
  return { bases, ...(first.next && agree((world) => world.next) ? { next: first.next } : {}) };
}

/** The cards in play of a seat that are gone afterwards; none if nobody can know. Those of a base that scores leave with it. */
function lossesOf(seat: Seat, before: readonly BaseView[], after: readonly BaseView[]): readonly Face[] {
  if (after.length < before.length) return [];
  const left = new Set(after.flatMap(cardsAt).map(({ id }) => id));
  const stays = new Set(after.map(({ id }) => id));
  const staying = before.filter(({ id }) => stays.has(id));
  const mine = staying.flatMap(cardsAt).filter(({ controller }) => controller === seat);
  return mine.filter(({ id }) => !left.has(id)).map(({ id, def }) => ({ id, def }));
}

const cardsAt = ({ minions, titans, actions }: BaseView) => [
  ...minions,
  ...minions.flatMap((minion) => minion.actions),
  ...titans,
  ...actions,
];

function play(mind: Imagination, picks: readonly number[], seed: number): Foreseen {
  const { seat } = mind.asked;
  let secrets: number | undefined;
  let seen: Foreseen | undefined;
  const answer = (world: Game, request: Request): readonly number[] => {
    if (secrets !== undefined) {
      const isNext = request.seat === seat && world.block[SECRETS] === secrets;
      seen = { bases: view(world, seat).bases, ...(isNext ? { next: describe(world, request) } : {}) };
      throw ENOUGH;
    }
    secrets = world.block[SECRETS];
    return picks;
  };
  const decider: Decider = { one: (world, request) => answer(world, request)[0] ?? -1, many: answer };
  try {
    const world = mind.play(new Int32Array([seed, 1, 2, 3]), decider, () => true);
    return { bases: view(world, seat).bases };
  } catch (thrown) {
    if (thrown !== ENOUGH || !seen) throw thrown;
    return seen;
  }
}
