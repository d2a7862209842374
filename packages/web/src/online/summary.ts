/** A table in a few words. */
import type { Seat } from '@baston/engine';
import { defaultName, isFormer, type Lang, type TableInfo, type TableOptions } from '@baston/table';
import { nameOfPersona } from '../personas.ts';
import { type OnlineText, onlineText } from '../words/online.ts';
import { span } from './times.ts';

export function nameAt({ seats }: TableInfo, seat: Seat, lang: Lang): string {
  const info = seats[seat];
  if (info && isFormer(info)) return onlineText[lang].formerPlayer;
  return info?.name || nameOfPersona(info?.persona, lang) || defaultName(lang, info?.bot ? 'bot' : 'human', seat + 1);
}

export const namesAt = (table: TableInfo, seats: readonly Seat[], lang: Lang): string =>
  new Intl.ListFormat(lang).format(seats.map((seat) => nameAt(table, seat, lang)));

/** Describes the game: "15 VP to win", "Draft", "Live"… */
export function traits(
  { config, pace, absent, seconds, hints = true }: TableOptions,
  text: OnlineText,
  lang: Lang,
): string[] {
  const { factions = 'random', vpToWin = 15 } = config;
  return [
    text.toWin(vpToWin),
    text.factions[typeof factions === 'string' ? factions : 'choice'],
    text.paces[pace],
    text.absentTraits[absent](span(seconds, lang)),
    ...(hints ? [] : [text.noHints]),
  ];
}

/** The status of a game, for the player in that seat. */
export function statusOf(table: TableInfo, seat: Seat, text: OnlineText, lang: Lang): string {
  const { phase, winners, waitingFor, ending } = table;
  if (phase === 'open') return text.waitingForPlayers;
  if (phase === 'playing' && waitingFor === undefined) return text.windowOpen;
  if (waitingFor !== undefined)
    return waitingFor === seat ? text.yourTurn : text.turnOf(nameAt(table, waitingFor, lang));
  if (ending?.kind === 'closed') return text.closedTitle;
  if (winners.length === 0) return text.overWithout;
  if (winners.length === 1 && winners[0] === seat) return text.overMine;
  return text.over(namesAt(table, winners, lang));
}
