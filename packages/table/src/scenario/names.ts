/** Short names for cards, as scenario files use them, and what they mean in a game. */
import { type Card, type Face, type Game, type Option, type Rules, stayOf } from '@baston/engine';
import { BadScenario } from './faults.ts';

export class Names {
  readonly #rules: Rules;
  readonly #byShort = new Map<string, string[]>();
  labels: ReadonlyMap<string, number> = new Map();

  constructor(rules: Rules) {
    this.#rules = rules;
    for (const def of rules.defs) {
      const short = def.id.split('/').at(-1) as string;
      this.#byShort.set(short, [...(this.#byShort.get(short) ?? []), def.id]);
    }
  }

  /** The id of the card or base of that name. */
  def(word: string): string {
    if (this.#rules.has(word)) return word;
    const ids = this.#byShort.get(word);
    if (!ids) throw new BadScenario('noCard', word);
    if (ids.length > 1) throw new BadScenario('ambiguous', word, ids);
    return ids[0] as string;
  }

  /** Is this the card that the word means: a name, a name at a base ("name@base"), or a label? */
  means(game: Game, word: string, face: Face): boolean {
    const label = this.labels.get(word);
    if (label !== undefined) return stayOf(game.card(label)) === face.id;
    const [name, at] = word.split('@') as [string, string | undefined];
    if (face.def !== this.def(name)) return false;
    return at === undefined || this.#baseOf(game, face) === this.def(at);
  }

  #baseOf(game: Game, face: Face): string | undefined {
    for (const base of game.bases()) {
      const guests = [
        ...game.cardsOn(base).flatMap((card) => [card, ...game.cardsOn(card)]),
        ...game.buried({ at: base }),
      ];
      if (guests.some((card) => stayOf(card) === face.id)) return game.definition(base).id;
    }
    return undefined;
  }

  /** The one card in play, or titan beside a deck, that the word means. */
  inPlay(game: Game, word: string): Card {
    const all = game
      .bases()
      .flatMap((base) => [base, ...game.cardsOn(base).flatMap((card) => [card, ...game.cardsOn(card)])])
      .concat(game.allSeats().flatMap((seat) => game.titansBeside(seat)));
    const found = all.find((card) => this.means(game, word, { id: stayOf(card), def: game.definition(card).id }));
    if (found === undefined) throw new BadScenario('notInPlay', word);
    return found;
  }

  short(def: string): string {
    const short = def.split('/').at(-1) as string;
    return (this.#byShort.get(short)?.length ?? 0) > 1 ? def : short;
  }

  /** What a card can be called: by its name, or by its name and the base it is at. */
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
    const label = this.labels.get(words);
    if (option.buried && label !== undefined) return stayOf(game.card(label)) === option.buried.id;
    const [verb, ...rest] = words.split(' ');
    if (verb === 'play' && option.permit !== undefined && option.card) {
      const [what, , where] = splitOn(rest.join(' '));
      const [place, , using] = splitUsing(where ?? '');
      const [card, , using2] = splitUsing(what);
      if (!this.means(game, card, option.card)) return false;
      if (place && !(option.where && this.means(game, place, option.where))) return false;
      const permit = using ?? using2;
      return permit === undefined || this.#permit(permit) === permits.get(option.permit);
    }
    if (verb === 'use' && option.id.startsWith('use:') && option.card)
      return this.means(game, rest.join(' '), option.card);
    return rest.length === 0 && option.permit === undefined && option.card !== undefined && !option.id.includes(':')
      ? this.#meansIfKnown(game, words, option.card)
      : false;
  }

  #permit(word: string): string {
    return word === 'regular' ? word : this.def(word);
  }

  #meansIfKnown(game: Game, word: string, face: Face): boolean {
    const name = word.split('@')[0] as string;
    const known = this.labels.has(word) || this.#rules.has(name) || this.#byShort.has(name);
    return known && this.means(game, word, face);
  }
}

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
