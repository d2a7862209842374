/** Windows around scoring: everybody sees the same, whatever they hold. */
import type { Question } from '@baston/engine';
import type { Update } from '@baston/table';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { seriousFindings } from './axe.ts';
import { OnlinePlayer, play } from './online-player.ts';
import { openTable, takeSeat, testWith } from './online-visit.ts';
import { onlineText } from './words.ts';

/** Windows are open for long enough to look at them. */
const DELAY = 8000;
/** Several windows, one after the other. */
vi.setConfig({ testTimeout: 120_000 });

const test = testWith({ windowDelay: { min: DELAY, max: DELAY } });

const text = onlineText.en;

/** What somebody is told of the window that is open. */
const sentenceOn = (page: Page): Promise<string> => page.locator('.window-text').innerText();

const isAboutHands = ({ window }: Update): boolean => window?.purpose === 'mulligan';
const isAboutBase = ({ window, view }: Update): boolean => view.bases.some(({ id }) => id === window?.about?.id);

/** Plays until such a window is open, and nobody has answered in it. */
async function playToWindow(players: readonly OnlinePlayer[], isWanted: (update: Update) => boolean): Promise<void> {
  const isOpen = ({ update }: OnlinePlayer): boolean => update !== undefined && isWanted(update);
  while (!players.every(isOpen)) {
    await Promise.race(players.map((one) => one.hear(() => one.update?.question !== undefined || isOpen(one))));
    for (const one of players)
      if (isOpen(one)) await Promise.all(players.map((other) => other.hear(() => isOpen(other))));
    if (!players.some(isOpen)) await play(players, 1);
  }
}

test('everybody sees the same prompt, passes with a button or a key, and nobody else hears of it', async ({
  open,
  running,
}) => {
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  const link = await openTable(ana.page, 'Ana', { vp: 15 });
  const watcher = await open({ url: link });
  const zoe = new OnlinePlayer(await open({ url: running.url, size: { width: 390, height: 844 } }), 'en');
  await zoe.page.goto(link);
  await takeSeat(zoe.page, 'Zoé', 'en');

  // The first window is about opening hands.
  await playToWindow([ana, zoe], isAboutHands);
  for (const page of [ana.page, zoe.page, watcher]) await page.getByText(text.windows.mulligan).waitFor();
  for (const { page } of [ana, zoe]) await page.getByRole('button', { name: text.pass, exact: true }).waitFor();
  expect(await watcher.getByRole('button', { name: text.pass }).count()).toBe(0);
  const heard = zoe.frames.length;
  await ana.page.keyboard.press('0');
  await ana.hear(() => ana.update?.window?.isAnswered === true);
  await ana.page.getByText(text.passed).waitFor();
  expect(zoe.frames.slice(heard)).toEqual([]);
  await zoe.page.getByRole('button', { name: text.pass, exact: true }).click();
  await zoe.hear(() => zoe.update?.window?.isAnswered === true);

  await playToWindow([ana, zoe], isAboutBase);
  const sentence = ana.page.getByText(/^Before .* scores: any player may play a Special\.$/);
  await sentence.waitFor();
  for (const page of [zoe.page, watcher]) await page.getByText(await sentence.innerText()).waitFor();
});

test('passing automatically answers all the windows of a turn', async ({ open, running }) => {
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  const link = await openTable(ana.page, 'Ana', { vp: 15 });
  const zoe = new OnlinePlayer(await open({ url: link }), 'en');
  await zoe.page.reload(); // so that its socket is listened to
  await takeSeat(zoe.page, 'Zoé', 'en');
  await playToWindow([ana, zoe], isAboutBase);
  const turn = ana.update?.view.turn;
  const isTurn = ({ update }: OnlinePlayer): boolean => update?.view.turn === turn;
  await ana.page.getByLabel(text.passAll).click(); // the page shows it as checked when the server has heard of it
  await ana.hear(() => ana.update?.window?.isAnswered === true);
  const isDue = (one: OnlinePlayer): boolean =>
    one.update?.question !== undefined && !(one === ana && one.update.window);
  while (isTurn(ana)) {
    await Promise.race([ana, zoe].map((one) => one.hear(() => isDue(one) || !isTurn(ana))));
    for (const one of [ana, zoe]) if (isDue(one) && isTurn(ana)) await play([one], 1);
  }
  const windows = ana.updates().filter(({ window, view }) => window && view.turn === turn);
  const numbers = new Set(windows.map(({ questionNumber }) => questionNumber));
  const answered = windows.filter(({ window }) => window?.isAnswered).map(({ questionNumber }) => questionNumber);
  expect(numbers.size).toBeGreaterThan(1);
  expect(new Set(answered)).toEqual(numbers);
});

test('whoever can play something sees the same prompt, and their cards besides', async ({ open, running }) => {
  const page = await open({ url: running.url });
  const answers: string[] = [];
  // The server asks nothing that depends on the deal here: the first window gets a question about the first card.
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('"type":"answer"')) answers.push(String(message));
      else server.send(message);
    });
    server.onMessage((message) => {
      const frame = JSON.parse(String(message)) as Update;
      socket.send(frame.type === 'update' && frame.window ? JSON.stringify(asked(frame)) : message);
    });
  });
  await page.reload();
  const link = await openTable(page, 'Ana', { vp: 15 });
  const zoe = await open({ url: link });
  await takeSeat(zoe, 'Zoé', 'en');
  await page.getByText(text.windowMine).waitFor();
  await zoe.getByText(text.windows.mulligan).waitFor();
  expect(await sentenceOn(page)).toBe(await sentenceOn(zoe));
  for (const one of [page, zoe]) await one.getByRole('button', { name: text.pass, exact: true }).waitFor();
  expect(await page.getByRole('status').getByText(text.windows.mulligan).count()).toBe(1);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('o');
  await page.locator('.all-options .option').first().click();
  expect(answers).toHaveLength(1);
});

/** The same window for somebody who may play the first card of their hand. */
function asked(update: Update): Update {
  const card = update.view.players[update.seat]?.hand.known[0];
  if (!card || update.window?.isAnswered) return update;
  const question: Question = {
    ...{ seat: update.seat, kind: 'cards', purpose: 'playSpecial', min: 0, max: 1 },
    options: [{ id: String(card.id), card: { id: card.id, def: card.def } }],
  };
  return { ...update, question };
}
