/** The table on the server at which we are, besides the game itself: who sits there, what they say, how the line is. */
import type { RefusalCode, Seat } from '@baston/engine';
import {
  type BotKind,
  defaultName,
  type FromServer,
  type OnlineCode,
  phrases,
  type TableInfo,
  type Text,
  type ToTable,
  type Update,
} from '@baston/table';
import { create } from 'zustand';
import { usePage } from '../store.ts';
import { Connection, type Line, type Wish } from './connection.ts';
import { memory } from './memory.ts';
import { introduce, NotDone, socketOf } from './server.ts';

export interface Said extends Text {
  /** Its number in the log of the table. */
  readonly seq: number;
}

interface Company {
  readonly line: Line;
  readonly table: TableInfo | undefined;
  /** Ours; -1 if we look on. */
  readonly seat: Seat;
  /** We have opened this table. */
  readonly isMine: boolean;
  readonly texts: readonly Said[];
  /** How many texts have been read. */
  readonly read: number;
  /** The texts are open. */
  readonly isChatting: boolean;
  /** Who is not heard. */
  readonly muted: readonly Seat[];
  /** When the time of whoever is asked is up, by the clock of this device. */
  readonly deadline: number | undefined;
  /** What the server has refused last. */
  readonly trouble: OnlineCode | undefined;
}

const ALONE: Company = {
  line: 'opening',
  table: undefined,
  seat: -1,
  isMine: false,
  texts: [],
  read: 0,
  isChatting: false,
  muted: [],
  deadline: undefined,
  trouble: undefined,
};

export const useCompany = create<Company>(() => ALONE);
const set = useCompany.setState;

let connection: Connection | undefined;
/** The seat that we mean to take at a table as soon as we are there. */
let intended: { readonly table: string; readonly seat: Seat } | undefined;

export const intend = (table: string, seat: Seat): void => {
  intended = { table, seat };
};

/** Goes to a table; what is returned leaves it. */
export function join(id: string): () => void {
  set(ALONE, true);
  /** The last update: what follows is told after it. */
  let last: (Update & { readonly seq: number }) | undefined;
  let heard = 0;
  /** The last word about the table itself: it says exactly when time is up. */
  let told = -1;
  const lang = usePage.getState().settings.lang;
  const remote = { send: (message: ToTable) => void play(message) };
  const receive = usePage.getState().visit(remote);

  const update = (frame: Update & { readonly seq: number }): void => {
    if (frame.from > heard) {
      last = undefined;
      line.reopen(); // something was missed: everything again
      return;
    }
    const fresh = frame.from === 0 ? frame.events : frame.events.slice(heard - frame.from);
    if (frame.seq !== told) set({ deadline: deadlineAfter(frame) });
    heard = frame.from + frame.events.length;
    last = frame;
    const seats = frame.seats.map((seat, i) => ({ ...seat, name: seat.name || defaultName(lang, 'bot', i + 1) }));
    receive({ ...frame, seats, events: fresh, from: frame.from === 0 ? 0 : heard - fresh.length });
  };

  /** What the table screen does. What is refused there is told there, the rest beside it. */
  const play = async (message: ToTable): Promise<void> => {
    const wish = last && wishOf(message, last);
    const code = wish && (await line.say(wish));
    if (!code) return;
    if (code in phrases('en').labels.refusals) {
      receive({ type: 'refused', code: code as RefusalCode, message: code });
      return;
    }
    set({ trouble: code });
    line.reopen(); // so that the question is asked anew
  };

  const onFrame = (frame: FromServer): void => {
    if (frame.type === 'update') update(frame);
    if (frame.type === 'hint' || frame.type === 'position') receive(frame);
    if (frame.type === 'text') hear(frame);
    if (frame.type === 'table') {
      const { table, seat, isMine } = frame;
      told = frame.seq;
      set({ table, seat, isMine, deadline: table.deadline });
      if (intended?.table === id && seat < 0 && table.phase === 'open') takeIntended();
    }
  };

  const line = new Connection({
    address: () => socketOf(id, last ? `?from=${last.seq}&seat=${last.seat}` : ''),
    onLine: (state) => set({ line: state }),
    onFrame,
  });
  connection = line;
  return () => {
    line.close();
    if (connection === line) connection = undefined;
    usePage.getState().leave(remote);
  };
}

function hear(text: Said): void {
  set(({ texts, read, seat }) => {
    if (texts.some(({ seq }) => seq === text.seq)) return {};
    return { texts: [...texts, text], read: read + (text.seat === seat ? 1 : 0) };
  });
}

/** Whoever is asked now has all of the time from now on; bots need none. */
function deadlineAfter({ waitingFor, seats }: Update): number | undefined {
  const options = useCompany.getState().table?.options;
  if (!options || options.absent === 'wait' || waitingFor === undefined) return undefined;
  return seats[waitingFor]?.kind === 'human' ? Date.now() + 1000 * options.seconds : undefined;
}

/** Says it; what is refused is told. True: it is done. */
async function say(wish: Wish): Promise<boolean> {
  const code = await connection?.say(wish);
  if (code) set({ trouble: code });
  return code === undefined;
}

export const dismissTrouble = (): void => set({ trouble: undefined });

/** What is said to the server when the table screen wants something. Other seats are not to be had here. */
function wishOf(message: ToTable, { questionNumber: question }: Update): Wish | undefined {
  switch (message.type) {
    case 'answer':
      return { type: 'answer', question, picks: message.picks };
    case 'undo':
      return { type: 'undo', question };
    case 'hint':
    case 'position':
      return { type: message.type };
    default:
      return undefined;
  }
}

const newShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Takes a seat under that name. What the deal was promised to be, and our part of it, is kept to check it later. */
export async function sit(seat: Seat, name: string): Promise<void> {
  const { table } = useCompany.getState();
  if (!table) return;
  try {
    if (await introduce(name)) connection?.reopen();
  } catch (thrown) {
    set({ trouble: thrown instanceof NotDone ? thrown.code : 'broken' });
    return;
  }
  const share = newShare();
  if (table.phase === 'open') memory.keepDeal(table.id, { commitment: table.commitment, seat, share });
  if (!(await say({ type: 'sit', seat, share }))) memory.keepDeal(table.id, undefined);
}

function takeIntended(): void {
  const { seat } = intended as { readonly seat: Seat };
  intended = undefined;
  void sit(seat, memory.name());
}

export const stand = (): Promise<boolean> => say({ type: 'stand' });
export const comeBack = (): Promise<boolean> => say({ type: 'back' });
export const fill = (seat: Seat, bot?: BotKind): Promise<boolean> =>
  say({ type: 'fill', seat, ...(bot ? { bot } : {}) });
export const speak = (text: string): Promise<boolean> => say({ type: 'say', text });
export const showChat = (isChatting: boolean): void => set({ isChatting });
export const markRead = (): void => set(({ texts }) => ({ read: texts.length }));

export const mute = (seat: Seat, isMuted: boolean): void =>
  set(({ muted }) => ({ muted: isMuted ? [...muted, seat] : muted.filter((one) => one !== seat) }));

/** Opens the table of the rematch, unless somebody has. */
export async function askRematch(): Promise<void> {
  if (useCompany.getState().table?.next === undefined) await say({ type: 'rematch' });
}

/** Our seat at the rematch: everybody sits one further. */
export function seatAtRematch({ seats }: TableInfo, seat: Seat): Seat {
  return (seat - 1 + seats.length) % seats.length;
}
