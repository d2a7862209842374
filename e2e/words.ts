/** The texts of the pages, for tests that look for them. */
import type { Lang } from '@baston/table';
import type { CardWords } from '../packages/web/src/words/cards.ts';
import { creditsText } from '../packages/web/src/words/credits.ts';
import { cards as cardsEn } from '../packages/web/src/words/en/cards.ts';
import { games as gamesEn } from '../packages/web/src/words/en/games.ts';
import { notes as notesEn } from '../packages/web/src/words/en/notes.ts';
import { pages as pagesEn } from '../packages/web/src/words/en/pages.ts';
import { table as tableEn } from '../packages/web/src/words/en/table.ts';
import { cards as cardsFr } from '../packages/web/src/words/fr/cards.ts';
import { games as gamesFr } from '../packages/web/src/words/fr/games.ts';
import { notes as notesFr } from '../packages/web/src/words/fr/notes.ts';
import { pages as pagesFr } from '../packages/web/src/words/fr/pages.ts';
import { table as tableFr } from '../packages/web/src/words/fr/table.ts';
import type { GamesText } from '../packages/web/src/words/games.ts';
import { newGameText } from '../packages/web/src/words/new-game.ts';
import type { NotesText } from '../packages/web/src/words/notes.ts';
import type { PagesText } from '../packages/web/src/words/pages.ts';
import { replayText } from '../packages/web/src/words/replay.ts';
import { settingsText } from '../packages/web/src/words/settings.ts';
import type { TableText } from '../packages/web/src/words/table.ts';

export { Explainer, ruleOf } from '../packages/web/src/words/keywords.ts';
export { LESSON } from '../packages/web/src/words/lesson.ts';
export { onlineText } from '../packages/web/src/words/online.ts';
export { noticesText, pushText } from '../packages/web/src/words/push.ts';
export { PUZZLES } from '../packages/web/src/words/puzzles.ts';
export { RULES } from '../packages/web/src/words/rules.ts';

export const CARD_WORDS: { readonly [L in Lang]: CardWords } = { en: cardsEn, fr: cardsFr };
export const NOTES: { readonly [L in Lang]: NotesText } = { en: notesEn, fr: notesFr };
export const gamesText: { readonly [L in Lang]: GamesText } = { en: gamesEn, fr: gamesFr };
export const tableText: { readonly [L in Lang]: TableText } = { en: tableEn, fr: tableFr };
const uiIn = (lang: Lang, pages: PagesText) => ({
  ...pages,
  newGame: newGameText[lang],
  settings: settingsText[lang],
  credits: creditsText[lang],
  replay: replayText[lang],
});

export const ui: { readonly [L in Lang]: ReturnType<typeof uiIn> } = {
  en: uiIn('en', pagesEn),
  fr: uiIn('fr', pagesFr),
};
