import type { personas as en } from '../en/personas.ts';
import type { Translation } from '../translation.ts';

export const personas: Translation<typeof en> = {
  biscuit: 'Biscotte',
  fizz: 'Pétille',
  pip: 'Pépin',
  clover: 'Trèfle',
  rusty: 'Rouille',
  brakka: 'Brakka',
  quill: 'Plume',
  presto: 'Presto',
  juniper: 'Genièvre',
  argus: 'Argus',
  boulder: 'Rocher',
  volt: 'Volt',
  vesper: 'Vesper',
  mist: 'Brume',
  otto: 'Otto',
  sibyl: 'Sibylle',
};
