/** At a table on a server a chosen card says on each base what it would bring, as in a game on one device. */
import type { BaseView, Option } from '@baston/engine';
import type { Update } from '@baston/table';
import { expect } from 'vitest';
import { LOSSES } from '../packages/web/src/words/losses.ts';
import type { Asked } from './mirror.ts';
import { OnlinePlayer, play } from './online-player.ts';
import { openTable, takeSeat, test } from './online-visit.ts';

/** Minions of the hand that can be played on a base. */
function playsOf({ question, view, seat }: Update): Option[] {
  if (question?.purpose !== 'turn') return [];
  const hand = new Set(view.players[seat]?.hand.known.map(({ id }) => id));
  const bases = new Set(view.bases.map(({ id }) => id));
  return question.options.filter(({ card, where }) => hand.has(card?.id ?? -1) && bases.has(where?.id ?? -1));
}

const totalAt = ({ view, seat }: Update, { where }: Option): number => {
  const base = view.bases.find(({ id }) => id === where?.id) as BaseView;
  return base.standings.find((one) => one.seat === seat)?.total ?? 0;
};

/** In the hand, once the page shows that it can be played. */
const cardOf = ({ page }: OnlinePlayer, { card }: Option) =>
  page.locator(`.hand [data-card="${card?.id}"][data-role="pick"]`);

/** Has the page loaded what looks ahead? */
const looksAhead = ({ page }: OnlinePlayer): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('foresight')));

test('a chosen card says what it would bring, and brings it', async ({ open, running }) => {
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  const link = await openTable(ana.page, 'Ana', { vp: 15 });
  const zoe = new OnlinePlayer(await open({ url: running.url }), 'en');
  await zoe.page.goto(link);
  await takeSeat(zoe.page, 'Zoé', 'en');
  const downloads: string[] = [];
  ana.page.on('download', (file) => downloads.push(file.suggestedFilename()));
  await ana.hear(() => ana.update !== undefined);
  for (let seen = 0; seen < 2; seen++) {
    while (playsOf(ana.update as Update).length === 0) await play([ana, zoe], 1);
    const asked = (await ana.askedNow()) as Asked;
    const [option] = playsOf(ana.update as Update) as [Option];
    const before = totalAt(ana.update as Update, option);
    await cardOf(ana, option).click();
    const base = ana.page.locator('.base').nth(asked.view.bases.findIndex(({ id }) => id === option.where?.id));
    const told = await base.locator('.slot b').innerText();
    const [from, to] = told.split(/\s+/).map(Number);
    expect(from).toBe(before);
    await ana.page.keyboard.press('Escape');
    await ana.answer({ ...asked, picks: [option.id] });
    expect(totalAt(ana.update as Update, option), told).toBe(to);
    await play([ana, zoe], 1);
  }
  expect(downloads).toEqual([]);
  expect(await looksAhead(ana)).toBe(true);
});

test('at a table without hints nothing is foretold', async ({ open, running }) => {
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  const link = await openTable(ana.page, 'Ana', { vp: 15, hasNoHints: true });
  const zoe = new OnlinePlayer(await open({ url: running.url }), 'en');
  await zoe.page.goto(link);
  await takeSeat(zoe.page, 'Zoé', 'en');
  await ana.hear(() => ana.update !== undefined);
  while (playsOf(ana.update as Update).length === 0) await play([ana, zoe], 1);
  const [option] = playsOf(ana.update as Update) as [Option];
  await cardOf(ana, option).click();
  await ana.page.locator('.base-target').first().waitFor();
  await ana.page.waitForTimeout(1000); // longer than it takes to ask for what looks ahead
  expect(await looksAhead(ana)).toBe(false);
  expect(await ana.page.locator('.slot').count()).toBe(0);
});

/** Runs in the page: whatever is foretold costs the minions that its player has there already. */
function foretellLosses(): void {
  const Original = Worker;
  window.Worker = class extends Original {
    override set onmessage(hear: (event: MessageEvent) => void) {
      super.onmessage = ({ data }: MessageEvent) => {
        const seen = data.type === 'update' ? data.view.bases : undefined;
        if (seen) Object.assign(this, { seen, seat: data.seat });
        if (data.type === 'preview') {
          const { seen: bases, seat } = this as unknown as { seen: BaseView[]; seat: number };
          data.losses = bases
            .map((where) => ({ where, cards: where.minions.filter(({ controller }) => controller === seat) }))
            .filter(({ cards }) => cards.length > 0);
        }
        hear(new MessageEvent('message', { data }));
      };
    }
  };
}

test('what a play costs without a choice has to be accepted', async ({ open, running }) => {
  const ana = new OnlinePlayer(await open({ url: running.url }), 'en');
  await ana.page.addInitScript(foretellLosses);
  await ana.page.reload();
  const link = await openTable(ana.page, 'Ana', { vp: 15 });
  const zoe = new OnlinePlayer(await open({ url: running.url }), 'en');
  await zoe.page.goto(link);
  await takeSeat(zoe.page, 'Zoé', 'en');
  await ana.hear(() => ana.update !== undefined);
  const mineAt = ({ where }: Option): BaseView['minions'] =>
    ana.update?.view.bases
      .find(({ id }) => id === where?.id)
      ?.minions.filter(({ controller }) => controller === ana.update?.seat) ?? [];
  const costly = (): Option | undefined => playsOf(ana.update as Update).find((option) => mineAt(option).length === 1);
  while (!costly()) await play([ana, zoe], 1);
  const option = costly() as Option;
  const { words, view, number } = (await ana.askedNow()) as Asked;
  await cardOf(ana, option).click();
  const place = ana.page.locator('.base').nth(view.bases.findIndex(({ id }) => id === option.where?.id));
  await place.locator('.base-target').click();
  const dialog = ana.page.getByRole('dialog', { name: LOSSES.en.ask(1), exact: true });
  const [mine] = mineAt(option);
  const sentence = LOSSES.en.losesOn(words.quoted(option.where ?? { def: '' }), words.quoted(mine ?? { def: '' }));
  await dialog.getByText(sentence, { exact: true }).waitFor();
  expect(ana.update?.questionNumber).toBe(number);
  await dialog.getByRole('button', { name: LOSSES.en.anyway, exact: true }).click();
  await ana.answered(number);
});
