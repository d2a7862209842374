/**
 * Looks one move ahead: what would the bases be worth after it? It knows power, breakpoints and VP, and reads
 * the formulaic texts for a few words; it knows no card by name.
 */
import {
  type BaseView,
  type CardDef,
  type Face,
  hashText,
  type Option,
  type Purpose,
  type Question,
  type Rules,
  type View,
} from '@baston/engine';
import type { Adviser, Bot } from './bot.ts';
import { Outlook } from './outlook.ts';
import { reasonFor } from './reasons.ts';

/** With so many cards in hand it stops waiting for a better turn. */
const FULL_HAND = 8;
/** What is optional has to be better than this. */
const WORTHWHILE = 0.01;

interface Ranked {
  readonly option: Option;
  readonly score: number;
}

/** What it picks: as much as it must, and what is worthwhile. */
const picksOf = (ranked: readonly Ranked[], { min, max }: Question): Option[] =>
  ranked.filter(({ score }, i) => i < min || (i < max && score > WORTHWHILE)).map(({ option }) => option);

export function greedyBot(rules: Rules, seed: string): Bot {
  /** How often it has made the same play this turn: there are combinations that never end, and it tires of them. */
  let played = new Map<string, number>();
  let turn = 0;

  return (question, view) => {
    if (view.turn !== turn) played = new Map();
    turn = view.turn;
    const mind = new Mind(rules, question, view);
    const ranked = question.options
      .map((option) => {
        const luck = hashText(`${seed} ${turn} ${option.id}`) / 2 ** 40; // far below what is worthwhile
        return { option, score: mind.score(option) + luck - 0.2 * (played.get(playOf(option)) ?? 0) };
      })
      .sort((a, b) => b.score - a.score);
    const picks = picksOf(ranked, question);
    if (question.kind === 'move')
      for (const pick of picks) played.set(playOf(pick), (played.get(playOf(pick)) ?? 0) + 1);
    return picks.map((option) => option.id);
  };
}

/** What it would do in somebody's place, and why. */
export const greedyAdviser =
  (rules: Rules): Adviser =>
  (question, view) => {
    const mind = new Mind(rules, question, view);
    const ranked = question.options
      .map((option) => ({ option, score: mind.score(option) }))
      .sort((a, b) => b.score - a.score);
    const picks = picksOf(ranked, question);
    return {
      picks: picks.map(({ id }) => id),
      advice: picks.map((option) => ({ option: option.id, reason: reasonFor(option, question, mind.outlook) })),
      ...(picks.length === 0 ? { reason: { kind: 'nothing' } } : {}),
    };
  };

const playOf = ({ card, where }: Option): string => `${card?.def} ${where?.id}`;

type Score = (card: Face) => number;

class Mind {
  readonly outlook: Outlook;
  readonly #question: Question;
  readonly #view: View;

  constructor(rules: Rules, question: Question, view: View) {
    this.outlook = new Outlook(rules, view, question.seat, question.source);
    this.#question = question;
    this.#view = view;
  }

