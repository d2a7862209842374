/** The state of the page: which screen, which settings, and the table as this client sees it. */
import type { Hint, RefusalCode, Seat } from '@baston/engine';
import type {
  FromTable,
  Lang,
  Preview,
  SavedTable,
  TableEvent,
  TableSetup,
  ToTable,
  Update,
  WrittenPosition,
} from '@baston/table';
import { create } from 'zustand';
import { FollowUps } from './follow-ups.ts';
import { isElsewhere, isExercise, kept, LESSON, type Seated, takeUp } from './games.ts';
import { inOrder } from './in-order.ts';
import { isCovered, shown } from './showing.ts';
import { type BrokenGame, type ListedGame, listed, type StorageFault, storage } from './storage.ts';
import type { Ahead } from './table/state/ahead.ts';
import { withUnchanged } from './unchanged.ts';

export interface Settings {
  readonly lang: Lang;
  readonly theme: 'system' | 'light' | 'dark';
  readonly textSize: 'normal' | 'large';
  /** How fast bots play and things move. */
  readonly speed: 'off' | 'fast' | 'normal' | 'slow';
  /** After the turns of the others: said in a few lines, or only marked on the table. */
  readonly recap: 'on' | 'off';
  readonly sound: 'off' | 'low' | 'medium' | 'high';
  /** Does a turn in which nothing is left to do end by itself? */
  readonly autoEnd: 'on' | 'off';
  /** Factions that are listed first. */
  readonly favourites: readonly string[];
  /** Factions that chance never deals. */
  readonly bans: readonly string[];
  /** Boxes that this person does not have; a new box is there until it is put here. */
  readonly missingBoxes: readonly string[];
  /** The chapters of the lesson that have been played to their end. */
  readonly learnt?: readonly string[];
  /** Is each new kind of card explained once? What has been explained already is listed. */
  readonly notes?: 'on' | 'off';
  readonly explained?: readonly string[];
}

const PACE = { off: 0, fast: 150, normal: 600, slow: 1500 } as const;

/** After this many milliseconds everything that a move sets flying has landed, and the next move is still to come. */
const LANDED = 520;

const browserLang = (): Lang => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');

interface Page {
  readonly settings: Settings;
  readonly update: Update | undefined;
  /** Everything that the seat has heard so far. */
  readonly events: readonly TableEvent[];
  readonly hint: Hint | undefined;
  /** The preview of playing a card, if one was requested. */
  readonly preview: Preview | undefined;
  /** Several things are chosen, and the first has been chosen together with the play. */
  readonly begun: Ahead | undefined;
  /** A hint has been asked for, and is being thought about. */
  readonly isHintAsked: boolean;
  /** An undo that is not possible was requested, and the reason is shown. */
  readonly isUndoRefused: boolean;
  readonly refusal: { readonly code: RefusalCode; readonly message: string } | undefined;
  /** The table has broken down for good. */
  readonly failure: Error | undefined;
  /** The game at the table, to go on with if the table is lost. */
  readonly saved: SavedTable | undefined;
  /** All games that this browser keeps. */
  readonly games: readonly (ListedGame | BrokenGame)[];
  /** Another tab has taken up the game that was played here. */
  readonly isElsewhere: boolean;
  /** Why the game is not being kept at present, if it is not. */
  readonly unkept: StorageFault | undefined;
  /** The page was opened with a link to a game that holds none. */
  readonly isLinkBroken: boolean;
  /** The present position, as long as it has been asked for and not been taken. */
  readonly position: WrittenPosition | undefined;
  /** The table is on a server: others sit at devices of their own. */
  readonly isRemote: boolean;

  setSettings(change: Partial<Settings>): void;
  /** Has the table fetched, which takes a moment: a game is likely to be wanted soon. */
  prepare(): void;
  start(setup: TableSetup, id?: string): void;
  /** Goes to a table on a server, until it is left or a game is started here; what it says is given to what is returned. */
  visit(table: RemoteTable): (message: FromTable) => void;
  /** Gets up from that table, if we are still there. */
  leave(table: RemoteTable): void;
  /** Gets up from the table of an exercise; does nothing at any other. */
  leaveExercise(): void;
  /** Goes on with the game that is kept under that name; without one, or from an earlier point, it becomes another. */
  resume(saved: SavedTable, from: { readonly id?: string; readonly answers?: number }): void;
  look(seat: Seat): void;
  /** `line` answers what is asked next, one question after the other, as long as they are those that were foreseen. */
  answer(picks: readonly string[], line?: readonly Ahead[]): void;
  undo(): void;
  /** Bots take no time until we are asked again. */
  hurry(): void;
  askHint(): void;
  askPreview(card: number): void;
  askPosition(): void;
  dismiss(): void;
  forget(id: string): void;
}

