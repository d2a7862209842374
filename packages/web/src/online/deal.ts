/** Was the deal fair? What was checked, and what came out. */
import type { Seat } from '@baston/engine';
import { checkDeal, type DealFault, type PlayedTable } from '@baston/table';
import { Projector } from '../screens/replay/projector.ts';
import { memory } from './memory.ts';
import type { Promised } from './promise.ts';
import { playedTable } from './server.ts';
import { sha256 } from './sha256.ts';

export interface DealReport {
  readonly fault?: DealFault | 'other-game' | 'unavailable';
  /** This browser had seen the promise before the game, and added its share. */
  readonly isPromised: boolean;
}

/** Does the record, played again from its seed, end as the table says? Who wins a game that is given up is not in it. */
async function endsTheSame({ table, record }: PlayedTable): Promise<boolean> {
  const film = await Projector.open(record).catch(() => undefined);
  if (!film) return false;
  const { view } = await film.shot(film.end, -1);
  film.close();
  const vps = view.players.map(({ vp }) => vp);
  const winners = (table.ending?.kind ?? 'played') === 'played' ? table.winners : [];
  return String(view.winners) === String(winners) && String(vps) === String(table.vps);
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
