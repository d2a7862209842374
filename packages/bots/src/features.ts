/**
 * A position between two turns as numbers: for every seat what it has itself, then every base as it looks from there;
 * and which cards lie where.
 */
import { type Base, type Game, NOBODY, type Seat } from '@baston/engine';

/** Inputs of each seat. */
const OWN_INPUTS = [
  'vp', // victory points, less what Madness will cost; 1 wins
  'nearness', // the same squared
  'rival', // VP of the strongest rival
  'rivalNearness',
  'hand', // cards
  'buried',
  'first', // power of the strongest minion in hand
  'second', // and of the second
  'handMinions',
  'power', // on all bases
  'minions',
  'actions', // in play, titans too
  'counters',
  'rivalPower', // the strongest rival's, on all bases
  'rivalHand', // the longest
  'turn', // 1: moves now; 0: last of all
  'three', // seats
  'four',
  'age', // of the game
] as const;

/** A base, as a seat sees it. */
const SEEN_INPUTS = [
  'present', // has anything that counts
  'total',
  'rival', // total of the strongest rival here
  'lead', // over the strongest rival, from -1 to 1
  'gain', // VP if it scored as it stands
  'promise', // the same, the fuller the base the surer
  'imminent', // and where only a last push is missing
  'contest', // lead where there is something to win
  'minions',
  'rivalMinions',
  'actions',
  'rivalActions',
  'victory', // how much of what is missing to win the gain is
  'defeat', // the same for whom it would help most of the rivals
  'defeatSoon', // where only a last push is missing
  'reach', // how much of what is missing to the breakpoint the strongest minion in hand is
  'reachLead', // the lead with it
  'turn',
] as const;

/** A base, as all seats see it alike. */
const SHARED_INPUTS = [
  'fill', // how much of the breakpoint is there
  'close', // the same, for what is missing: 1 if nothing is
  'best', // VP of the first place
  'nextBest', // and the second
] as const;
const BASE_INPUTS = [...SEEN_INPUTS, ...SHARED_INPUTS] as const;

type OwnInput = (typeof OWN_INPUTS)[number];
type BaseInput = (typeof BASE_INPUTS)[number];
export const OWN = OWN_INPUTS.length;
export const BASE = BASE_INPUTS.length;
/** The number of inputs that depend on the seat: they come first. */
export const SEEN = SEEN_INPUTS.length;
const own = Object.fromEntries(OWN_INPUTS.map((name, i) => [name, i])) as Record<OwnInput, number>;
const here = Object.fromEntries(BASE_INPUTS.map((name, i) => [name, i])) as Record<BaseInput, number>;

/** The features of one position; single precision where many are kept. */
export interface Position {
  readonly seats: number;
  readonly bases: number;
  /** One seat after the other: what it has, then the bases. */
  readonly inputs: Float64Array | Float32Array;
  /** Cards and where they are, by turns: the number of a place, and that of a definition or a faction. */
  readonly cards: Uint16Array;
  /** How many numbers of `cards` count. */
  readonly length: number;
}

export const SEATS = 4;
/** There are hardly ever more. */
export const MOST_BASES = 8;

/** The places of cards: on each base nobody's, with the base itself, and every seat's; then each seat's hand and factions. */
const placeOnBase = (base: number, seat: Seat | -1): number => base * (SEATS + 1) + seat + 1;
export const HANDS = MOST_BASES * (SEATS + 1);
export const FACTIONS = HANDS + SEATS;
export const PLACES = FACTIONS + SEATS;
/** Factions are numbered from here on, where no definition is. */
export const FIRST_FACTION = 2048;
/** A game has fewer cards. */
const MOST_CARDS = 512;

/** From -1 (far behind) over 0 (equal) to 1 (far ahead). */
const leadOf = (mine: number, theirs: number): number => {
  const lead = (mine - theirs) / 4;
  return lead / (1 + Math.abs(lead));
};

