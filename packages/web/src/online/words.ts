/** The words for playing with others: they come with the screens that need them. */
import { useLang } from '../words/index.ts';
import { type OnlineText, onlineText } from '../words/online.ts';

export const useOnlineText = (): OnlineText => onlineText[useLang()];
