/** The immediate results of an answer, as far as its player can know them. */
import {
  type BaseView,
  type Decider,
  describe,
  type Face,
  type Game,
  type Imagination,
  type Option,
  type Question,
  type Request,
  SECRETS,
  type Seat,
  view,
} from '@baston/engine';
import type { Coming, Follow, Loss, Preview, Then } from '../protocol/protocol.ts';
import type { Session } from '../session/session.ts';

/** Hidden cards differ from world to world: only results that agree in all worlds are shown. */
const WORLDS = 3;

/** This many answers in a row are foreseen, to questions of no more than this many options. */
const ANSWERS = 3;
const OPTIONS = 12;

const ENOUGH = Object.freeze({ enough: true });

/** Answers one after the other, as indexes of options. */
type Line = readonly (readonly number[])[];

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
    const { bases: after, next } = foresee(mind, [[options.indexOf(option)]]);
    bases.push(...after.filter(({ id }) => id === option.where?.id));
    const cards = lossesOf(seat, before, after);
    if (cards.length > 0) losses.push({ ...at, cards });
    if (next) follows.push({ ...at, ...coming(mind, [[options.indexOf(option)]], next) });
  }
  return { bases, losses, follows };
}

/** The results of some answers, up to the next question. */
interface Foreseen {
  /** The bases that hidden cards and chance cannot change. */
  readonly bases: readonly BaseView[];
  /** The next question to the same player, if it is certain and the player has seen nothing new before. */
  readonly next?: Question;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function foresee(mind: Imagination, line: Line): Foreseen {
  const { seat } = mind.asked;
  const worlds = Array.from({ length: WORLDS }, (_, seed) => {
    const { world, next } = play(mind, line, seed);
    return { bases: view(world, seat).bases, next };
  });
  const [{ bases, next } = { bases: [], next: undefined }, ...others] = worlds;
  return {
    bases: bases.filter((base, i) => others.every((world) => same(world.bases[i], base))),
    ...(next && others.every((world) => same(world.next, next)) ? { next } : {}),
  };
}

/** The question after these answers, with those after each answer to it. */
function coming(mind: Imagination, line: Line, question: Question): Coming {
  const { options, min, max, kind } = question;
  if (line.length >= ANSWERS || max > 1 || kind === 'order' || options.length > OPTIONS) return { question };
  const answers = [...options.map((_, index) => [index]), ...(min === 0 ? [[]] : [])];
  const after = answers.flatMap((answer): Then[] => {
    const longer = [...line, answer];
    const next = nextAfter(mind, longer);
    const picks = answer.map((index) => (options[index] as Option).id);
    return next ? [{ picks, ...coming(mind, longer, next) }] : [];
  });
  return { question, ...(after.length > 0 ? { after } : {}) };
}

function nextAfter(mind: Imagination, line: Line): Question | undefined {
  const { next } = play(mind, line, 0);
  for (let seed = 1; next && seed < WORLDS; seed++) if (!same(play(mind, line, seed).next, next)) return undefined;
  return next;
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

/** One world up to the question after these answers, or to one that comes before it or cannot be foreseen. */
function play(mind: Imagination, line: Line, seed: number): { readonly world: Game; readonly next?: Question } {
  const { seat } = mind.asked;
  let secrets: number | undefined;
  let stopped: { readonly world: Game; readonly next?: Question } | undefined;
  let answers = 0;
  const answer = (world: Game, request: Request): readonly number[] => {
    secrets ??= world.block[SECRETS];
    const isForeseen = request.seat === seat && world.block[SECRETS] === secrets;
    const picks = isForeseen ? line[answers++] : undefined;
    if (picks) return picks;
    stopped = { world, ...(isForeseen ? { next: describe(world, request) } : {}) };
    throw ENOUGH;
  };
  const decider: Decider = { one: (world, request) => answer(world, request)[0] ?? -1, many: answer };
  try {
    return { world: mind.play(new Int32Array([seed, 1, 2, 3]), decider, () => true) };
  } catch (thrown) {
    if (thrown !== ENOUGH || !stopped) throw thrown;
    return stopped;
  }
}
