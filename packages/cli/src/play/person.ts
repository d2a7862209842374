/** A person at the terminal: shows the table and the question, and reads input until there is an answer. */
import { type Face, type Question, Refusal, type Rules, type Seat, type View } from '@baston/engine';
import type { Session, Words } from '@baston/table';
import { boardLines, discardLines, handLines, rule, type Style } from './board.ts';
import { cardLines, findCards } from './card.ts';
import type { Input } from './input.ts';
import { logLines } from './log.ts';
import { type Menu, menuLines, menuOf, permitLines, placesOf, promptLines } from './menu.ts';

const CARDS_AT_ONCE = 5;

/** Without the spaces around it; the keys work in capitals too. */
const clean = (line: string | undefined): string | undefined =>
  line?.trim().replace(/^[A-Z]$/, (key) => key.toLowerCase());

export class Person {
  readonly #session: Session;
  readonly #rules: Rules;
  readonly #words: Words;
  readonly #seat: Seat;
  readonly #input: Input;
  readonly #style: () => Style;
  /** The number of events this person has seen; the table is shown again only if there are more. */
  #told = -1;

  constructor(session: Session, words: Words, seat: Seat, input: Input, style: () => Style) {
    this.#session = session;
    this.#rules = session.rules;
    this.#words = words;
    this.#seat = seat;
    this.#input = input;
    this.#style = style;
  }

  /** Gives the answer to the session. False: they have had enough. */
  async answer(question: Question): Promise<boolean> {
    const view = this.#session.view(this.#seat);
    if (this.#told !== this.#session.events.length) this.#showNews(view);
    this.#showQuestion(question, view);
    const menu = menuOf(this.#words, question, view);
    this.#print(menuLines(this.#words, menu, this.#style()));
    for (;;) {
      const line = clean(await this.#input.next('> '));
      if (line === undefined || line === 'q') return false;
      if (line === 'u') {
        if (this.#undo()) return true;
      } else if (!this.#command(line, question, menu, view)) {
        const picks = await this.#read(line, question, menu, view);
        if (picks === 'quit') return false;
        if (picks && this.#give(picks)) return true;
      }
    }
  }

  /** The events since they were last asked; after the end of the game, the rest of it. */
  showLog(): void {
    const from = Math.max(0, this.#told);
    this.#told = this.#session.events.length;
    const lines = logLines(this.#words, this.#session.eventsFor(this.#seat), this.#style(), from);
    if (lines.length > 0)
      this.#print([
        '',
        rule(this.#words.screen.since, '', this.#style()),
        ...(lines[0] === '' ? lines.slice(1) : lines),
      ]);
  }

  // ── Showing ───────────────────────────────────────────────────────────────────────────────────

  #print(lines: readonly string[]): void {
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  #showNews(view: View): void {
    this.showLog();
    this.#print(['', ...boardLines(this.#words, view, this.#style())]);
  }

  #showQuestion(question: Question, view: View): void {
    const words = this.#words;
    const style = this.#style();
    if (question.purpose === 'turn') this.#print([...permitLines(words, question, view, style), '']);
    else if (view.bases.length > 0) this.#print([...handLines(words, view, style), '']);
    this.#print(promptLines(words, question, view, style));
  }

  #showCards(cards: readonly { readonly def: string; readonly id?: number }[], view: View): void {
    this.#print(cards.flatMap((card) => cardLines(this.#words, view, card, this.#style())));
  }

  // ── Reading ───────────────────────────────────────────────────────────────────────────────────

  /** Commands that change nothing. False: it was not one. */
  #command(line: string, question: Question, menu: Menu, view: View): boolean {
    const words = this.#words;
    const style = this.#style();
    switch (line) {
      case '':
        return true;
      case 'h':
      case '?':
        this.#print(words.screen.keys.map(([key, what]) => `  ${key.padEnd(6)} ${what}`));
        return true;
      case 't':
        this.#print(['', ...boardLines(words, view, style)]);
        this.#showQuestion(question, view);
        this.#print(menuLines(words, menu, style));
        return true;
      case 'd':
        this.#print(discardLines(words, view, style));
        return true;
      case 'l': {
        const lines = logLines(words, this.#session.eventsFor(this.#seat), style);
        this.#print([
          rule(words.screen.log, '', style),
          ...(lines.length > 0 ? lines : [`  ${words.screen.nothingYet}`]),
        ]);
        return true;
      }
      default:
        return line.startsWith('?') && this.#lookUp(line.slice(1).trim(), menu, view);
    }
  }

  #lookUp(text: string, menu: Menu, view: View): true {
    const entry = /^\d+$/.test(text) ? menu.entries[Number(text) - 1] : undefined;
    const cards: Face[] = entry?.card
      ? [entry.card]
      : /^\d+$/.test(text)
        ? []
        : findCards(this.#words, view, this.#rules, text);
    if (cards.length === 0) this.#print([`  ${this.#words.screen.notThatCard(text)}`]);
    else this.#showCards(cards.slice(0, CARDS_AT_ONCE), view);
    return true;
  }

  #undo(): boolean {
    const noUndo = this.#session.noUndo(this.#seat);
    if (noUndo) {
      this.#print([`  ${this.#words.labels.noUndo[noUndo]}`]);
      return false;
    }
    this.#session.undo(this.#seat);
    return true;
  }

