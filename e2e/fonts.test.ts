/** The page brings its letters along: whatever fonts a system has, cards look the same. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rules } from '@baston/cards';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { siteUrl } from './visit.ts';

/** A font without a single letter, which a package that we have anyway brings along. */
const ICONS = fileURLToPath(new URL('../node_modules/playwright-core/lib/vite/traceViewer/', import.meta.url));

/** The settings of the system (how letters are smoothed and hinted, which changes their width), but only the fonts of a folder. */
const systemWithOnly = (fonts: string): string => `
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <selectfont>
    <acceptfont><glob>${fonts}*</glob></acceptfont>
    <rejectfont><glob>*</glob></rejectfont>
  </selectfont>`;

/** The browser from npm has no settings but its fonts. */
const onlyFonts = (fonts: string, cache: string, bringsFonts: boolean): string => `<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>${bringsFonts ? '' : systemWithOnly(fonts)}
</fontconfig>`;

/** Pages in a browser whose system has only the fonts of that folder, or its own fonts if none is given. */
async function onSystemWith<T>(fonts: string | undefined, look: (page: Page) => Promise<T>): Promise<T> {
  const found = inject('browser');
  const folder = mkdtempSync(join(tmpdir(), 'baston-fonts-'));
  const file = join(folder, 'fonts.conf');
  if (fonts) writeFileSync(file, onlyFonts(fonts, folder, found.env?.FONTCONFIG_PATH !== undefined));
  const browser = await launch(fonts ? { ...found, env: { ...found.env, FONTCONFIG_FILE: file } } : found);
  try {
    return await look(await browser.newPage());
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Seen {
  /** The width of a word in the system's own letters. */
  readonly own: number;
  readonly overflows: string;
  /** The size of the letters and the room taken, for every text on every card. */
  readonly texts: readonly string[];
}

async function cardsOn(page: Page): Promise<Seen> {
  await page.goto(siteUrl(`overflow/${rules.sets[0]?.id}`, 'development'));
  const verdict = page.locator('[data-overflows]');
  await verdict.waitFor({ timeout: 100_000 });
  const overflows = await verdict.innerText();
  return page.evaluate((told) => {
    const word = document.body.appendChild(document.createElement('span'));
    word.style.font = '40px serif';
    word.textContent = 'Baston';
    const boxes = [...document.querySelectorAll<HTMLElement>('.face [data-fit]')];
    const texts = boxes.map((box) => {
      const range = document.createRange();
      range.selectNodeContents(box);
      const { width, height } = range.getBoundingClientRect();
      return `${box.textContent} ${getComputedStyle(box).fontSize} ${Math.round(width)}x${Math.round(height)}`;
    });
    return { own: word.offsetWidth, overflows: told, texts };
  }, overflows);
}

test('texts fit their cards and look alike on systems with other fonts', async () => {
  expect(readdirSync(ICONS).filter((name) => name.endsWith('.ttf'))).toHaveLength(1);
  const here = await onSystemWith(undefined, cardsOn);
  const there = await onSystemWith(ICONS, cardsOn);
  expect(there.own).not.toBe(here.own); // or the systems are the same
  expect(here.texts.length).toBeGreaterThan(1000);
  expect([here.overflows, there.overflows]).toEqual(['Every text fits.', 'Every text fits.']);
  expect(there.texts).toEqual(here.texts);
}, 240_000); // all cards of a box are laid out twice, in several sizes

test('rare letters come along too, but only where they are written', async () => {
  await onSystemWith(ICONS, async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isRare = (url: string): boolean => url.includes('latin-ext');
    await page.goto(siteUrl());
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.some((url) => url.endsWith('.woff2'))).toBe(true);
    expect(asked.filter(isRare)).toEqual([]);
    const name = await page.evaluate(async () => {
      const name = document.querySelector('h1') as HTMLElement;
      name.textContent = 'Kaiju';
      const plain = name.offsetHeight;
      name.textContent = 'Kaij\u016b';
      await new Promise(requestAnimationFrame);
      await document.fonts.ready;
      return { plain, rare: name.offsetHeight };
    });
    expect(asked.filter(isRare)).toHaveLength(1);
    expect(name.rare).toBe(name.plain);
  });
});
