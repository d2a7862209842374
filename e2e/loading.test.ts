import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rules } from '@baston/cards';
import { LANGS, type Lang } from '@baston/table';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { Player } from './player.ts';
import { goTo, test } from './visit.ts';
import { ui } from './words.ts';

/** Bytes of compressed JavaScript until somebody can play. */
const BUDGET = 220_000;
const OTHER: { readonly [L in Lang]: Lang } = { en: 'fr', fr: 'en' };
const [core, ...otherBoxes] = rules.sets.map(({ id }) => id) as [string, ...string[]];
const CORE_GAME = 'new?seats=you.greedy&factions=pirates.robots_zombies.wizards&seed=e2e-loading';

/** The assets that a page and its table fetch, by name. */
class Fetched {
  readonly names: string[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      const [, name] = /assets\/(.+)$/.exec(response.url()) ?? [];
      if (name) this.names.push(name);
    });
  }
  /** Which boxes' faces, by language. */
  faces(lang: Lang): string[] {
    return this.#some(new RegExp(`faces_(.*)_${lang}-`));
  }
  rulings(lang: Lang): string[] {
    return this.#some(new RegExp(`rulings_(.*)_${lang}-`));
  }
  #some(pattern: RegExp): string[] {
    return this.names.flatMap((name) => pattern.exec(name)?.[1] ?? []).sort();
  }
  scripts(late: readonly string[] = []): string[] {
    const names = this.names.filter((name) => name.endsWith('.js') && !late.includes(name));
    return names.map((name) => readFileSync(join(inject('folder'), 'assets', name), 'utf8'));
  }
}

/** Runs in the page: notes when the first question is there. */
function noteQuestion(): void {
  const look = (): void => {
    if (!document.querySelector('.question[data-asked]')) return;
    document.documentElement.dataset.asked = String(performance.now());
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Opens the page anew so that nothing is missed, and nothing that comes late is counted twice. */
async function watch(page: Page): Promise<Fetched> {
  await page.waitForLoadState('networkidle');
  const fetched = new Fetched(page);
  await page.reload();
  return fetched;
}

describe.each(LANGS)('in %s', (lang) => {
  test('the first game needs little, and nothing in the other language', async ({ open }) => {
    const page = await open({ lang });
    await page.addInitScript(noteQuestion);
    const fetched = await watch(page);
    await page.getByRole('button', { name: ui[lang].home.playNow, exact: true }).click();
    await new Player(page, lang).asked();
    // On a slow machine what is loaded a moment later may be there by now.
    const late = await page.evaluate(() => {
      const asked = Number(document.documentElement.dataset.asked);
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime > asked)
        .map(({ name }) => name.replace(/.*\//, ''));
    });
    const bytes = fetched.scripts(late).reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThan(BUDGET);
    expect(fetched.faces(lang)).toEqual([core]); // for who has never played
    expect(fetched.faces(OTHER[lang])).toEqual([]);
    expect(fetched.scripts().filter((text) => text.includes(ui[OTHER[lang]].home.playNowNote))).toEqual([]);
    expect([...fetched.rulings('en'), ...fetched.rulings('fr')]).toEqual([]);
    // All of it is among what the service worker keeps before anything else.
    const { first } = JSON.parse(readFileSync(join(inject('folder'), 'files.json'), 'utf8')) as { first: string[] };
    expect(fetched.names.filter((name) => !late.includes(name) && !first.includes(`assets/${name}`))).toEqual([]);
  });

  test('only the boxes in play are loaded', async ({ open }) => {
    const page = await open({ lang, screen: CORE_GAME });
    const fetched = await watch(page);
    await page.getByRole('button', { name: ui[lang].newGame.start }).click();
    const player = new Player(page, lang);
    await player.asked();
    expect(fetched.faces(lang)).toEqual([core]);
    expect(fetched.names.filter((name) => name.startsWith(core))).toHaveLength(2); // the cards, and their icons, once
    expect(fetched.names.filter((name) => otherBoxes.some((box) => name.includes(box)))).toEqual([]);

    await player.question
      .page()
      .getByRole('region', { name: player.text.hand })
      .getByRole('button')
      .first()
      .click({ button: 'right' });
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => fetched.rulings(lang)).toEqual([core]);
  });
});

test('at the table nobody carries French texts but the page of somebody who reads French', async ({ open }) => {
  const page = await open({ screen: CORE_GAME });
  const fetched = await watch(page);
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  await new Player(page, 'en').asked();
  const scripts = fetched.scripts().join('\n');
  const [english, french] = LANGS.map((lang) =>
    rules.defs.map(({ text }) => text[lang]).filter((text) => text.length > 20 && scripts.includes(text)),
  );
  expect(english).not.toEqual([]);
  expect(french).toEqual([]);
});

test('another language and the other boxes come when they are wanted', async ({ open }) => {
  const page = await open({ screen: CORE_GAME });
  const fetched = await watch(page);
  await page.getByRole('button', { name: ui.en.newGame.start }).click();
  await new Player(page, 'en').asked();
  await goTo(page, 'settings');
  await page.getByRole('radio', { name: 'Français' }).click();
  await page.getByRole('heading', { name: ui.fr.settings.title }).waitFor();
  expect(fetched.faces('fr')).toEqual([]);
  await page.goBack();
  const player = new Player(page, 'fr');
  const asked = await player.asked();
  if (asked) await player.answer(asked);
  expect(fetched.faces('fr')).toEqual([core]);
  await goTo(page, 'cards', 'fr');
  expect(fetched.faces('fr')).toEqual([core, ...otherBoxes].sort());
  expect(fetched.faces('en')).toEqual([core]);
});
