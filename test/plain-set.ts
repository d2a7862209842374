import type { BaseDef, FactionDef, SetDef } from '@baston/engine';

/** A set of a test's own, with one faction, both of that id; what they look like does not matter. */
export function plainSet(id: string, cards: FactionDef['cards'], bases: readonly BaseDef[] = []): SetDef {
  const name = { en: id, fr: id };
  const look = { deep: '#000000', bright: '#ffffff', paper: '#ffffff', pattern: 'dots' } as const;
  return { id, name, bases, factions: [{ id, name, look, cards }] };
}
