/**
 * One table in memory. It takes its inputs one after the other: what is wanted is tried on the table, written to the
 * log, and only when it is there acknowledged and told. Memory is a cache of the log: whenever they may differ, the
 * table is made anew from it.
 */
import type { Hint } from '@baston/engine';
import { CLOSED, type GameInPlay, type TableEvent, type WrittenPosition } from '@baston/table';
import { isRefusal, Refused } from '../refused.ts';
import type { Rulebooks } from '../rulebooks.ts';
import type { Person } from '../store/people.ts';
import type { LogRow, Parked, Present, Store } from '../store/store.ts';
import { anonymous } from './anonymous.ts';
import { Attendant, type AttendantOptions, OTHERS_FIRST } from './attendant.ts';
import { Audience, type Client } from './audience.ts';
import { type Command, entryOf, seatOf } from './commands.ts';
import { deadlineOf } from './deadlines.ts';
import type { Entry } from './entries.ts';
import { loadTable, rulebookOf } from './log.ts';
import { type Occasion, occasionOf } from './occasions.ts';
import { rematchId, rematchOf } from './rematch.ts';
import { changeOf } from './rows.ts';
import type { Table } from './table.ts';
import { questionTo } from './windows.ts';
import { Writer } from './writer.ts';

export interface RoomOptions extends AttendantOptions {
  readonly store: Store;
  readonly rulebooks: Rulebooks;
  /** Opens the table of a rematch, if it is not there yet. */
  readonly open: (id: string, entry: Entry) => Promise<void>;
  /** Refuses what somebody does too often, besides answering and talking. */
  readonly limit: (person: string) => void;
  /** A game is over, and that is in its log. */
  readonly onOver: (id: string) => void;
  /** Something is in the log that people who are not there want to hear of. */
  readonly onOccasion?: ((id: string, occasion: Occasion) => void) | undefined;
  /** Draws the server's share of a deal. */
  readonly newSecret: () => string;
}

/** More than one client has any reason to have under way. */
const MOST_WAITING = 200;
/** Now and then a table is put away, so that it need not be played again from the beginning after a crash. */
const PARK_EVERY = 8;
/** Answers take the game on, and texts are counted where they come in. */
const UNCOUNTED: readonly Entry['type'][] = ['answer', 'undo', 'say'];
/** After so many milliseconds without a word somebody is no longer taken for present. */
export const PRESENT_FOR = 60_000;

export class Room {
  readonly id: string;
  readonly #options: RoomOptions;
  readonly #audience: Audience;
  readonly #attendant: Attendant;
  /** The turn in which a seat passes all windows. */
  readonly #skipping = new Map<number, number>();
  #table: Table;
  #parkedAt: number;
  /** The table may be ahead of the log. */
  #isDoubtful = false;
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;
  /** People who have repeated a command. Theirs are looked up in the store first, because trying one costs more. */
  readonly #repeaters = new Set<string>();
  /** When something last happened here. */
  usedAt: number;

  private constructor(id: string, options: RoomOptions, table: Table) {
    this.id = id;
    this.#options = options;
    this.#table = table;
    this.#parkedAt = table.seq;
    this.usedAt = options.now();
    this.#audience = new Audience(options.store, options.now);
    this.#attendant = new Attendant(this.#attended(), options);
  }

  static async load(id: string, options: RoomOptions): Promise<Room> {
    const room = new Room(id, options, await loadTable(id, options.store, options.rulebooks));
    room.#attendant.attend(0);
    return room;
  }

