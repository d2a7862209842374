/** Whatever is done to a card in play passes here: may it happen, does something happen instead, who hears of it? */
import { BASES, type Card, CONTROLLER, HOOK_COUNTS, HOSTED, idOf, NO_CARD, NOBODY } from './block.ts';
import { enter, isHeard, JUST_PLAYED, leave, sceneOf, tell } from './context.ts';
import type { Replacement, Verb } from './defs.ts';
import type { Game } from './game.ts';
import { happening } from './moments.ts';
import { IGNORE, INSTEAD, PROTECT } from './rules.ts';
import { listeners } from './values.ts';
import { cardAt, firstIn, nextOf } from './zones.ts';

/** Is the card kept from the effect being resolved (PROT-01 to PROT-05)? */
export function isProtected(g: Game, id: number, verb: Verb): boolean {
  const target = g.card(id);
  for (const effect of g.effects) {
    if (effect.kind === 'unaffected' && effect.card === target && effect.source === g.source) return true;
  }
  return isGuarded(g, target, verb);
}

/** Is there a card in play that keeps it from this? */
function isGuarded(g: Game, target: Card, verb: Verb): boolean {
  if (g.block[HOOK_COUNTS + PROTECT] === 0) return false;
  return listeners(g, PROTECT).some((from) => g.abilitiesOf(from).protects?.(g, g.card(from), target, verb) === true);
}

/** Something happens instead: the active player says which, if several could (RES-07, TIME-16). */
function isReplaced(g: Game, id: number, verb: Verb): boolean {
  if (g.block[HOOK_COUNTS + INSTEAD] === 0) return false;
  const target = g.card(id);
  const rules = listeners(g, INSTEAD).filter((from) =>
    (g.abilitiesOf(from).instead as Replacement).when(g, g.card(from), target, verb),
  );
  if (rules.length === 0) return false;
  const self = g.chooseNext(rules.map((from) => g.card(from)));
  const scene = sceneOf(g, idOf(self));
  const { source } = g;
  enter(g, self, scene.me);
  (g.abilitiesOf(idOf(self)).instead as Replacement).run(scene, target, verb, source);
  leave(g);
  return true;
}

/** Does the player who controls the card ignore the base that would affect it (TIME-42)? */
function isIgnored(g: Game, id: number): boolean {
  if (g.block[HOOK_COUNTS + IGNORE] === 0 || !g.isBase(g.source)) return false;
  return !g.follows(g.block[cardAt(id) + CONTROLLER] as number);
}

/**
 * The door. One part of the effect being resolved is to be done to these cards, together. Some are kept from it, or
 * something happens to them instead; those who react to being affected hear of it. Gives the cards that it is really
 * done to; the verb then does it to each of them. A stand-in, or "the same way" to one more card, is a change to the list.
 */
export function reach(g: Game, verb: Verb, targets: readonly Card[]): Card[] {
  const reached: Card[] = [];
  for (const target of targets) if (isReached(g, verb, target)) reached.push(target);
  return reached.filter((card) => g.isInPlay(card));
}

function isReached(g: Game, verb: Verb, target: Card): boolean {
  if (!g.isInPlay(target)) return false;
  const id = idOf(target);
  if (isProtected(g, id, verb) || isIgnored(g, id)) {
    g.sink?.({ type: 'spared', card: g.face(id), ...g.cause() });
    return false;
  }
  if (isReplaced(g, id, verb) || !g.isInPlay(target)) return false;
  if (g.how & JUST_PLAYED && isHeard(g, 'affected')) {
    tell(g, happening('affected', target, g.baseOf(target), g.actor));
  }
  return true;
}

/** Cards that have become immune to what is attached to them shed it at once (PROT-06). */
export function shed(g: Game): void {
  if (g.block[HOOK_COUNTS + PROTECT] === 0) return;
  const b = g.block;
  const immune: Card[] = [];
  const { source, actor } = g;
  for (let base = firstIn(b, BASES); base; base = nextOf(b, base)) {
    for (let id = firstIn(b, HOSTED + base); id; id = nextOf(b, id)) {
      for (let on = firstIn(b, HOSTED + id); on; on = nextOf(b, on)) {
        g.source = g.card(on);
        g.actor = b[cardAt(on) + CONTROLLER] as number;
        if (isGuarded(g, g.card(id), 'attach')) immune.push(g.card(on));
      }
    }
  }
  g.source = source;
  g.actor = actor;
  if (immune.length === 0) return;
  enter(g, NO_CARD, NOBODY);
  g.destroyAll(immune);
  leave(g);
}
