/** The game that the page has put away, played along in the test: it knows what is asked, and what a bot would do. */
import { thinker } from '@baston/bots';
import { rules } from '@baston/cards';
import type { Question, View } from '@baston/engine';
import { type Lang, type SavedTable, Session, Words } from '@baston/table';
import type { Page } from 'playwright-core';

export interface Asked {
  readonly question: Question;
  readonly view: View;
  readonly words: Words;
  /** The picks of a bot. */
  readonly picks: readonly string[];
  /** How many answers the game has had. */
  readonly number: number;
}

const PATIENCE = 30_000;

/** Runs in the page: the game of this tab as it is put away, as soon as it is another text than the one known. */
async function keptGame({ known, patience }: { known: string; patience: number }): Promise<string> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const text = localStorage.getItem(`baston.game.${sessionStorage.getItem('baston.here')}`);
    if (text !== null && text !== known) return text;
    await new Promise((later) => setTimeout(later, 10));
  }
  throw new Error('the page has put no other game away');
}

export class Mirror {
  readonly lang: Lang;
  #text = '';
  #session: Session | undefined;
  #saved: SavedTable | undefined;
  readonly #bot = thinker('greedy:8', 'e2e');

  constructor(lang: Lang) {
    this.lang = lang;
  }

  /** Catches up with the page. */
  async look(page: Page): Promise<void> {
    await this.#read(page, '');
  }

  /** Waits until the game has gone on since the last look, and catches up. */
  async follow(page: Page): Promise<void> {
    await this.#read(page, this.#text);
  }

  async #read(page: Page, known: string): Promise<void> {
    this.#text = await page.evaluate(keptGame, { known, patience: PATIENCE });
    const { saved } = JSON.parse(this.#text) as { readonly saved: SavedTable };
    const { answers } = saved.record;
    const isSame = this.#saved?.record.config.seed === saved.record.config.seed;
    if (!this.#session || !isSame || this.#session.answered.length > answers.length)
      this.#session = Session.start(rules, saved.record.config, saved.record.layout);
    for (const { seat, picks } of answers.slice(this.#session.answered.length)) this.#session.answer(seat, picks);
    this.#saved = saved;
  }

  get #now(): Session {
    if (!this.#session) throw new Error('look first');
    return this.#session;
  }
  /** How many answers the game has had. */
  get answers(): number {
    return this.#now.answered.length;
  }
  get isOver(): boolean {
    return this.#now.question === undefined;
  }
  get saved(): SavedTable {
    if (!this.#saved) throw new Error('look first');
    return this.#saved;
  }
  words(seat = 0): Words {
    const players = this.saved.setup.seats.map(({ name }) => name);
    return new Words(this.lang, { cards: rules, me: seat, players });
  }
  view(seat = 0): View {
    return this.#now.view(seat);
  }

  /** The question to the seat, if it is asked. */
  asked(seat = 0): Asked | undefined {
    const { question } = this.#now;
    if (question?.seat !== seat) return undefined;
    const view = this.view(seat);
    return {
      question,
      view,
      words: this.words(seat),
      picks: this.#bot(this.#now.imagine()).map((index) => question.options[index]?.id ?? ''),
      number: this.answers,
    };
  }
}
