import { rules } from '@baston/cards';
import { chapters } from '@baston/cards/lesson';
import { LANGS, type Lang, Words } from '@baston/table';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousFindings } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { RULES as LAYOUT, layoutFaults } from './layout.ts';
import { pressAt } from './pointer.ts';
import { siteUrl, test } from './visit.ts';
import { LESSON, RULES, tableText, ui } from './words.ts';

type Chapter = (typeof chapters)[number];
type Step = Chapter['steps'][number];
const [basics, talents, specials] = chapters;

/** The lesson is told in full on all but the lowest, where the coach scrolls. */
const PHONES = [
  { width: 568, height: 320 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const PARTS = { ...LAYOUT, parts: '.top-bar, .coach, .bases, .question' };

/** The name of a card, for example, and whatever tells it from others of that name. */
const startingWith = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')}(?:$|[, ])`);

/** Somebody who takes a chapter of the lesson, and finds everything by its role and name. */
class Pupil {
  readonly page: Page;
  readonly text;
  readonly #words: Words;
  readonly #table;
  readonly #chapter: Chapter;
  readonly #use: (button: Locator) => Promise<void>;

  constructor(page: Page, lang: Lang, chapter: Chapter = basics, use: (button: Locator) => Promise<void> = pressAt) {
    this.page = page;
    this.#chapter = chapter;
    this.text = LESSON[lang];
    this.#table = tableText[lang];
    this.#words = new Words(lang, { cards: rules, me: 0, players: [] });
    this.#use = use;
  }

  get coach(): Locator {
    return this.page.getByRole('region', { name: this.text.name, exact: true });
  }
  get hand(): Locator {
    return this.page.getByRole('region', { name: this.#table.hand });
  }
  get bases(): Locator {
    return this.page.getByRole('region', { name: this.#words.screen.bases });
  }

  /** Waits until the coach has come to the step, and hears what is to be done. */
  async hear({ id }: Pick<Step, 'id'>, task = ''): Promise<void> {
    const steps: readonly Step[] = this.#chapter.steps;
    const number = steps.findIndex((step) => step.id === id) + 1;
    await this.coach.getByText(this.text.progress(number, steps.length), { exact: true }).waitFor();
    const said = this.coach.getByRole('status');
    await said.getByRole('heading', { name: this.text.steps[id].title, exact: true }).waitFor();
    await said.getByText(task).first().waitFor();
  }

  async take(step: Step): Promise<void> {
    if (step.before) await this.#answerWindow(step);
    else if (step.play) await this.#play(step, step.play);
    else if (step.use) await this.#useTalent(step, step.use);
    else if (step.choose) {
      await this.hear(step);
      await this.press(this.bases, step.choose);
    } else if (step.end) await this.#pressSaid(step, this.#words.labels.endTurn);
    else {
      await this.hear(step);
      await this.#use(this.coach.getByRole('button', { name: this.text.next, exact: true }));
    }
  }

  async #play(step: Step, card: string): Promise<void> {
    const name = this.#words.quoted({ def: card });
    await this.hear(step, this.text.chooseCard(name));
    await this.press(this.hand, card);
    if (step.on) {
      await this.hear(step, this.text.chooseBase(this.#words.quoted({ def: step.on })));
      await this.press(this.bases, step.on);
    } else {
      await this.hear(step, this.text.confirm);
      await this.#pressAtTable(this.#words.labels.play(name));
    }
  }

  async #useTalent(step: Step, card: string): Promise<void> {
    const name = this.#words.quoted({ def: card });
    await this.hear(step, this.text.chooseInPlay(name));
    await this.press(this.bases, card);
    await this.hear(step, this.text.confirmUse);
    await this.#pressAtTable(this.#words.labels.use(this.#words.cardName({ def: card })));
  }

  /** A Special takes one touch. */
  async #answerWindow(step: Step): Promise<void> {
    if (!step.play) return this.#pressSaid(step, this.#words.labels.pass);
    await this.hear(step, this.text.chooseCard(this.#words.quoted({ def: step.play })));
    await this.press(this.hand, step.play);
  }

  /** Presses the button that the coach names. */
  async #pressSaid(step: Step, name: string): Promise<void> {
    await this.hear(step, this.text.press(name));
    await this.#pressAtTable(name);
  }
  /** The rest of the text on the button tells the card from others. */
  async #pressAtTable(start: string): Promise<void> {
    await this.#use(
      this.page
        .getByRole('main')
        .getByRole('button', { name: startingWith(start) })
        .first(),
    );
  }

  /** Presses the card where it lies: what stands after its name tells it from others. */
  async press(where: Locator, def: string): Promise<void> {
    const option = { name: startingWith(this.#words.cardName({ def })), description: this.#table.selectable };
    await this.#use(where.getByRole('button', option).first());
  }

  async takeAll(between: (step: Step) => Promise<void> = async () => undefined): Promise<void> {
    for (const step of this.#chapter.steps) {
      await this.hear(step);
      await between(step);
      await this.take(step);
    }
  }
}

describe.each(LANGS)('in %s', (lang) => {
  test('the lesson leads from the first page to a game', async ({ open }) => {
    const page = await open({ lang });
    await page.getByRole('link', { name: ui[lang].home.learn, exact: true }).click();
    const pupil = new Pupil(page, lang);
    await pupil.takeAll();
    const { over, chapters: texts } = pupil.text;
    const ending = page.getByRole('dialog', { name: over.won(15, 14), exact: true });
    for (const line of texts.basics.learnt) await ending.getByText(line, { exact: true }).waitFor();
    for (const { id } of [talents, specials]) await ending.getByRole('link', { name: texts[id].title }).waitFor();
    await ending.getByRole('button', { name: over.playNow, exact: true }).click();
    await page.waitForFunction((title) => document.title === title, ui[lang].app.titles.play);
    await page.getByRole('region', { name: tableText[lang].question, exact: true }).waitFor();
    expect(await pupil.coach.count()).toBe(0);
  });

  test('two more chapters follow one another, are accessible, and are marked when they are done', async ({ open }) => {
    const page = await open({ lang, screen: `learn/${talents.id}` });
    const {
      text,
      text: { chapters: texts },
    } = new Pupil(page, lang);
    const looksAt: readonly string[] = ['stay', 'talent', 'before', 'ambush'];
    const goThrough = async (chapter: Chapter): Promise<Locator> => {
      await new Pupil(page, lang, chapter).takeAll(async ({ id }) => {
        if (looksAt.includes(id)) expect(await seriousFindings(page), id).toEqual([]);
      });
      const ending = page.getByRole('dialog');
      for (const line of texts[chapter.id].learnt) await ending.getByText(line, { exact: true }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      return ending;
    };
    const ending = await goThrough(talents);
    await ending.getByRole('link', { name: texts.specials.title }).click();
    await goThrough(specials);

    await page.goto(siteUrl('learn'));
    const marked = await page.getByRole('link', { name: text.learnt }).allInnerTexts();
    expect(marked.map((entry) => entry.split('\n')[0])).toEqual([texts.talents.title, texts.specials.title]);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: texts.basics.title }).click();
    await new Pupil(page, lang).hear(basics.steps[0]);
  }, 180_000); // two chapters, and seven screens looked at in the light and in the dark

  test('the rules lead to the lesson', async ({ open }) => {
    const page = await open({ lang, screen: 'rules' });
    await page.getByRole('link', { name: RULES[lang].learn, exact: true }).first().click();
    await new Pupil(page, lang).hear(basics.steps[0]);
  });
});

test.for(LANGS)('the lesson is accessible in %s', async (lang, { open }) => {
  const page = await open({ lang, screen: 'learn' });
  const pupil = new Pupil(page, lang);
  const looksAt: readonly string[] = ['minion', 'totals', 'special'];
  await pupil.takeAll(async ({ id }) => {
    if (looksAt.includes(id)) expect(await seriousFindings(page), id).toEqual([]);
  });
  await page.getByRole('dialog').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});

test('the lesson by keyboard only', async ({ open }) => {
  const page = await open();
  const press = async (button: Locator): Promise<void> => {
    await tabTo(button);
    await page.keyboard.press('Enter');
  };
  await press(page.getByRole('link', { name: ui.en.home.learn, exact: true }));
  const pupil = new Pupil(page, 'en', basics, press);
  await pupil.takeAll();
  await tabTo(page.getByRole('dialog').getByRole('button', { name: pupil.text.over.playNow, exact: true }));
}, 120_000); // hundreds of keys, one after the other

test.for(PHONES.flatMap((size) => chapters.map((chapter) => ({ ...size, chapter }))))(
  'the chapter $chapter.id at $width x $height: nothing overlaps, nothing scrolls but cards',
  async ({ chapter, ...size }, { open }) => {
    const page = await open({ size, lang: 'fr', screen: `learn/${chapter.id}`, touch: true });
    const pupil = new Pupil(page, 'fr', chapter);
    await pupil.takeAll(async ({ id }) => {
      const hidden = await pupil.coach.evaluate((element) => element.scrollHeight - element.clientHeight);
      if (size.height > 320) expect(hidden, id).toBeLessThanOrEqual(1);
      expect(await page.evaluate(layoutFaults, PARTS), id).toEqual([]);
    });
    await page.getByRole('dialog').waitFor();
  },
);

test('another way is allowed, and leads back if one likes', async ({ open }) => {
  const page = await open({ screen: 'learn' });
  const pupil = new Pupil(page, 'en');
  const [first, second, third] = basics.steps;
  const other = basics.steps.find(({ id }) => id === 'extra');
  await pupil.hear(first);
  await pupil.press(pupil.hand, other?.play as string);
  await pupil.press(pupil.bases, first.on as string);
  await pupil.coach.getByRole('heading', { name: pupil.text.astray.title, exact: true }).waitFor();
  await pupil.coach.getByRole('button', { name: pupil.text.astray.back, exact: true }).click();
  await pupil.take(first);

  // The opposite of what was said.
  await pupil.hear(second);
  await pupil.press(pupil.bases, 'pirates/first-mate');
  await pupil.coach.getByRole('button', { name: pupil.text.astray.back, exact: true }).click();

  // Cards drawn since then do not stand in the way.
  await pupil.hear(second);
  await pupil.take(second);
  await pupil.hear(third);
  await page.keyboard.press('e');
  await pupil.coach.getByRole('button', { name: pupil.text.astray.back, exact: true }).click();
  await pupil.hear(third);
});

test.for([
  { chapter: talents, at: 'give', stray: (page: Page) => page.keyboard.press('1') },
  { chapter: specials, at: 'keep', stray: (page: Page) => page.keyboard.press('1') },
  { chapter: specials, at: 'abroad', stray: (page: Page) => page.keyboard.press('0') },
] as const)('in $chapter.id another way at $at is told why not, and a reload loses nothing', async (one, { open }) => {
  const page = await open({ screen: `learn/${one.chapter.id}` });
  const pupil = new Pupil(page, 'en', one.chapter);
  const steps: readonly Step[] = one.chapter.steps;
  for (const step of steps.slice(
    0,
    steps.findIndex(({ id }) => id === one.at),
  ))
    await pupil.take(step);
  await pupil.hear({ id: one.at });
  await page.reload();
  await pupil.hear({ id: one.at });
  await one.stray(page);
  await pupil.coach.getByText(pupil.text.steps[one.at].instead as string, { exact: true }).waitFor();
  await pupil.coach.getByRole('button', { name: pupil.text.astray.back, exact: true }).click();
  await pupil.hear({ id: one.at });
});

test('the lesson comes back after a reload, begins again when asked, and leaves the saved game alone', async ({
  open,
}) => {
  const page = await open();
  await page.getByRole('button', { name: ui.en.home.playNow, exact: true }).click();
  await page.getByRole('region', { name: tableText.en.question, exact: true }).waitFor();
  const games = (): Promise<Record<string, string>> =>
    page.evaluate(() =>
      Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('baston.game.'))),
    );
  await page.goto(siteUrl());
  const before = await games();
  expect(Object.keys(before)).toHaveLength(1);

  await page.getByRole('link', { name: ui.en.home.learn }).click();
  const pupil = new Pupil(page, 'en');
  await page.getByRole('link', { name: pupil.text.chapters.basics.title }).click();
  const [first, second, third] = basics.steps;
  await pupil.take(first);
  await pupil.take(second);
  await pupil.hear(third);
  await page.reload();
  await pupil.hear(third);
  await pupil.coach.getByRole('button', { name: pupil.text.restart, exact: true }).click();
  await pupil.hear(first);

  expect(await games()).toEqual(before);
  await pupil.coach.getByRole('link', { name: pupil.text.leave, exact: true }).click();
  // The list of games below has a button of the same name.
  await page.getByRole('button', { name: ui.en.home.goOn, exact: true }).first().click();
  await page.getByRole('region', { name: tableText.en.question, exact: true }).waitFor();
  expect(await pupil.coach.count()).toBe(0);
  expect(Object.keys(await games())).toEqual(Object.keys(before));
});