  /** The part of a room that the attendant works with. */
  #attended(): ConstructorParameters<typeof Attendant>[0] {
    const room = this;
    return {
      get table() {
        return room.#table;
      },
      get isDoubtful() {
        return room.#isDoubtful;
      },
      get isVisited() {
        return room.#table.state.seats.some(
          ({ person }) => person !== undefined && room.#audience.presence.isHere(person),
        );
      },
      isSkipping: (seat) => room.#skipping.has(seat) && room.#skipping.get(seat) === room.#table.session?.turn,
      refresh: () => room.#inTurn(async () => undefined),
      write: (command, question, make) =>
        room.#inTurn(async () => {
          const { state, phase } = room.#table;
          if (phase === 'playing' && state.questions === question) await room.#commit(command, make);
        }),
      during: (work) => {
        room.#waiting++;
        return work.finally(() => room.#waiting--);
      },
      sleep: () => room.#options.store.sleep(room.id),
    };
  }

  get clients(): number {
    return this.#audience.size;
  }
  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#waiting === 0;
  }
  get deadline(): number | undefined {
    return deadlineOf(this.#table);
  }

  /** Lets somebody look on, and tells them what follows the entry `from`, if they saw it from the seat that they have now. */
  join(client: Client, from: number, seat: number): Promise<void> {
    return this.#inTurn(async () => {
      const table = this.#table;
      await this.#audience.add(client, table, from, seat);
      if (table.phase === 'open' && client.person === table.state.by) await this.#showInLobby();
      if (table.seatOf(client.person) >= 0) this.#attendant.attend(0); // bots may have paused
    });
  }

  leave(client: Client): void {
    this.#audience.delete(client);
    this.usedAt = this.#options.now();
  }

  /** Is the person connected to this table, through this node? */
  isWatching(person: string): boolean {
    return this.#audience.presence.isHere(person);
  }

  /** The people connected to this node that other nodes and the lobby need to know about. */
  present(): Present[] {
    const { phase, state } = this.#table;
    const people = state.seats.flatMap(({ person }) => person ?? []);
    const mattering = phase === 'open' && state.options.listed ? [state.by] : phase === 'playing' ? people : [];
    const here = mattering.filter((person) => this.#audience.presence.isHere(person));
    return here.map((person) => ({ table: this.id, person }));
  }

  /** At once; after that the node repeats it for all its tables. */
  async #showInLobby(): Promise<void> {
    const { store, now, onTrouble } = this.#options;
    await store.present(this.present(), now() + PRESENT_FOR).catch(onTrouble);
  }

  /** Takes note of the people connected to other nodes, and until when that holds. */
  heardPresence(elsewhere: ReadonlyMap<string, number>): void {
    this.#audience.presence.heard(elsewhere);
    this.#audience.tellPresence(this.#table);
  }

  /** Does what somebody wants, once, however often they say it. The number of its entry. */
  command(who: Person, message: Command): Promise<number> {
    return this.#inTurn(async () => {
      const command = `${who.id}:${message.command}`;
      const done = this.#repeaters.has(who.id) ? await this.#options.store.commandAt(this.id, command) : undefined;
      if (done !== undefined) return Math.min(done, this.#table.toldSeq);
      const next = message.type === 'rematch' ? await this.#openNext(who.id) : '';
      if (message.type === 'claim') await this.#hearPresence();
      const at = this.#options.now();
      const awaySince = (seat: number): number | undefined => {
        const person = this.#table.state.seats[seat]?.person;
        return person === undefined ? undefined : this.#audience.presence.awaySince(person, at);
      };
      const seq = await this.#commit(command, () => {
        const entry = entryOf(this.#table, who, message, { at, next, awaySince });
        if (entry && !UNCOUNTED.includes(entry.type)) this.#options.limit(who.id);
        return entry;
      });
      return Math.min(seq, this.#table.toldSeq);
    });
  }

  /** The person passes all windows of this turn, or no longer does. Nobody needs to know, so this is in no log. */
  skip(who: Person, isOn: boolean): Promise<number> {
    return this.#inTurn(async () => {
      const { session, seat } = this.#gameOf(who);
      if (isOn) this.#skipping.set(seat, session.turn);
      else this.#skipping.delete(seat);
      this.#attendant.attend(0);
      return this.#table.toldSeq;
    });
  }

  async #hearPresence(): Promise<void> {
    const rows = await this.#options.store.presentElsewhere([this.id], this.#options.now());
    this.#audience.presence.heard(new Map(rows.map(({ person, until }) => [person, until])));
  }

  /** A bot's hint for the player who has to decide; it knows no more than they do. */
  async hint(who: Person): Promise<Hint & { readonly question: number }> {
    const { question, ...thought } = await this.#inTurn(async () => {
      const { session, seat } = this.#gameOf(who);
      if (this.#table.state.options.hints === false) throw new Refused('no-hints', 'hints are off at this table');
      if (!questionTo(this.#table, seat)) throw new Refused('not-your-turn', 'you have nothing to decide right now');
      const { state, rulebook } = this.#table;
      return {
        game: session.parkInRound(seat),
        bot: 'adviser',
        seed: 'hint',
        rulebook: rulebook.url,
        question: state.questions,
      } as const;
    });
    return { question, ...(await this.#options.think(thought, { kind: 'hint', whose: who.id })) };
  }

  /** Takes a person out who has deleted themself, of the table and of what is kept of it. */
  remove(person: string): Promise<void> {
    const { store, now } = this.#options;
    return this.#inTurn(async () => {
      if (this.#table.concerns(person))
        await this.#commit(`gone:${person}:${this.#table.seq}`, () => ({ type: 'gone', at: now(), person }));
      await store.rewrite(this.id, anonymous(await store.entriesBy(this.id, person)));
      await store.park(this.id, this.#parked());
    });
  }

  /** The game as somebody who sits here may write it down. */
  position(who: Person): Promise<WrittenPosition> {
    return this.#inTurn(async () => {
      const { session, seat } = this.#gameOf(who);
      return session.position(seat);
    });
  }

  #gameOf(who: Person): { readonly session: GameInPlay; readonly seat: number } {
    const seat = seatOf(this.#table, who);
    const { session } = this.#table;
    if (!session) throw new Refused('not-begun', 'the game has not started');
    return { session, seat };
  }

  /** An operator takes somebody out of their seat, named by its number or by who holds it. Their name. */
  removeByOperator(command: string, who: number | string): Promise<string> {
    return this.#inTurn(async () => {
      const seat = typeof who === 'number' ? who : this.#table.seatOf(who);
      const name = this.#table.state.seats[seat]?.name ?? '';
      const type = this.#table.session ? 'resign' : 'remove';
      await this.#commit(command, () => ({ type, at: this.#options.now(), seat }));
      return name;
    });
  }

  /** An operator ends the game without a winner, or closes the table before it has begun. */
  endByOperator(command: string): Promise<number> {
    return this.#inTurn(() => this.#commit(command, () => ({ type: 'end', at: this.#options.now() })));
  }

  /** Another node has written to the log. */
  async catchUp(): Promise<void> {
    await this.#inTurn(async () => {
      const { store, rulebooks } = this.#options;
      const rows = await store.log(this.id, this.#table.seq + 1);
      if (rows.length > 0 && !this.#table.session) this.#table.moveTo(await rulebookOf(this.id, store, rulebooks));
      for (const row of rows) {
        const entry: Entry = JSON.parse(row.entry);
        this.#isDoubtful = true;
        const before = this.#table.state;
        const events = this.#table.apply(entry);
        this.#isDoubtful = false;
        await this.#audience.tell(this.#table, entry, before, events);
      }
      if (rows.length > 0) this.#attendant.attend(OTHERS_FIRST);
    });
  }

  /** Puts the table away; nothing is taken any more, and everybody is told to come back, or why not. */
  async close(code = CLOSED.restart, reason = 'come back', parks = true): Promise<void> {
    this.#isClosed = true;
    this.#attendant.close();
    this.#audience.close(code, reason);
    await this.#line;
    if (parks && !this.#isDoubtful)
      await this.#options.store.park(this.id, this.#parked()).catch(this.#options.onTrouble);
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Refused('unavailable', 'the server is about to stop'));
    if (this.#waiting >= MOST_WAITING)
      return Promise.reject(new Refused('unavailable', 'too many requests for this table: try again'));
    this.#waiting++;
    this.usedAt = this.#options.now();
    const result = this.#line
      .then(async () => {
        if (this.#isDoubtful) await this.#reload();
        return run();
      })
      .finally(() => {
        this.#waiting--;
        this.#table.session?.rest(this.#table.rulebook.spare);
      });
    this.#line = result.catch(() => undefined);
    return result;
  }

  /** Tries it, writes it, tells it. Where there is nothing to write it is done. */
  async #commit(command: string, make: () => Entry | undefined): Promise<number> {
    const { store } = this.#options;
    for (;;) {
      const before = this.#table.state;
      const wasOver = this.#table.phase === 'over';
      let entry: Entry | undefined;
      let events: TableEvent[];
      try {
        entry = make();
        if (!entry) return (await store.commandAt(this.id, command)) ?? this.#table.seq;
        events = this.#table.apply(entry);
      } catch (thrown) {
        if (!isHarmless(thrown)) this.#isDoubtful = true;
        // A repeated command is acknowledged, even where it would be refused now.
        const done = await store.commandAt(this.id, command);
        if (done === undefined) throw thrown;
        return done;
      }
      this.#isDoubtful = true;
      const writer = new Writer();
      const seq = this.#table.seq;
      const row: LogRow = { seq, command, entry: JSON.stringify(entry), events: writer.list(events) };
      const parks = seq >= this.#parkedAt + PARK_EVERY;
      const change = { ...changeOf(this.#table, row, entry, before), ...(parks ? { parked: this.#parked() } : {}) };
      const appended = await store.append(change).catch((thrown) => {
        this.#attendant.attend(OTHERS_FIRST);
        throw thrown;
      });
      if (appended === 'done') {
        this.#isDoubtful = false;
        if (parks) this.#parkedAt = seq;
        if (this.#table.session && this.#table.phase === 'over' && !wasOver) this.#options.onOver(this.id);
        const { onOccasion } = this.#options;
        const occasion = onOccasion && occasionOf(this.#table, events, wasOver);
        if (occasion) onOccasion(this.id, occasion);
        await this.#audience.tell(this.#table, entry, before, events, writer);
        this.#attendant.attend(0);
        return seq;
      }
      await this.#reload(seq - 1);
      if (appended === 'taken') continue;
      this.#repeaters.add(command.slice(0, command.indexOf(':')));
      return (await store.commandAt(this.id, command)) ?? seq;
    }
  }

  #parked(): Parked {
    const { seq, parked } = this.#table.park();
    return { seq, game: JSON.stringify(parked) };
  }

  /** The log is right. `told` is the last entry that everybody has been told of for certain. */
  async #reload(told = -1): Promise<void> {
    this.#table = await loadTable(this.id, this.#options.store, this.#options.rulebooks);
    this.#isDoubtful = false;
    const isKnown = this.#table.seq === told;
    this.#attendant.attend(isKnown ? 0 : OTHERS_FIRST);
    if (!isKnown) await this.#audience.tellAnew(this.#table);
  }

  async #openNext(person: string): Promise<string> {
    const table = this.#table;
    const isPlayed = table.phase === 'over' && table.session;
    if (table.state.next !== undefined || !isPlayed || table.seatOf(person) < 0) return table.state.next ?? '';
    const { open, now, newSecret } = this.#options;
    const id = rematchId(table);
    await open(id, rematchOf(table, person, now(), newSecret()));
    return id;
  }
}

/** Was the table left as it was? */
const isHarmless = (thrown: unknown): boolean =>
  isRefusal(thrown) && thrown.code !== 'stuck' && thrown.code !== 'diverged';
