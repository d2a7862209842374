import { rules } from '@baston/cards';
import { readings } from '@baston/cards/readings';
import { rulings } from '@baston/cards/rulings';
import { LANGS } from '@baston/table';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RulesSection } from '../packages/web/src/words/rules.types.ts';
import { seriousFindings } from './axe.ts';
import { crowdedTable, HAND, sitDownAt } from './crowd.ts';
import { pressAt } from './pointer.ts';
import { siteUrl, test } from './visit.ts';
import { CARD_WORDS, Explainer, RULES, ruleOf, tableText } from './words.ts';

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

  test('the words on a card are explained above it, and one explanation leads to the next', async ({ open }) => {
    const linked = sections.find(({ says, paragraphs }) => says && /\]\(\w+\)/.test(paragraphs.join())) as RulesSection;
    // The card with the most to explain, that among it.
    const card = rules.defs
      .slice(1)
      .map((def) => ({ def, words: new Explainer(lang).pieces(def.text[lang]).filter(({ entry }) => entry) }))
      .filter(({ words }) => words.some(({ entry }) => entry === linked.id))
      .reduce((most, one) => (one.words.length > most.words.length ? one : most));
    expect(card.words.length).toBeGreaterThan(6);
    const name = card.def.name[lang];
    const page = await open({ lang, screen: `cards?q=${encodeURIComponent(name)}` });
    const cardName = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\.`);
    await pressAt(page.getByRole('button', { name: cardName }));
    const shown = page.getByRole('dialog', { name, exact: true });
    for (const { text, entry } of card.words) {
      const word = shown.getByRole('link', { name: text, exact: true }).first(); // a ruling may say it again
      await word.click();
      const rule = page.getByRole('dialog', { name: ruleOf(lang, entry as string).title, exact: true });
      await rule.waitFor();
      await page.keyboard.press('Escape');
      await rule.waitFor({ state: 'detached' });
      expect(await word.evaluate((link) => link === document.activeElement)).toBe(true);
    }
    const [, next] = /\]\((\w+)\)/.exec(linked.paragraphs.join()) as RegExpExecArray;
    const to = card.words.find(({ entry }) => entry === linked.id);
    await pressAt(shown.getByRole('link', { name: to?.text ?? '', exact: true }).first());
    await page.locator(`.rule-dialog a[href="#/rules/${next}"]`).first().press('Enter');
    const title = ruleOf(lang, next as string).title;
    await page.getByRole('dialog', { name: title, exact: true }).waitFor();
    await page.waitForFunction((wanted) => document.activeElement?.ariaLabel === wanted, title);
  });

  test('so are the words of a question and of a ruling, and from the rules there is a way back to the table', async ({
    open,
  }) => {
    const page = await open({ lang });
    await sitDownAt(page, crowdedTable(4, 6));
    const text = tableText[lang];
    const question = page.getByRole('region', { name: text.question, exact: true });
    await question.waitFor();
    const explained = async (place: Locator): Promise<Locator> => {
      const link = place.locator('a.explained').first();
      const [, entry] = (await link.getAttribute('href'))?.split('#/rules/') ?? [];
      await link.click();
      const rule = page.getByRole('dialog', { name: ruleOf(lang, entry as string).title, exact: true });
      await rule.waitFor();
      return rule;
    };
    const [def] = HAND;
    const card = rules.defs.find(({ id }) => id === def) as (typeof rules.defs)[number];
    await pressAt(page.getByRole('button', { name: card.name[lang], exact: true }).first());
    const rule = await explained(question);
    expect(await seriousFindings(page)).toEqual([]);
    await rule.getByRole('link', { name: RULES[lang].more, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: RULES[lang].title }).waitFor();
    await page.mouse.wheel(0, 20_000);
    await pressAt(page.getByRole('link', { name: RULES[lang].back, exact: true }));
    await question.waitFor();

    const [id, ruled] = Object.entries(rulings).find(([, ofCard]) =>
      ofCard.some((ruling) => new Explainer(lang).pieces(ruling[lang]).some(({ entry }) => entry)),
    ) as [string, unknown];
    expect(ruled).toBeDefined();
    const name = rules.defs.find((one) => one.id === id)?.name[lang] ?? '';
    await page.goto(siteUrl(`cards?q=${encodeURIComponent(name)}`));
    await page.locator(`[data-def="${id}"]`).click();
    await explained(page.getByRole('dialog', { name, exact: true }).locator('.card-rulings'));
  });

  test('a card tells how we read what no text decides about it, each card only its own', async ({ open }) => {
    const id = readings[0]?.cards[0] as string;
    const name = rules.defs.find((one) => one.id === id)?.name[lang] ?? '';
    const page = await open({ lang, screen: `cards?q=${encodeURIComponent(name)}` });
    await page.locator(`[data-def="${id}"]`).click();
    const shown = page.getByRole('dialog', { name, exact: true });
    const own = readings.filter(({ cards }) => cards.includes(id));
    await shown.getByRole('heading', { name: CARD_WORDS[lang].dialog.readings, exact: true }).waitFor();
    const said = await shown.locator('.card-readings li').allTextContents();
    expect(said).toEqual(
      own.map(({ question, choice, reason }) => `${question[lang]} ${choice[lang]} ${reason[lang]}`),
    );
    expect(await seriousFindings(page)).toEqual([]);
  });
});
