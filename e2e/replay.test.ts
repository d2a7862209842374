import { readFile } from 'node:fs/promises';
import { thinker } from '@baston/bots';
import { rules } from '@baston/cards';
import type { Game } from '@baston/engine';
import { LANGS, layOut, phrases, type SavedTable, Session } from '@baston/table';
import { parseScenario } from '@baston/table/scenario-file';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Player } from './player.ts';
import { test } from './visit.ts';
import { gamesText, ui } from './words.ts';

/** A game between two bots, to the end. */
function playedGame(): SavedTable {
  const session = Session.start(rules, { seed: 'e2e-replay', seats: 2 });
  const bot = thinker('greedy:8', 'e2e');
  for (let { question } = session; question; { question } = session)
    session.answer(
      question.seat,
      bot(session.imagine()).map((index) => question.options[index]?.id ?? ''),
    );
  const record = session.record();
  const seats = [
    { kind: 'human', name: 'Ada' },
    { kind: 'greedy', name: 'Bob' },
  ] as const;
  return { setup: { config: record.config, seats }, record };
}

const chooseFile = (page: Page, name: string, text: string): Promise<void> =>
  page.getByLabel(name).setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test.for(LANGS)('files that are not games of ours are refused, in %s', async (lang, { open }) => {
  const page = await open({ lang, screen: 'replay' });
  const { replay } = ui[lang];
  const { refusals } = phrases(lang).labels;
  const game = playedGame();
  const { record } = game;
  const otherAnswers = record.answers.map((answer) => ({ ...answer, picks: ['no such option'] }));
  const files: [text: string, complaint: string][] = [
    ['{', replay.faults.notJson],
    ['{"a":1}', replay.faults.notAGame],
    [JSON.stringify({ ...game, setup: { ...game.setup, seats: [] } }), replay.faults.badSeats],
    [JSON.stringify({ ...game, record: { ...record, version: '?' } }), replay.refused(refusals['other-version'])],
    [
      JSON.stringify({ ...game, record: { ...record, answers: otherAnswers } }),
      replay.refused(refusals['stale-answer']),
    ],
  ];
  for (const [text, complaint] of files) {
    await chooseFile(page, replay.open, text);
    await page.getByText(complaint, { exact: true }).waitFor();
  }
  expect(await page.getByRole('region', { name: replay.controls }).count()).toBe(0);
});

test('a game file is watched step by step and gone on with', async ({ open }) => {
  const page = await open({ screen: 'replay' });
  const { replay } = ui.en;
  const game = playedGame();
  const end = game.record.answers.length;
  await chooseFile(page, replay.open, JSON.stringify(game));
  const controls = page.getByRole('region', { name: replay.controls });
  const at = (step: number) => controls.getByText(replay.step(step, end), { exact: true }).waitFor();
  await at(0);
  await controls.getByRole('button', { name: replay.next }).click();
  await at(1);
  await controls.getByRole('button', { name: replay.last }).click();
  await at(end);
  await page.getByText(phrases('en').labels.phases.over).first().waitFor();
  await controls.getByRole('slider', { name: replay.position }).fill('20');
  await at(20);
  await page.getByRole('radio', { name: replay.spectator }).check();
  await expect.poll(() => page.getByRole('region', { name: replay.hand, exact: true }).count()).toBe(0);

  await page.getByRole('button', { name: replay.goOn }).click();
  const player = new Player(page, 'en');
  const asked = await player.asked();
  expect(asked?.number).toBeGreaterThanOrEqual(20);
  if (asked) await player.answer(asked);
});

test('the hand is in sight as a whole above the controls', async ({ open }) => {
  const page = await open({ screen: 'replay', size: { width: 1440, height: 900 } });
  const { replay } = ui.en;
  await chooseFile(page, replay.open, JSON.stringify(playedGame()));
  await page.getByRole('slider', { name: replay.position }).fill('20');
  const dock = await page.locator('.theatre-dock').boundingBox();
  const cards = page.locator('.hand .face');
  expect(await cards.count()).toBeGreaterThan(3);
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  }
});

