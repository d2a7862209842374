/** Questions. There is one way to ask: see choose.ts. */
import type { Card, Seat } from '../state/block.ts';

/** The kind of thing that is chosen; it says how to read the numbers in `options`. */
export type Kind =
  | 'move' // see moves.ts
  | 'cards'
  | 'minions'
  | 'bases'
  | 'players'
  | 'factions'
  | 'modes'
  | 'number'
  | 'confirm'
  | 'order';

/** The purpose of a choice: one sentence per purpose and language is all that a prompt needs. */
export const PURPOSES = [
  'draftFaction',
  'mulligan',
  'turn',
  'playExtra',
  'playSpecial',
  'playHere',
  'resolveNext',
  'scoreNext',
  'discardToTen',
  'discard',
  'destroy',
  'return',
  'returnEach',
  'exchange',
  'placeUnderDeck',
  'placeInHand',
  'placeInDiscard',
  'putOrder',
  'shuffleIn',
  'move',
  'moveTo',
  'moveHere',
  'givePower',
  'lowerPower',
  'compare',
  'lowerBreakpoint',
  'draw',
  'look',
  'reveal',
  'search',
  'searchPiles',
  'nameFaction',
  'whoseMinions',
  'barActions',
  'drawForMinions',
  'swapOut',
  'swapIn',
  'nextBase',
  'ignoreBase',
  'sacrifice',
  'topCard',
  'addCounter',
  'removeCounters',
  'takeCounter',
  'receiveCounters',
  'transferCounters',
  'chooseOne',
  'useTalent',
  'alsoDestroy',
  'alsoReturn',
  'alsoPlace',
  'alsoMove',
  'alsoControl',
  'alsoPower',
  'alsoCounter',
  'alsoRescue',
  'transfer',
  'transferTo',
  'bringAlong',
  'takeControl',
  'giveControl',
  'whoGetsIt',
  'giveCard',
  'playBase',
  'placeOnDeck',
  'shuffleAway',
  'prevent',
  'transform',
  'gainTotal',
  'turnDownBase',
  'useAbility',
  'cancelBase',
  'flyOff',
  'putBack',
  'aimAt',
  'bury',
  'buryAt',
  'uncover',
  'duel',
  'duelAgainst',
  'duelCard',
  'takeCard',
  'drawMadness',
  'returnMadness',
  'discardMadness',
  'drawMore',
  'playTitan',
  'bringTitan',
  'moveTitan',
  'keep',
  'placeInOwnersHand',
  'takeTreasure',
  'drawTreasure',
  'putUnder',
  'letDraw',
  'shrugOff',
  'playOrDraw',
  'playMonster',
  'sellTreasures',
  'putInBox',
  'divertCounter',
  'baseOnDeck',
  'nextBaseBy',
  'lookAtDeck',
  'copyAbilities',
  'playCopy',
  'stepIn',
  'moveInstead',
  'returnInstead',
  'giveAway',
  'playOn',
  'chooseName',
  'nameCard', // any card of the match, wherever it lies: it is offered by its name
  'nextPlayer',
  'newHand',
  'applyStart',
  'topOrBottom',
  'otherSide',
  'moveToSave',
] as const;
/** Alternatives that are chosen by name. */
export const ALTERNATIVES = [
  'discard',
  'leave',
  'addCounter',
  'transferCounters',
  'transfer',
  'takeControl',
  'useTalent',
  'playExtraAction',
  'playExtraMinion',
  'playNow',
  'placeInHand',
  'placeOnDeck',
  'placeUnderDeck',
  'placeDiscardedOnDeck',
  'draw',
  'move',
  'return',
  'destroyAction',
  'destroyMinion',
  'playBase',
  'destroyBase',
  'bury',
  'uncover',
  'drawTwo',
  'destroyTwo',
  'returnMadness',
  'playTitan',
  'search',
  'spareDeck',
  'removeCounters',
  'shuffleIn',
  'drawTreasure',
  'playMonster',
  'destroyMonster',
  'sellTreasures',
  'putInBox',
  'removeCounter',
  'drawMadness',
  'giveMadness',
  'giveControl',
  'shuffleActions',
  'shuffleMinions',
  'playersDeck',
  'baseDeck',
  'monsterDeck',
  'treasureDeck',
  'powerToAll',
  'powerToOne',
  'loseCard',
  'loseMinion',
  'loseDiscardPile',
  'sayMinion',
  'sayAction',
  'revealTop',
  'revealBottom',
  'powerToMinion',
  'powerToThis',
  'powerFromOther',
  'raiseAllHere',
  'lowerAllHere',
  'drawAndPlayAction',
  'othersDiscard',
] as const;
export type Alternative = (typeof ALTERNATIVES)[number];
export type Purpose = (typeof PURPOSES)[number];

