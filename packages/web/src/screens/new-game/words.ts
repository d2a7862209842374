/** The words for setting a game up: they come with the screens that need them. */
import { useLang } from '../../words/index.ts';
import { type NewGameText, newGameText } from '../../words/new-game.ts';

export const useNewGameText = (): NewGameText => newGameText[useLang()];
