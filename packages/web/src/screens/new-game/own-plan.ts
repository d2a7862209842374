import { ownBoxes, randomSeed } from '../../open-table.ts';
import { anyPersona, type PersonaId } from '../../personas.ts';
import { usePage } from '../../store.ts';
import { type Plan, usualPlan } from './plan.ts';

/** The usual game, from the boxes that this person has and without the factions that they have banned, against some personas. */
export function ownPlan(): Plan {
  const plan = usualPlan(randomSeed(), ownBoxes(), usePage.getState().settings.bans);
  const met: PersonaId[] = [];
  const seats = plan.seats.map((seat) => {
    if (seat.kind === 'you' || seat.kind === 'person') return seat;
    const persona = anyPersona(seat.kind, met);
    if (!persona) return seat;
    met.push(persona);
    return { ...seat, persona };
  });
  return { ...plan, seats };
}
