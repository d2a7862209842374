/** Every screen, and how one comes to it. */
import type { Lang, SavedTable } from '@baston/table';
import type { Page } from 'playwright-core';
import { DAILY, dayAt } from '../../packages/web/src/screens/puzzles/daily.ts';
import { type Guest, type Running, startServer, Visitor } from '../../test/online.ts';
import { crowdedTable, sitDownAt } from '../crowd.ts';
import { Finger } from '../player.ts';
import { onlineText, ui } from '../words.ts';
import { brawl, challenge, inLanguage, middle, news, played, search } from './positions.ts';

export interface Visit {
  readonly page: Page;
  readonly lang: Lang;
  /** The address of the site, without a screen. */
  readonly site: string;
  /** Where its files are. */
  readonly folder: string;
  /** Is called when the pictures have been taken. */
  readonly atEnd: (end: () => Promise<void>) => void;
}

type Way = (visit: Visit) => Promise<void>;

const at =
  (screen: string): Way =>
  async ({ page, site }) => {
    await page.goto(`${site}#/${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

const asked = (page: Page): Promise<void> => page.locator('.question[aria-busy="false"]').waitFor();

const atTable =
  (table: () => SavedTable, people = 1): Way =>
  async ({ page, site, lang }) => {
    await page.goto(site);
    await sitDownAt(page, inLanguage(table(), lang, people));
    await page.locator('.table, .hand-over').first().waitFor();
  };

/** Comes to a table, waits until something is asked there, and goes on. */
const andThen =
  (first: Way, then: Way): Way =>
  async (visit) => {
    await first(visit);
    await then(visit);
  };

const inMiddle = andThen(atTable(middle), ({ page }) => asked(page));

/** Answers with the first option that fits. */
async function answer(player: Finger, card: string, base?: string): Promise<void> {
  const now = await player.asked();
  const option = now?.question.options.find(
    (one) => one.card?.def === card && (base === undefined || one.where?.def === base),
  );
  if (!now || !option) throw new Error(`${card} is not offered`);
  await player.answer({ ...now, picks: [option.id] });
}

/** Twelve of the last thirteen days are solved, ten of them in a row. */
const withStreak: Way = async ({ page, site }) => {
  await page.goto(site);
  await page.evaluate((today) => {
    const solved = Array.from({ length: 13 }, (_, i) => today - 13 + i).filter((day) => day !== today - 11);
    localStorage.setItem('baston.daily', JSON.stringify({ solved }));
  }, dayAt(Date.now()));
};

const duel: Way = async (visit) => {
  await atTable(challenge)(visit);
  const player = new Finger(visit.page, visit.lang);
  await answer(player, 'cowboys/gunfighter', 'base/so-so-corral');
  await answer(player, 'ancient-egyptians/priest-of-anubis');
  await player.asked();
};

/** With motion turned off a scoring is not shown, and normally it closes by itself: both are changed here. */
const scoring: Way = async (visit) => {
  const { page, site } = visit;
  await page.goto(site);
  await page.evaluate(() => localStorage.setItem('baston.settings', JSON.stringify({ speed: 'fast' })));
  await inMiddle(visit);
  await page.evaluate(() => {
    HTMLDialogElement.prototype.close = () => undefined;
  });
  await page.keyboard.press('e');
  await page.locator('.scoring').waitFor();
};

const searching: Way = async (visit) => {
  await atTable(search)(visit);
  const player = new Finger(visit.page, visit.lang);
  await answer(player, 'wizards/scry');
  await player.asked();
};

const recap: Way = async ({ page, site, lang }) => {
  await page.goto(site);
  await sitDownAt(page, inLanguage(news(), lang));
  const player = new Finger(page, lang);
  const now = await player.asked();
  await page.keyboard.press('e');
  await player.answered(now?.number ?? 0);
  await player.asked();
};

const replay: Way = async ({ page, site, lang }) => {
  await page.goto(site);
  await sitDownAt(page, inLanguage(played({ seed: 'shots', seats: 2 }), lang));
  await page.locator('.table').waitFor();
  await page.goto(`${site}#/replay/e2e`);
  await page.getByRole('slider', { name: ui[lang].replay.position }).fill('40');
};

// ── With others ─────────────────────────────────────────────────────────────────────────────────

async function withServer({ folder, atEnd }: Visit): Promise<Running> {
  const running = await startServer({ site: folder });
  atEnd(() => running.server.close());
  return running;
}

/** Somebody opens a table that all can see, and sits down. */
async function guestTable(running: Running, name: string, options: Parameters<Visitor['open']>[0]): Promise<Guest> {
  const visitor = await Visitor.named(running, name);
  const { id } = await visitor.open({ listed: true, ...options });
  const guest = await visitor.join(id);
  await guest.sit(0);
  return guest;
}

const lobby: Way = async (visit) => {
  const running = await withServer(visit);
  await guestTable(running, 'Ada', { config: { vpToWin: 10 } });
  await guestTable(running, 'Grace', { config: { factions: 'draft' }, seats: ['person', 'person', 'person'] });
  await guestTable(running, 'Maximilienne', {
    pace: 'slow',
    absent: 'bot',
    seconds: 86_400,
    seats: ['person', 'greedy', 'person', 'person'],
  });
  await visit.page.goto(`${running.url}#/lobby`);
  await visit.page.locator('.game .scene').nth(2).waitFor();
};

const friends: Way = async (visit) => {
  const running = await withServer(visit);
  await visit.page.goto(`${running.url}#/friends`);
  await visit.page.getByRole('heading', { level: 1 }).waitFor();
};

const waitingRoom: Way = async (visit) => {
  const { page, lang } = visit;
  const text = onlineText[lang];
  await friends(visit);
  await page.getByLabel(text.yourName).fill('Ada');
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await page.getByRole('button', { name: text.openTable }).click();
  await page.getByRole('button', { name: text.standUp }).waitFor();
  const url = new URL(page.url());
  const other = await Visitor.named({ url: url.origin }, 'Maximilienne');
  const guest = await other.join(url.hash.split('/').at(-1) ?? '');
  await guest.sit(1);
  await guest.say({ type: 'say', text: lang === 'fr' ? 'Bonjour ! Une minute…' : 'Hello! One minute…' });
  await page.locator('.room-list li:not([data-free])').nth(1).waitFor();
};

/** A game with somebody else has begun; the network is gone. */
const lineLost: Way = async (visit) => {
  const { page, lang } = visit;
  const running = await withServer(visit);
  const ada = await guestTable(running, 'Ada', { config: { firstPlayer: 1 } });
  await page.goto(`${running.url}#/table/${ada.table?.table.id}`);
  await page.getByLabel(onlineText[lang].yourName).fill('Maximilienne');
  await page.getByRole('button', { name: onlineText[lang].takeSeat }).click();
  await asked(page);
  await page.mouse.move(0, 0);
  await page.locator('.base .scene img').nth(2).waitFor();
  await page.context().setOffline(true);
  await page.locator('.line-lost').waitFor();
};

/** The part of the settings that is about oneself, with a code for another device. */
const account: Way = async (visit) => {
  const { page, lang } = visit;
  const text = onlineText[lang];
  const running = await withServer(visit);
  await page.goto(`${running.url}#/settings`);
  await page.getByLabel(text.yourName).fill('Maximilienne');
  await page.getByRole('button', { name: text.rename }).click();
  await page.getByRole('button', { name: text.getCode }).click();
  await page.locator('.person-code code').waitFor();
  await page.locator('.person').evaluate((part) => part.scrollIntoView());
};

export const SCREENS = {
  home: at(''),
  'new-game': at('new'),
  chooser: andThen(at('new?seats=you.greedy.greedy&factions=random'), async ({ page, lang }) => {
    await page.getByRole('radio', { name: ui[lang].newGame.factionModes.choice, exact: true }).check({ force: true });
    await page.locator('.new-slot').first().click();
    await page.locator('.poster').first().waitFor();
  }),
  draft: atTable(() => played({ seed: 'shots', seats: 3, factions: 'draft', firstPlayer: 1 }, 2)),
  table: inMiddle,
  brawl: andThen(atTable(brawl), ({ page }) => asked(page)),
  'table-3': atTable(() => crowdedTable(3, 4)),
  'table-4': atTable(() => crowdedTable(4, 5)),
  crowded: atTable(() => crowdedTable(4, 6)),
  options: andThen(inMiddle, ({ page }) => page.keyboard.press('o')),
  'card-view': andThen(inMiddle, ({ page }) => page.locator('.hand .table-card').first().click({ button: 'right' })),
  scoring,
  duel,
  search: searching,
  recap,
  cards: at('cards'),
  rules: at('rules'),
  lesson: async ({ page, site }) => {
    await page.goto(`${site}#/learn`);
    await page.locator('.coach').waitFor();
  },
  puzzles: andThen(withStreak, at('puzzles')),
  daily: andThen(withStreak, async ({ page, site }) => {
    await page.goto(`${site}#/puzzles/${DAILY}`);
    await page.locator('.coach').waitFor();
  }),
  puzzle: andThen(at('puzzles'), async ({ page }) => {
    await page.locator('a.puzzle').first().click();
    await page.locator('.coach').waitFor();
  }),
  'replay-open': at('replay'),
  replay,
  settings: at('settings'),
  credits: at('credits'),
  friends,
  lobby,
  'waiting-room': waitingRoom,
  'line-lost': lineLost,
  account,
  result: atTable(() => played({ seed: 'shots', seats: 3 })),
  handover: andThen(
    andThen(atTable(middle, 2), ({ page }) => asked(page)),
    async ({ page }) => {
      await page.keyboard.press('e');
      await page.locator('.hand-over').waitFor();
    },
  ),
} satisfies { readonly [name: string]: Way };
