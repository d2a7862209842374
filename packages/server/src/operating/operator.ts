/** The actions of an operator on a running server. Each of them is written to the audit log. */
import { CLOSED, type FromServer } from '@baston/table';
import type { Sockets } from '../http/sockets.ts';
import type { People } from '../people/people.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { newId } from '../secrets.ts';
import { checkBackup } from '../store/backup.ts';
import { type Store, StoreError } from '../store/store.ts';
import type { Draining } from './draining.ts';

export interface OperatorOptions {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly people: People;
  readonly sockets: Sockets;
  readonly draining: Draining;
  readonly now: () => number;
  readonly onTrouble: (trouble: unknown) => void;
}

/** Messages between nodes that share a database. */
type News =
  | { readonly type: 'message'; readonly text: string; readonly at: number }
  | { readonly type: 'bans' }
  | { readonly type: 'restored' };

type Action = 'message' | 'drain' | 'end' | 'remove' | 'ban' | 'unban' | 'backup' | 'restore' | 'sign-in';

/** The most tables of one person from which a ban takes them. */
const MOST_TABLES = 1000;

export class Operator {
  readonly #options: OperatorOptions;

  constructor(options: OperatorOptions) {
    this.#options = options;
    options.store.onBroadcast((news) => {
      this.#hear(JSON.parse(news)).catch(options.onTrouble);
    });
  }

  async note(who: string, action: Action, target = '', detail = ''): Promise<void> {
    const { store, now } = this.#options;
    await store.addAudit({ id: newId(), at: now(), who, action, target, detail });
  }

  async message(who: string, text: string): Promise<void> {
    await this.note(who, 'message', '', text);
    await this.#announce({ type: 'message', text, at: this.#options.now() });
  }

  /** This node takes no new tables and stops at that time, or when nobody is connected any more. */
  async drain(who: string, at: number): Promise<void> {
    const { draining, rooms, sockets } = this.#options;
    draining.begin(at);
    rooms.isDraining = true;
    sockets.tell({ type: 'notice', kind: 'update', at });
    await this.note(who, 'drain', '', new Date(at).toISOString());
  }

  async endTable(who: string, table: string): Promise<void> {
    await this.#options.rooms.use(table, (room) => room.endByOperator(`operator:${newId()}`));
    await this.note(who, 'end', table);
  }

  /** An operator takes a seat from its person: before the game it is free again, in the game they have given up. */
  async removeFrom(who: string, table: string, seat: number): Promise<void> {
    const name = await this.#options.rooms.use(table, (room) => room.removeByOperator(`operator:${newId()}`, seat));
    await this.note(who, 'remove', table, name);
  }

  /** Banned people do nothing on this server any more, and lose the seats that they hold. */
  async ban(who: string, person: string): Promise<void> {
    const { store, rooms, now } = this.#options;
    await store.ban(person, now());
    await this.note(who, 'ban', person);
    await this.#announce({ type: 'bans' });
    const removed = (room: Room): Promise<unknown> => room.removeByOperator(`ban:${newId()}`, person);
    for (const { id, phase } of await store.tablesOf(person, MOST_TABLES))
      if (phase !== 'over') await rooms.use(id, removed).catch(this.#options.onTrouble);
  }

  async unban(who: string, person: string): Promise<void> {
    await this.#options.store.unban(person);
    await this.note(who, 'unban', person);
    await this.#announce({ type: 'bans' });
  }

  /** Replaces everything by a backup: checked first, then at once. Clients come back to what is there then. */
  async restore(who: string, file: string, overwrite: boolean): Promise<number> {
    const { rooms, store } = this.#options;
    const rows = await checkBackup(file);
    // Asked before anybody is disturbed; the store asks again in its transaction.
    const kept = [...(await store.allTables(1)), ...(await store.peopleNamed('', 1))];
    if (!overwrite && kept.length > 0) throw new StoreError('filled', 'the database keeps games or people');
    await rooms.replaceAll(() => store.restore(file, overwrite));
    await this.note(who, 'restore', '', `${rows}`);
    await this.#announce({ type: 'restored' });
    return rows;
  }

  /** Other nodes may have changed them, and news can be missed. */
  async refreshBans(): Promise<void> {
    const { store, people, sockets } = this.#options;
    const banned = await store.banned();
    people.bans.clear();
    for (const { id } of banned) {
      people.bans.add(id);
      sockets.closePerson(id, CLOSED.banned, 'banned');
    }
  }

  async #announce(news: News): Promise<void> {
    await this.#options.store.broadcast(JSON.stringify(news));
    await this.#hear(news);
  }

  async #hear(news: News): Promise<void> {
    const { sockets, rooms } = this.#options;
    if (news.type === 'message') sockets.tell({ ...news, type: 'notice', kind: 'message' } satisfies FromServer);
    if (news.type === 'restored') await rooms.reset();
    if (news.type === 'bans' || news.type === 'restored') await this.refreshBans();
  }
}
