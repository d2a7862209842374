/** Somebody at the table who finds what they read and press by its role and name. */
import type { Face, Option, Seat } from '@baston/engine';
import { type Lang, locate } from '@baston/table';
import type { Locator, Page } from 'playwright-core';
import { freshDraft, touchCopy } from '../packages/web/src/table/state/choices.ts';
import { LOSSES } from '../packages/web/src/words/losses.ts';
import type { TableText } from '../packages/web/src/words/table.ts';
import { type Asked, Mirror } from './mirror.ts';
import { pressAt } from './pointer.ts';
import { tableText } from './words.ts';

/** Most answers have had their effect by then, in milliseconds. */
const SOON = 200;

export class Player {
  readonly page: Page;
  readonly text: TableText;
  readonly mirror: Mirror;
  /** Where we sit. */
  seat: Seat = 0;

  constructor(page: Page, lang: Lang) {
    this.page = page;
    this.text = tableText[lang];
    this.mirror = new Mirror(lang);
  }

  /** What holds the buttons is found by its element: to find a role, a browser looks at every element of the page. */
  get question(): Locator {
    return this.page.locator('section.question');
  }

  /** Waits until we are asked; nothing once the game is over. */
  async asked(): Promise<Asked | undefined> {
    await this.question.waitFor();
    await this.mirror.look(this.page);
    while (!this.mirror.isOver) {
      const asked = this.mirror.asked(this.seat);
      if (asked) return asked;
      await this.mirror.follow(this.page);
    }
    return undefined;
  }

  /** The question to us at this moment, if there is one. */
  async askedNow(): Promise<Asked | undefined> {
    await this.mirror.look(this.page);
    return this.mirror.asked(this.seat);
  }

  /** Waits until the game has had more answers than that. */
  async answered(number: number): Promise<void> {
    while (this.mirror.answers <= number) await this.mirror.follow(this.page);
  }

  /** The same; accepts that a play costs cards of our own, if that is asked. */
  protected async played(number: number): Promise<void> {
    const isAnswered = this.answered(number).then(() => true);
    const accept = this.page
      .locator('dialog')
      .getByRole('button', { name: LOSSES[this.mirror.lang].anyway, exact: true });
    const later = (): Promise<boolean> => new Promise((done) => setTimeout(() => done(false), SOON));
    while (!(await Promise.race([isAnswered, later()]))) if (await accept.isVisible()) await this.use(accept);
  }

  /** Reads the question and gives the answer that a bot would give. */
  async answer(asked: Asked): Promise<void> {
    const { question, words, picks } = asked;
    await this.reads(asked);
    if (question.kind === 'order') await this.#order(asked);
    else if (picks.length === 0) await this.press(words.decline(question));
    else if (question.max > 1) await this.#pickSeveral(asked);
    else await this.press(nameOf(asked, picks[0]));
    await this.played(asked.number);
  }

  /** Waits until the question is on the page: until then things may still move. */
  protected async reads({ question, words }: Asked): Promise<void> {
    await this.question.getByText(words.prompt(question), { exact: true }).first().waitFor();
  }

  /** Presses the first of the buttons with that name. */
  async press(name: string): Promise<void> {
    await this.#pressOne({ name });
  }

  /** An option that does not lie open stands in the list of all options. */
  async #pressOne(which: { readonly name: string; readonly pressed?: boolean }): Promise<void> {
    const named = (where: Locator): Locator => where.getByRole('button', { ...which, exact: true }).first();
    const open = named(this.page.locator('main'));
    const list = this.question.locator('.all-options');
    if ((await open.count()) > 0 || (await list.count()) === 0) return this.use(open);
    if ((await list.getAttribute('open')) === null) await this.openList(list.locator('summary'));
    // Cards that come only now may lie under the list.
    await this.use(named(list));
  }

  protected async openList(list: Locator): Promise<void> {
    await pressAt(list);
  }

  protected async use(button: Locator): Promise<void> {
    await pressAt(button);
  }

  async #pickSeveral(asked: Asked): Promise<void> {
    for (const pick of asked.picks) await this.#pressOne({ name: nameOf(asked, pick), pressed: false });
    await this.press(this.text.doneWith(asked.picks.length));
  }

  /** Cards begin in the order of the options, and each is moved up to its place. */
  async #order(asked: Asked): Promise<void> {
    const order = asked.question.options.map(({ id }) => id);
    for (const [to, pick] of asked.picks.entries()) {
      for (let from = order.indexOf(pick); from > to; from--) {
        const name = nameOf(asked, pick);
        const namesakes = order.slice(0, from).filter((id) => nameOf(asked, id) === name).length;
        const up = this.question.getByRole('button', { name: this.text.moveUp(name), exact: true });
        await this.use(up.nth(namesakes));
        order.splice(from - 1, 2, pick, order[from - 1] as string);
      }
    }
    await this.press(this.text.confirmOrder);
  }

  /** Plays until the game is over; how many questions that took. */
  async playToTheEnd(): Promise<number> {
    for (let count = 0; ; count++) {
      const asked = await this.asked();
      if (!asked) return count;
      await this.answer(asked);
    }
  }
}

