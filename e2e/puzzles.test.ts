import { readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { Session, Words } from '@baston/table';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { TurnSearch } from '../packages/lab/src/puzzles/turn-search.ts';
import { puzzlesOf } from '../packages/web/build/puzzles.ts';
import { solutions } from '../packages/web/build/solutions.ts';
import { DAILY, puzzleOf, startOf } from '../packages/web/src/screens/puzzles/daily.ts';
import { goalIn, type Puzzle } from '../packages/web/src/screens/puzzles/puzzle.ts';
import { LOSSES } from '../packages/web/src/words/losses.ts';
import { seriousFindings } from './axe.ts';
import { Player } from './player.ts';
import { goTo, test } from './visit.ts';
import { PUZZLES, tableText, ui } from './words.ts';

const file = new URL('../scenarios/puzzles/2-players.yaml', import.meta.url);
const puzzles = puzzlesOf(solutions(readFileSync(file, 'utf8')));
const puzzle = puzzles[0] as Puzzle;
const { seat } = puzzle.goal;
const text = PUZZLES.en;

const coachOf = (page: Page): Locator => page.getByRole('region', { name: text.name, exact: true });
const said = (page: Page, words: string): Promise<void> =>
  coachOf(page).getByRole('heading', { name: words, exact: true }).waitFor();
const press = (page: Page, name: string): Promise<void> => new Player(page, 'en').press(name);

/** Gives the answers that the search has proven, by the names of their buttons. */
async function solve(page: Page): Promise<void> {
  const session = Session.start(rules, puzzle.config, puzzle.layout);
  const { line } = new TurnSearch(session.checkpoint, 20_000).solve(session.checkpoint);
  const words = new Words('en', { cards: rules, me: seat, players: [] });
  for (const [pick] of line) {
    const { question } = session;
    const option = pick === undefined ? undefined : question?.options[pick];
    if (question?.seat !== seat || !option) throw new Error('this puzzle needs more than buttons');
    await page.getByText(words.prompt(question), { exact: true }).first().waitFor();
    await press(page, words.option(question, option, session.view(seat)));
    session.answer(seat, [option.id]);
    // Two questions may read alike: what is pressed before the second one has come is not for it.
    const isAnswered = page.locator('.question[aria-busy="false"]').waitFor();
    const accept = page.getByRole('button', { name: LOSSES.en.anyway, exact: true });
    await Promise.race([isAnswered, accept.click()]); // some answers cost cards of one's own
    await isAnswered;
  }
}

test('a puzzle is missed, tried again and solved, and stays solved', async ({ open }) => {
  const page = await open({});
  await page.getByRole('link', { name: ui.en.home.puzzles }).click();
  await page.getByText(text.solvedOf(0, puzzles.length), { exact: true }).waitFor();
  await page
    .getByRole('link', { name: text.number(1) })
    .first()
    .click();
  await said(page, goalIn(text, puzzle));
  await press(page, new Words('en', { cards: rules, me: seat, players: [] }).labels.endTurn);
  await said(page, text.wrong);
  await coachOf(page).getByText(text.wrongText(0, puzzle.goal.gain), { exact: true }).waitFor();
  await coachOf(page).getByRole('button', { name: text.again, exact: true }).click();
  await said(page, goalIn(text, puzzle));
  await solve(page);
  await said(page, text.right);
  await coachOf(page).getByRole('button', { name: text.next, exact: true }).click();
  await coachOf(page).getByText(text.number(2), { exact: true }).waitFor();
  await coachOf(page).getByRole('link', { name: text.leave, exact: true }).click();
  await page.getByText(text.solvedOf(1, puzzles.length), { exact: true }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('game')))).toEqual([]);
});

/** A day whose puzzle is the first in the list. */
const today = Array.from({ length: puzzles.length }, (_, i) => 21_000 + i).find(
  (day) => puzzleOf(day, puzzles) === puzzle,
) as number;

const keep = (page: Page, kept: string): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('baston.daily', text), kept);

