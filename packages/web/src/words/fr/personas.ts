import type { personas as en } from '../en/personas.ts';
import type { Translation } from '../translation.ts';

export const personas: Translation<typeof en> = {
  biscuit: 'Biscotte',
  fizz: 'Pétille',
  brakka: 'Brakka',
  quill: 'Plume',
  presto: 'Presto',
  boulder: 'Rocher',
  volt: 'Volt',
  vesper: 'Vesper',
  mist: 'Brume',
  otto: 'Otto',
  sibyl: 'Sibylle',
};
