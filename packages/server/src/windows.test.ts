/** Windows: all seats answer at the same time, and nobody learns what another holds. */
import { rules } from '@baston/cards';
import { type Game, onlyAnswer, type Question } from '@baston/engine';
import { type ParkedGame, Session } from '@baston/table';
import { afterEach, describe, expect, it } from 'vitest';
import { AT, addPeople, laidTable, lay, Onlooker, person, tableId } from '../../../test/laid-tables.ts';
import { startServer } from '../../../test/online.ts';
import { randomChooser } from '../../../test/players.ts';
import { ownRulebook } from '../../../test/rulebooks.ts';
import { isHeld, positions, windowOf, withoutSpecials } from '../../../test/windows.ts';
import type { Command } from './rooms/commands.ts';
import type { Entry } from './rooms/entries.ts';
import type { Room } from './rooms/room.ts';
import type { Round } from './rooms/state.ts';
import { Table } from './rooms/table.ts';
import { closesAt, drawnDelay } from './rooms/windows.ts';
import type { Server, ServerOptions } from './server.ts';
import { MemoryStore } from './store/memory.ts';

const rulebook = await ownRulebook();
const ID = tableId(0);
const LASTS = { min: 3000, max: 6000 };
const LATER = 10_000;

const clock = { now: AT };
let store: MemoryStore;
let server: Server | undefined;
afterEach(() => server?.close());

/** A table where a window is open, and everybody who looks at it; the last is a spectator. */
async function opened(
  game: Game,
  options: Parameters<typeof lay>[3]['options'] = {},
  think?: ServerOptions['think'],
  answers: ParkedGame['answers'] = [],
): Promise<{ room: Room; all: Onlooker[] }> {
  clock.now = AT;
  store = new MemoryStore();
  await addPeople(store);
  await lay(store, ID, game, { windowDelay: LASTS, options, answers });
  const running = await startServer({ store, now: () => clock.now, ...(think ? { think } : {}) });
  server = running.server;
  return server.rooms.use(ID, async (room) => {
    const people = game.allSeats().filter((seat) => (options.seats?.[seat] ?? 'person') === 'person');
    const all = [];
    for (const seat of [...people, -1]) all.push(await Onlooker.at(room, seat));
    return { room, all };
  });
}

let commands = 0;
const say = (room: Room, seat: number, message: { type: Command['type'] } & Record<string, unknown>): Promise<number> =>
  room.command({ id: person(seat), name: '' }, { command: `c${commands++}`, ...message } as Command);

const refusal = (said: Promise<unknown>): Promise<string> =>
  said.then(
    () => 'done',
    (thrown) => thrown.code,
  );

/** Time passes, and the server looks at the clock because somebody comes. */
async function wait(room: Room, ms: number): Promise<void> {
  clock.now += ms;
  room.leave(await Onlooker.at(room, 0));
}

const entries = async (): Promise<Entry[]> => (await store.log(ID, 1)).map(({ entry }) => JSON.parse(entry));

/** The first position with a window that fits, and its questions. */
function find(
  fits: (round: readonly Question[], game: Game) => boolean,
  seats = 3,
): readonly [Game, readonly Question[]] {
  for (const game of positions(`find-${seats}`, { seats })) {
    const round = windowOf(game);
    if (fits(round, game)) return [game, round];
  }
  throw new Error('there is no such position');
}

const holders = (round: readonly Question[]): number[] => round.filter(isHeld).map(({ seat }) => seat);

