/** The table of a rematch: the same people, one seat further. All nodes find the same id. */
import { sha256 } from '../secrets.ts';
import type { EntryOf } from './entries.ts';
import type { Table } from './table.ts';

export const rematchId = ({ id, state }: Table): string => sha256(`next\n${id}\n${state.secret}`).slice(0, 16);

const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

export function rematchOf({ state }: Table, by: string, at: number, secret: string): EntryOf<'open'> {
  const { options, seats } = state;
  const { factions } = options.config;
  const config = Array.isArray(factions) ? { ...options.config, factions: turned(factions) } : options.config;
  return {
    type: 'open',
    at,
    by,
    options: {
      ...options,
      config,
      listed: false,
      seats: turned(options.seats),
      ...(options.personas ? { personas: turned(options.personas) } : {}),
    },
    secret,
    windowDelay: state.windowDelay,
    keptFor: turned(seats.map((seat) => seat.person)),
  };
}