/** Somebody at the table who touches the cards themselves. */
export class Finger extends Player {
  /** Gives the same answer by touching cards where they lie. */
  override async answer(asked: Asked): Promise<void> {
    const { question, picks } = asked;
    const option = optionOf(asked, picks[0]);
    if (question.kind === 'order' || !option?.card) return super.answer(asked);
    if (question.max > 1) return this.#touchSeveral(asked);
    await this.reads(asked);
    await this.#touch(asked, option.card);
    if (question.kind === 'move') {
      const plays = question.options.filter((one) => one.card?.id === option.card?.id);
      const isOpen = new Set(plays.map(({ where }) => where?.id)).size > 1;
      if (isOpen && option.where) await this.#touch(asked, option.where);
      else if (isOpen) await this.press(nameOf(asked, option.id)); // what is done with it nowhere stands in the list
      const here = plays.filter(({ where }) => where?.id === option.where?.id).map(({ id }) => nameOf(asked, id));
      if (new Set(here).size > 1 && !isSettled(asked, option)) await this.press(nameOf(asked, option.id));
      else if (!isOpen && locate(asked.view, option.card.id)?.at !== 'base') await this.#touch(asked, option.card);
    }
    await this.played(asked.number);
  }

  /** Touches them one by one, unless they lie in a list. */
  async #touchSeveral(asked: Asked): Promise<void> {
    const cards = asked.picks.flatMap((pick) => optionOf(asked, pick)?.card ?? []);
    if (!cards.every((card) => locate(asked.view, card.id)?.at === 'minion')) return super.answer(asked);
    await this.reads(asked);
    for (const card of cards) await this.#touch(asked, card);
    await this.press(this.text.doneWith(cards.length));
    await this.answered(asked.number);
  }

  /** Touches a card where it lies: among twins, that very one. */
  async #touch(asked: Asked, face: Face): Promise<void> {
    const named = this.page.locator('main').getByRole('button', { name: this.#onTable(asked, face), exact: true });
    await named.first().waitFor();
    const itself = named.and(this.page.locator(`[data-card="${face.id}"]`));
    await this.use(((await itself.count()) > 0 ? itself : named).first());
  }

  /** The name of a card where it lies. */
  #onTable({ question, words, view }: Asked, face: Face): string {
    const found = locate(view, face.id);
    if (found?.at === 'base' && question.options.some(({ id }) => id === `use:${face.id}`))
      return words.labels.use(words.describeCard(face, view));
    if (found?.at !== 'minion') return words.describeCard(face, view);
    const { power, controller } = found.minion;
    const whose = controller < 0 ? words.labels.monster : words.player(controller);
    return this.text.minionName(words.cardName(face), power, whose);
  }
}

/** Is it clear which play is spent once card and place have been touched? */
function isSettled({ question, view }: Asked, { card, where }: Option): boolean {
  const chosen = touchCopy(freshDraft(question), card?.id ?? 0, view);
  return 'draft' in chosen && 'picks' in touchCopy(chosen.draft, where?.id ?? card?.id ?? 0, view);
}

const optionOf = ({ question }: Asked, id: string | undefined): Option | undefined =>
  question.options.find((option) => option.id === id);

function nameOf(asked: Asked, id: string | undefined): string {
  return asked.words.option(asked.question, optionOf(asked, id) as Option, asked.view);
}
