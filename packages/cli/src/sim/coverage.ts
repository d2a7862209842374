/** Plays until every ability of every card has been used, and says which never were. */
import {
  below,
  type CardDef,
  type Decider,
  describe,
  Game,
  type MinionDef,
  MOMENTS,
  manyByOne,
  type Question,
  type Request,
  Rules,
  type SetDef,
  seedWords,
  stayOf,
  type TitanDef,
} from '@baston/engine';
import { Failure, runGame } from './game.ts';

const PLAIN = [
  'onPlay',
  'canPlay',
  'use',
  'special',
  'changesPower',
  'protects',
  'instead',
  'forbids',
  'ignoresBase',
  'countsAs',
  'fromDiscard',
  'everyTurn',
] as const;
type Abilities = Pick<MinionDef, (typeof PLAIN)[number] | 'on'>;
type Mark = (ability: string) => void;

/** The abilities that a card has, by name. */
function abilitiesOf(def: CardDef): string[] {
  const aside = def.type === 'titan' && def.aside ? namesOf(def.aside).map((ability) => `aside ${ability}`) : [];
  return [...namesOf(def), ...aside];
}

function namesOf(abilities: Abilities): string[] {
  const plain = PLAIN.filter((ability) => abilities[ability] !== undefined);
  return [...plain, ...MOMENTS.filter((moment) => abilities.on?.[moment]).map((moment) => `on ${moment}`)];
}

/**
 * The same card, which says when an ability is used. What is only asked counts once the answer matters: a
 * protection that protects, a change of power that is not 0. `special` and `fromDiscard` have nothing
 * to wrap; they are seen in the choice (see Forcing).
 */
function watch<D extends Abilities>(def: D, mark: Mark): D {
  const noting =
    <A extends readonly unknown[], R>(
      ability: string,
      run: (...args: A) => R,
      counts: (result: R) => boolean = () => true,
    ) =>
    (...args: A): R => {
      const result = run(...args);
      if (counts(result)) mark(ability);
      return result;
    };
  const { onPlay, canPlay, use, changesPower, protects, instead, forbids, ignoresBase, countsAs, everyTurn, on } = def;
  const isTrue = (answer: boolean): boolean => answer;
  const always = (): boolean => true;
  const watched: Abilities = {
    ...(onPlay && { onPlay: noting('onPlay', onPlay) }),
    ...(canPlay && { canPlay: noting('canPlay', canPlay) }),
    ...(use && { use: { ...use, run: noting('use', use.run) } }),
    ...(changesPower && {
      changesPower: { ...changesPower, by: noting('changesPower', changesPower.by, (amount) => amount !== 0) },
    }),
    ...(protects && { protects: noting('protects', protects, isTrue) }),
    ...(instead && { instead: { ...instead, run: noting('instead', instead.run) } }),
    ...(forbids && { forbids: { ...forbids, when: noting('forbids', forbids.when ?? always, isTrue) } }),
    ...(countsAs && { countsAs: noting('countsAs', countsAs, isTrue) }),
    ...(ignoresBase && { ignoresBase: readingMarks(ignoresBase, 'who', () => mark('ignoresBase')) }),
    ...(everyTurn && { everyTurn: readingMarks(everyTurn, 'play', () => mark('everyTurn')) }),
    ...(on && {
      on: Object.fromEntries(
        MOMENTS.flatMap((moment) => {
          const reaction = on[moment];
          return reaction ? [[moment, { ...reaction, run: noting(`on ${moment}`, reaction.run) }]] : [];
        }),
      ),
    }),
  };
  return { ...def, ...watched };
}

/** A titan has a text beside the deck too. */
const watchTitan = (def: TitanDef, mark: Mark): TitanDef => ({
  ...watch(def, mark),
  ...(def.aside ? { aside: watch(def.aside, (ability) => mark(`aside ${ability}`)) } : {}),
});

/** The same object, which tells when that property is read: the engine does so only when it applies it. */
function readingMarks<T extends object>(value: T, key: keyof T & string, mark: () => void): T {
  return Object.defineProperty({ ...value }, key, {
    enumerable: true,
    get() {
      mark();
      return value[key];
    },
  });
}

/** Tracks which abilities exist and which have been used. */
export class Coverage {
  readonly rules: Rules;
  readonly #left = new Map<string, Set<string>>();
  readonly total: number;

