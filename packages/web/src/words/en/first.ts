/** The texts that every page needs. */
export { en as phrases } from '@baston/table/words/en';
export { cards } from './cards.ts';
export { games } from './games.ts';
export { notes } from './notes.ts';
export { pages } from './pages.ts';
export { table } from './table.ts';
