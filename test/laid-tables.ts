/** Tables at which a game has come so far, and people who sit there without sockets. */
import type { Game } from '@baston/engine';
import type { FromServer, ParkedGame, TableOptions, Update } from '@baston/table';
import type { Client } from '../packages/server/src/rooms/audience.ts';
import type { Entry, WindowDelay } from '../packages/server/src/rooms/entries.ts';
import type { Room } from '../packages/server/src/rooms/room.ts';
import { rowOf } from '../packages/server/src/rooms/rows.ts';
import { type ParkedTable, Table } from '../packages/server/src/rooms/table.ts';
import { sha256 } from '../packages/server/src/secrets.ts';
import type { MemoryStore } from '../packages/server/src/store/memory.ts';
import { ownRulebook } from './rulebooks.ts';

const rulebook = await ownRulebook();

export const AT = 1_800_000_000_000;

export const person = (seat: number): string => `person-${seat}`;
export const token = (seat: number): string => String(seat).repeat(43);
export const tableId = (n: number): string => `table-${n}`.padEnd(16, '-');

export async function addPeople(store: MemoryStore): Promise<void> {
  for (let seat = 0; seat < 4; seat++) {
    await store.addPerson({ id: person(seat), name: `P${seat}` }, AT);
    const device = { id: `device ${seat}`, createdAt: AT, expiresAt: 2 * AT };
    await store.addDevice(
      { ...device, browser: '', system: '', usedAt: AT },
      { ...device, token: sha256(token(seat)), person: person(seat), device: device.id },
    );
  }
}

interface Laid {
  readonly windowDelay: WindowDelay;
  readonly options?: Partial<TableOptions>;
  readonly at?: number;
  /** Given since the checkpoint. */
  readonly answers?: ParkedGame['answers'];
}

/** The table, put away with that game. A person sits on every seat that the options do not give to a bot. */
export function laidTable(
  id: string,
  game: Game,
  { windowDelay, options = {}, at = AT, answers = [] }: Laid,
): ParkedTable {
  const seats = options.seats ?? Array.from({ length: game.seats }, () => 'person' as const);
  const usual = { config: {}, listed: false, pace: 'live', absent: 'clock', seconds: 60 } as const;
  const secret = sha256(id);
  const open: Entry = {
    type: 'open',
    at,
    by: person(0),
    options: { ...usual, ...options, seats },
    secret,
    windowDelay,
  };
  const { state } = Table.open(id, rulebook, open);
  const sitting = state.seats.map((one, seat) =>
    one.bot ? one : { ...one, person: person(seat), name: `P${seat}`, isFree: false },
  );
  return { state: { ...state, seats: sitting }, game: { checkpoint: game.save(), answers } };
}

export async function lay(store: MemoryStore, id: string, game: Game, laid: Laid): Promise<void> {
  const parked = laidTable(id, game, laid);
  const table = Table.resume(id, rulebook, parked);
  const { by, options, secret, windowDelay, createdAt: at } = parked.state;
  const open: Entry = { type: 'open', at, by, options, secret, windowDelay };
  const row = { seq: 0, command: 'open', entry: JSON.stringify(open), events: '[]' };
  const holders = parked.state.seats.map((seat) => seat.person);
  await store.append({ row, table: rowOf(table), holders });
  await store.park(id, { seq: 0, game: JSON.stringify(parked) });
}

/** Records everything that somebody is sent. */
export class Onlooker implements Client {
  readonly person: string | undefined;
  readonly frames: string[] = [];
  update: (Update & { readonly seq: number }) | undefined;
  #waiting: (() => void)[] = [];

  /** A seat of nobody: a spectator. */
  constructor(seat = -1) {
    this.person = seat < 0 ? undefined : person(seat);
  }

  static async at(room: Room, seat = -1): Promise<Onlooker> {
    const onlooker = new Onlooker(seat);
    await room.join(onlooker, -1, -1);
    return onlooker;
  }

  send(text: string): void {
    this.frames.push(text);
    const frame = JSON.parse(text) as FromServer;
    if (frame.type === 'update') this.update = frame;
    for (const go of this.#waiting.splice(0)) go();
  }
  close(): void {}

  get latest(): Update & { readonly seq: number } {
    if (!this.update) throw new Error('there was no update');
    return this.update;
  }
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((go) => this.#waiting.push(go));
  }
}
