/** Why an option is good, as far as the table tells; no card is known by name. */
import type { BaseView, Face, Option, Purpose, Question, Reason } from '@baston/engine';
import type { Outlook } from './outlook.ts';

const HARM: readonly Purpose[] = [
  'destroy',
  'alsoDestroy',
  'return',
  'alsoReturn',
  'returnEach',
  'placeUnderDeck',
  'alsoPlace',
  'move',
];
const GIVE_UP: readonly Purpose[] = ['discard', 'discardToTen', 'sacrifice', 'placeInDiscard'];
const ARRIVE: readonly Purpose[] = ['moveTo', 'playHere'];

export function reasonFor(option: Option, question: Question, outlook: Outlook): Reason {
  if (question.kind === 'move') return forMove(option, outlook);
  const { card } = option;
  if (!card) return { kind: 'best' };
  const { purpose, about } = question;
  const base = outlook.base(card);
  if (base && ARRIVE.includes(purpose)) return forArrival(base, outlook.minion(about)?.minion.power ?? 0, outlook);
  if (base) return { kind: 'best' };
  if (outlook.isOnScored(card)) return { kind: 'save', card };
  const found = outlook.minion(card);
  if (found) {
    if (found.minion.controller < 0) return { kind: 'best' }; // a monster
    if (!outlook.isMine(found.minion)) {
      const kind = HARM.includes(purpose) ? 'remove' : 'weaken';
      return { kind, card, seat: found.minion.controller };
    }
    return HARM.includes(purpose) || GIVE_UP.includes(purpose) ? { kind: 'leastLoss', card } : { kind: 'help', card };
  }
  return GIVE_UP.includes(purpose) ? { kind: 'leastLoss', card } : { kind: 'bestCard', card };
}

function forMove({ id, card, where }: Option, outlook: Outlook): Reason {
  if (!card) return { kind: 'wait' };
  const def = outlook.def(card);
  const base = outlook.base(where);
  if (id.startsWith('use:')) return { kind: 'ability', card };
  if (def.type === 'minion') return base ? forArrival(base, def.power, outlook) : { kind: 'ability', card };
  const target = outlook.minion(where)?.minion;
  if (!target) return { kind: 'best' }; // whether there is anything for it to do, the table does not tell
  const face: Face = { id: target.id, def: target.def };
  if (target.controller < 0) return { kind: 'ability', card };
  return outlook.isMine(target)
    ? { kind: 'help', card: face }
    : { kind: 'weaken', card: face, seat: target.controller };
}

function forArrival({ id, def, ...rest }: BaseView, power: number, outlook: Outlook): Reason {
  const base: Face = { id, def };
  const { place, vp, scores, wins, wasAlone, isAlone } = outlook.prospect({ id, def, ...rest }, power);
  if (wins) return { kind: 'win', base, vp };
  if (scores && vp > 0) return { kind: 'score', base, vp };
  if (isAlone) return { kind: wasAlone ? 'keepLead' : 'lead', base };
  return { kind: 'place', base, place, vp };
}
