/** At a table on a server, too, the page asks no more than it has to. */
import type { Update } from '@baston/table';
import { expect } from 'vitest';
import { OnlinePlayer, play } from './online-player.ts';
import { openTable, takeSeat, test } from './online-visit.ts';

const isIdle = ({ update }: OnlinePlayer): boolean =>
  update?.question?.purpose === 'turn' && update.question.options.length === 1;

const hasPlays = ({ view, seat }: Update): boolean => view.permits.some((permit) => permit.seat === seat);

test('a turn ends by itself once everybody can see that no play is left', async ({ open, running }) => {
  const ana = new OnlinePlayer(await open({ url: running.url, autoEnd: 'on' }), 'en');
  const link = await openTable(ana.page, 'Ana', { vp: 15 });
  const zoe = new OnlinePlayer(await open({ url: running.url }), 'en');
  await zoe.page.goto(link);
  await takeSeat(zoe.page, 'Zoé', 'en');
  await ana.hear(() => ana.update !== undefined);
  while (!isIdle(ana)) await play([ana, zoe], 1);
  expect(hasPlays(ana.update as Update)).toBe(false);
  await ana.answered(ana.update?.questionNumber ?? 0);
});
