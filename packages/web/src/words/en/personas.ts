/** The names of the bots with a face. */
import type { PersonaId } from '@baston/bots';

export const personas = {
  biscuit: 'Biscuit',
  fizz: 'Fizz',
  brakka: 'Brakka',
  quill: 'Madam Quill',
  presto: 'Captain Presto',
  boulder: 'Old Boulder',
  volt: 'Doctor Volt',
  vesper: 'Vesper',
  mist: 'Lady Mist',
  otto: 'Iron Otto',
} satisfies Record<PersonaId, string>;
