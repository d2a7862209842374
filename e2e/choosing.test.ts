/** Choosing factions: found by name, starred, banned, left to chance; what one likes is still there after a reload. */
import { rules } from '@baston/cards';
import { LANGS, type Lang } from '@baston/table';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { NewGameText } from '../packages/web/src/words/new-game.ts';
import { seriousFindings } from './axe.ts';
import { Player } from './player.ts';
import { test } from './visit.ts';
import { ui } from './words.ts';

const SIZES = {
  phone: { size: { width: 390, height: 844 }, touch: true },
  desktop: { size: { width: 1440, height: 900 } },
} as const;
/** Pixels that a finger hits. */
const FINGER = 44;

const names = (lang: Lang): string[] => rules.factions.map(({ name }) => name[lang]);
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The screen for a new game, by what it says. */
class SetUp {
  readonly page: Page;
  readonly words: NewGameText;
  constructor(page: Page, lang: Lang) {
    this.page = page;
    this.words = ui[lang].newGame;
  }
  get chooser(): Locator {
    return this.page.getByRole('dialog');
  }
  get search(): Locator {
    return this.chooser.getByRole('searchbox', { name: this.words.search });
  }
  get posters(): Locator {
    return this.chooser.locator('.poster');
  }
  mode(mode: 'random' | 'draft' | 'choice'): Promise<void> {
    return this.page.getByRole('radio', { name: this.words.factionModes[mode], exact: true }).check();
  }
  /** The slots of all seats, outside of the chooser. */
  get slots(): Locator {
    return this.page.locator('.panel > .new-pairs').getByRole('button');
  }
  /** The button that takes the faction: its name is followed by how complex it is. */
  poster(name: string): Locator {
    return this.chooser.getByRole('button', { name: new RegExp(`^${name}, `) });
  }
  star(name: string): Locator {
    return this.chooser.getByRole('button', { name: this.words.isFavourite(name), exact: true });
  }
  ban(name: string): Locator {
    return this.chooser.getByRole('button', { name: this.words.isBanned(name), exact: true });
  }
  chosen(): Promise<string[]> {
    return this.slots.allInnerTexts();
  }
}

