/** Was the deal fair? What was checked, and what came out. */
import type { Seat } from '@baston/engine';
import { checkDeal, type DealFault, type PlayedTable, Session } from '@baston/table';
import { openRules } from '../boxes.ts';
import { memory, type Promised } from './memory.ts';
import { playedTable } from './server.ts';
import { sha256 } from './sha256.ts';

export interface DealReport {
  readonly fault?: DealFault | 'other-game' | 'unavailable';
  /** This browser had seen the promise before the game, and added its share. */
  readonly isPromised: boolean;
}

/** Does the record, played again from its seed, end as the table says? */
async function endsTheSame({ table, record }: PlayedTable): Promise<boolean> {
  try {
    const { view } = { view: Session.replay(await openRules(record), record).view(-1) };
    return (
      String(view.winners) === String(table.winners) && String(view.players.map(({ vp }) => vp)) === String(table.vps)
    );
  } catch {
    return false;
  }
}

export async function inspectDeal(id: string, seat: Seat): Promise<DealReport> {
  const played = await playedTable(id).catch(() => undefined);
  const promised: Promised | undefined = memory.deal(id);
  const isPromised = promised !== undefined && promised.seat === seat;
  if (!played) return { fault: 'unavailable', isPromised };
  const fault = await checkDeal(played, sha256, isPromised ? promised : {});
  if (fault) return { fault, isPromised };
  return (await endsTheSame(played)) ? { isPromised } : { fault: 'other-game', isPromised };
}
