/** Windows around scoring: everybody sees the same, whatever they hold. */
import type { Question } from '@baston/engine';
import type { Update } from '@baston/table';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { type Running, Visitor } from '../test/online.ts';
import { seriousFindings } from './axe.ts';
import { OnlinePlayer, play } from './online-player.ts';
import { openTable, takeSeat, testWith } from './online-visit.ts';
import { onlineText } from './words.ts';

/** Windows are open for long enough to look at them, however slow the machine is. */
const DELAY = 100_000;
/** Many turns are played before a base scores. */
vi.setConfig({ testTimeout: 120_000 });

const test = testWith({ windowDelay: { min: DELAY, max: DELAY } });

const text = onlineText.en;

/** The text that somebody reads about the window that is open. */
const sentenceOn = (page: Page): Promise<string> => page.locator('.window-text').innerText();

const isAboutHands = ({ window }: Update): boolean => window?.purpose === 'mulligan';
const isAboutBase = ({ window, view }: Update): boolean => view.bases.some(({ id }) => id === window?.about?.id);

type Close = (players: readonly OnlinePlayer[]) => Promise<void>;

/** Only time ends this: a window is open, or the server answers for somebody who seems to be asked. */
const isWaiting = ({ update }: OnlinePlayer): boolean =>
  update !== undefined && !update.question && (update.window !== undefined || update.waitingFor === update.seat);

/** Ends it at once: time passes for the server, and a player who comes makes it look at the clock. */
const closing =
  (running: Running, time: { ahead: number }, link: string): Close =>
  async (players) => {
    const number = Math.max(...players.map(({ update }) => update?.questionNumber ?? 0));
    const [cookie] = (await players[0]?.page.context().cookies()) ?? [];
    const visitor = new Visitor(running);
    visitor.cookie = `${cookie?.name}=${cookie?.value}`;
    time.ahead += DELAY;
    const guest = await visitor.join(link.split('/').at(-1) as string);
    for (const one of players) await one.hear(() => (one.update?.questionNumber ?? 0) > number);
    guest.leave();
  };

/** Plays until such a window is open, and nobody has answered in it. */
async function playToWindow(
  players: readonly OnlinePlayer[],
  isWanted: (update: Update) => boolean,
  close: Close,
): Promise<void> {
  const isOpen = ({ update }: OnlinePlayer): boolean => update !== undefined && isWanted(update);
  const isAsked = ({ update }: OnlinePlayer): boolean => update?.question !== undefined;
  while (!players.every(isOpen)) {
    await Promise.race(players.map((one) => one.hear(() => isAsked(one) || isWaiting(one))));
    if (players.some(isOpen)) await Promise.all(players.map((one) => one.hear(() => isOpen(one))));
    else if (players.some(isAsked)) await play(players, 1);
    else await close(players);
  }
}

test('everybody sees the same prompt, passes with a button or a key, and nobody else hears of it', async ({
  open,
  running,
  time,
}) => {
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  const link = await openTable(ana.page, 'Ana', { vp: 15 });
  const close = closing(running, time, link);
  const watcher = await open({ url: link });
  const zoe = new OnlinePlayer(await open({ url: running.url, size: { width: 390, height: 844 } }), 'en');
  await zoe.page.goto(link);
  await takeSeat(zoe.page, 'Zoé', 'en');

  // The first window is about opening hands.
  await playToWindow([ana, zoe], isAboutHands, close);
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

  await playToWindow([ana, zoe], isAboutBase, close);
  const sentence = ana.page.getByText(/^Before .* scores: any player may use a Special\.$/);
  await sentence.waitFor();
  for (const page of [zoe.page, watcher]) await page.getByText(await sentence.innerText()).waitFor();
});

test('passing automatically answers all the windows of a turn', async ({ open, running, time }) => {
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  const link = await openTable(ana.page, 'Ana', { vp: 15 });
  const close = closing(running, time, link);
  const zoe = new OnlinePlayer(await open({ url: link }), 'en');
  await zoe.page.reload(); // so that its socket is listened to
  await takeSeat(zoe.page, 'Zoé', 'en');
  await playToWindow([ana, zoe], isAboutBase, close);
  const turn = ana.update?.view.turn;
  const isTurn = ({ update }: OnlinePlayer): boolean => update?.view.turn === turn;
  await ana.page.getByLabel(text.passAll).click(); // the page shows it as checked when the server has heard of it
  await ana.hear(() => ana.update?.window?.isAnswered === true);
  const isDue = (one: OnlinePlayer): boolean =>
    one.update?.question !== undefined && !(one === ana && one.update.window);
  const isNext = (one: OnlinePlayer): boolean => isDue(one) || isWaiting(one) || !isTurn(ana);
  while (isTurn(ana)) {
    await Promise.race([ana, zoe].map((one) => one.hear(() => isNext(one))));
    const due = [ana, zoe].filter(isDue);
    if (due.length === 0 && isTurn(ana)) await close([ana, zoe]);
    for (const one of due) if (isDue(one) && isTurn(ana)) await play([one], 1);
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
