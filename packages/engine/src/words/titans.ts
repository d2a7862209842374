/** The words of cards about titans (titans.ts). */
import { divertCounter } from '../effects/counters.ts';
import * as titans from '../effects/titans.ts';
import type { Facts, Game } from '../model/game.ts';
import type { Titans } from '../model/words-decks.ts';
import { NO_CARD } from '../state/block.ts';

export const titanWords: Titans & Pick<Facts, 'titansBeside'> & ThisType<Game> = {
  titans(at) {
    return titans.titansIn(this, at);
  },
  titansBeside(seat) {
    return titans.titansAside(this).filter((titan) => this.ownerOf(titan) === seat);
  },
  titansNamed(name) {
    return [...this.titans(), ...titans.titansAside(this)].filter((titan) => this.isNamed(titan, name));
  },
  canPlayTitan(seat, titan) {
    return titans.canPlayTitan(this, seat, titan);
  },
  playTitan(seat, titan, at) {
    return titans.playTitan(this, seat, titan, at);
  },
  playTitanOn(seat, titan, at, how) {
    const base = this.chooseBase(seat, at, { to: 'playTitan', about: titan });
    return titans.playTitan(this, seat, titan, base, how?.keeps ?? 0);
  },
  mayPlayTitan(seat, titan, at) {
    if (!this.canPlayTitan(seat, titan)) return false;
    return this.playTitan(seat, titan, this.chooseBase(seat, at, { to: 'playTitan', may: true, about: titan }));
  },
  divertCounter(from, titan) {
    divertCounter(this, from, titan);
  },
  holdClashes() {
    if (this.duel) this.duel = { ...this.duel, holdsClashes: true };
  },
  bringTitan(seat, name, to) {
    const able = this.titansNamed(name).filter((titan) =>
      this.isInPlay(titan) ? this.baseOf(titan) !== to : this.canPlayTitan(seat, titan),
    );
    const may = able.some((titan) => !this.isInPlay(titan));
    const titan = this.chooseCard(seat, able, { to: 'bringTitan', may, about: to });
    if (!titan) return NO_CARD;
    const hasCome = this.isInPlay(titan) ? this.move(titan, to) : this.playTitan(seat, titan, to);
    return hasCome ? this.now(titan) : NO_CARD;
  },
};
