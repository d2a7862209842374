/** The table on the server at which we are, besides the game itself: who sits there, what they say, how the line is. */
import type { RefusalCode, Seat } from '@baston/engine';
import {
  type Away,
  type BotKind,
  type CLAIMS,
  defaultName,
  type FromServer,
  type Notice,
  type OnlineCode,
  type Preview,
  phrases,
  type SeatSetup,
  type TableInfo,
  type Text,
  type ToTable,
  type Update,
  type WrittenPosition,
} from '@baston/table';
import { create } from 'zustand';
import { nameOfPersona } from '../personas.ts';
import { usePage } from '../store.ts';
import { onlineText } from '../words/online.ts';
import { Connection, type Line, type Wish } from './connection.ts';
import type { Foresight } from './foresight.ts';
import { memory } from './memory.ts';
import { paced } from './paced.ts';
import { promiseAt } from './promise.ts';
import { introduce, NotDone, socketOf } from './server.ts';

type FrameOf<T extends FromServer['type']> = Extract<FromServer, { readonly type: T }>;

export interface Said extends Text {
  /** Its number in the log of the table. */
  readonly seq: number;
}

interface Company {
  readonly line: Line;
  readonly table: TableInfo | undefined;
  /** Ours; -1 if we are a spectator. */
  readonly seat: Seat;
  /** We have opened this table. */
  readonly isMine: boolean;
  readonly texts: readonly Said[];
  /** How many texts have been read. */
  readonly read: number;
  /** The texts are open. */
  readonly isChatting: boolean;
  /** Muted players. */
  readonly muted: readonly Seat[];
  /** Players who are not connected. */
  readonly away: readonly Away[];
  /** The turn in which our seat passes all windows. */
  readonly skippedTurn: number | undefined;
  /** The owner has taken our seat away. */
  readonly wasRemoved: boolean;
  /** The operator's latest message to everybody. */
  readonly notice: Notice | undefined;
  /** The server's latest refusal. */
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
  away: [],
  skippedTurn: undefined,
  wasRemoved: false,
  notice: undefined,
  trouble: undefined,
};

export const useCompany = create<Company>(() => ALONE);
const set = useCompany.setState;

let connection: Connection | undefined;
/** The seat that we mean to take at a table as soon as we are there. */
let intended: { readonly table: string; readonly seat: Seat } | undefined;

/** We are giving up our seat ourselves: nobody has removed us. */
let isLeaving = false;

export const intend = (table: string, seat: Seat): void => {
  intended = { table, seat };
};

