/**
 * Opponents with a face. Each has the strength of a plain bot and a manner of its own; names and portraits are the
 * client's. An id stays for good: games that are kept name it.
 */
import type { Manner } from './manner.ts';

/** The bots that people meet, the weakest first. */
export type Strength = 'random' | 'greedy' | 'planner' | 'search';

interface Persona {
  readonly id: string;
  readonly strength: Strength;
  readonly manner: Manner;
}

export const PERSONAS = [
  { id: 'biscuit', strength: 'random', manner: { spread: 1 } },
  { id: 'fizz', strength: 'random', manner: { actions: 1 } },
  { id: 'brakka', strength: 'greedy', manner: { aggression: 1 } },
  { id: 'quill', strength: 'greedy', manner: { thrift: 1 } },
  { id: 'presto', strength: 'greedy', manner: { haste: 1 } },
  { id: 'boulder', strength: 'planner', manner: { spread: -1 } },
  { id: 'volt', strength: 'planner', manner: { actions: 1 } },
  { id: 'vesper', strength: 'planner', manner: { spread: 1, aggression: -0.5 } },
  { id: 'mist', strength: 'search', manner: { haste: -1, thrift: 0.5 } },
  { id: 'otto', strength: 'search', manner: { aggression: 1 } },
] as const satisfies readonly Persona[];

export type PersonaId = (typeof PERSONAS)[number]['id'];

/** Undefined for a name that a newer version may know. */
export const personaNamed = (id: string | undefined): Persona | undefined => PERSONAS.find((one) => one.id === id);
