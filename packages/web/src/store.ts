/** The state of the page: which screen, which settings, and the table as this client sees it. */
import type { Hint, RefusalCode, Seat } from '@baston/engine';
import type { FromTable, Lang, SavedTable, TableEvent, TableSetup, ToTable, Update } from '@baston/table';
import { create } from 'zustand';
import { storage } from './storage.ts';

export interface Settings {
  readonly lang: Lang;
  readonly theme: 'system' | 'light' | 'dark';
  readonly textSize: 'normal' | 'large';
  /** How fast bots play and things move. */
  readonly speed: 'off' | 'fast' | 'normal' | 'slow';
}

const PACE = { off: 0, fast: 150, normal: 600, slow: 1500 } as const;

const browserLang = (): Lang => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');

interface Page {
  readonly settings: Settings;
  readonly update: Update | undefined;
  /** Everything that the seat has heard so far. */
  readonly events: readonly TableEvent[];
  readonly hint: Hint | undefined;
  readonly refusal: { readonly code: RefusalCode; readonly message: string } | undefined;
  /** The table has broken down for good. */
  readonly failure: Error | undefined;
  /** A local game that can be gone on with. */
  readonly saved: SavedTable | undefined;

  setSettings(change: Partial<Settings>): void;
  start(setup: TableSetup): void;
  resume(saved: SavedTable, answers?: number): void;
  look(seat: Seat): void;
  answer(picks: readonly string[]): void;
  undo(): void;
  askHint(): void;
  dismiss(): void;
  leave(): void;
}

let worker: Worker | undefined;
/** How many answers the game had when its table crashed: it may crash there once. */
let crashedAt: number | undefined;

export const usePage = create<Page>((set, get) => {
  /** The table; a new one takes the place of one that crashed, and goes on with the saved game. */
  const table = (): Worker => {
    if (worker) return worker;
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromTable>) => receive(data);
    worker.onerror = ({ message }) => crash(message);
    worker.postMessage({ type: 'pace', ms: PACE[get().settings.speed] } satisfies ToTable);
    return worker;
  };
  const send = (message: ToTable): void => table().postMessage(message);

  const crash = (message: string): void => {
    worker?.terminate();
    worker = undefined;
    const { saved, update } = get();
    const at = update && saved?.record.answers.length;
    if (saved && at !== undefined && at !== crashedAt) get().resume(saved);
    else set({ failure: new Error(message || 'the table could not be opened'), update: undefined });
    crashedAt = at;
  };

  const receive = (message: FromTable): void => {
    switch (message.type) {
      case 'update':
        set(({ events }) => ({
          update: message,
          events: message.from === 0 ? message.events : [...events, ...message.events],
          hint: undefined,
        }));
        return;
      case 'saved':
        storage.keepGame(message.saved);
        set({ saved: message.saved });
        return;
      case 'hint':
        if (message.question === get().update?.questionNumber) set({ hint: message });
        return;
      case 'refused':
        set({ refusal: { code: message.code, message: message.message } });
    }
  };

  return {
    settings: {
      lang: browserLang(),
      theme: 'system',
      textSize: 'normal',
      speed: 'normal',
      ...storage.settings<Settings>(),
    },
    update: undefined,
    events: [],
    hint: undefined,
    refusal: undefined,
    failure: undefined,
    saved: storage.game(),

    setSettings(change) {
      const settings = { ...get().settings, ...change };
      storage.keepSettings(settings);
      set({ settings });
      if (change.speed) send({ type: 'pace', ms: PACE[change.speed] });
    },
    start(setup) {
      crashedAt = undefined;
      send({ type: 'start', setup });
    },
    resume: (saved, answers) => send({ type: 'resume', saved, ...(answers === undefined ? {} : { answers }) }),
    look: (seat) => send({ type: 'look', seat }),
    answer(picks) {
      const { update } = get();
      if (update?.question) send({ type: 'answer', seat: update.seat, question: update.questionNumber, picks });
    },
    undo() {
      const { update } = get();
      if (update) send({ type: 'undo', seat: update.seat });
    },
    askHint() {
      const { update } = get();
      if (update) send({ type: 'hint', seat: update.seat });
    },
    dismiss: () => set({ refusal: undefined, failure: undefined, hint: undefined }),
    leave() {
      storage.keepGame(undefined);
      set({ update: undefined, events: [], saved: undefined, hint: undefined });
    },
  };
});