describe('a window', () => {
  it('is told to everybody in the same words, and only who has something to play is asked', async () => {
    const [game, round] = find((one) => one.length === 3 && holders(one).length === 1);
    const { all } = await opened(game);
    const [holder] = holders(round);
    const [{ latest }] = all as [Onlooker];
    expect(latest.window).toMatchObject({ purpose: 'playSpecial', seats: round.map(({ seat }) => seat) });
    for (const { latest: update } of all) {
      expect(update.window).toEqual(latest.window);
      expect(update.waitingFor).toBeUndefined();
      expect(update.question).toEqual(update.seat === holder ? round.find(({ seat }) => seat === holder) : undefined);
      expect(update.noUndo).toBeDefined();
    }
    const { table } = JSON.parse(all[0]?.frames[0] as string);
    expect(table).toMatchObject({ window: latest.window?.until });
    expect(table.waitingFor ?? table.deadline ?? table.askedAt).toBeUndefined();
  });

  it('that waits for somebody without a clock is woken by nothing, which every database can store', async () => {
    const [game, round] = find((one) => holders(one).length === 2);
    const { room, all } = await opened(game, { pace: 'slow', absent: 'wait' });
    await say(room, holders(round)[0] as number, { type: 'pass', question: all[0]?.latest.questionNumber });
    expect((await store.table(ID))?.wakeAt).toBe(0);
  });

  it('tells nobody of an answer before it closes, not even in a number', async () => {
    const [game, round] = find((one) => one.length === 3 && holders(one).length === 1);
    const { room, all } = await opened(game);
    const [holder] = holders(round) as [number];
    const before = all.map(({ frames }) => frames.length);
    const [{ latest }] = all as [Onlooker];
    const { questionNumber: question, seq } = latest;
    expect(await say(room, holder, { type: 'pass', question })).toBe(seq);
    expect(all.map(({ frames }, i) => frames.length - (before[i] as number))).toEqual(
      all.map(({ latest: { seat } }) => (seat === holder ? 1 : 0)),
    );
    expect(all[holder]?.latest.window?.isAnswered).toBe(true);
    expect(all[holder]?.latest.question).toBeUndefined();
    expect(await refusal(say(room, holder, { type: 'pass', question }))).toBe('stale-answer');
    expect(await refusal(say(room, holder, { type: 'undo', question }))).toBe('illegal-answer');
    clock.now += 1;
    const other = (holder + 1) % 3;
    expect(await say(room, other, { type: 'say', text: 'well?' })).toBe(seq + 1);
    const late = await Onlooker.at(room);
    expect(late.frames.map((text) => JSON.parse(text)).map((frame) => frame.seq)).toEqual([seq + 1, seq + 1, seq + 1]);
    expect(JSON.parse(late.frames[0] as string).table.changedAt).toBe(clock.now);
    await say(room, other, { type: 'pass', question });
    expect(JSON.parse((await Onlooker.at(room)).frames[0] as string).table.changedAt).toBe(clock.now);
  });

  it('closes with one entry for each seat and one more, whoever has said anything', async () => {
    const [game, round] = find((one) => one.length === 3 && holders(one).length === 1);
    const [holder] = holders(round) as [number];
    const jumps = [];
    for (const saying of [[holder], [0, 1, 2]]) {
      const { room, all } = await opened(game);
      const { questionNumber: question, seq } = (all[0] as Onlooker).latest;
      for (const seat of saying) await say(room, seat, { type: 'pass', question });
      await wait(room, LATER);
      for (const one of all) await one.until(() => one.latest.questionNumber === question + 1);
      jumps.push((all[0] as Onlooker).latest.seq - seq);
      expect((await entries()).slice(0, 4).map(({ type }) => type)).toEqual(['answer', 'answer', 'answer', 'shut']);
      await server?.close();
    }
    expect(jumps).toEqual([4, 4]);
  });

  it('lets the first in turn order play, and opens again for the others', async () => {
    const [game, round] = find((one) => one.length === 3 && holders(one).length >= 2);
    const { room, all } = await opened(game);
    const [first, second] = holders(round) as [number, number];
    const pickOf = (seat: number): string => round.find((one) => one.seat === seat)?.options[0]?.id as string;
    const { questionNumber: question } = (all[0] as Onlooker).latest;
    for (const seat of [second, first]) await say(room, seat, { type: 'answer', question, picks: [pickOf(seat)] });
    await wait(room, LATER);
    const told = all[3] as Onlooker;
    await told.until(() => told.latest.questionNumber === question + 1);
    const played = told.latest.events.find(({ type }) => type === 'play' || type === 'use');
    expect(played).toMatchObject({ seat: first });
    const session = Session.from(game.clone());
    for (const { seat } of round) {
      session.answer(seat, seat === first ? [pickOf(first)] : []);
      if (seat === first) break;
    }
    expect(told.latest.view).toEqual(JSON.parse(JSON.stringify(session.view(-1))));
  });

  it('is passed by a bot or by its decision, in the same time', async () => {
    const [game, round] = find((one) => one.length === 3 && holders(one).length === 1);
    const [bot] = holders(round) as [number];
    const seats = round.map((_, seat) => (seat === bot ? ('greedy' as const) : ('person' as const)));
    const pick = round.find(({ seat }) => seat === bot)?.options[0]?.id as string;
    const { room, all } = await opened(game, { seats }, async () => ({ picks: [pick], advice: [] }));
    await expect.poll(async () => (await entries()).length).toBe(1);
    const [one] = all as [Onlooker];
    const { questionNumber: question, window } = one.latest;
    expect(window?.isAnswered).toBeUndefined();
    await wait(room, LATER);
    await one.until(() => one.latest.questionNumber === question + 1);
    expect(one.latest.events.find(({ type }) => type === 'play' || type === 'use')).toMatchObject({ seat: bot });
  });

  it('closes as soon as it may if all people pass ahead', async () => {
    const [game] = find((one) => one.length === 2 && holders(one).length === 1, 2);
    const { room, all } = await opened(game);
    const [one] = all as [Onlooker];
    const { questionNumber: question } = one.latest;
    for (const seat of [0, 1]) await room.skip({ id: person(seat), name: '' }, true);
    await expect.poll(async () => (await entries()).length).toBe(2);
    expect(await entries()).toMatchObject([{ by: 'ahead' }, { by: 'ahead' }]);
    await wait(room, LASTS.min);
    await one.until(() => one.latest.questionNumber > question);
  });
});