/** A table that is not here. */
interface RemoteTable {
  send(message: ToTable): void;
}

let worker: Worker | undefined;
let remote: RemoteTable | undefined;
/** The game at the table, and the one that has been asked for and is not there yet. */
let seated: Seated | undefined;
let arriving: Seated | undefined;
let isHurried = false;
const followUps = new FollowUps();
/** The game has changed and is to be kept. */
let isUnsaved = false;
/** How many answers the game had when its table crashed: it may crash there once. */
let crashedAt: number | undefined;

export const usePage = create<Page>((set, get) => {
  /** The table; a new one takes the place of one that crashed, and goes on with the saved game. */
  const table = (): Worker => {
    if (worker) return worker;
    const opened = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker = opened;
    const stage = { isCovered, shown: () => (isHurried ? undefined : shown()) };
    const arrive = inOrder((message) => {
      if (worker === opened) receive(message);
    }, stage);
    worker.onmessage = ({ data }: MessageEvent<FromTable>) => arrive(data);
    worker.onerror = ({ message }) => crash(message);
    worker.postMessage({ type: 'pace', ms: PACE[get().settings.speed] } satisfies ToTable);
    return worker;
  };
  const send = (message: ToTable): void => (remote ? remote.send(message) : table().postMessage(message));

  /** Leaves the present table, if there is one. */
  const getUp = (): void => {
    keepNow();
    worker?.terminate();
    worker = undefined;
    remote = undefined;
    seated = undefined;
    arriving = undefined;
    set({ update: undefined, events: [], saved: undefined, hint: undefined, refusal: undefined, isRemote: false });
  };

  /** For that game: after a table on a server, or an exercise, at another table. */
  const sitDown = (id: string | undefined): void => {
    keepNow();
    if (remote) getUp();
    if (!isExercise(id)) get().leaveExercise();
    arriving = takeUp(id);
  };

  /** The tab that opened the game last owns it: nothing overwrites what another tab has played. */
  const keepGame = (): void => {
    const { saved, update } = get();
    if (!seated || !saved || !update) return;
    if (seated.id === LESSON) storage.keepLesson(saved);
    if (isExercise(seated.id)) return;
    if (isElsewhere(seated)) {
      set({ isElsewhere: true });
      return;
    }
    const game = kept(seated, saved, update);
    const unkept = storage.keepGame(game);
    const entry = { ...listed(game), ...(unkept && { saved }) };
    set(({ games }) => ({ unkept, games: [entry, ...games.filter(({ id }) => id !== game.id)] }));
  };
  /** To read and write a game takes as long as a picture of the screen: not while something moves, unless the page is left. */
  const keepSoon = (): void => {
    if (isUnsaved) return;
    isUnsaved = true;
    if (document.hidden || get().settings.speed === 'off') keepNow();
    else setTimeout(keepNow, LANDED);
  };
  const keepNow = (): void => {
    if (!isUnsaved) return;
    isUnsaved = false;
    keepGame();
  };
  addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', keepNow);
  storage.onGames(() => {
    set({ games: storage.games(), isElsewhere: seated !== undefined && isElsewhere(seated) });
  });

  const crash = (message: string): void => {
    worker?.terminate();
    worker = undefined;
    const { saved, update } = get();
    const id = (arriving ?? seated)?.id;
    const at = update && saved?.record.answers.length;
    if (update && saved && id !== undefined && at !== crashedAt) {
      // The next table numbers its questions anew: nothing is asked until it is there.
      const { question, ...rest } = update;
      set({ update: rest });
      get().resume(saved, { id });
    } else set({ failure: new Error(message || 'the table could not be opened'), update: undefined });
    crashedAt = at;
  };

  const take = (message: Update): void => {
    const outcome = followUps.take(message);
    if ('reply' in outcome) send(outcome.reply);
    else show(outcome.shown, outcome.begun);
  };

  const giveUp = (): void => {
    const held = followUps.giveUp();
    if (held) show(held);
  };

  const show = (update: Update, begun?: Ahead): void => {
    if (isHurried && update.question) {
      isHurried = false;
      send({ type: 'pace', ms: PACE[get().settings.speed] });
    }
    set(({ events, update: before }) => ({
      update: { ...update, view: withUnchanged(before?.view, update.view) },
      begun,
      events: update.from === 0 ? update.events : [...events, ...update.events],
      hint: undefined,
      preview: undefined,
      isHintAsked: false,
      isUndoRefused: false,
    }));
  };

  const receive = (message: FromTable): void => {
    switch (message.type) {
      case 'update':
        if (message.from === 0 && arriving) {
          seated = arriving;
          arriving = undefined;
        }
        take(message);
        return;
      case 'saved':
        set({ saved: message.saved });
        if (!followUps.isHolding) keepSoon(); // the answer that was chosen together with this one follows at once
        return;
      case 'position':
        set({ position: message.position });
        return;
      case 'hint':
        set({ isHintAsked: false, ...(message.question === get().update?.questionNumber && { hint: message }) });
        return;
      case 'preview':
        if (message.question === get().update?.questionNumber) set({ preview: message });
        return;
      case 'refused':
        giveUp();
        set({ refusal: { code: message.code, message: message.message }, isHintAsked: false });
    }
  };

  return {
    settings: {
      lang: browserLang(),
      theme: 'system',
      textSize: 'normal',
      speed: 'normal',
      recap: 'on',
      sound: 'off',
      autoEnd: 'on',
      favourites: [],
      bans: [],
      missingBoxes: [],
      ...storage.settings<Settings>(),
    },
    update: undefined,
    events: [],
    preview: undefined,
    begun: undefined,
    hint: undefined,
    isHintAsked: false,
    isUndoRefused: false,
    refusal: undefined,
    failure: undefined,
    saved: undefined,
    games: storage.games(),
    isElsewhere: false,
    unkept: undefined,
    isLinkBroken: false,
    position: undefined,
    isRemote: false,

    setSettings(change) {
      const settings = { ...get().settings, ...change };
      storage.keepSettings(settings);
      set({ settings });
      if (change.speed) send({ type: 'pace', ms: PACE[change.speed] });
    },
    prepare: () => void table(),
    start(setup, id) {
      crashedAt = undefined;
      sitDown(id);
      set({ isElsewhere: false });
      send({ type: 'start', setup });
    },
    leaveExercise() {
      if (isExercise((arriving ?? seated)?.id)) getUp();
    },
    visit(other) {
      getUp();
      remote = other;
      set({ isRemote: true, isElsewhere: false });
      return (message) => {
        if (remote === other) receive(message);
      };
    },
    leave(other) {
      if (remote === other) getUp();
    },
    resume(saved, { id, answers }) {
      sitDown(id);
      set({ saved, isElsewhere: false });
      send({ type: 'resume', saved, ...(answers === undefined ? {} : { answers }) });
    },
    look: (seat) => send({ type: 'look', seat }),
    answer(picks, line) {
      const { update } = get();
      if (!update?.question || get().isElsewhere) return;
      followUps.expect(update, line);
      send({ type: 'answer', seat: update.seat, question: update.questionNumber, picks });
    },
    undo() {
      const { update } = get();
      if (update?.noUndo) set({ isUndoRefused: true });
      else if (update) send({ type: 'undo', seat: update.seat });
    },
    hurry() {
      isHurried = true;
      send({ type: 'pace', ms: 0 });
    },
    askHint() {
      const { update, isHintAsked } = get();
      if (!update || isHintAsked) return;
      set({ isHintAsked: true });
      send({ type: 'hint', seat: update.seat });
    },
    askPreview(card) {
      const { update } = get();
      if (update?.question) send({ type: 'preview', seat: update.seat, card });
    },
    askPosition() {
      const { update } = get();
      if (update) send({ type: 'position', seat: update.seat });
    },
    dismiss: () => set({ refusal: undefined, failure: undefined, hint: undefined, position: undefined }),
    forget(id) {
      storage.forgetGame(id);
      set({ games: storage.games() });
      if (seated?.id !== id) return;
      seated = undefined;
      set({ update: undefined, events: [], saved: undefined, hint: undefined });
    },
  };
});
