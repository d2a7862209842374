import { thinker } from '@baston/bots';
import { rules } from '@baston/cards';
import { LANGS, phrases, type SavedTable, Session } from '@baston/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Player } from './player.ts';
import { test } from './visit.ts';
import { ui } from './words.ts';

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
  expect(await page.getByRole('region', { name: replay.hand, exact: true }).count()).toBe(0);

  await page.getByRole('button', { name: replay.goOn }).click();
  const player = new Player(page, 'en');
  const asked = await player.asked();
  expect(asked?.number).toBeGreaterThanOrEqual(20);
  if (asked) await player.answer(asked);
});
