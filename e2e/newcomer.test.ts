import { LANGS } from '@baston/table';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressAt } from './pointer.ts';
import { test } from './visit.ts';
import { LESSON, ui } from './words.ts';

/** Somebody who has never seen the page, knows nothing of the lesson, and does what it says. */
class Newcomer {
  touches = 0;
  words = 0;
  readonly #page: Page;
  #last = '';

  constructor(page: Page) {
    this.#page = page;
  }

  /** Reads all of it, if it is new. */
  async read(text: Locator): Promise<string> {
    const said = await text.innerText();
    if (said !== this.#last) this.words += said.split(/\s+/).filter(Boolean).length;
    this.#last = said;
    return said;
  }

  async touch(button: Locator): Promise<void> {
    this.touches++;
    await pressAt(button);
  }

  /** Does what the coach says: presses its button, or touches what has a star. Gives what it said. */
  async follow(): Promise<string> {
    const coach = this.#page.locator('.coach');
    const said = coach.getByRole('status');
    const star = this.#page.locator('[data-hinted]:visible');
    const next = coach.locator('.button.primary').or(star).first();
    await next.waitFor();
    const heard = await this.read(said);
    await this.touch(next);
    // The coach has something else to say, or something else has the star.
    await expect.poll(async () => (await said.innerText()) !== heard, { timeout: 20_000 }).toBe(true);
    return said.locator('h2').innerText();
  }
}

/** A newcomer reads 200 words a minute, and looks for three seconds at what is to be touched. */
const secondsOf = ({ words, touches }: Newcomer): number => (words / 200) * 60 + touches * 3;

test.for(LANGS)(
  'from opening the page to a scored base that is understood, in %s',
  async (lang, { open, annotate }) => {
    const page = await open({ lang, size: { width: 390, height: 844 }, touch: true });
    const newcomer = new Newcomer(page);
    await newcomer.read(page.locator('.home-hero'));
    await newcomer.touch(page.getByRole('link', { name: ui[lang].home.learn, exact: true }));
    const { scored, base } = LESSON[lang].steps;
    let title = '';
    while (title !== scored.title) title = await newcomer.follow();
    // The words that tell who got what are read before the way goes on.
    while (title !== base.title) title = await newcomer.follow();
    const { touches, words } = newcomer;
    await annotate(`${touches} touches, ${words} words, ${Math.round(secondsOf(newcomer))} seconds`);
    expect(touches).toBeLessThanOrEqual(12);
    expect(words).toBeLessThanOrEqual(450);
    expect(secondsOf(newcomer)).toBeLessThan(180);
  },
);
