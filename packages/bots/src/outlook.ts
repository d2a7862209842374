/** A seat's prospects at the table it sees: who leads at the bases, and how a change would affect that. */
import type { BaseDef, BaseView, CardDef, Face, MinionView, Rules, Seat, View } from '@baston/engine';

/** The power of each seat on a base; nobody's minion is nothing at all, not power 0. */
type Totals = (number | undefined)[];

/** The result of a minion on a base. */
export interface Prospect {
  readonly place: number;
  readonly vp: number;
  readonly scores: boolean;
  readonly wins: boolean;
  /** First there with nobody beside it: before, and after. */
  readonly wasAlone: boolean;
  readonly isAlone: boolean;
}

export class Outlook {
  readonly #rules: Rules;
  readonly #view: View;
  readonly #me: Seat;
  /** The base that is being scored, as far as it is known: what is on it leaves it. */
  readonly #scored: Face | undefined;

  constructor(rules: Rules, view: View, me: Seat, source: Face | undefined) {
    this.#rules = rules;
    this.#view = view;
    this.#me = me;
    this.#scored = view.phase === 'score' ? source : undefined;
  }

  // ── What is where ─────────────────────────────────────────────────────────────────────────────

  def(card: Face): CardDef {
    return this.#rules.def(this.#rules.indexOf(card.def));
  }
  base(card: Face | undefined): BaseView | undefined {
    return this.#view.bases.find((base) => base.id === card?.id);
  }
  minion(card: Face | undefined): { readonly minion: MinionView; readonly base: BaseView } | undefined {
    for (const base of this.#view.bases) {
      const minion = base.minions.find((m) => m.id === card?.id);
      if (minion) return { minion, base };
    }
    return undefined;
  }
  isMine(minion: MinionView): boolean {
    return minion.controller === this.#me;
  }

  // ── What it is worth ──────────────────────────────────────────────────────────────────────────

  #totals(base: BaseView): Totals {
    return this.#view.players.map((_, seat) => base.standings.find((s) => s.seat === seat)?.total);
  }

  /** The result of its own minion of that power on a base: its place and VP there, and whether the base scores. */
  prospect(base: BaseView, power: number): Prospect {
    const before = this.#totals(base);
    const totals = [...before];
    totals[this.#me] = (before[this.#me] ?? 0) + power;
    const { vp } = this.def(base) as BaseDef;
    const placeIn = (of: Totals): number =>
      of.filter((other, seat) => seat !== this.#me && other !== undefined && other >= (of[this.#me] ?? -1)).length;
    const ahead = totals.filter((other) => other !== undefined && other > (totals[this.#me] ?? 0)).length;
    const sum = totals.reduce<number>((all, total) => all + (total ?? 0), 0);
    const own = this.#view.players[this.#me]?.vp ?? 0;
    const gain = vp[ahead] ?? 0;
    const scores = sum >= base.breakpoint && !base.cannotScore;
    return {
      place: ahead + 1,
      vp: gain,
      scores,
      wins: scores && own + gain >= this.#view.vpToWin,
      wasAlone: before[this.#me] !== undefined && placeIn(before) === 0,
      isAlone: placeIn(totals) === 0,
    };
  }

  /** Is the card on the base that is being scored? */
  isOnScored(card: Face): boolean {
    return this.#scored !== undefined && this.minion(card)?.base.id === this.#scored.id;
  }
}
