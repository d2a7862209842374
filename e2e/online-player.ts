/** Somebody at a table on a server: knows what the socket has told their page, and nothing else. */
import { rules } from '@baston/cards';
import type { Option } from '@baston/engine';
import { defaultName, type FromServer, type Lang, type Update, Words } from '@baston/table';
import type { Locator, Page, WebSocket } from 'playwright-core';
import type { Guest } from '../test/online.ts';
import type { Asked } from './mirror.ts';
import { Player } from './player.ts';
import { onlineText } from './words.ts';

type Heard = Extract<FromServer, { readonly type: 'update' }>;

const PATIENCE = 30_000;

export class OnlinePlayer extends Player {
  /** All frames that have come, as they came. */
  readonly frames: string[] = [];
  update: Update | undefined;
  /** Called with the next frame; several may be waiting, and all of them are told. */
  readonly #waiting = new Set<() => void>();

  constructor(page: Page, lang: Lang) {
    super(page, lang);
    page.on('websocket', (socket) => this.#listen(socket));
  }

  #listen(socket: WebSocket): void {
    socket.on('framereceived', ({ payload }) => {
      this.frames.push(String(payload));
      const frame = JSON.parse(String(payload)) as FromServer;
      if (frame.type === 'update') this.update = frame;
      for (const wake of this.#waiting) wake();
      this.#waiting.clear();
    });
  }

  /** Everything that has been told about the game. */
  updates(): Heard[] {
    return this.frames.map((frame) => JSON.parse(frame) as FromServer).filter((frame) => frame.type === 'update');
  }

  /** Waits until what has been heard fits. */
  async hear(fits: () => boolean): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!fits()) {
      if (Date.now() > end) throw new Error(`nothing more is heard; the last was ${this.frames.at(-1)?.slice(0, 300)}`);
      await new Promise<void>((done) => {
        this.#waiting.add(done);
        setTimeout(done, 1000);
      });
    }
  }

  /** On small screens the list of options is folded. */
  protected override async use(button: Locator): Promise<void> {
    await this.page.evaluate(() => document.querySelector('.all-options')?.setAttribute('open', ''));
    await super.use(button);
  }

  /** Forgets what the page knew before it is opened again. */
  forget(): void {
    this.update = undefined;
  }

  get isOver(): boolean {
    return this.update !== undefined && this.update.waitingFor === undefined && !this.update.window;
  }

  override async asked(): Promise<Asked | undefined> {
    await this.hear(() => this.update?.question !== undefined || this.isOver);
    return this.askedNow();
  }

  override async askedNow(): Promise<Asked | undefined> {
    const { question, view, seats, seat, questionNumber: number } = this.update as Update;
    if (!question) return undefined;
    const players = seats.map(({ name }, i) => name || defaultName(this.mirror.lang, 'bot', i + 1));
    const words = new Words(this.mirror.lang, { cards: rules, me: seat, players });
    return { question, view, words, picks: picksFor(this.update as Update), number };
  }

  /** In a window we always pass. */
  override async answer(asked: Asked): Promise<void> {
    if (!this.update?.window) return super.answer(asked);
    await this.press(onlineText[this.mirror.lang].pass);
    await this.hear(() => this.hasAnswered(asked.number));
  }

  /** The question of that number is over, or our part in it. */
  hasAnswered(number: number): boolean {
    return this.isOver || (this.update?.questionNumber ?? 0) > number || this.update?.window?.isAnswered === true;
  }

  override async answered(number: number): Promise<void> {
    await this.hear(() => this.isOver || (this.update?.questionNumber ?? 0) > number);
  }
}

/** Answers a number of times in turn, or until the game is over. */
export async function play(players: readonly OnlinePlayer[], times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await Promise.race(players.map((one) => one.hear(() => one.update?.question !== undefined || one.isOver)));
    const next = players.find(({ update }) => update?.question);
    const asked = await next?.askedNow();
    if (!next || !asked) return;
    const isWindow = next.update?.window !== undefined; // others may have to answer before it closes
    await next.answer(asked);
    if (!isWindow) for (const one of players) await one.answered(asked.number);
  }
}

/** Plays until the other, who is there without a browser, has something to decide that nobody decides for them. */
export async function untilAsked(player: OnlinePlayer, other: Guest): Promise<void> {
  const isAsked = (): boolean => other.update?.question !== undefined && !other.update.window;
  while (!isAsked()) {
    await player.hear(() => player.update?.question !== undefined || isAsked());
    if (!isAsked()) await play([player], 1);
  }
}

/** Fills the base that is nearest to scoring, so that a game ends soon. */
function picksFor({ question, view }: Update): string[] {
  const { options, min, kind } = question as NonNullable<Update['question']>;
  const missing = ({ where }: Option): number => {
    const base = view.bases.find(({ id }) => id === where?.id);
    return base ? base.breakpoint - base.total : 99;
  };
  if (kind !== 'move') return options.slice(0, kind === 'order' ? options.length : min).map(({ id }) => id);
  const [best] = options.filter(({ id }) => id !== 'end').toSorted((a, b) => missing(a) - missing(b));
  return [(best ?? options[0])?.id ?? ''];
}
