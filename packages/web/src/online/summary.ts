/** A table in a few words. */
import type { Seat } from '@baston/engine';
import { defaultName, isFormer, type Lang, type TableInfo, type TableOptions } from '@baston/table';
import { nameOfPersona } from '../personas.ts';
import { inForce } from '../screens/new-game/in-force.ts';
import { seatLetter } from '../ui/seat-mark.tsx';
import { newGameText } from '../words/new-game.ts';
import { type OnlineText, onlineText } from '../words/online.ts';
import { span } from './times.ts';

export function nameAt({ seats }: TableInfo, seat: Seat, lang: Lang): string {
  const info = seats[seat];
  if (info && isFormer(info)) return onlineText[lang].formerPlayer;
  return info?.name || nameOfPersona(info?.persona, lang) || defaultName(lang, info?.bot ? 'bot' : 'human', seat + 1);
}

export const namesAt = (table: TableInfo, seats: readonly Seat[], lang: Lang): string =>
  new Intl.ListFormat(lang).format(seats.map((seat) => nameAt(table, seat, lang)));

/** Describes the game in a list of tables: "First to 15 VP", "Draft", "Live"… */
export function traits({ config, hints = true, ...options }: TableOptions, lang: Lang): string[] {
  const words = newGameText[lang];
  const { factions = 'random', vpToWin = 15 } = config;
  return [
    words.toWin(vpToWin),
    words.factionsInShort[typeof factions === 'string' ? factions : 'choice'],
    ...paceOf(options, lang),
    ...(hints ? [] : [onlineText[lang].noHints]),
  ];
}

/** All that was chosen for the table. */
export function allTraits({ config, seats, hints = true, listed, ...options }: TableOptions, lang: Lang): string[] {
  const text = onlineText[lang];
  const words = newGameText[lang];
  return [
    ...inForce({ ...config, seats: seats.length }, words, (seat) => words.seat(seatLetter(seat))),
    ...paceOf(options, lang),
    hints ? text.hintsAllowed : text.noHints,
    text.joins[listed ? 'lobby' : 'link'],
  ];
}

function paceOf({ pace, absent, seconds }: Pick<TableOptions, 'pace' | 'absent' | 'seconds'>, lang: Lang): string[] {
  const text = onlineText[lang];
  return [text.paces[pace], text.absentTraits[absent](span(seconds, lang))];
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