/** Goes to a table; what is returned leaves it. */
export function join(id: string): () => void {
  set(ALONE, true);
  isLeaving = false;
  /** The last update: what follows is told after it. */
  let last: FrameOf<'update'> | undefined;
  let heard = 0;
  const lang = usePage.getState().settings.lang;
  const remote = { send: (message: ToTable) => void play(message) };
  const receive = usePage.getState().visit(remote);
  const updates = paced<FrameOf<'update'>>((frame) => {
    set(({ table }) => ({ table: table && asOf(table, frame) }));
    receive(frame);
  }, joined);

  const update = (frame: FrameOf<'update'>): void => {
    if (frame.from > heard) {
      last = undefined;
      line.reopen(); // something was missed: everything again
      return;
    }
    const fresh = frame.from === 0 ? frame.events : frame.events.slice(heard - frame.from);
    heard = frame.from + frame.events.length;
    last = frame;
    const nameless = ({ kind, persona }: SeatSetup, i: number): string =>
      kind === 'human'
        ? onlineText[lang].formerPlayer
        : (nameOfPersona(persona, lang) ?? defaultName(lang, 'bot', i + 1));
    const seats = frame.seats.map((seat, i) => ({ ...seat, name: seat.name || nameless(seat, i) }));
    updates.add({ ...frame, seats, events: fresh, from: frame.from === 0 ? 0 : heard - fresh.length });
  };

  /** Sends a command of the table screen. That shows refusals by the game itself; others are shown beside it. */
  const play = async (message: ToTable): Promise<void> => {
    const { update: shown } = usePage.getState();
    if (shown && message.type === 'preview') {
      const preview = await foretell(shown, message.card).catch(() => undefined); // it is no more than a help
      receive(preview ?? { type: 'preview', question: shown.questionNumber, card: message.card, bases: [] });
      return;
    }
    const wish = shown && wishOf(message, shown);
    const code = wish && (await line.say(wish));
    if (!code) return;
    if (code in phrases(lang).labels.refusals) {
      receive({ type: 'refused', code: code as RefusalCode, message: code });
      return;
    }
    set({ trouble: code });
    line.reopen(); // so that the question is asked anew
  };

  /** Takes the position that we have asked for ourselves. */
  let onPosition: ((position: WrittenPosition) => void) | undefined;
  const position = async (): Promise<WrittenPosition | undefined> => {
    let told: WrittenPosition | undefined;
    onPosition = (position) => {
      told = position;
    };
    await line.say({ type: 'position' });
    onPosition = undefined;
    return told;
  };
  let foresight: Promise<Foresight> | undefined;
  const foretell = async (shown: Update, card: number): Promise<Preview | undefined> => {
    const { table } = useCompany.getState();
    if (!table || table.options.hints === false) return undefined;
    foresight ??= import('./foresight.ts').then(({ Foresight }) => new Foresight(position));
    return (await foresight).preview(shown, card, table.rules);
  };

  const onFrame = (frame: FromServer): void => {
    if (frame.type === 'update') update(frame);
    else updates.flush(); // other frames may be about the latest
    if (frame.type === 'position' && onPosition) onPosition(frame.position);
    else if (frame.type === 'hint' || frame.type === 'position') receive(frame);
    if (frame.type === 'text') hear(frame);
    if (frame.type === 'present') set({ away: frame.away });
    if (frame.type === 'notice') set({ notice: frame });
    if (frame.type === 'table') {
      const { table, seat, isMine } = frame;
      const before = useCompany.getState();
      const isRemoved = before.seat >= 0 && seat < 0 && table.phase === 'open' && !isLeaving;
      set({ table, seat, isMine, wasRemoved: isRemoved || (before.wasRemoved && seat < 0) });
      if (intended?.table === id && seat < 0 && table.phase === 'open') takeIntended();
    }
  };

  const line = new Connection({
    address: () => socketOf(id, last ? `?from=${last.seq}&seat=${last.seat}` : ''),
    onOpen: () => set({ away: [] }), // it is told anew if anybody is
    onLine: (state) => set({ line: state }),
    onFrame,
  });
  connection = line;
  return () => {
    line.close();
    updates.stop();
    void foresight?.then((one) => one.close());
    if (connection === line) connection = undefined;
    usePage.getState().leave(remote);
  };
}

/** The later update, with the events of both. */
const joined = (earlier: FrameOf<'update'>, later: FrameOf<'update'>): FrameOf<'update'> =>
  later.from > 0 ? { ...later, from: earlier.from, events: [...earlier.events, ...later.events] } : later;

function hear(text: Said): void {
  set(({ texts, read, seat }) => {
    if (texts.some(({ seq }) => seq === text.seq)) return {};
    return { texts: [...texts, text], read: read + (text.seat === seat ? 1 : 0) };
  });
}

/** The table with what an update says about it: who is asked, and since when. Only these frames come with every answer. */
function asOf({ waitingFor: _, askedAt: __, ...table }: TableInfo, update: FrameOf<'update'>): TableInfo {
  const { waitingFor, askedAt } = update;
  return { ...table, ...(waitingFor !== undefined && { waitingFor }), ...(askedAt !== undefined && { askedAt }) };
}