test('a replay obeys keys, jumps from turn to turn, and plays by itself', async ({ open }) => {
  const page = await open({ screen: 'replay' });
  const { replay } = ui.en;
  const game = playedGame();
  const end = game.record.answers.length;
  await chooseFile(page, replay.open, JSON.stringify(game));
  const controls = page.getByRole('region', { name: replay.controls });
  const at = (step: number) => controls.getByText(replay.step(step, end), { exact: true }).waitFor();
  await at(0);
  for (const [key, step] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', end],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await at(step);
  }
  const turns = turnStarts(game);
  for (const start of turns.slice(1, 4)) {
    await controls.getByRole('button', { name: replay.turnOn }).click();
    await at(start);
  }
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('PageUp');
  await at(turns[2] as number);
  await page.keyboard.press('Home');
  await at(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('s'); // twice as fast
  await page.keyboard.press(' ');
  await controls.getByRole('button', { name: replay.pause }).waitFor();
  for (const step of [1, 2, 3]) {
    await page.clock.runFor(400);
    await at(step);
  }
  await page.keyboard.press(' ');
  await controls.getByRole('button', { name: replay.play }).waitFor();
});

/** After how many answers each turn begins, as far as somebody is asked something in it. */
function turnStarts({ record }: SavedTable): number[] {
  const session = Session.start(rules, record.config);
  const turns = record.answers.map(({ seat, picks }) => {
    const { turn } = session.game;
    session.answer(seat, picks);
    return turn;
  });
  return turns.flatMap((turn, i) => (turn === turns[i - 1] ? [] : [i]));
}

test('one can go on in the place of a bot, and export any position', async ({ open }) => {
  const page = await open({ screen: 'replay' });
  const { replay } = ui.en;
  const game = playedGame();
  await chooseFile(page, replay.open, JSON.stringify(game));
  const slider = page.getByRole('slider', { name: replay.position });
  await slider.fill('30');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: gamesText.en.exportPosition }).click();
  const [scenario] = parseScenario(await readFile(await (await download).path(), 'utf8'));
  if (!scenario) throw new Error('no scenario');
  const { checkpoint } = Session.replay(rules, game.record, 30);
  const hands = (of: Game) => of.allSeats().map((seat) => of.hand(seat).map((card) => of.definition(card).id));
  expect(hands(layOut(scenario, rules))).toEqual(hands(checkpoint));

  await page.getByRole('radio', { name: 'Bob' }).check();
  await page.getByRole('button', { name: replay.goOnAs('Bob') }).click();
  const player = new Player(page, 'en');
  player.seat = 1;
  const asked = await player.asked();
  expect(player.mirror.saved.setup.seats.map(({ kind }) => kind)).toEqual(['greedy', 'human']);
  if (asked) await player.answer(asked);
});

test('in a low window, bases stand whole above the hand', async ({ open }) => {
  const page = await open({ screen: 'replay', size: { width: 1280, height: 720 } });
  const { replay } = ui.en;
  await chooseFile(page, replay.open, JSON.stringify(playedGame()));
  const hand = page.locator('.theatre-stage .hand');
  for (const step of ['20', '40', '60']) {
    await page.getByRole('slider', { name: replay.position }).fill(step);
    await page.getByText(replay.step(Number(step), playedGame().record.answers.length), { exact: true }).waitFor();
    const end = (await hand.boundingBox())?.y ?? 0;
    for (const base of await page.locator('.stages > .base').all()) {
      const box = await base.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
    }
  }
});

test.for(LANGS)('games of this browser are there to be watched, in %s', async (lang, { open }) => {
  const page = await open({ lang, screen: 'replay' });
  const { replay } = ui[lang];
  await page.getByText(replay.noGames, { exact: true }).waitFor();
  const game = { when: 1, claim: 1, gist: { factions: [], vps: [15, 8], turn: 20, winners: [0] }, saved: playedGame() };
  await page.evaluate((kept) => {
    for (const id of ['a', 'b', 'c', 'd', 'e'])
      localStorage.setItem(`baston.game.${id}`, JSON.stringify({ ...kept, id }));
    location.reload();
  }, game);
  const games = page.getByRole('region', { name: replay.games }).getByRole('link', { name: gamesText[lang].replay });
  await games.first().waitFor();
  expect(await games.count()).toBe(4);
  await page.getByRole('button', { name: gamesText[lang].all(5) }).click();
  expect(await games.count()).toBe(5);
  await games.last().click();
  await page.getByRole('region', { name: replay.controls }).waitFor();
});
