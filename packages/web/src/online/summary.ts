/** A table in a few words. */
import type { Seat } from '@baston/engine';
import { defaultName, type Lang, type TableInfo, type TableOptions } from '@baston/table';
import type { OnlineText } from '../words/online.ts';
import { span } from './times.ts';

export const nameAt = ({ seats }: TableInfo, seat: Seat, lang: Lang): string =>
  seats[seat]?.name || defaultName(lang, seats[seat]?.bot ? 'bot' : 'human', seat + 1);

/** What kind of game it is: "15 VP to win", "Draft", "Live"… */
export function traits({ config, pace, absent, seconds }: TableOptions, text: OnlineText, lang: Lang): string[] {
  const { factions = 'random', vpToWin = 15 } = config;
  return [
    text.toWin(vpToWin),
    text.factions[typeof factions === 'string' ? factions : 'choice'],
    text.paces[pace],
    absent === 'wait' ? text.absentNotes.wait : `${text.absences[absent]} (${span(seconds, lang)})`,
  ];
}

/** How it stands there, for somebody who sits in that seat. */
export function statusOf(table: TableInfo, seat: Seat, text: OnlineText, lang: Lang): string {
  const { phase, winners, waitingFor } = table;
  if (phase === 'open') return text.waitingForPlayers;
  if (phase === 'playing' && waitingFor !== undefined)
    return waitingFor === seat ? text.yourTurn : text.turnOf(nameAt(table, waitingFor, lang));
  if (winners.length === 1 && winners[0] === seat) return text.overMine;
  return text.over(new Intl.ListFormat(lang).format(winners.map((winner) => nameAt(table, winner, lang))));
}
