/** What a seat can expect of the table it sees: whose bases they are, and what a change would do to that. */
import type { BaseDef, BaseView, CardDef, Face, MinionView, Rules, Seat, View } from '@baston/engine';

/** The power of each seat on a base; nobody's minion is nothing at all, not power 0. */
type Totals = (number | undefined)[];

/** A minion that could be anywhere. */
export interface Cargo {
  readonly mine: boolean;
  readonly power: number;
}

/** What a minion would come to on a base. */
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
  hasEnemies(): boolean {
    return this.#view.bases.some((base) => base.minions.some((m) => !this.isMine(m)));
  }
  cargo(card: Face | undefined): Cargo | undefined {
    const found = this.minion(card);
    return found && { mine: this.isMine(found.minion), power: found.minion.power };
  }

  // ── What it is worth ──────────────────────────────────────────────────────────────────────────

  #totals(base: BaseView): Totals {
    return this.#view.players.map((_, seat) => base.standings.find((s) => s.seat === seat)?.total);
  }

  /** The VP that a base promises, above what the best of the others would get. */
  worth(base: BaseView, totals: Totals = this.#totals(base), breakpoint = base.breakpoint): number {
    const { vp } = this.def(base) as BaseDef;
    const ahead = (total: number): number => totals.filter((other) => other !== undefined && other > total).length;
    const gain = totals.map((total) => (total === undefined ? 0 : (vp[ahead(total)] ?? 0)));
    const margin = (gain[this.#me] ?? 0) - 0.8 * Math.max(...gain.filter((_, seat) => seat !== this.#me));
    const sum = totals.reduce<number>((all, total) => all + (total ?? 0), 0);
    if (sum >= breakpoint) return 1.5 * margin;
    return 0.6 * margin * (sum / breakpoint) ** 2 + 0.06 * (totals[this.#me] ?? 0);
  }

  /** What its own minion of that power would come to on a base: its place and VP there, and whether the base scores. */
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
    return {
      place: ahead + 1,
      vp: gain,
      scores: sum >= base.breakpoint,
      wins: sum >= base.breakpoint && own + gain >= this.#view.vpToWin,
      wasAlone: before[this.#me] !== undefined && placeIn(before) === 0,
      isAlone: placeIn(totals) === 0,
    };
  }

  /** Is the card on the base that is being scored? */
  isOnScored(card: Face): boolean {
    return this.#scored !== undefined && this.minion(card)?.base.id === this.#scored.id;
  }

  /** What more (or less) power of a seat does to a base. */
  #change(base: BaseView, seat: Seat, power: number, leaves = false): number {
    const totals = this.#totals(base);
    totals[seat] = leaves ? undefined : (totals[seat] ?? 0) + power;
    return this.worth(base, totals) - this.worth(base);
  }
  arrival(base: BaseView, { mine, power }: Cargo): number {
    const leader = this.#view.players.reduce(
      (best, player, seat) =>
        seat !== this.#me && (best < 0 || player.vp > (this.#view.players[best]?.vp ?? 0)) ? seat : best,
      -1,
    );
    return this.#change(base, mine ? this.#me : leader, power);
  }
  strengthening(card: Face, power: number): number {
    const found = this.minion(card);
    return found ? this.#change(found.base, found.minion.controller, power) : 0;
  }
  lowering(card: Face): number {
    const found = this.minion(card);
    if (!found) return 0;
    const { base, minion } = found;
    return this.worth(base, this.#totals(base), Math.max(0, base.breakpoint - minion.power)) - this.worth(base);
  }

  /** How good it is that a card leaves play. */
  removal(card: Face): number {
    const found = this.minion(card);
    if (!found)
      return this.#actionsInPlay().find((action) => action.id === card.id)?.controller === this.#me ? -0.5 : 1;
    const { minion, base } = found;
    const mine = this.isMine(minion);
    if (base.id === this.#scored?.id) return mine ? minion.power : -1; // it is saved
    const alone = base.minions.filter((m) => m.controller === minion.controller).length === 1;
    const loss = this.#change(base, minion.controller, -minion.power, alone);
    return loss + (mine ? -0.5 - 0.1 * minion.power : 0.3 + 0.1 * minion.power);
  }
  #actionsInPlay(): readonly { readonly id: number; readonly controller: Seat }[] {
    return this.#view.bases.flatMap((base) => [...base.actions, ...base.minions.flatMap((minion) => minion.actions)]);
  }
  /** How good it is that all minions leave a base. */
  clearing(base: BaseView): number {
    return base.minions.reduce((sum, m) => sum + (this.isMine(m) ? -m.power : m.power), 0);
  }
  /** How good the best move of a minion to another base is. */
  moving(card: Face): number {
    const found = this.minion(card);
    const cargo = this.cargo(card);
    if (!found || !cargo) return 0;
    if (found.base.id === this.#scored?.id) return cargo.mine ? 1 : -1;
    const arrivals = this.#view.bases.filter((base) => base !== found.base).map((base) => this.arrival(base, cargo));
    return this.removal(card) + (cargo.mine ? 0.5 + 0.1 * cargo.power : -0.3) + Math.max(...arrivals);
  }
  /** A card in a hand or pile. */
  cardWorth(card: Face): number {
    const def = this.def(card);
    if (def.type === 'minion') return def.power;
    return def.type === 'base' ? def.vp[0] : 2.6;
  }
}
