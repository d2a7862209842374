/**
 * Opponents with a face. Each has the strength of a plain bot and a manner of its own; names and portraits are the
 * client's. An id stays for good: games that are kept name it.
 */
import type { Manner } from './manner.ts';

/** The bots that people meet, the weakest first. */
export type Strength =
  | 'random'
  | 'rookie'
  | 'novice'
  | 'amateur'
  | 'greedy'
  | 'regular'
  | 'adept'
  | 'planner'
  | 'search'
  | 'master';

interface Persona {
  readonly id: string;
  readonly strength: Strength;
  readonly manner: Manner;
}

export const PERSONAS = [
  { id: 'biscuit', strength: 'random', manner: { spread: 1, aggression: 0.5 } },
  { id: 'fizz', strength: 'random', manner: { spread: -1 } },
  { id: 'pip', strength: 'rookie', manner: {} },
  { id: 'clover', strength: 'novice', manner: {} },
  { id: 'rusty', strength: 'amateur', manner: {} },
  { id: 'brakka', strength: 'greedy', manner: { aggression: 1 } },
  { id: 'quill', strength: 'greedy', manner: { thrift: 0.8 } },
  { id: 'presto', strength: 'greedy', manner: { haste: 1 } },
  { id: 'juniper', strength: 'regular', manner: {} },
  { id: 'argus', strength: 'adept', manner: {} },
  { id: 'boulder', strength: 'planner', manner: { spread: -0.4 } },
  { id: 'volt', strength: 'planner', manner: { actions: 0.6 } },
  { id: 'vesper', strength: 'planner', manner: { spread: 0.4, aggression: -0.1 } },
  { id: 'mist', strength: 'search', manner: { haste: -0.6, thrift: 0.4 } },
  { id: 'otto', strength: 'search', manner: { aggression: 0.35 } },
  { id: 'sibyl', strength: 'master', manner: {} },
] as const satisfies readonly Persona[];

export type PersonaId = (typeof PERSONAS)[number]['id'];

/** Undefined for a name that a newer version may know. */
export const personaNamed = (id: string | undefined): Persona | undefined => PERSONAS.find((one) => one.id === id);
