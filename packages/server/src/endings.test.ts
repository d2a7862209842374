/** Games that end before they are played to their end, and what a player cannot do to another. */
import { setTimeout } from 'node:timers/promises';
import { checkDeal, type Me, type PlayedTable } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { type Guest, startServer, Visitor } from '../../../test/online.ts';
import { ownRulebook } from '../../../test/rulebooks.ts';
import {
  answer,
  answerSome,
  atOwnServers,
  begun,
  choose,
  code,
  gone,
  here,
  sides,
  start,
  updated,
} from '../../../test/two-people.ts';
import { entriesOf, replay } from './rooms/log.ts';
import type { Table } from './rooms/table.ts';
import { sha256 } from './secrets.ts';

atOwnServers();

const MINUTE = 60_000;

/** The table from its log alone. */
const replayed = async (id: string): Promise<Table> =>
  replay(id, await ownRulebook(), await entriesOf(here.store, id, 0));
const length = async (id: string): Promise<number> => (await here.store.log(id, 0)).length;
const away = (guest: Guest): readonly number[] => {
  const last = guest.frames.findLast((text) => text.startsWith('{"type":"present"'));
  return last ? JSON.parse(last).away.map(({ seat }: { readonly seat: number }) => seat) : [];
};

describe('a game that is resigned', () => {
  it('is over for both: nobody is asked, the deal is told, and its record is whole up to there', async () => {
    await start();
    const { id, a, b } = await begun();
    await answerSome(a, b, 20);
    const played = (await here.store.log(id, 0)).filter(({ entry }) => entry.includes('"answer"')).length;
    expect(await code(a.say({ type: 'resign' }))).toBe('done');
    await b.until(() => b.table?.table.phase === 'over' && updated(b).waitingFor === undefined);
    for (const guest of [a, b]) {
      expect(guest.table?.table).toMatchObject({ ending: { kind: 'resigned', seats: [0] }, winners: [1] });
      expect(updated(guest)).toMatchObject({ view: { winners: [1] }, noUndo: 'nothing' });
      expect(updated(guest).question).toBeUndefined();
    }
    expect(await answer(sides(a, b)[0])).toBe('not-asked');
    await expect.poll(() => here.store.record(id)).toBeDefined(); // kept before anybody asks for it
    const record = await here.bob.get<PlayedTable>(`/api/tables/${id}/record`);
    expect(record.record.answers).toHaveLength(played);
    expect(await checkDeal(record, sha256)).toBeUndefined();
    expect(await code(b.say({ type: 'rematch' }))).toBe('done');
    expect((await here.ana.get<Me>('/api/me')).tables.map(({ phase }) => phase)).toEqual(['over']);
    // Clients that join later see the same, also from the log alone.
    const again = await here.ana.join(id);
    await again.until(() => again.update !== undefined);
    expect(updated(again).waitingFor).toBeUndefined();
    expect((await replayed(id)).info()).toEqual(again.table?.table);
  });
});

describe('a claim', () => {
  it('is refused while the other is connected, and won a minute after they have left', async () => {
    await start();
    const { id, a, b } = await begun({ absent: 'wait' });
    const [asked, other] = sides(a, b);
    const seat = updated(asked).seat;
    const claim = (): Promise<string> => code(other.say({ type: 'claim', seat, choice: 'end' }));
    here.now += 2 * MINUTE;
    expect(await claim()).toBe('too-early');
    const before = await length(id);
    await gone(asked);
    here.now += 10_000;
    await here.running.server.sweep();
    await other.until(() => away(other).includes(seat));
    here.now += MINUTE - 11_000;
    expect(await claim()).toBe('too-early');
    // A person who was connected in between, on any device, was not away.
    const back = await [here.ana, here.bob][seat]?.join(id);
    await other.until(() => away(other).length === 0);
    await gone(back as Guest);
    here.now += MINUTE - 1;
    expect(await claim()).toBe('too-early');
    expect(await length(id)).toBe(before); // coming and going is no entry
    here.now += 1;
    expect(await claim()).toBe('done');
    expect(other.table?.table).toMatchObject({ phase: 'over', winners: [1 - seat], ending: { kind: 'claimed' } });
  });
});

describe('whoever leaves the seat to a bot and comes back', () => {
  it('writes nothing twice, and cannot fill the log', async () => {
    await start({ botDelay: 1e6, limits: { changes: { burst: 4, perSecond: 0.1 } } });
    const { id, a, b } = await begun();
    const before = await length(id);
    const say = (type: 'stand' | 'back'): Promise<string> => code(b.say({ type }));
    expect([await say('back'), await say('stand'), await say('stand'), await say('stand')]).toEqual(
      Array(4).fill('done'),
    );
    expect(await length(id)).toBe(before + 1);
    const told: string[] = [];
    for (let i = 0; i < 20; i++) told.push(await say('back'), await say('stand'));
    expect(told).toContain('too-frequent');
    expect(await length(id)).toBeLessThan(before + 5);
    expect(await code(a.say({ type: 'resign' }))).toBe('done'); // others have their own limit
  });

  it('is limited over the whole game, and can always come back', async () => {
    await start({ botDelay: 1e6 });
    const { b } = await begun();
    const say = (type: 'stand' | 'back'): Promise<string> => code(b.say({ type }));
    for (let i = 0; i < 100; i++) expect([await say('stand'), await say('back')]).toEqual(['done', 'done']);
    expect(await say('stand')).toBe('full');
    expect(await say('back')).toBe('done');
  });

  it('after the time was up plays from the next question on', async () => {
    await start({ now: Date.now });
    const { id, a, b } = await begun({ absent: 'bot', seconds: 10 });
    const seat = updated(sides(a, b)[0]).seat;
    await here.running.server.close();
    const late = Date.now() + MINUTE;
    let thought = false;
    here.running = await startServer({
      store: here.store,
      now: () => late,
      botDelay: 1e6,
      think: async ({ game }) => {
        thought = true;
        const { question } = await replayed(id);
        return { picks: question && game ? choose(question) : [], advice: [] };
      },
    });
    const again = new Visitor(here.running);
    again.cookie = [here.ana, here.bob][seat]?.cookie as string;
    const guest = await again.join(id);
    await guest.until(() => guest.table?.table.seats[seat]?.bot === 'greedy');
    const { questionNumber } = updated(guest);
    expect(await code(guest.say({ type: 'back' }))).toBe('done');
    await guest.until(() => updated(guest).questionNumber > questionNumber);
    expect(thought).toBe(true);
    expect(guest.table?.table.seats[seat]?.bot).toBeUndefined();
  });
});

