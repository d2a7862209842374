/** The texts that every page needs. */
export { fr as phrases } from '@baston/table/words/fr';
export { cards } from './cards.ts';
export { games } from './games.ts';
export { notes } from './notes.ts';
export { pages } from './pages.ts';
export { table } from './table.ts';