describe('the time of a window', () => {
  const [game, round] = find((one) => one.length === 2 && holders(one).length === 1, 2);
  const [holder] = holders(round) as [number];
  const table = (options = {}, at = game): Table =>
    Table.resume(ID, rulebook, laidTable(ID, at, { windowDelay: LASTS, options }));
  const closing = (one: Table, ...seats: readonly number[]): number => {
    for (const seat of seats) one.apply({ type: 'answer', at: AT + 1, seat, question: 0, picks: [], by: 'person' });
    return closesAt(one, one.state.round as Round) - AT;
  };

  it('is the same whether somebody holds a Special or nobody does, and however many have passed', () => {
    const delay = drawnDelay(table());
    expect(delay).toBeGreaterThanOrEqual(LASTS.min);
    expect(delay).toBeLessThanOrEqual(LASTS.max);
    expect(closing(table(), holder)).toBe(delay);
    expect(closing(table(), 0, 1)).toBe(delay);
    const twin = withoutSpecials(game, holder) as Game;
    expect(holders(windowOf(twin))).toEqual([]);
    for (const seats of [[], [0], [0, 1]]) expect(closing(table({}, twin), ...seats)).toBe(delay);
  });

  it('is longer only as long as a holder has not answered, within limits', () => {
    expect(closing(table())).toBe(30_000);
    expect(closing(table({ pace: 'slow', seconds: 100 }))).toBe(100_000);
    expect(closing(table({ pace: 'slow', absent: 'wait' }))).toBe(Number.POSITIVE_INFINITY);
  });
});

/** A game of two that has come to such a question. */
function forced(): Session {
  for (let n = 0; ; n++) {
    const session = Session.start(rules, { seed: `forced-${n}`, discreet: true });
    const choose = randomChooser(`forced-${n}`);
    for (let { question } = session; question; { question } = session) {
      if (question.mask === 'alone' && onlyAnswer(question)) return session;
      session.answer(question.seat, choose(question));
    }
  }
}

describe('a question that hidden cards leave no choice in', () => {
  it('is not shown, but everybody sees who is asked, and the server answers in time', async () => {
    const session = forced();
    const { question } = session;
    const { room, all } = await opened(session.checkpoint, {}, undefined, session.park().answers);
    for (const { latest } of all) {
      expect(latest.waitingFor).toBe(question?.seat);
      expect(latest.question).toBeUndefined();
    }
    await wait(room, LATER);
    for (const one of all) await one.until(() => one.latest.questionNumber > 0);
    expect(await entries()).toMatchObject([{ type: 'answer', by: 'auto', seat: question?.seat }]);
  });
});
