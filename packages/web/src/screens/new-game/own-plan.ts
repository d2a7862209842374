import { ownBoxes, randomSeed } from '../../open-table.ts';
import { usePage } from '../../store.ts';
import { type Plan, usualPlan } from './plan.ts';

/** The usual game, from the boxes that this person has and without the factions that they have banned. */
export const ownPlan = (): Plan => usualPlan(randomSeed(), ownBoxes(), usePage.getState().settings.bans);
