/** Opponents with a face, as the page knows them: their names, and who is met by chance. */
import { PERSONAS, type PersonaId, personaNamed } from '@baston/bots';
import type { BotKind, Lang } from '@baston/table';
import { personas as en } from './words/en/personas.ts';
import { personas as fr } from './words/fr/personas.ts';

export type { PersonaId };

/** Short enough to come in both languages. */
const NAMES: { readonly [L in Lang]: Readonly<Record<PersonaId, string>> } = { en, fr };

export const personasOf = (strength: BotKind): PersonaId[] =>
  PERSONAS.filter((one) => one.strength === strength).map(({ id }) => id);

/** One of that strength, and none of those who play already if there is another; undefined if nobody has that strength. */
export function anyPersona(strength: BotKind, present: readonly (string | undefined)[] = []): PersonaId | undefined {
  const all = personasOf(strength);
  const free = all.filter((id) => !present.includes(id));
  const from = free.length > 0 ? free : all;
  return from[Math.floor(Math.random() * from.length)];
}

/** Undefined for one that only a newer version knows. */
export const nameOfPersona = (id: string | undefined, lang: Lang): string | undefined =>
  personaNamed(id) && NAMES[lang][id as PersonaId];