test('the daily puzzle counts the days in a row, and says so without spoilers', async ({ open }) => {
  const page = await open({});
  await page.clock.setFixedTime(startOf(today) + 1000);
  await page.evaluate(() => {
    const clipboard = { writeText: async (says: string) => void Object.assign(window, { says }) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await keep(page, JSON.stringify({ solved: [today - 5, today - 2, today - 1] }));
  await page.getByRole('link', { name: ui.en.home.puzzles }).click();
  await page.getByText(text.daysInARow(2), { exact: true }).waitFor();
  await page
    .getByRole('link', { name: goalIn(text, puzzle) })
    .first()
    .click();
  await said(page, goalIn(text, puzzle));
  await coachOf(page)
    .getByRole('img', { name: text.lastDays(3, 14), exact: true })
    .waitFor();
  await press(page, new Words('en', { cards: rules, me: seat, players: [] }).labels.endTurn);
  await said(page, text.wrong);
  await coachOf(page).getByRole('button', { name: text.again, exact: true }).click();
  await said(page, goalIn(text, puzzle));
  await solve(page);
  await said(page, text.right);
  await coachOf(page)
    .getByRole('img', { name: text.lastDays(4, 14), exact: true })
    .waitFor();
  await coachOf(page).getByRole('button', { name: text.share, exact: true }).click();
  await coachOf(page).getByText(text.shareOutcomes.copied, { exact: true }).waitFor();
  const says = await page.evaluate(() => (window as { says?: string }).says);
  expect(says?.split('\n').slice(1)).toEqual([
    `⬛🟨 ${text.shareTries(2)}`,
    text.shareStreak(3),
    `${page.url().split('#')[0]}#/puzzles/${DAILY}`,
  ]);
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await coachOf(page).getByText(text.bestStreak(3), { exact: true }).waitFor();
});

test('every answer reaches the goal from where the puzzle begins', () => {
  for (const { id, config, layout, goal, solution } of puzzles) {
    const start = Session.start(rules, config, layout).record();
    const { game } = Session.replay(rules, { ...start, answers: solution });
    expect(game.vp(goal.seat), id).toBeGreaterThanOrEqual(goal.vp);
  }
});

test('the answer is shown step by step, and ends the streak', async ({ open }) => {
  const page = await open({});
  await page.clock.setFixedTime(startOf(today) + 1000);
  await keep(page, JSON.stringify({ solved: [today - 2, today - 1] }));
  await page.evaluate((part) => {
    location.hash = `#/puzzles/${part}`;
  }, DAILY);
  const coach = coachOf(page);
  const pressed = (name: string): Promise<void> => coach.getByRole('button', { name, exact: true }).click();
  await coach.getByText(text.daysInARow(2), { exact: true }).waitFor();
  await pressed(text.showAnswer);
  expect(await seriousFindings(page), 'the price').toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: text.showAnswer, exact: true }).click();
  await coach.getByText('0', { exact: true }).waitFor();
  const steps = puzzle.solution.filter((answer) => answer.seat === seat);
  for (const [i] of steps.entries()) {
    await coach.getByText(text.stepOf(i + 1, steps.length), { exact: true }).waitFor();
    expect(await coach.locator('.coach-task').innerText()).not.toBe('');
    await pressed(text.nextStep);
  }
  await coach.getByText(text.answerOver, { exact: true }).waitFor();
  await pressed(text.again);
  await said(page, goalIn(text, puzzle));
  await solve(page);
  await said(page, text.right);
  expect(await coach.getByRole('button', { name: text.share, exact: true }).count()).toBe(0);
  await page.reload();
  await coach.getByRole('img', { name: text.lastDays(2, 14), exact: true }).waitFor();
  await coach.getByText('0', { exact: true }).waitFor();
});

test('puzzles and days that were kept and cannot be read count as not solved', async ({ open }) => {
  const page = await open({});
  await keep(page, '{"solved": 3}');
  await page.evaluate(() => localStorage.setItem('baston.puzzles', '{}'));
  await goTo(page, 'puzzles');
  await page.getByText(text.solvedOf(0, puzzles.length), { exact: true }).waitFor();
  await page.getByText(text.noStreak, { exact: true }).waitFor();
});

test('in a puzzle all hands and the next bases can be looked at', async ({ open }) => {
  const page = await open({ screen: `puzzles/2-${puzzle.id}` });
  await said(page, goalIn(text, puzzle));
  const words = new Words('en', { cards: rules, me: seat, players: [] });
  const view = Session.start(rules, puzzle.config, puzzle.layout).view(seat);
  const other = view.players[1 - seat];
  const shown = async (opener: Locator, names: readonly string[]): Promise<void> => {
    await opener.click();
    const dialog = page.getByRole('dialog');
    for (const name of names) await dialog.getByRole('button', { name }).first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  expect(other?.hand.known).toHaveLength(other?.hand.count ?? 0);
  expect(view.baseDeck.known).not.toEqual([]);
  await shown(
    page.locator(`.player-chip[data-seat="${1 - seat}"]`),
    other?.hand.known.map((card) => words.cardName(card)) ?? [],
  );
  const deck = tableText.en.deckLeft(tableText.en.baseDeck, view.baseDeck.count);
  await shown(
    page.getByRole('button', { name: deck }),
    view.baseDeck.known.map((base) => words.cardName(base)),
  );
});

test('a puzzle that is not there leads to the others', async ({ open }) => {
  const page = await open({ screen: 'puzzles/3-nowhere' });
  await page.getByRole('alert').getByText(text.unknown, { exact: true }).waitFor();
  expect(await page.getByRole('radio', { name: text.playersOf(3), exact: true }).isChecked()).toBe(true);
});
