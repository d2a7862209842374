import type { personas as en } from '../en/personas.ts';
import type { Translation } from '../translation.ts';

export const personas: Translation<typeof en> = {
  biscuit: 'Biscotte',
  fizz: 'Pétille',
  brakka: 'Brakka',
  quill: 'Madame Plume',
  presto: 'Capitaine Presto',
  boulder: 'Vieux Rocher',
  volt: 'Docteur Volt',
  vesper: 'Vesper',
  mist: 'Dame Brume',
  otto: 'Otto de Fer',
};
