/** In which order the cards answer that do so at one moment (RES-07). */
import type { Scene } from '../model/defs.ts';
import type { Pending } from '../model/step.ts';
import type { Table } from '../model/table.ts';
import { NO_CARD } from '../state/block.ts';
import { powerOfCard } from '../table/values.ts';
import { chooseNext } from './questions.ts';

/** The order is asked for only when it can matter: not between copies of one card of one player that nothing tells apart. */
export function pickNext(g: Table, left: readonly Pending[]): Pending | undefined {
  const first = left[0] as Pending;
  if (left.every((p) => saysSame(g, p, first) && (isAboutSame(p, first) || isTwin(g, p.scene, first.scene))))
    return first;
  const selves = [...new Set(left.map((p) => p.scene.self))];
  const self = chooseNext(g, selves);
  return left.find((p) => p.scene.self === self);
}

/** Two lasting effects about one card. */
const isAboutSame = ({ left }: Pending, other: Pending): boolean =>
  left !== undefined && left.card !== NO_CARD && left.card === other.left?.card;

/** Two actions of one player in one place; or two minions of one player with the same power and nothing on them. */
function isTwin(g: Table, { self, me, here, bearer }: Scene, other: Scene): boolean {
  if (self === other.self) return true;
  if (me !== other.me || bearer !== other.bearer) return false;
  if (!g.isMinion(self)) return here === other.here;
  if (!g.isInPlay(self) || !g.isInPlay(other.self)) return true;
  return (
    g.countersOn(self) === g.countersOn(other.self) &&
    powerOfCard(g, self) === powerOfCard(g, other.self) &&
    g.cardsOn(self).length + g.cardsOn(other.self).length === 0
  );
}

/** One and the same text; or lasting effects of one kind, about two copies of a card. */
const saysSame = (g: Table, { reaction, left, scene }: Pending, other: Pending): boolean =>
  reaction === other.reaction ||
  (left !== undefined && left.kind === other.left?.kind && g.defOf(scene.self) === g.defOf(other.scene.self));
