/** The names of the bots with a face. */
import type { PersonaId } from '@baston/bots';

export const personas = {
  biscuit: 'Biscuit',
  fizz: 'Fizz',
  brakka: 'Brakka',
  quill: 'Quill',
  presto: 'Presto',
  boulder: 'Boulder',
  volt: 'Volt',
  vesper: 'Vesper',
  mist: 'Mist',
  otto: 'Otto',
  sibyl: 'Sibyl',
} satisfies Record<PersonaId, string>;
