import { rules } from '@baston/cards';
import { rulings } from '@baston/cards/rulings';
import { LANGS } from '@baston/table';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { crowdedTable, HAND, sitDownAt } from './crowd.ts';
import { pressAt } from './pointer.ts';
import { siteUrl, test } from './visit.ts';
import { Explainer, RULES, tableText, ui } from './words.ts';

describe.each(LANGS)('in %s', (lang) => {
  const { sections } = RULES[lang];

  test('every entry of the rules can be linked to', async ({ open }) => {
    const page = await open({ lang, screen: 'rules' });
    await page.getByRole('heading', { level: 1, name: RULES[lang].title }).waitFor();
    const entries = sections.flatMap(({ id, keywords = [] }) => [id, ...keywords.map((keyword) => keyword.id)]);
    const missed = await page.evaluate(async (ids) => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      const isThere = (id: string): boolean => {
        const focused = document.activeElement;
        return focused?.id === id && focused.getBoundingClientRect().top < innerHeight;
      };
      const missing: string[] = [];
      for (const id of ids) {
        location.hash = `#/rules/${id}`;
        for (let frames = 0; frames < 300 && !isThere(id); frames++) await nextFrame();
        if (!isThere(id)) missing.push(id);
      }
      return missing;
    }, entries);
    expect(missed).toEqual([]);
  });

  test('the words on a card lead to the rules, and a game is only a step away', async ({ open }) => {
    // The card with the most to explain.
    const card = rules.defs
      .slice(1)
      .map((def) => ({ def, words: new Explainer(lang).pieces(def.text[lang]).filter(({ entry }) => entry) }))
      .reduce((most, one) => (one.words.length > most.words.length ? one : most));
    expect(card.words.length).toBeGreaterThan(6);
    const name = card.def.name[lang];
    const page = await open({ lang });
    await page.getByRole('button', { name: ui[lang].home.playNow, exact: true }).click();
    await page.getByRole('region', { name: tableText[lang].question, exact: true }).waitFor();
    for (const { text, entry } of card.words) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        `#/cards?q=${encodeURIComponent(name)}`,
      );
      const cardName = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\.`);
      await pressAt(page.getByRole('button', { name: cardName }));
      await pressAt(page.getByRole('dialog', { name, exact: true }).getByRole('link', { name: text, exact: true }));
      await page.waitForFunction((wanted) => document.activeElement?.id === wanted, entry);
    }
    await page.getByRole('link', { name: RULES[lang].back, exact: true }).click();
    await page.getByRole('region', { name: tableText[lang].question, exact: true }).waitFor();
  });

  test('so do the words of a question, of the shortcuts and of a ruling', async ({ open }) => {
    const page = await open({ lang });
    await sitDownAt(page, crowdedTable(4, 6));
    const text = tableText[lang];
    const question = page.getByRole('region', { name: text.question, exact: true });
    await question.waitFor();
    const follow = async (place: Locator): Promise<void> => {
      const link = place.locator('a[href*="#/rules/"]').first();
      const [, entry] = (await link.getAttribute('href'))?.split('#/rules/') ?? [];
      await pressAt(link);
      await page.waitForFunction((wanted) => document.activeElement?.id === wanted, entry);
    };
    const [def] = HAND;
    const card = rules.defs.find(({ id }) => id === def) as (typeof rules.defs)[number];
    await pressAt(page.getByRole('button', { name: card.name[lang], exact: true }).first());
    await follow(question);
    await page.getByRole('link', { name: RULES[lang].back, exact: true }).click();
    await question.waitFor();
    await page.keyboard.press('?');
    await follow(page.getByRole('dialog', { name: text.shortcuts }));

    const [id, ruled] = Object.entries(rulings).find(([, ofCard]) =>
      ofCard.some((ruling) => new Explainer(lang).pieces(ruling[lang]).some(({ entry }) => entry)),
    ) as [string, unknown];
    expect(ruled).toBeDefined();
    const name = rules.defs.find((one) => one.id === id)?.name[lang] ?? '';
    await page.goto(siteUrl(`cards?q=${encodeURIComponent(name)}`));
    await page.locator(`[data-def="${id}"]`).click();
    await follow(page.getByRole('dialog', { name, exact: true }).locator('.card-rulings'));
  });
});
