/** Orders that need not be asked for: whatever the order, the game comes to the same position. */
import type { Game } from '../model/game.ts';
import type { Request } from '../model/request.ts';
import type { Decider } from '../model/step.ts';
import { offersHidden } from '../resolution/choose.ts';
import { CARD_SIZE, CARDS, type Card, HOSTED, ID_MASK, idOf, SERIAL, STAY, STAYS, ZONE } from '../state/block.ts';
import type { Effect, Permit } from '../state/records.ts';
import { hashText, mix } from '../state/state.ts';
import { cardAt } from '../state/zones.ts';
import { type Asked, areCards, type Imagination } from './imagine.ts';

/** Hidden cards and chance may decide whether an order matters, so it must not matter in any of some worlds. */
const WORLDS = 4;
/** Questions with more answers than this are asked anyway, and so are orders that can go on in more ways. */
const MOST_ANSWERS = 24;
const MOST_WAYS = 100;

type Answer = readonly number[];

/** Asks for the order in which cards answer at one moment, or in which cards are put somewhere. */
export const isOrder = ({ kind, purpose }: Pick<Request, 'kind' | 'purpose'>): boolean =>
  kind === 'order' || purpose === 'resolveNext';

/**
 * An order, if all come to the same: the same decisions follow, and lead to the same positions. `mind` has to imagine for a
 * spectator (`NOBODY`): then whether it is asked for tells nobody anything.
 */
export function indifferentOrder(mind: Imagination): Answer | undefined {
  const answers = answersTo(mind.asked);
  if (answers.length < 2) return undefined;
  for (let world = 0; world < WORLDS; world++) if (!new Walk(mind, answers).ordersAgree(world)) return undefined;
  return answers[0];
}

/** All ways on from a question to the end of the step, one after the other. */
class Walk implements Decider {
  readonly #mind: Imagination;
  /** Ways that are still to be gone, as the answers that they begin with. */
  readonly #left: Answer[][];
  #way: Answer[] = [];
  #depth = 0;
  /** The order that this way takes, and all other decisions. */
  #order = '';
  #decisions: string[] = [];
  /** Somebody decides something that is not followed up. */
  #isOpen = false;

  constructor(mind: Imagination, answers: readonly Answer[]) {
    this.#mind = mind;
    this.#left = answers.map((answer) => [answer]);
  }

  /** Each order has to allow the same decisions, with the same positions after them. */
  ordersAgree(seed: number): boolean {
    const positions = new Map<string, Map<string, string>>();
    for (let ways = 0; this.#left.length > 0; ways++) {
      const position = this.#next(seed);
      if (ways > MOST_WAYS || this.#isOpen) return false;
      const ofOrder = positions.get(this.#order) ?? new Map<string, string>();
      positions.set(this.#order, ofOrder.set(this.#decisions.sort().join(' '), position));
    }
    const [first, ...others] = [...positions.values()].map((of) => JSON.stringify([...of].sort()));
    return others.every((other) => other === first);
  }

  /** Goes one way to its end, and says where that is. */
  #next(seed: number): string {
    this.#way = this.#left.pop() as Answer[];
    this.#depth = 0;
    this.#order = '';
    this.#decisions = [];
    const words = new Int32Array([seed, 0x9e3779b9, 0x7f4a7c15, 1]);
    return positionOf(this.#mind.play(words, this, () => true));
  }

  one(world: Game, request: Request): number {
    return this.#answer(world, request)[0] ?? -1;
  }
  many(world: Game, request: Request): Answer {
    return this.#answer(world, request);
  }

  #answer(world: Game, request: Request): Answer {
    const depth = this.#depth++;
    this.#isOpen ||= depth === 0 && areCards(request.kind) && offersHidden(world); // others would learn something about them
    if (depth === this.#way.length) this.#fork(request);
    const answer = this.#way[depth] as Answer;
    const picked = answer.map((index) => request.options.at(index) & ID_MASK).join();
    const { seat, purpose, source, about } = request;
    if (depth === 0 || isOrder(request)) this.#order += `${picked}/`;
    else this.#decisions.push(`${seat}:${purpose}:${idOf(source)}:${idOf(about)}:${picked}`);
    return answer;
  }

  /** Another decision: this way goes on with the first answer, the others come later. */
  #fork({ kind, min, max, options, seat }: Request): void {
    const [first, ...others] = answersTo({ seat, kind, min, max, options: options.length });
    this.#isOpen ||= !first;
    for (const other of others) this.#left.push([...this.#way, other]);
    this.#way.push(first ?? Array.from({ length: kind === 'order' ? options.length : min }, (_, index) => index));
  }
}

/** All answers to a question, as indexes of options; none if there are too many. */
function answersTo({ kind, min, max, options }: Asked): Answer[] {
  const most = kind === 'order' ? options : max;
  let answers: Answer[] = [[]];
  const all: Answer[] = min === 0 ? [[]] : [];
  for (let length = 1; length <= most; length++) {
    answers = answers.flatMap((answer) => longer(answer, options, kind === 'order'));
    if (length >= min) all.push(...answers);
    if (answers.length > MOST_ANSWERS || all.length > MOST_ANSWERS) return [];
  }
  return all;
}

/** With one more option: any other one if the order matters, else one that comes later. */
function longer(answer: Answer, options: number, ordered: boolean): Answer[] {
  const found: Answer[] = [];
  for (let index = ordered ? 0 : (answer.at(-1) ?? -1) + 1; index < options; index++) {
    if (!answer.includes(index)) found.push([...answer, index]);
  }
  return found;
}

/** The position as a text that is the same for positions that are: numbers given out on the way do not count. */
function positionOf(g: Game): string {
  const b = g.block;
  let [one, other] = [1, 2];
  const add = (value: number): void => {
    one = mix(one, value);
    other = mix(other, value ^ (other >>> 15));
  };
  for (let i = 0; i < CARDS; i++) if (i !== STAYS && i !== SERIAL) add(b[i] as number);
  for (let i = CARDS; i < b.length; i++) if ((i - CARDS) % CARD_SIZE !== STAY) add(b[i] as number);
  for (const id of byAge(g)) add(id);
  const records = [
    ...g.permits.map((permit) => hashText(JSON.stringify(permit, plainPermit))),
    ...g.effects.map((effect) => hashText(JSON.stringify(effect, plainCards))),
  ];
  for (const record of records.sort((a, b) => a - b)) add(record);
  add(hashText(JSON.stringify([g.plays, g.picks], plainCards)));
  return `${one}:${other}`;
}

/** The cards in play, the oldest stay first: the order in which they answer may depend on it. */
function byAge(g: Game): number[] {
  const ids: number[] = [];
  for (let id = 1; id <= g.cardCount(); id++) if ((g.block[cardAt(id) + ZONE] as number) >= HOSTED) ids.push(id);
  return ids.sort((a, b) => (g.block[cardAt(a) + STAY] as number) - (g.block[cardAt(b) + STAY] as number));
}

const HANDLES: ReadonlySet<string> = new Set<keyof Permit | keyof Effect | 'on'>([
  'at',
  'near',
  'source',
  'card',
  'on',
]);

/** Cards without the number of their stay. */
const plainCards = (key: string, value: unknown): unknown =>
  HANDLES.has(key) && typeof value === 'number' ? idOf(value as Card) : value;
const plainPermit = (key: string, value: unknown): unknown => (key === 'id' ? 0 : plainCards(key, value));