export class Features implements Position {
  seats = 0;
  bases = 0;
  readonly inputs = new Float64Array(SEATS * (OWN + MOST_BASES * BASE));
  readonly cards = new Uint16Array(2 * MOST_CARDS);
  length = 0;
  readonly #totals = new Float64Array(SEATS);
  readonly #gains = new Float64Array(SEATS);
  readonly #vp = new Float64Array(SEATS);
  readonly #minions = new Float64Array(SEATS);
  readonly #actions = new Float64Array(SEATS);
  /** The strongest minion in each hand. */
  readonly #first = new Float64Array(SEATS);

  /** How many numbers there are for each seat. */
  #stride = 0;

  /** A copy that stays when the next position is read. */
  copy(): Position {
    const { seats, bases, length } = this;
    const inputs = Float32Array.from(this.inputs.subarray(0, seats * this.#stride));
    return { seats, bases, inputs, cards: this.cards.slice(0, length), length };
  }

  read(game: Game): void {
    const bases = game.bases();
    this.seats = game.seats;
    this.bases = Math.min(bases.length, MOST_BASES);
    this.#stride = OWN + this.bases * BASE;
    this.inputs.fill(0, 0, this.seats * this.#stride);
    this.length = 0;
    const madness = game.countMadness();
    for (let seat = 0; seat < this.seats; seat++) {
      this.#vp[seat] = (game.vp(seat) - (madness[seat] as number) / 2) / game.config.vpToWin; // END-08
      this.#readHand(game, seat);
      for (let i = 2 * seat; i < 2 * seat + 2; i++) this.#add(FACTIONS + seat, FIRST_FACTION + (game.picks[i] ?? 0));
    }
    for (let i = 0; i < this.bases; i++) this.#readBase(game, bases[i] as Base, i);
    for (let seat = 0; seat < this.seats; seat++) this.#readSeat(game, seat);
  }

  #add(place: number, what: number): void {
    if (this.length === this.cards.length) return;
    this.cards[this.length++] = place;
    this.cards[this.length++] = what;
  }

  #readHand(game: Game, seat: Seat): void {
    const f = this.inputs;
    const at = seat * this.#stride;
    const hand = game.hand(seat);
    let minions = 0;
    let first = 0;
    let second = 0;
    for (const card of hand) {
      this.#add(HANDS + seat, game.defOf(card));
      if (!game.isMinion(card)) continue;
      minions++;
      const power = game.printedPower(card);
      if (power > first) {
        second = first;
        first = power;
      } else if (power > second) second = power;
    }
    const buried = game.buried({ of: seat });
    for (const card of buried) this.#add(HANDS + seat, game.defOf(card));
    f[at + own.hand] = hand.length / 5;
    f[at + own.buried] = buried.length / 5;
    f[at + own.first] = first / 5;
    f[at + own.second] = second / 5;
    f[at + own.handMinions] = minions / 5;
    this.#first[seat] = first;
  }

  #readBase(game: Game, base: Base, index: number): void {
    const f = this.inputs;
    const { seats } = this;
    const stride = this.#stride;
    const totals = this.#totals;
    const minions = this.#minions.fill(0);
    const actions = this.#actions.fill(0);
    let allMinions = 0;
    let allActions = 0;
    this.#add(placeOnBase(index, NOBODY), game.defOf(base));
    for (const card of game.cardsOn(base)) {
      const seat = game.controllerOf(card);
      this.#add(placeOnBase(index, seat), game.defOf(card));
      for (const on of game.cardsOn(card)) this.#add(placeOnBase(index, game.controllerOf(on)), game.defOf(on));
      if (seat === NOBODY) continue; // a monster: the breakpoint knows of it
      if (game.isMinion(card)) {
        minions[seat] = (minions[seat] as number) + 1;
        allMinions++;
      } else {
        actions[seat] = (actions[seat] as number) + 1;
        allActions++;
      }
      const counters = seat * stride + own.counters;
      f[counters] = (f[counters] as number) + game.countersOn(card) / 5;
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const total = game.totalOf(base, seat);
      totals[seat] = total > 0 || (minions[seat] as number) > 0 ? total : -1; // SCORE-14
      if (total > 0) sum += total;
    }
    const breakpoint = Math.max(1, game.breakpointOf(base));
    const missing = Math.max(0, breakpoint - sum);
    const fill = Math.min(1, sum / breakpoint);
    const imminence = fill * fill * fill * fill * fill * fill; // a power is many times slower
    for (let seat = 0; seat < seats; seat++) {
      const total = totals[seat] as number;
      let ahead = 0;
      for (let other = 0; other < seats; other++) if ((totals[other] as number) > total) ahead++;
      this.#gains[seat] = total < 0 ? 0 : game.placeVp(base, ahead + 1);
    }
    const first = game.placeVp(base, 1) / 5;
    const second = game.placeVp(base, 2) / 5;
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * stride + OWN + index * BASE;
      const total = Math.max(0, totals[seat] as number);
      let rival = 0;
      let defeat = 0;
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue;
        rival = Math.max(rival, totals[other] as number);
        defeat = Math.max(defeat, this.#victory(game, other));
      }
      const gain = (this.#gains[seat] as number) / 5;
      const lead = leadOf(total, rival);
      const reserve = this.#first[seat] as number;
      f[at + here.present] = (totals[seat] as number) < 0 ? 0 : 1;
      f[at + here.total] = total / 10;
      f[at + here.rival] = rival / 10;
      f[at + here.lead] = lead;
      f[at + here.fill] = fill;
      f[at + here.close] = 4 / (4 + missing);
      f[at + here.gain] = gain;
      f[at + here.promise] = gain * fill;
      f[at + here.imminent] = gain * imminence;
      f[at + here.best] = first;
      f[at + here.nextBest] = second;
      f[at + here.contest] = first * fill * lead;
      f[at + here.minions] = (minions[seat] as number) / 5;
      f[at + here.rivalMinions] = (allMinions - (minions[seat] as number)) / 5;
      f[at + here.actions] = (actions[seat] as number) / 3;
      f[at + here.rivalActions] = (allActions - (actions[seat] as number)) / 3;
      f[at + here.victory] = this.#victory(game, seat);
      f[at + here.defeat] = defeat;
      f[at + here.defeatSoon] = defeat * imminence;
      f[at + here.reach] = reserve >= missing ? 1 : reserve / missing;
      f[at + here.reachLead] = leadOf(total + reserve, rival);
      f[at + here.turn] = this.#turn(game, seat);
      const all = seat * stride;
      f[all + own.power] = (f[all + own.power] as number) + total / 10;
      f[all + own.minions] = (f[all + own.minions] as number) + (minions[seat] as number) / 5;
      f[all + own.actions] = (f[all + own.actions] as number) + (actions[seat] as number) / 5;
    }
  }