describe('what one person says and takes back', () => {
  it('is limited at a table, so that the game goes on for the others', async () => {
    await start();
    const { a, b } = await begun();
    const said = await Promise.all(Array.from({ length: 150 }, () => code(a.say({ type: 'say', text: 'x' }))));
    expect(new Set(said)).toEqual(new Set(['done']));
    for (let i = 0; i < 6; i++)
      await Promise.all(Array.from({ length: 150 }, () => code(a.say({ type: 'say', text: 'x' }))));
    expect(await code(a.say({ type: 'say', text: 'x' }))).toBe('full');
    expect(await code(b.say({ type: 'say', text: 'x' }))).toBe('done');
    expect(await answer(sides(a, b)[0])).toBe('done');
  });
});

describe('hints', () => {
  it('are not given at a table without them', async () => {
    await start({ think: async () => ({ picks: [], advice: [] }) });
    const { a, b } = await begun({ hints: false });
    expect(await code(sides(a, b)[0].say({ type: 'hint' }))).toBe('no-hints');
  });
});

describe('bots', () => {
  it('pause where nobody who has a seat is connected, also after a restart, until somebody is', async () => {
    let thoughts = 0;
    const think = async (): Promise<never> => {
      thoughts++;
      return new Promise(() => undefined);
    };
    await start({ think, now: Date.now });
    const { id } = await here.ana.open({ seats: ['person', 'random', 'random'], config: { mulligan: 'none' } });
    const a = await here.ana.join(id);
    await a.sit(0);
    expect(await code(a.say({ type: 'stand' }))).toBe('done'); // so that a bot is asked, whoever begins
    while (thoughts === 0) await setTimeout(5);
    await here.running.server.close();
    expect((await here.store.table(id))?.wakeAt).toBeGreaterThan(0);

    thoughts = 0;
    const late = Date.now() + MINUTE;
    here.running = await startServer({ store: here.store, now: () => late, think });
    await here.running.server.sweep(); // it is overdue, and so it is looked at
    expect(here.running.server.rooms.size).toBe(1);
    while ((await here.store.table(id))?.wakeAt !== 0) await setTimeout(5);
    const eve = await (await Visitor.named(here.running, 'Eve')).join(id); // who looks on does not count
    for (let i = 0; i < 5; i++) expect(await code(eve.say({ type: 'hint' }))).toBe('no-seat');
    expect(thoughts).toBe(0);
    const again = new Visitor(here.running);
    again.cookie = here.ana.cookie;
    await again.join(id);
    while (thoughts === 0) await setTimeout(5);
  });

  it('think once about a question, though people come, go and talk meanwhile', async () => {
    let thoughts = 0;
    await start({
      think: () => {
        thoughts++;
        return new Promise(() => undefined);
      },
    });
    const { id, a, b } = await begun();
    const [asked, other] = sides(a, b);
    expect(await code(asked.say({ type: 'stand' }))).toBe('done');
    while (thoughts === 0) await setTimeout(5);
    for (let i = 0; i < 5; i++) {
      await gone(await here.ana.join(id));
      expect(await code(other.say({ type: 'say', text: 'hello' }))).toBe('done');
    }
    expect(thoughts).toBe(1);
  });

  it('take what comes first if they break off again and again, so that the game goes on', async () => {
    let thoughts = 0;
    const think = async (): Promise<never> => {
      thoughts++;
      throw new Error('lost in thought');
    };
    await start({ think });
    const config = { firstPlayer: 1, mulligan: 'none' } as const;
    const { id } = await here.ana.open({ seats: ['person', 'random'], config });
    const a = await here.ana.join(id);
    await a.sit(0);
    await a.until(() => a.update?.waitingFor === 0);
    expect(thoughts).toBeGreaterThan(1);
    expect(thoughts % 2).toBe(0);
  });

  it('go on in a slow game until a person is asked', async () => {
    await start({ botDelay: 50 });
    const config = { firstPlayer: 1, mulligan: 'none' } as const;
    const { id } = await here.ana.open({ seats: ['person', 'random', 'random'], pace: 'slow', config });
    const a = await here.ana.join(id);
    await a.sit(0);
    await gone(a);
    while ((await here.store.table(id))?.waitingFor !== 0) await setTimeout(5);
  });
});
