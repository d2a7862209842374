/** What the pages say, for tests that look for it. */
import type { Lang } from '@baston/table';
import { en } from '../packages/web/src/words/en.ts';
import { fr } from '../packages/web/src/words/fr.ts';
import { type NewGameText, newGameText } from '../packages/web/src/words/new-game.ts';
import type { UiWords } from '../packages/web/src/words/types.ts';

export { gamesText } from '../packages/web/src/words/games.ts';
export { Explainer, ruleOf } from '../packages/web/src/words/keywords.ts';
export { LESSON } from '../packages/web/src/words/lesson.ts';
export { onlineText } from '../packages/web/src/words/online.ts';
export { PUZZLES } from '../packages/web/src/words/puzzles.ts';
export { RULES } from '../packages/web/src/words/rules.ts';
export { tableText } from '../packages/web/src/words/table.ts';
export const ui: { readonly [L in Lang]: UiWords & { readonly newGame: NewGameText } } = {
  en: { ...en, newGame: newGameText.en },
  fr: { ...fr, newGame: newGameText.fr },
};