/** Says it; what is refused is told. True: it is done. */
async function say(wish: Wish): Promise<boolean> {
  const code = await connection?.say(wish);
  if (code) set({ trouble: code });
  return code === undefined;
}

export const dismissNotice = (): void => set({ notice: undefined });
export const dismissTrouble = (): void => set({ trouble: undefined });

/** Translates requests of the table screen for the server. Other seats cannot be looked at here. */
function wishOf(message: ToTable, { questionNumber: question }: Update): Wish | undefined {
  switch (message.type) {
    case 'answer':
      return { type: 'answer', question: message.question, picks: message.picks };
    case 'undo':
      return { type: 'undo', question: message.question ?? question };
    case 'hint':
    case 'position':
      return { type: message.type };
    default:
      return undefined;
  }
}

const newShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Takes a seat under that name. */
export async function sit(seat: Seat, name: string): Promise<void> {
  const { table } = useCompany.getState();
  if (!table) return;
  try {
    if (await introduce(name)) connection?.reopen();
  } catch (thrown) {
    set({ trouble: thrown instanceof NotDone ? thrown.code : 'broken' });
    return;
  }
  const before = memory.deal(table.id);
  const promised = promiseAt(before, table.commitment, seat, newShare);
  if (!promised) {
    set({ trouble: 'broken' });
    return;
  }
  memory.keepDeal(table.id, promised);
  const isDone = await say({ type: 'sit', seat, share: promised.share });
  if (!isDone && before) memory.keepDeal(table.id, before);
}

function takeIntended(): void {
  const { seat } = intended as { readonly seat: Seat };
  intended = undefined;
  void sit(seat, memory.name());
}

export async function stand(): Promise<void> {
  isLeaving = true;
  isLeaving = await say({ type: 'stand' });
}

/** Plays nothing in the window that is open. A pass that comes too late makes no difference, so a refusal is not told. */
export function pass(): void {
  const { update } = usePage.getState();
  if (update?.window) void connection?.say({ type: 'pass', question: update.questionNumber });
}

/** Passes all windows of this turn, the one that is open included, or no longer does. */
export async function skip(isOn: boolean): Promise<void> {
  const { update } = usePage.getState();
  if (await say({ type: 'skip', isOn })) set({ skippedTurn: isOn ? update?.view.turn : undefined });
}

export const remove = (seat: Seat): Promise<boolean> => say({ type: 'remove', seat });
export const closeTable = (): Promise<boolean> => say({ type: 'close' });
export const resign = (): Promise<boolean> => say({ type: 'resign' });
export const abort = (): Promise<boolean> => say({ type: 'abort' });
export const agree = (): Promise<boolean> => say({ type: 'agree' });
export const claim = (seat: Seat, choice: (typeof CLAIMS)[number]): Promise<boolean> =>
  say({ type: 'claim', seat, choice });
export const comeBack = (): Promise<boolean> => say({ type: 'back' });
export const fill = (seat: Seat, bot?: BotKind, persona?: string): Promise<boolean> =>
  say({ type: 'fill', seat, ...(bot ? { bot } : {}), ...(persona ? { persona } : {}) });
export const speak = (text: string): Promise<boolean> => say({ type: 'say', text });
export const showChat = (isChatting: boolean): void => set({ isChatting });
export const markRead = (): void => set(({ texts }) => ({ read: texts.length }));

export const mute = (seat: Seat, isMuted: boolean): void =>
  set(({ muted }) => ({ muted: isMuted ? [...muted, seat] : muted.filter((one) => one !== seat) }));

/** Opens the table of the rematch, unless it is open already. */
export async function askRematch(): Promise<void> {
  if (useCompany.getState().table?.next === undefined) await say({ type: 'rematch' });
}

/** Our seat at the rematch: everybody sits one further. */
export function seatAtRematch({ seats }: TableInfo, seat: Seat): Seat {
  return (seat - 1 + seats.length) % seats.length;
}
