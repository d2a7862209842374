/** The immediate results of an answer, as far as its player can know them. */
import {
  type BaseView,
  type Decider,
  type Face,
  type Game,
  type Imagination,
  type Request,
  type Seat,
  view,
} from '@baston/engine';

/** Hidden cards differ from world to world: only results that agree in all worlds are shown. */
const WORLDS = 3;

const ENOUGH = Object.freeze({ enough: true });

/** The bases after these picks, up to the next question: those that hidden cards and chance cannot change. */
export function foresee(mind: Imagination, picks: readonly number[]): readonly BaseView[] {
  const worlds = Array.from({ length: WORLDS }, (_, seed) => basesAfter(mind, picks, seed));
  const [first = [], ...others] = worlds.map((bases) => bases.map((base) => JSON.stringify(base)));
  return (worlds[0] ?? []).filter((_, i) => others.every((bases) => bases[i] === first[i]));
}

/** The cards in play of a seat that are gone afterwards; none if nobody can know. Those of a base that scores leave with it. */
export function lossesOf(seat: Seat, before: readonly BaseView[], after: readonly BaseView[]): readonly Face[] {
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

function basesAfter(mind: Imagination, picks: readonly number[], seed: number): readonly BaseView[] {
  const { seat } = mind.asked;
  let isAnswered = false;
  let bases: readonly BaseView[] = [];
  const answer = (world: Game, _request: Request): readonly number[] => {
    if (isAnswered) {
      ({ bases } = view(world, seat));
      throw ENOUGH;
    }
    isAnswered = true;
    return picks;
  };
  const decider: Decider = { one: (world, request) => answer(world, request)[0] ?? -1, many: answer };
  try {
    ({ bases } = view(
      mind.play(new Int32Array([seed, 1, 2, 3]), decider, () => true),
      seat,
    ));
  } catch (thrown) {
    if (thrown !== ENOUGH) throw thrown;
  }
  return bases;
}