/** The options of a question: integers in a list that is emptied and filled again without a new allocation. */
export class Options {
  length = 0;
  readonly #items: number[] = [];

  static of(values: readonly number[]): Options {
    const options = new Options();
    options.fill(values);
    return options;
  }
  at(index: number): number {
    return this.#items[index] as number;
  }
  allAt(indexes: readonly number[]): number[] {
    const found = indexes.slice(); // a list that grows takes more memory
    for (let i = 0; i < found.length; i++) found[i] = this.at(found[i] as number);
    return found;
  }
  push(value: number): void {
    this.#items[this.length++] = value;
  }
  fill(values: readonly number[]): void {
    for (let i = 0; i < values.length; i++) this.#items[i] = values[i] as number;
    this.length = values.length;
  }
  remove(index: number): void {
    this.length--;
    for (let i = index; i < this.length; i++) this.#items[i] = this.#items[i + 1] as number;
  }
  toArray(): number[] {
    return this.#items.slice(0, this.length);
  }
  /** Empties the list and gives its memory back. */
  free(): void {
    this.length = 0;
    this.#items.length = 0;
  }
}

/**
 * A masked question is asked in a discreet game even if there is nothing to decide, so that others cannot tell: of one
 * player `alone`, or of several in a `round`, who all answer at the same time because none knows what the others hold.
 */
export type Mask = 'alone' | 'round';

export interface Request {
  seat: Seat;
  kind: Kind;
  purpose: Purpose;
  /** The card that asks; 0: the rules. */
  source: Card;
  /** The card it is about, if there is one besides: the minion to move, the base about to score. */
  about: Card;
  /** All cards that the effect in question is about to affect, if there are several; they are public once they are chosen. */
  targets: readonly Card[];
  min: number;
  max: number;
  /** The text says how many at most: not any number, even if there are no more options than that. */
  isLimited: boolean;
  mask: Mask | undefined;
  /** Owned by the game; read it before you answer and do not keep it. */
  options: Options;
  /** Names of the options of a `modes` request. */
  modes: readonly Alternative[];
}

export const emptyRequest = (options: Options): Request => ({
  seat: -1,
  kind: 'move',
  purpose: 'turn',
  source: 0,
  about: 0,
  targets: [],
  min: 0,
  max: 0,
  isLimited: false,
  mask: undefined,
  options,
  modes: [],
});

/** Room for a question that is asked one pick at a time. */
interface Spare {
  readonly spareRequest: Request;
  readonly leftOptions: Options;
}

/** Any number of options asked one at a time: how simulations and searches answer `many`. */
export function manyByOne<G extends Spare>(
  game: G,
  request: Request,
  one: (game: G, request: Request) => number,
): number[] {
  const { min, max } = request;
  const step = game.spareRequest;
  const left = game.leftOptions;
  left.length = 0;
  step.options.length = 0;
  for (let i = 0; i < request.options.length; i++) {
    left.push(i);
    step.options.push(request.options.at(i));
  }
  step.seat = request.seat;
  step.kind = request.kind;
  step.purpose = request.purpose;
  step.source = request.source;
  step.about = request.about;
  step.targets = request.targets;
  step.mask = request.mask;
  step.modes = request.modes;
  step.max = 1;
  const picked: number[] = [];
  while (picked.length < max && left.length > 0) {
    step.min = picked.length < min ? 1 : 0;
    const index = step.min === 1 && left.length === 1 ? 0 : one(game, step);
    if (index < 0) break;
    picked.push(left.at(index));
    left.remove(index);
    step.options.remove(index);
  }
  return picked;
}
