/** Short names for cards, as scenario files use them, and what they mean in a game. */
import { type Card, type Face, type Game, type Option, type Rules, stayOf } from '@baston/engine';
import { bad } from './faults.ts';

type IdsByShort = ReadonlyMap<string, string[]>;

/** Kept for each set of rules, because thousands of scenarios are run with the same ones. */
const idsByShort = new WeakMap<Rules, IdsByShort>();

/** If several factions have the same card, the short name belongs to the first on the shelf. */
function shortNamesOf({ defs, namesake }: Rules): IdsByShort {
  const byShort = new Map<string, string[]>();
  defs.forEach(({ id }, i) => {
    if (namesake[i] !== i) return;
    const short = id.split('/').at(-1) as string;
    byShort.set(short, [...(byShort.get(short) ?? []), id]);
  });
  return byShort;
}

export class Names {
  readonly #rules: Rules;
  readonly #byShort: IdsByShort;
  /** The cards that have a name of their own, with the stays that they have had: an event may tell of an earlier one. */
  #labels: ReadonlyMap<string, { readonly id: number; readonly stays: number[] }> = new Map();

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#byShort = idsByShort.get(rules) ?? shortNamesOf(rules);
    idsByShort.set(rules, this.#byShort);
  }

  /** Gives cards of a game names of their own. */
  label(labels: ReadonlyMap<string, number>, game: Game): void {
    this.#labels = new Map([...labels].map(([label, id]) => [label, { id, stays: [] }]));
    this.follow(game);
  }

  /** Has to be called whenever a card may have come to another place. */
  follow(game: Game): void {
    for (const { id, stays } of this.#labels.values()) {
      const stay = stayOf(game.card(id));
      if (!stays.includes(stay)) stays.push(stay);
    }
  }

  /** Gives what forgets the stays from now on: if they are taken back, their numbers go to others. */
  mark(): () => void {
    const counts = [...this.#labels.values()].map(({ stays }) => [stays, stays.length] as const);
    return () => {
      for (const [stays, length] of counts) stays.length = length;
    };
  }

  isLabel(word: string): boolean {
    return this.#labels.has(word);
  }

  /** The id of the card or base of that name. */
  def(word: string): string {
    if (this.#rules.has(word)) return word;
    const ids = this.#byShort.get(word);
    if (!ids) throw bad('noCard', word);
    if (ids.length > 1) throw bad('ambiguous', word, ids);
    return ids[0] as string;
  }

  /** Is this the card that the word means: a name, a name at a base ("name@base"), or a label? */
  means(game: Game, word: string, face: Face): boolean {
    const label = this.#labels.get(word);
    if (label) return label.stays.includes(face.id);
    const [name, at] = word.split('@') as [string, string | undefined];
    if (face.def !== this.def(name)) return false;
    return at === undefined || this.#baseOf(game, face) === this.def(at);
  }

  /** Sorts words that name a single card first, then those at a base, so that no word takes a card that only another can mean. */
  narrowestFirst(words: readonly string[]): string[] {
    const width = (word: string): number => (this.isLabel(word) ? 0 : word.includes('@') ? 1 : 2);
    return [...words].sort((a, b) => width(a) - width(b));
  }

  #baseOf(game: Game, face: Face): string | undefined {
    for (const base of game.bases()) {
      const guests = game.cardsAt(base).flatMap((card) => [card, ...game.cardsOn(card)]);
      if (guests.some((card) => stayOf(card) === face.id)) return game.definition(base).id;
    }
    return undefined;
  }

  /** The one card in play, buried, or titan beside a deck, that the word means. */
  inPlay(game: Game, word: string): Card {
    const aside = game.allSeats().flatMap((seat) => game.titansBeside(seat));
    const all = [...game.bases(), ...game.allCards(), ...aside];
    const found = all.find((card) => this.means(game, word, { id: stayOf(card), def: game.definition(card).id }));
    if (found === undefined) throw bad('notInPlay', word);
    return found;
  }

  short(def: string): string {
    const short = def.split('/').at(-1) as string;
    const ids = this.#byShort.get(short);
    return ids?.length === 1 && ids[0] === def ? short : def;
  }

  /** Names for a card: its own, and its own with the base it is at. */
  calls(game: Game, face: Face): string[] {
    const name = this.short(face.def);
    const at = this.#baseOf(game, face);
    return at === undefined ? [name] : [name, `${name}@${this.short(at)}`];
  }

  /** Does the option answer to these words? */
  matches(game: Game, words: string, option: Option, permits: ReadonlyMap<number, string>): boolean {
    if (words === option.id || words === option.faction) return true;
    if (option.number !== undefined) return words === String(option.number);
    if (option.seat !== undefined) return words === 'ABCD'[option.seat];
    const label = this.#labels.get(words);
    if (option.buried && label) return label.stays.includes(option.buried.id);
    const [verb, ...rest] = words.split(' ');
    if (verb === 'play' && option.permit !== undefined && option.card) {
      const [what, , where] = splitOn(rest.join(' '));
      const [place, , using] = splitUsing(where ?? '');
      const [card, , using2] = splitUsing(what);
      if (!this.means(game, card, option.card)) return false;
      if (place && !(option.where && this.means(game, place, option.where))) return false;
      const permit = using ?? using2;
      return permit === undefined || this.#isCalled(permit, permits.get(option.permit));
    }
    if (verb === 'use' && option.id.startsWith('use:') && option.card)
      return this.means(game, rest.join(' '), option.card);
    return rest.length === 0 && option.permit === undefined && option.card !== undefined && !option.id.includes(':')
      ? this.#meansIfKnown(game, words, option.card)
      : false;
  }

  /** Is that what granted the permit? Both regular plays are called regular; `regular action` is one of them. */
  #isCalled(word: string, granted = ''): boolean {
    if (word === REGULAR) return granted.startsWith(REGULAR);
    return granted === (word.startsWith(REGULAR) ? word : this.def(word));
  }

  #meansIfKnown(game: Game, word: string, face: Face): boolean {
    const name = word.split('@')[0] as string;
    const known = this.isLabel(word) || this.#rules.has(name) || this.#byShort.has(name);
    return known && this.means(game, word, face);
  }
}

const REGULAR = 'regular';

/** The source of each offered permit: a card, by its definition, or the rules. */
export const grantsOf = (game: Game): ReadonlyMap<number, string> =>
  new Map(
    game.offered.map((p) => [p.id, p.regular ? `${REGULAR} ${p.play}` : game.rules.def(p.sourceDef).id] as const),
  );

/** Words for a grant, the shortest first. */
export const wordsForGrant = (grant = ''): string[] => (grant.startsWith(REGULAR) ? [REGULAR, grant] : [grant]);

const splitOn = (text: string): [string, boolean, string | undefined] => split(text, ' on ');
const splitUsing = (text: string): [string, boolean, string | undefined] => split(text, ' using ');

function split(text: string, by: string): [string, boolean, string | undefined] {
  const at = text.indexOf(by);
  return at < 0 ? [text, false, undefined] : [text.slice(0, at), true, text.slice(at + by.length)];
}

/** "name x3" is three of them. */
export const repeat = (word: string): string[] => {
  const found = /^(.+) x(\d{1,2})$/.exec(word);
  return found ? new Array(Number(found[2])).fill(found[1]) : [word];
};
