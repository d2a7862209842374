/** What the pages say, for tests that look for it. */
import type { Lang } from '@baston/table';
import { type NewGameText, newGameText } from '../packages/web/src/words/new-game.ts';
import { type PagesText, pagesText } from '../packages/web/src/words/pages.ts';

export { gamesText } from '../packages/web/src/words/games.ts';
export { Explainer, ruleOf } from '../packages/web/src/words/keywords.ts';
export { LESSON } from '../packages/web/src/words/lesson.ts';
export { onlineText } from '../packages/web/src/words/online.ts';
export { PUZZLES } from '../packages/web/src/words/puzzles.ts';
export { RULES } from '../packages/web/src/words/rules.ts';
export { tableText } from '../packages/web/src/words/table.ts';
export const ui: { readonly [L in Lang]: PagesText & { readonly newGame: NewGameText } } = {
  en: { ...pagesText.en, newGame: newGameText.en },
  fr: { ...pagesText.fr, newGame: newGameText.fr },
};