  score(option: Option): number {
    const { kind, purpose, seat } = this.#question;
    const me = this.#view.players[seat];
    switch (kind) {
      case 'move':
        return this.#move(option);
      case 'confirm':
        return 1;
      case 'number':
        return option.number ?? 0;
      case 'modes':
        return this.#mode(option.id);
      case 'players':
        return option.seat === seat ? -1 : 1 + (this.#view.players[option.seat ?? 0]?.vp ?? 0);
      case 'factions':
        return me?.factions.includes(option.faction ?? '') ? 0 : 1;
      default: {
        const score = this.#scores[purpose] ?? ((card) => this.outlook.cardWorth(card));
        return option.card ? score(option.card) : 0;
      }
    }
  }

  /** By purpose; anything else is something to have, and the best card is the best choice. */
  get #scores(): { readonly [P in Purpose]?: Score } {
    const { outlook } = this;
    const onBase =
      (score: (base: BaseView) => number, otherwise: Score): Score =>
      (card) => {
        const base = outlook.base(card);
        return base ? score(base) : otherwise(card);
      };
    const never: Score = () => -1;
    const harm = onBase(
      (base) => outlook.clearing(base),
      (card) => outlook.removal(card),
    );
    const lose: Score = (card) => 10 - outlook.cardWorth(card);
    const strongest: Score = (card) => outlook.minion(card)?.minion.power ?? 0;
    const mover = outlook.cargo(this.#question.about) ?? { mine: false, power: 4 };
    return {
      destroy: harm,
      return: harm,
      returnEach: harm,
      placeUnderDeck: harm,
      move: onBase(
        (base) => outlook.clearing(base),
        (card) => outlook.moving(card),
      ),
      moveHere: (card) => outlook.moving(card),
      moveTo: onBase((base) => outlook.arrival(base, mover) + 0.3, never),
      playHere: onBase((base) => outlook.arrival(base, { mine: true, power: 2 }) + 1, never),
      sacrifice: (card) => 10 + outlook.removal(card),
      exchange: onBase(
        () => 1,
        (card) => 10 - strongest(card),
      ),
      givePower: (card) => outlook.strengthening(card, 4),
      lowerBreakpoint: (card) => outlook.lowering(card),
      compare: strongest,
      discard: (card) => (this.#isForeign(card) ? outlook.cardWorth(card) : lose(card)),
      discardToTen: lose,
      placeInDiscard: never,
      playSpecial: (card) => this.#special(card),
      drawForMinions: onBase((base) => base.minions.filter((m) => outlook.isMine(m)).length, never),
      scoreNext: onBase((base) => outlook.worth(base), never),
      swapOut: onBase((base) => 10 - outlook.worth(base), never),
    };
  }

  /** A card in somebody else's hand. */
  #isForeign(card: Face): boolean {
    const { seat } = this.#question;
    return this.#view.players.some(
      (player, other) => other !== seat && player.hand.known.some(({ id }) => id === card.id),
    );
  }

  /** Anything sensible is better than ending the turn; ending it is better than a gift. */
  #move({ id, card, where }: Option): number {
    const { outlook } = this;
    if (!card) return (this.#view.players[this.#question.seat]?.hand.count ?? 0) < FULL_HAND ? 0.02 : -10;
    if (id.startsWith('use:')) return 0.4;
    const def = outlook.def(card);
    const base = outlook.base(where);
    if (def.type === 'minion') return base ? outlook.arrival(base, { mine: true, power: def.power }) + 0.5 : 0.5;
    const target = outlook.minion(where)?.minion;
    if (!target) return this.#isUseful(def) ? 0.8 : -0.2;
    const harms = /destroy this minion|−\d+ power/.test(def.text.en);
    return outlook.isMine(target) === harms ? -1 : 0.6 + 0.1 * target.power;
  }

  /** An action against minions needs minions of others, and one that costs a minion of its own is left alone. */
  #isUseful({ text: { en } }: CardDef): boolean {
    if (/[Dd]estroy one of your minions|then destroy it/.test(en)) return false;
    return this.outlook.hasEnemies() || !/[Dd]estroy|[Rr]eturn|bottom of|another player/.test(en);
  }

  /** Before a base scores: a minion counts where it changes the VP. What can be played later waits. */
  #special(card: Face): number {
    const def = this.outlook.def(card);
    if (def.type !== 'minion') return def.onPlay ? -1 : 1;
    const scoring = this.#view.bases.filter((base) => base.total >= base.breakpoint);
    return Math.max(0, ...scoring.map((base) => this.outlook.arrival(base, { mine: true, power: def.power })));
  }

  /** A good card on top of the deck stays there. */
  #mode(id: string): number {
    const top = this.#view.players[this.#question.seat]?.deck.known.find((card) => card.place === 0);
    const keeps = top !== undefined && this.outlook.cardWorth(top) >= 2.5;
    return (id === 'leave') === keeps ? 1 : 0;
  }
}