  #give(picks: readonly string[]): boolean {
    try {
      this.#session.answer(this.#seat, picks);
      return true;
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      this.#print([`  ${this.#words.labels.refusals[thrown.code]}`]);
      return false;
    }
  }

  /** The ids of the options that the line picks; nothing if it cannot be understood, which has been said then. */
  async #read(
    line: string,
    question: Question,
    menu: Menu,
    view: View,
  ): Promise<readonly string[] | 'quit' | undefined> {
    const { screen } = this.#words;
    const complain = (text: string): undefined => void this.#print([`  ${text}`]);
    const numbers = line.split(/[\s,]+/).filter(Boolean);
    const unknown = numbers.find((word) => !/^\d{1,4}$/.test(word) || Number(word) > menu.entries.length);
    const isPlaceToo = question.purpose === 'turn' && numbers.length === 2; // the second one numbers a place
    if (unknown !== undefined && !(isPlaceToo && unknown === numbers[1] && /^\d+$/.test(unknown)))
      return complain(screen.notAnOption(unknown));
    if (numbers.length === 1 && Number(numbers[0]) === 0)
      return menu.zero ? menu.zero.picks : complain(screen.notAnOption('0'));
    if (question.purpose === 'turn') return this.#readMove(numbers.map(Number), question, menu, view);
    const picked = [...new Set(numbers.map(Number))];
    if (picked.includes(0)) return complain(screen.notAnOption('0'));
    if (picked.length < question.min || picked.length > question.max) return complain(screen.wrongCount);
    return picked.flatMap((number) => menu.entries[number - 1]?.options[0]?.id ?? []);
  }

  /** A card, and where it goes if that is not clear. */
  async #readMove(
    [number = 0, place]: readonly number[],
    question: Question,
    menu: Menu,
    view: View,
  ): Promise<readonly string[] | 'quit' | undefined> {
    const { screen } = this.#words;
    const entry = menu.entries[number - 1];
    const complain = (text: string): undefined => void this.#print([`  ${text}`]);
    if (!entry) return complain(screen.notAnOption(String(number)));
    if (entry.options.length === 0) return complain(screen.cannotNow);
    const [only] = entry.options;
    if (entry.options.length === 1 && only) return [only.id];
    const places = placesOf(this.#words, entry, view);
    const back = { ...places, zero: { text: screen.back, picks: [] } };
    if (place === undefined) this.#print(menuLines(this.#words, back, this.#style()));
    for (let line = place === undefined ? undefined : String(place); ; line = undefined) {
      const text = line ?? clean(await this.#input.next('>> '));
      if (text === undefined || text === 'q') return 'quit';
      if (text === '0') {
        this.#print(menuLines(this.#words, menu, this.#style()));
        return undefined;
      }
      const option = /^\d+$/.test(text) ? places.entries[Number(text) - 1]?.options[0] : undefined;
      if (option) return [option.id];
      if (this.#command(text, question, back, view)) continue;
      this.#print([`  ${screen.notAnOption(text)}`, ...menuLines(this.#words, back, this.#style())]);
    }
  }
}
