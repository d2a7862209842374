/** The questions that cards are written with. All of them pass choose.ts. */
import type { MinionFilter, Way } from '../model/filters.ts';
import type { Game } from '../model/game.ts';
import { ALLOWS } from '../model/hooks.ts';
import type { Purpose } from '../model/request.ts';
import type { Choosing } from '../model/words-looking.ts';
import { ask, askMany, choose, chooseOf, offersHidden } from '../resolution/choose.ts';
import { chooseCard, confirm } from '../resolution/questions.ts';
import {
  type Base,
  CARD_SIZE,
  type Card,
  DEF,
  type FactionNumber,
  idOf,
  MEMO,
  NO_CARD,
  NOBODY,
  type Seat,
} from '../state/block.ts';
import { cardAt } from '../state/zones.ts';
import { isSpent, spend } from '../table/limits.ts';
import { isHeard, listeners } from '../table/listeners.ts';
import { findMinions } from '../table/queries.ts';

function offerMinions(g: Game, filter: MinionFilter): void {
  g.options.length = 0;
  findMinions(g, filter, g.options);
}

/** One of these sides of an OR; nothing if there is none, or the player wants none. */
function chooseWay(
  g: Game,
  seat: Seat,
  ways: readonly Way[],
  to: Purpose,
  may: boolean,
  isMasked: boolean,
  about?: Card,
): Way | undefined {
  g.options.fill(ways.map((_, i) => i));
  g.request.modes = ways.map(({ way }) => way);
  return ways[ask(g, seat, 'modes', to, may, about, isMasked)];
}

/** A card that lets the player do both sides of an OR in an ability of theirs, and has not done so this turn; or none. */
function allowsBoth(g: Game, seat: Seat): Card {
  if (!isHeard(g, ALLOWS) || g.actor !== seat) return NO_CARD; // a base is nobody's (TIME-36)
  const from = listeners(g, ALLOWS).find(
    (id) => g.abilitiesOf(id).allows === 'bothSides' && g.controllerOf(id) === seat && !isSpent(g, g.card(id), seat),
  );
  return from === undefined ? NO_CARD : g.card(from);
}

/** The factions in this match. */
function factionsIn({ rules, block }: Game): FactionNumber[] {
  const found: number[] = [];
  let last = -1; // cards of one faction are numbered one after the other
  for (let at = cardAt(1); at < block.length; at += CARD_SIZE) {
    const faction = rules.faction[block[at + DEF] as number] as number;
    if (faction !== last && faction >= 0 && !found.includes(faction)) found.push(faction);
    last = faction;
  }
  return found.sort((a, b) => a - b);
}

export const choosing: Choosing & ThisType<Game> = {
  chooseMinion(seat, filter, choice) {
    offerMinions(this, filter);
    return choose(this, seat, 'minions', choice);
  },
  chooseMinions(seat, filter, { to, min = 0, max = Number.POSITIVE_INFINITY }) {
    offerMinions(this, filter);
    return askMany(this, seat, 'minions', to, min, max);
  },
  chooseBase(seat, bases, choice) {
    return chooseOf(this, seat, 'bases', bases, choice) as Base;
  },
  chooseCard(seat, cards, choice) {
    return chooseCard(this, seat, cards, choice) as (typeof cards)[number];
  },
  chooseCards(seat, cards, { to, min = 0, max = Number.POSITIVE_INFINITY, hidden = false }) {
    this.options.fill(cards);
    return askMany(this, seat, 'cards', to, min, max, hidden || (this.config.discreet && offersHidden(this)));
  },
  choosePlayer(seat, seats, { to, about }) {
    this.options.fill(seats);
    const index = ask(this, seat, 'players', to, false, about);
    return index < 0 ? NOBODY : this.options.at(index);
  },
  chooseFaction(seat, { among = [], keepOn = NO_CARD } = {}) {
    this.options.fill(among.length > 0 ? [...new Set(among)] : factionsIn(this));
    const faction = this.options.at(ask(this, seat, 'factions', 'nameFaction', false));
    if (this.isInPlay(keepOn)) {
      this.block[cardAt(idOf(keepOn)) + MEMO] = faction + 1;
      this.sink?.({ type: 'name', seat: this.controllerOf(keepOn), faction: this.rules.factionId(faction) });
    }
    return faction;
  },
  chooseMode(seat, modes, { to, hidden = false }) {
    this.options.fill(modes.map((_, i) => i));
    this.request.modes = modes;
    return modes[ask(this, seat, 'modes', to, false, undefined, hidden)] as (typeof modes)[number];
  },
  either(seat, ways, { may = false, isSingle = false } = {}) {
    const open = ways.filter(({ can }) => can !== false);
    const isMasked = ways.length > 1; // which sides are open may show what somebody has in hand
    const first = chooseWay(this, seat, open, 'chooseOne', may, isMasked);
    if (!first) return;
    const ally = isMasked && !isSingle ? allowsBoth(this, seat) : NO_CARD;
    const others = open.filter((way) => way !== first);
    const second = ally ? chooseWay(this, seat, others, 'otherSide', true, isMasked, ally) : undefined;
    if (second) spend(this, ally, seat);
    first.run();
    second?.run();
  },
  chooseNumber(seat, { to, min = 0, max, about, hidden }) {
    this.options.length = 0;
    for (let number = min; number <= max; number++) this.options.push(number);
    const index = ask(this, seat, 'number', to, false, about, hidden);
    return index < 0 ? min : this.options.at(index);
  },
  confirm(seat, to, about) {
    return confirm(this, seat, to, about);
  },
  putInOrder(seat, cards, to) {
    this.options.fill(cards);
    const isMasked = this.config.discreet && offersHidden(this);
    return askMany(this, seat, 'order', to, cards.length, cards.length, isMasked) as (typeof cards)[number][];
  },
};