  /** How much of what a seat needs to win the base gives that is being read. */
  #victory(game: Game, seat: Seat): number {
    const needed = Math.max(1, (1 - (this.#vp[seat] as number)) * game.config.vpToWin);
    return Math.min(1, (this.#gains[seat] as number) / needed);
  }

  #turn(game: Game, seat: Seat): number {
    const { seats } = this;
    return 1 - ((seat + seats - game.active) % seats) / (seats - 1);
  }

  #readSeat(game: Game, seat: Seat): void {
    const f = this.inputs;
    const { seats } = this;
    const stride = this.#stride;
    const at = seat * stride;
    const vp = this.#vp[seat] as number;
    let rival = 0;
    let power = 0;
    let hand = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      rival = Math.max(rival, this.#vp[other] as number);
      power = Math.max(power, f[other * stride + own.power] as number);
      hand = Math.max(hand, f[other * stride + own.hand] as number);
    }
    f[at + own.vp] = vp;
    f[at + own.nearness] = vp * vp;
    f[at + own.rival] = rival;
    f[at + own.rivalNearness] = rival * rival;
    f[at + own.rivalPower] = power;
    f[at + own.rivalHand] = hand;
    f[at + own.turn] = this.#turn(game, seat);
    f[at + own.three] = seats === 3 ? 1 : 0;
    f[at + own.four] = seats === 4 ? 1 : 0;
    f[at + own.age] = Math.min(2, game.turn / (10 * seats));
  }
}