  constructor(sets: readonly SetDef[], version: string, pool: readonly string[]) {
    const markOf =
      (def: CardDef): Mark =>
      (ability) =>
        this.mark(def.id, ability);
    this.rules = new Rules(
      sets.map((set) => ({
        ...set,
        factions: set.factions.map((faction) => ({
          ...faction,
          cards: faction.cards.map((card) => watch(card, markOf(card))),
          ...(faction.titan ? { titan: watchTitan(faction.titan, markOf(faction.titan)) } : {}),
        })),
        bases: set.bases.map((base) => watch(base, markOf(base))),
        sideDecks: (set.sideDecks ?? []).map((deck) => ({
          ...deck,
          cards: deck.cards.map((card) => watch(card, markOf(card))),
        })),
      })),
      version,
    );
    const factions = this.rules.factions.filter((faction) => pool.length === 0 || pool.includes(faction.id));
    const used = this.rules.sets.filter((set) => set.factions.some((faction) => factions.includes(faction)));
    const shared = used.flatMap((set) => [...set.bases, ...(set.sideDecks ?? []).flatMap((deck) => deck.cards)]);
    const titans = factions.flatMap(({ titan }) => titan ?? []);
    for (const def of [...factions.flatMap((faction) => faction.cards), ...shared, ...titans]) {
      const abilities = abilitiesOf(def);
      if (abilities.length > 0) this.#left.set(def.id, new Set(abilities));
    }
    this.total = this.missing().length;
  }

  mark(id: string, ability: string): void {
    const left = this.#left.get(id);
    if (left?.delete(ability) && left.size === 0) this.#left.delete(id);
  }
  /** The number of abilities of the card that are still unused. */
  leftOf(id: string): number {
    return this.#left.get(id)?.size ?? 0;
  }
  missing(): string[] {
    return [...this.#left].flatMap(([id, abilities]) => [...abilities].map((ability) => `${id}: ${ability}`));
  }
  get isComplete(): boolean {
    return this.#left.size === 0;
  }
}

const EAGERNESS = 8;
const DECLINING = 0.2;

/** Chooses at random, but mostly what leads to abilities that have not been used. */
class Forcing implements Decider {
  readonly #coverage: Coverage;
  readonly #words = new Int32Array(4);

  constructor(coverage: Coverage, seed: string) {
    this.#coverage = coverage;
    seedWords(seed, this.#words);
  }

  one(game: Game, request: Request): number {
    const question = describe(game, request);
    const weights = question.options.map(({ card }) =>
      card ? 1 + EAGERNESS * Math.sign(this.#coverage.leftOf(card.def)) : 1,
    );
    if (question.purpose === 'turn') weights[0] = DECLINING; // ending the turn
    if (question.min === 0) weights.push(DECLINING);
    const index = this.#draw(weights);
    if (index === question.options.length) return -1;
    this.#note(game, question, index);
    return index;
  }
  many(game: Game, request: Request): readonly number[] {
    return manyByOne(game, request, (g, step) => this.one(g, step));
  }

  #draw(weights: readonly number[]): number {
    const sum = weights.reduce((all, weight) => all + weight, 0);
    let rest = (below(this.#words, 1_000_000) / 1_000_000) * sum;
    for (const [index, weight] of weights.entries()) {
      rest -= weight;
      if (rest < 0) return index;
    }
    return weights.length - 1;
  }

  /** Cards that are used when they are chosen: Specials, and minions from another pile than the hand. */
  #note(game: Game, { seat, purpose, options }: Question, index: number): void {
    const { card, where } = options[index] as Question['options'][number];
    if (!card) return;
    if (purpose === 'playSpecial') this.#coverage.mark(card.def, 'special');
    if (purpose !== 'turn' || !where || !game.discardPile(seat).some((other) => stayOf(other) === card.id)) return;
    const base = game.bases().find((other) => stayOf(other) === where.id);
    const actions = base ? game.actions(base).map((action) => game.definition(action).id) : [];
    for (const id of [card.def, where.def, ...actions]) this.#coverage.mark(id, 'fromDiscard');
  }
}

/** Plays one game with the factions that have the most unused abilities. */
export function playForced(coverage: Coverage, pool: readonly string[], seed: string): void {
  const { rules } = coverage;
  const words = new Int32Array(4);
  seedWords(`factions ${seed}`, words);
  const worth = (id: string): number => {
    const faction = rules.factionAt(rules.factionIndex(id));
    const cards = [...faction.cards, ...(faction.titan ? [faction.titan] : [])];
    return cards.reduce((sum, card) => sum + coverage.leftOf(card.id), 0) + below(words, 100) / 100;
  };
  const all = pool.length > 0 ? pool : rules.factions.map((faction) => faction.id);
  const ranked = all.map((id) => ({ id, worth: worth(id) })).sort((a, b) => b.worth - a.worth);
  const seats = Math.min(2 + below(words, 3), Math.floor(ranked.length / 2));
  if (seats < 2) throw new Failure(seed, 'two players need four factions');
  const taken = ranked.slice(0, 2 * seats).map(({ id }) => id);
  const factions = Array.from({ length: seats }, (_, seat): [string, string] => [
    taken[seat] as string,
    taken[seats + seat] as string,
  ]);
  const game = Game.create(rules, { seed, seats, factions, titans: 'all' });
  game.decider = new Forcing(coverage, seed);
  runGame(game, seed, true, () => game.step());
}
