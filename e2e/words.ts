/** What the pages say, for tests that look for it. */
import type { Lang } from '@baston/table';
import { games as gamesEn } from '../packages/web/src/words/en/games.ts';
import { pages as pagesEn } from '../packages/web/src/words/en/pages.ts';
import { table as tableEn } from '../packages/web/src/words/en/table.ts';
import { games as gamesFr } from '../packages/web/src/words/fr/games.ts';
import { pages as pagesFr } from '../packages/web/src/words/fr/pages.ts';
import { table as tableFr } from '../packages/web/src/words/fr/table.ts';
import type { GamesText } from '../packages/web/src/words/games.ts';
import { type NewGameText, newGameText } from '../packages/web/src/words/new-game.ts';
import type { PagesText } from '../packages/web/src/words/pages.ts';
import type { TableText } from '../packages/web/src/words/table.ts';

export { Explainer, ruleOf } from '../packages/web/src/words/keywords.ts';
export { LESSON } from '../packages/web/src/words/lesson.ts';
export { onlineText } from '../packages/web/src/words/online.ts';
export { PUZZLES } from '../packages/web/src/words/puzzles.ts';
export { RULES } from '../packages/web/src/words/rules.ts';

export const gamesText: { readonly [L in Lang]: GamesText } = { en: gamesEn, fr: gamesFr };
export const tableText: { readonly [L in Lang]: TableText } = { en: tableEn, fr: tableFr };
export const ui: { readonly [L in Lang]: PagesText & { readonly newGame: NewGameText } } = {
  en: { ...pagesEn, newGame: newGameText.en },
  fr: { ...pagesFr, newGame: newGameText.fr },
};
