/** The names of the bots with a face. */
import type { PersonaId } from '@baston/bots';

export const personas = {
  biscuit: 'Biscuit',
  fizz: 'Fizz',
  pip: 'Pip',
  clover: 'Clover',
  rusty: 'Rusty',
  brakka: 'Brakka',
  quill: 'Quill',
  presto: 'Presto',
  juniper: 'Juniper',
  argus: 'Argus',
  boulder: 'Boulder',
  volt: 'Volt',
  vesper: 'Vesper',
  mist: 'Mist',
  otto: 'Otto',
  sibyl: 'Sibyl',
} satisfies Record<PersonaId, string>;
