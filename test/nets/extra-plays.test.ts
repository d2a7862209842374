/** Extra plays are optional (PLAY-04, RES-18). */
import { rules } from '@baston/cards';
import { type Decider, type Game, NO_CARD, type Purpose, type Request } from '@baston/engine';
import { expect, it } from 'vitest';
import { playOn } from './playouts.ts';

const BOTH_OR_NEITHER = 'its player may do one thing and play a card: both or neither (TIME-21)';
const ITS_USE = 'whoever uses it says that they play a card: it does nothing else';
const OFF_THE_TOP = 'a card off the top of a deck is revealed and played (TOP-01)';
const REVEALED = 'the text has a revealed minion played';

/** These play a card that nobody can decline any more. */
const DECIDED: Readonly<Record<string, string>> = {
  'ancient-egyptians/lost-knowledge': 'an uncovered card is played (BURY-08)',
  'ancient-incas/golden-condor': 'the text says that the cards must be played',
  'ancient-incas/llama': BOTH_OR_NEITHER,
  'base/critter-combat-club': ITS_USE,
  'base/moon-dumpster': REVEALED,
  'base/secret-grove': ITS_USE,
  'base/secret-volcano-headquarters': REVEALED,
  'base/storytellers-hut': ITS_USE,
  'base/subterranean-lair': ITS_USE,
  'base/transformation-spring': OFF_THE_TOP,
  'base/under-the-bed': ITS_USE,
  'kaiju/johnny': BOTH_OR_NEITHER,
  'ninjas/ninja-acolyte': BOTH_OR_NEITHER,
  'russian-fairy-tales/baba-yaga': OFF_THE_TOP,
  'russian-fairy-tales/finist-the-falcon': BOTH_OR_NEITHER,
  'russian-fairy-tales/the-frog-princess': OFF_THE_TOP,
  'russian-fairy-tales/transformation': OFF_THE_TOP,
  'shapeshifters/cellular-bonding': 'it does what the action says whose text it has (COPY-15)',
  'sheep/hello-dolly': 'it does what the action says that it copies (COPY-16)',
  'zombies/tenacious-z': ITS_USE,
};

/** Questions that can be declined, so that no extra card is played. */
const ABOUT_PLAYS: readonly Purpose[] = ['playExtra', 'playHere', 'search', 'searchPiles'];
/** The card that is picked is then played. */
const PICKS: readonly Purpose[] = ['playSpecial', 'uncover', 'duelCard'];

/** Somebody who plays at random, but no extra card that may be declined. */
class Decliner implements Decider {
  readonly #random: Decider;
  readonly #offering: Set<string>;
  /** The definitions of cards that were picked to be played. */
  readonly picked = new Set<number>();

  constructor(random: Decider, offering: Set<string>) {
    this.#random = random;
    this.#offering = offering;
  }
  one(game: Game, request: Request): number {
    const { kind, purpose, min, options } = request;
    if (ABOUT_PLAYS.includes(purpose)) this.#offering.add(game.sourceName());
    if (min === 0 && ABOUT_PLAYS.includes(purpose)) return -1;
    if (kind === 'modes' && request.modes.includes('playNow')) {
      this.#offering.add(game.sourceName());
      const other = options.toArray().findIndex((option) => request.modes[option] !== 'playNow');
      if (other >= 0) return other;
    }
    const index = this.#random.one(game, request);
    if (index >= 0 && PICKS.includes(purpose)) this.picked.add(game.defOf(options.at(index)));
    return index;
  }
  many(game: Game, request: Request): readonly number[] {
    return this.#random.many(game, request);
  }
}

/** Their texts speak of an extra card that is themselves: whoever picks them plays them. */
const PLAY_THEMSELVES = [
  'anansi-tales/mboro-hornet',
  'explorers/crypt-looter',
  'mega-troopers/green-trooper',
  'sharks/mako',
  'teddy-bears/snuggly-bear',
];

// All scenarios are played on at random, several times each.
it('every extra play can be declined', { timeout: 180_000 }, () => {
  const forced = new Set<string>();
  const offering = new Set<string>();
  const halfDone = new Set<string>();
  playOn(6, (game, random) => {
    const decliner = new Decliner(random, offering);
    let returning = ''; // a card that has returned one to its player's hand and has played none yet
    game.sink = (event) => {
      const source = game.sourceName();
      if (event.type === 'permit') offering.add(source);
      if (event.type === 'return' && event.seat === game.actor && DECIDED[source] === BOTH_OR_NEITHER)
        returning = source;
      else if (event.type === 'play' && source === returning) returning = '';
      else if (event.type === 'phase' && returning !== '') halfDone.add(returning);
      if (event.type !== 'play' || !event.extra || game.source === NO_CARD) return;
      if (!decliner.picked.has(game.rules.indexOf(event.card.def))) forced.add(game.sourceName());
    };
    return decliner;
  });
  expect([...halfDone]).toEqual([]);
  // A card that has taken over the text of another has none of its own about that.
  const speaking = rules.defs.slice(1).filter(({ text }) => /\bplay(?:s|ed)?\b/i.test(text.en));
  const ids = speaking.map(({ id }) => id);
  expect(ids.filter((id) => forced.has(id)).sort()).toEqual(Object.keys(DECIDED));
  // All that speak of extra cards have come up.
  const granting = speaking.filter(({ text }) => /extra (?:minion|action|card)/.test(text.en)).map(({ id }) => id);
  expect(granting.filter((id) => !offering.has(id) && !forced.has(id)).sort()).toEqual(PLAY_THEMSELVES);
});
