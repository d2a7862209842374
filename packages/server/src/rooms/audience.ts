/** The clients connected to a table and the frames they get. A frame that is the same for several clients is made once. */
import { type Away, CLOSED, type TableEvent } from '@baston/table';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { Entry } from './entries.ts';
import { frame, tableFrame, updateFrame } from './frames.ts';
import { readLog, textFrame } from './log.ts';
import { Presence } from './presence.ts';
import { peopleOf, type TableState } from './state.ts';
import type { Table } from './table.ts';
import { Writer } from './writer.ts';

/** A connection to the table, from the seat that its person holds or as a spectator. */
export interface Client {
  readonly person: string | undefined;
  send(frame: string): void;
  close(code: number, reason: string): void;
}

/** People with a seat always get in: only spectators can fill a table. */
const MOST_SPECTATORS = 200;
/** Connections of one person; one more closes the oldest, which may be one that is dead already. */
const MOST_OF_PERSON = 10;
const KEPT_TEXTS = 50;

export class Audience {
  readonly #store: Store;
  readonly #now: () => number;
  /** The seat from which each client was last told something. */
  readonly #clients = new Map<Client, number>();
  readonly presence: Presence;
  /** The absences that clients were last told. */
  #toldAway: readonly Away[] = [];
  /** The frames that the last spectator was greeted with, and the state they describe. */
  #toldSpectator: { readonly table: Table; readonly seq: number; readonly story: readonly string[] } | undefined;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.presence = new Presence(now());
  }

  get size(): number {
    return this.#clients.size;
  }

  /** Tells a new client what follows the entry `from`, if they saw it from the seat that they have now. */
  async add(client: Client, table: Table, from: number, seat: number): Promise<void> {
    const mine = table.seatOf(client.person);
    this.#makeRoomFor(client, mine);
    const isSound = Number.isInteger(from) && from >= 0 && from <= table.seq && seat === mine;
    await this.#greet(client, table, isSound ? from : -1);
    this.#clients.set(client, mine);
    if (client.person !== undefined) this.presence.came(client.person);
    this.tellPresence(table, client);
  }

  #makeRoomFor({ person }: Client, seat: number): void {
    const clients = [...this.#clients];
    const [oldest, ...others] = clients.filter(([client]) => person !== undefined && client.person === person);
    if (oldest && others.length + 1 >= MOST_OF_PERSON) {
      this.#clients.delete(oldest[0]);
      oldest[0].close(CLOSED.frequent, 'too many connections of the same person');
    }
    if (seat < 0 && clients.filter(([, from]) => from < 0).length >= MOST_SPECTATORS)
      throw new Refused('full', 'too many spectators');
  }

  delete(client: Client): void {
    if (this.#clients.delete(client) && client.person !== undefined) this.presence.left(client.person, this.#now());
  }

  close(code: number, reason: string): void {
    for (const client of this.#clients.keys()) client.close(code, reason);
    this.#clients.clear();
  }

  /** Tells everybody who is away, if that has changed; and somebody who has just come, if anybody is. */
  tellPresence(table: Table, newcomer?: Client): void {
    const away = this.presence.away(peopleOf(table.state), this.#now());
    const isNews = JSON.stringify(away) !== JSON.stringify(this.#toldAway);
    this.#toldAway = away;
    const text = frame({ type: 'present', away });
    for (const client of this.#clients.keys())
      if (isNews || (client === newcomer && away.length > 0)) client.send(text);
  }

  /** Clients may have seen only a part of what happened, so they get everything again. */
  async tellAnew(table: Table): Promise<void> {
    for (const client of this.#clients.keys()) await this.#greetAnew(client, table);
  }

  async #greetAnew(client: Client, table: Table): Promise<void> {
    await this.#greet(client, table, -1);
    this.#clients.set(client, table.seatOf(client.person));
  }

  async #greet(client: Client, table: Table, from: number): Promise<void> {
    const seat = table.seatOf(client.person);
    const isNewSpectator = seat < 0 && from < 0;
    const story = (isNewSpectator && this.#storySoFar(table)) || (await this.#story(table, seat, from));
    if (isNewSpectator) this.#toldSpectator = { table, seq: table.seq, story };
    client.send(tableFrame(table, seat, client.person));
    for (const text of story) client.send(text);
  }

  /** The last texts, and all that has happened since the entry `from`. */
  async #story(table: Table, seat: number, from: number): Promise<readonly string[]> {
    const { events, texts } = await readLog(this.#store, table, from + 1);
    const update = table.session ? [updateFrame(table, seat, events, new Writer())] : [];
    return [...texts.slice(-KEPT_TEXTS), ...update];
  }

  /** The greeting of the last spectator, if nothing has happened since: hundreds who join at once cost one reading of the log. */
  #storySoFar(table: Table): readonly string[] | undefined {
    const told = this.#toldSpectator;
    return told?.table === table && told.seq === table.seq ? told.story : undefined;
  }

  /** Tells everybody of an entry that has been applied to the table. */
  async tell(
    table: Table,
    entry: Entry,
    before: TableState,
    events: readonly TableEvent[],
    writer = new Writer(),
  ): Promise<void> {
    this.#toldSpectator = undefined;
    const isPlay = entry.type === 'answer' || entry.type === 'shut' || entry.type === 'undo';
    const isNews = !isPlay || table.phase === 'over' || isShownOtherwise(before, table.state);
    const made = new Map<string, string>();
    const once = (key: string, make: () => string): string => {
      const text = made.get(key) ?? make();
      made.set(key, text);
      return text;
    };
    const isSecret = entry.type === 'answer' && before.round !== undefined;
    for (const [client, from] of this.#clients) {
      const seat = table.seatOf(client.person);
      if (isSecret && seat !== entry.seat) continue;
      if (entry.type === 'say') {
        if (entry.text !== '') client.send(once('text', () => textFrame(entry, table.toldSeq, table)));
        continue;
      }
      if (seat !== from && table.state.events > events.length) {
        await this.#greetAnew(client, table); // from here it has looked different from the beginning
        continue;
      }
      this.#clients.set(client, seat);
      const key = `${seat} ${client.person === table.state.by}`;
      if (isNews) client.send(once(`table ${key}`, () => tableFrame(table, seat, client.person)));
      if (table.session) client.send(once(`update ${seat}`, () => updateFrame(table, seat, events, writer)));
    }
  }
}

/** Has a play changed the public facts of the table besides the game? */
const isShownOtherwise = (before: TableState, after: TableState): boolean =>
  before.seats !== after.seats ||
  before.agreed !== after.agreed ||
  before.awaited.length > 0 !== after.awaited.length > 0;
