/** The texts that every page needs. */
export { fr as phrases } from '@baston/table/words/fr';
export { games } from './games.ts';
export { pages } from './pages.ts';
export { table } from './table.ts';