describe.each(LANGS)('in %s', (lang) => {
  /** With an accent, if there is one in this language. */
  const sought = names(lang).find((name) => plain(name) !== name.toLowerCase()) ?? (names(lang)[0] as string);

  describe.each(['phone', 'desktop'] as const)('on a %s', (kind) => {
    const visitor = { lang, screen: 'new', ...SIZES[kind] };

    test('two taps and a search choose a pair, and chance the rest', async ({ open }) => {
      const setUp = new SetUp(await open(visitor), lang);
      const { page, words, chooser, search, posters, slots } = setUp;
      await setUp.mode('choice');
      await slots.first().click();
      await posters.first().waitFor();
      expect(await posters.count()).toBe(rules.factions.length);
      await search.fill(plain(sought));
      await expect.poll(() => posters.count()).toBeLessThan(5);
      await search.press('Enter');
      await expect.poll(() => setUp.chosen()).toContain(sought);

      // It stays open for the next slot, where the faction is taken.
      await expect.poll(() => posters.count()).toBe(rules.factions.length);
      expect(await setUp.poster(sought).getAttribute('aria-disabled')).toBe('true');
      const free = chooser.locator('.poster-take:not([aria-disabled])');
      const second = await free.nth(2).locator('.poster-name').innerText();
      await free.nth(2).click();
      await page.keyboard.press('Escape');
      await chooser.waitFor({ state: 'hidden' });
      expect((await setUp.chosen()).slice(0, 2)).toEqual([sought, second]);

      expect(await page.getByRole('button', { name: words.start }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: words.surpriseRest }).click();
      const all = await setUp.chosen();
      expect(all.slice(0, 2)).toEqual([sought, second]);
      expect(new Set(all).size).toBe(4);
      await page.getByRole('button', { name: words.start }).click();
      const player = new Player(page, lang);
      await player.asked();
      const played = player.mirror.view().players.flatMap(({ factions }) => factions);
      expect(played.map((id) => rules.factions.find((one) => one.id === id)?.name[lang])).toEqual(all);
    });

    test('everything on the wall can be hit, seen and read', async ({ open }) => {
      const setUp = new SetUp(await open(visitor), lang);
      await setUp.mode('choice');
      await setUp.slots.first().click();
      await setUp.posters.first().waitFor();
      await setUp.page.addStyleTag({ content: '.poster { content-visibility: visible; }' }); // those out of sight, too
      const faults = await setUp.chooser.evaluate((dialog, finger) => {
        const wrong: string[] = [];
        for (const one of dialog.querySelectorAll<HTMLElement>('button, input, select')) {
          one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { width, height, left, right } = one.getBoundingClientRect();
          const name = one.getAttribute('aria-label') ?? one.innerText;
          if (Math.min(width, height) < finger) wrong.push(`${name} is ${width}x${height}`);
          if (left < 0 || right > innerWidth) wrong.push(`${name} is outside`);
        }
        for (const one of dialog.querySelectorAll<HTMLElement>('.poster-name, .new-slot, .surprise, .button')) {
          if (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
            wrong.push(`${one.innerText} is cut off`);
        }
        if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
        return wrong;
      }, FINGER);
      expect(faults).toEqual([]);
      expect(await seriousFindings(setUp.page)).toEqual([]);
    });
  });

  test('beside the wall are the cards of the faction that is pointed at', async ({ open }) => {
    const setUp = new SetUp(await open({ lang, screen: 'new', ...SIZES.desktop }), lang);
    await setUp.mode('choice');
    await setUp.slots.first().click();
    await setUp.posters.first().waitFor();
    for (const faction of rules.factions.slice(2, 4)) {
      await setUp.poster(faction.name[lang]).hover();
      const cards = setUp.chooser.getByRole('region', { name: setUp.words.cardsOf(faction.name[lang]), exact: true });
      await cards.getByText(faction.cards[0]?.name[lang] ?? '', { exact: true }).waitFor();
    }
    // What is shown there can be taken there, once.
    const [first, second] = rules.factions.slice(2, 4).map(({ name }) => name[lang]) as [string, string];
    await setUp.chooser.getByRole('button', { name: setUp.words.take(second), exact: true }).click();
    await setUp.poster(second).hover();
    expect(await setUp.chooser.getByRole('button', { name: setUp.words.take(second), exact: true }).isDisabled()).toBe(
      true,
    );
    await setUp.poster(first).hover();
    await setUp.chooser.getByRole('button', { name: setUp.words.take(first), exact: true }).waitFor();
    // They come and go with the room for them.
    const detail = setUp.chooser.locator('.wall-detail');
    for (const [width, count] of [
      [1100, 0],
      [1280, 1],
    ] as const) {
      await setUp.page.setViewportSize({ width, height: 800 });
      await expect.poll(() => detail.count()).toBe(count);
    }
  });

  test('favourites, bans and boxes are kept, and chance keeps to them', async ({ open }) => {
    const page = await open({ lang, screen: 'new', ...SIZES.phone });
    const setUp = new SetUp(page, lang);
    const { words, chooser } = setUp;
    const [box] = rules.sets;
    if (!box) throw new Error('there is no box');
    const [first, second, ...rest] = box.factions.map(({ name }) => name[lang]) as [string, string, ...string[]];
    const openPool = async (): Promise<void> => {
      await page.getByRole('button', { name: words.pool }).click();
      await setUp.posters.first().waitFor();
    };
    await openPool();
    await chooser.getByRole('button', { name: words.boxCountSpoken(rules.sets.length, rules.sets.length) }).click();
    await chooser.getByRole('checkbox', { name: words.allBoxes }).uncheck();
    await chooser.getByText(words.nothing).waitFor();
    await chooser.getByRole('checkbox', { name: box.name[lang] }).check();
    expect(await setUp.posters.count()).toBe(box.factions.length);
    await setUp.star(second).click();
    await setUp.poster(first).click(); // in a pool, a poster is banned by pressing it
    for (const name of rest.slice(4)) await setUp.ban(name).click();

    await page.reload();
    const left = [second, ...rest.slice(0, 4)];
    await page.getByText(words.poolNow(left.length, 1, box.factions.length - left.length), { exact: true }).waitFor();
    await openPool();
    expect(await chooser.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      `${words.favourites} 1`,
      `${box.name[lang]} ${box.factions.length - 1}`,
    ]);
    expect(await setUp.star(second).getAttribute('aria-pressed')).toBe('true');
    expect(await setUp.ban(first).getAttribute('aria-pressed')).toBe('true');
    await chooser.getByRole('combobox', { name: words.show }).selectOption(words.shows.bans);
    expect(await setUp.posters.count()).toBe(box.factions.length - left.length);
    await chooser.getByRole('button', { name: words.close }).click();

    await setUp.mode('choice');
    for (let i = 0; i < 5; i++) {
      await page.getByRole('button', { name: words.surpriseAll }).click();
      expect((await setUp.chosen()).filter((name) => !left.includes(name))).toEqual([]);
    }
    await setUp.slots.first().click();
    const before = await setUp.chosen();
    await chooser.getByRole('button', { name: words.surprise }).click();
    await chooser.waitFor({ state: 'hidden' }); // nothing was open
    const [surprise, ...same] = await setUp.chosen();
    expect(left).toContain(surprise);
    expect(surprise).not.toBe(before[0]);
    expect(same).toEqual(before.slice(1));

    await setUp.mode('random');
    await page.getByRole('button', { name: words.start }).click();
    const player = new Player(page, lang);
    await player.asked();
    const dealt = player.mirror.view().players.flatMap(({ factions }) => factions);
    expect(dealt.filter((id) => !left.includes(box.factions.find((one) => one.id === id)?.name[lang] ?? id))).toEqual(
      [],
    );
  });

  test('the keyboard does it all', async ({ open }) => {
    const page = await open({ lang, screen: 'new' });
    const setUp = new SetUp(page, lang);
    const focused = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.querySelector('.poster-name')?.textContent ?? '');
    await setUp.mode('choice');
    await setUp.slots.first().focus();
    await page.keyboard.press('Enter');
    await setUp.posters.first().waitFor();
    await expect.poll(() => setUp.search.evaluate((input) => input === document.activeElement)).toBe(true);
    const shown = await setUp.chooser.locator('.poster-name').allTextContents();
    const [one, two] = shown as [string, string];
    for (let i = 0; i < 4; i++) await page.keyboard.press('Tab'); // past the filters
    expect(await focused()).toBe(one);
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe(two);
    await page.keyboard.press('f');
    await page.keyboard.press('x');
    expect(await setUp.star(two).getAttribute('aria-pressed')).toBe('true');
    expect(await setUp.ban(two).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('ArrowDown');
    const below = await focused();
    expect(shown.indexOf(below)).toBeGreaterThan(3);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe(two);
    await page.keyboard.press('End');
    expect(await focused()).toBe(shown.at(-1));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await setUp.chosen())[0]).toBe(shown.at(-1));
    await page.keyboard.press('r');
    await expect.poll(async () => (await setUp.chosen())[1]).not.toBe(setUp.words.unchosen);
    await page.keyboard.press('/');
    await page.keyboard.type('???');
    await setUp.chooser.getByText(setUp.words.nothing).waitFor();
    await page.keyboard.press('Enter'); // may not start the game
    await setUp.chooser.getByRole('button', { name: setUp.words.showAll }).click();
    expect(await setUp.posters.count()).toBe(rules.factions.length);
  });
});
