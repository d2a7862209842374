/** A table as a fold over its log: clocks, endings, and logs of earlier versions. */
import type { ParkedGame, TableOptions } from '@baston/table';
import { describe, expect, it } from 'vitest';
import { randomChooser } from '../../../../test/players.ts';
import { ownRulebook } from '../../../../test/rulebooks.ts';
import { deadlineOf, wakeAt } from './deadlines.ts';
import type { Entry } from './entries.ts';
import { rematchOf } from './rematch.ts';
import { type ParkedTable, Table } from './table.ts';

const rulebook = await ownRulebook();

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;

const OPTIONS: TableOptions = {
  config: {
    firstPlayer: 0,
    mulligan: 'none',
    factions: [
      ['pirates', 'robots'],
      ['zombies', 'wizards'],
    ],
  },
  seats: ['person', 'person'],
  listed: false,
  pace: 'live',
  absent: 'clock',
  seconds: 60,
};

/** A table at which people have sat down, at the time 0. */
function seated(options: Partial<TableOptions> = {}): Table {
  const all = { ...OPTIONS, ...options };
  const table = Table.open('table', rulebook, { type: 'open', at: 0, by: 'p0', options: all, secret: '5' });
  for (const [seat, kind] of all.seats.entries())
    if (kind === 'person')
      table.apply({ type: 'sit', at: 0, seat, person: `p${seat}`, name: `P${seat}`, share: `${seat}` });
  return table;
}
/** Three people with factions that have no Specials, so that no window opens. */
const three = (): Table =>
  seated({
    seats: ['person', 'person', 'person'],
    config: {
      mulligan: 'none',
      factions: [
        ['robots', 'zombies'],
        ['wizards', 'aliens'],
        ['dinosaurs', 'tricksters'],
      ],
    },
  });

const choose = randomChooser('fold');
type By = 'person' | 'bot' | 'clock';

function answer(table: Table, at: number, pick?: string, by: By = 'person'): void {
  const { question, state } = table;
  if (!question) throw new Error('nobody is asked');
  const picks = pick === undefined ? choose(question) : [pick];
  table.apply({ type: 'answer', at, seat: question.seat, question: state.questions, picks, by });
}
const undo = (table: Table, at: number, seat: number): unknown =>
  table.apply({ type: 'undo', at, seat, question: table.state.questions });
/** A play after which the same seat is asked again and could take it back. */
function playReversibly(table: Table, at: number): void {
  const plays = table.question?.options.filter(({ id }) => id.startsWith('play:')) ?? [];
  for (const { id } of plays) {
    answer(table, at, id);
    if (table.session?.noUndo(0) === undefined) return;
    throw new Error('this play cannot be taken back');
  }
  throw new Error('nothing can be played');
}
const playSome = (table: Table, count: number): void => {
  for (let i = 0; i < count; i++) answer(table, 0);
};
const refusal = (run: () => unknown): string => {
  try {
    run();
  } catch (thrown) {
    return (thrown as { readonly code: string }).code;
  }
  return 'done';
};

describe('a clock', () => {
  it('goes on when an answer is taken back and given again', () => {
    const table = seated();
    expect(deadlineOf(table)).toBe(60 * SECONDS);
    playReversibly(table, 50 * SECONDS);
    expect(deadlineOf(table)).toBe(110 * SECONDS); // this took the game further
    for (let at = 60; at < 100; at += 10) {
      undo(table, at * SECONDS, 0);
      expect(deadlineOf(table)).toBe(110 * SECONDS);
      playReversibly(table, (at + 5) * SECONDS);
      expect(deadlineOf(table)).toBe(110 * SECONDS);
    }
  });

  it('of the next player starts when they are asked, though the last answer was taken back before', () => {
    const table = seated();
    playReversibly(table, 10 * SECONDS);
    undo(table, 20 * SECONDS, 0);
    while (table.question?.seat === 0) answer(table, 55 * SECONDS, 'end');
    expect(table.question?.seat).toBe(1);
    expect(deadlineOf(table)).toBe(115 * SECONDS);
  });

  it('is not touched by bots that take over, people who come back, texts, or what another seat does', () => {
    const table = three();
    const seat = table.question?.seat as number;
    for (const number of [seat, (seat + 1) % 3]) {
      table.apply({ type: 'replace', at: 20 * SECONDS, seat: number, bot: 'greedy' });
      table.apply({ type: 'replace', at: 30 * SECONDS, seat: number });
      table.apply({ type: 'say', at: 40 * SECONDS, seat: number, text: 'hello' });
    }
    table.apply({ type: 'agree', at: 45 * SECONDS, seat: (seat + 1) % 3 });
    table.apply({ type: 'resign', at: 50 * SECONDS, seat: (seat + 2) % 3 });
    expect(table.info()).toMatchObject({ waitingFor: seat, askedAt: 0, deadline: 60 * SECONDS });
  });
});

describe('a log', () => {
  it('that is full ends the game without a winner, and what is played is kept', () => {
    const table = seated();
    playSome(table, 5);
    const say = (): unknown => table.apply({ type: 'say', at: 7, seat: 1, text: 'x' });
    while (table.phase === 'playing') say();
    expect(table.state.length).toBe(20_000);
    expect(table.info()).toMatchObject({ phase: 'over', ending: { kind: 'full' }, winners: [], secret: '5' });
    expect(refusal(say)).toBe('done'); // people can still say goodbye, and play another game
    expect(refusal(() => table.apply({ type: 'rematch', at: 8, seat: 0, next: 'next' }))).toBe('done');
    expect(refusal(() => answer(table, 9))).not.toBe('done');
  });

  it('of an earlier version means what it meant: somebody took a bot’s seat in mid-game', () => {
    const options = { ...OPTIONS, seats: ['person', 'random'] as const };
    const entries: Entry[] = [
      { type: 'open', at: 1, by: 'p0', options, secret: '5' },
      { type: 'sit', at: 2, seat: 0, person: 'p0', name: 'Ana', share: '0' },
      { type: 'fill', at: 3, seat: 1 },
      { type: 'sit', at: 4, seat: 1, person: 'p1', name: 'Bob', share: '1' },
      { type: 'replace', at: 5, seat: 1, bot: 'greedy' },
      { type: 'replace', at: 6, seat: 1 },
    ];
    const [first, ...rest] = entries as [Entry, ...Entry[]];
    const table = Table.open('table', rulebook, first);
    for (const entry of rest) table.apply(entry);
    expect(table.info()).toMatchObject({ phase: 'playing', seats: [{ name: 'Ana' }, { name: 'Bob', isHeld: true }] });
    expect(table.info().seats[1]?.bot).toBeUndefined();
  });

  it('names the persona of a bot, and a rematch does too', () => {
    const options = { ...OPTIONS, seats: ['person', 'greedy'] as const, personas: ['', 'brakka'] };
    const table = Table.open('table', rulebook, { type: 'open', at: 1, by: 'p0', options, secret: '5' });
    expect(table.info().seats[1]).toMatchObject({ bot: 'greedy', persona: 'brakka' });
    expect(rematchOf(table, 'p0', 9, '6').options.personas).toEqual(['brakka', '']);
    const persona = 'somebodynewer';
    table.apply({ type: 'fill', at: 2, seat: 1, bot: 'greedy', persona });
    table.apply({ type: 'sit', at: 3, seat: 0, person: 'p0', name: 'Ana', share: '0' });
    expect(table.seatSetups()[1]).toEqual({ kind: 'greedy', name: '', persona });
    const game = table.session?.park() as ParkedGame;
    expect(rulebook.rules.think({ game, bot: 'greedy', seed: 'x', persona })).toEqual(
      rulebook.rules.think({ game, bot: 'greedy', seed: 'x' }),
    );
  });

  it('of a table that an earlier version has put away goes on', () => {
    const table = seated();
    playSome(table, 40);
    const { seq, parked } = table.park();
    const { clock, tallies, awaited, agreed, removed, winners, ...rest } = parked.state;
    const old = JSON.parse(JSON.stringify({ ...parked, state: { ...rest, askedAt: 7 } })) as ParkedTable;
    const again = Table.resume('table', rulebook, old);
    expect(again.seq).toBe(seq);
    expect(again.info()).toMatchObject({ phase: 'playing', askedAt: 7, deadline: 7 + 60 * SECONDS });
    expect(again.info().canAbort).toBeUndefined();
    expect(refusal(() => answer(again, 8))).toBe('done');
    expect(refusal(() => again.apply({ type: 'resign', at: 9, seat: 0 }))).toBe('done');
  });
});

describe('whoever resigns', () => {
  it('loses against the other player', () => {
    const table = seated();
    playSome(table, 30);
    table.apply({ type: 'resign', at: 1, seat: 0 });
    expect(table.info()).toMatchObject({
      phase: 'over',
      ending: { kind: 'resigned', seats: [0] },
      winners: [1],
      secret: '5',
      shares: ['0', '1'],
    });
    expect(table.question).toBeUndefined();
    expect(wakeAt(table)).toBeUndefined();
    for (const type of ['resign', 'agree', 'abort'] as const)
      expect(refusal(() => table.apply({ type, at: 2, seat: 1 }))).toBe('not-asked');
    expect(refusal(() => table.apply({ type: 'replace', at: 2, seat: 0 }))).toBe('not-asked');
  });

  it('leaves the seat to a bot for good while two others play on, and the last one wins', () => {
    const table = three();
    playSome(table, 30);
    table.apply({ type: 'resign', at: 1, seat: 1 });
    expect(table.info()).toMatchObject({ phase: 'playing', seats: [{}, { bot: 'greedy', hasResigned: true }, {}] });
    for (const entry of [
      { type: 'replace', at: 2, seat: 1 },
      { type: 'agree', at: 2, seat: 1 },
      { type: 'resign', at: 2, seat: 1 },
      { type: 'claim', at: 2, seat: 1, against: 0, choice: 'end' },
    ] as const)
      expect(refusal(() => table.apply(entry))).toBe('resigned');
    table.apply({ type: 'resign', at: 3, seat: 2 });
    expect(table.info()).toMatchObject({ phase: 'over', winners: [0], ending: { kind: 'resigned', seats: [2] } });
  });

  it('alone among bots leaves the victory to them', () => {
    const table = seated({ seats: ['person', 'random', 'random'], config: {} });
    table.apply({ type: 'resign', at: 1, seat: 0 });
    expect(table.info()).toMatchObject({ phase: 'over', winners: [1, 2] });
  });
});

describe('a game is called off', () => {
  it('while somebody has not had an answer, and not later', () => {
    const table = seated();
    const first = table.question?.seat as number;
    while (table.question?.seat === first) answer(table, 0);
    expect(table.info().canAbort).toBe(true);
    const parked = table.park();
    answer(table, 0);
    expect(table.info().canAbort).toBeUndefined();
    expect(refusal(() => table.apply({ type: 'abort', at: 1, seat: first }))).toBe('begun');

    const other = Table.resume('table', rulebook, JSON.parse(JSON.stringify(parked.parked)));
    other.apply({ type: 'abort', at: 1, seat: 0 });
    expect(other.info()).toMatchObject({ phase: 'over', ending: { kind: 'aborted' }, winners: [] });
  });

  it('when all who have not resigned agree, and an answer of a person withdraws the proposal', () => {
    const table = three();
    const agree = (seat: number): unknown => table.apply({ type: 'agree', at: 1, seat });
    agree(0);
    agree(1);
    expect(table.info()).toMatchObject({ phase: 'playing', agreed: [0, 1] });
    answer(table, 2, undefined, 'clock');
    expect(table.info().agreed).toEqual([0, 1]);
    answer(table, 2);
    expect(table.info().agreed).toBeUndefined();
    agree(0);
    agree(1);
    table.apply({ type: 'resign', at: 3, seat: 2 });
    expect(table.info()).toMatchObject({ phase: 'over', ending: { kind: 'agreed' }, winners: [] });
  });
});

describe('a claim', () => {
  const claim = (table: Table, at: number, more: object = {}): string => {
    const against = table.question?.seat as number;
    const entry = { type: 'claim', at, seat: 1 - against, against, choice: 'end', ...more } as const;
    return refusal(() => table.apply(entry));
  };

  it('wins against somebody who has been silent for five minutes, or disconnected for one', () => {
    for (const [last, more] of [
      [5 * MINUTES, {}],
      [3 * MINUTES, { awaySince: 2 * MINUTES }],
    ] as const) {
      const table = seated({ absent: 'wait' });
      const against = table.question?.seat as number;
      expect(claim(table, last - 1, more)).toBe('too-early');
      expect(claim(table, last, more)).toBe('done');
      expect(table.info()).toMatchObject({
        phase: 'over',
        winners: [1 - against],
        ending: { kind: 'claimed', seats: [against] },
      });
    }
  });

  it('is not won against somebody who was disconnected before they were asked, or who is not asked', () => {
    const table = seated({ absent: 'wait' });
    const seat = table.question?.seat as number;
    while (table.question?.seat === seat) answer(table, 10 * MINUTES);
    expect(claim(table, 11 * MINUTES - 1, { awaySince: 0 })).toBe('too-early');
    expect(claim(table, 99 * MINUTES, { seat: 1 - seat, against: seat, awaySince: 0 })).toBe('too-early');
    expect(claim(table, 99 * MINUTES, { seat: 1 - seat, against: 1 - seat })).toBe('seated');
    expect(claim(table, 11 * MINUTES, { awaySince: 0 })).toBe('done');
  });

  it('leaves the seat to a bot until its player comes back', () => {
    const table = seated({ absent: 'wait' });
    const seat = table.question?.seat as number;
    expect(claim(table, 5 * MINUTES, { choice: 'bot' })).toBe('done');
    expect(table.info().seats[seat]).toMatchObject({ bot: 'greedy', isHeld: true, missingSince: 5 * MINUTES });
    expect(claim(table, 11 * MINUTES, { choice: 'bot' })).toBe('no-seat');
    table.apply({ type: 'replace', at: 12 * MINUTES, seat });
    expect(table.info().seats[seat]?.missingSince).toBeUndefined();
    answer(table, 13 * MINUTES);
    expect(table.phase).toBe('playing');
  });

  it('needs somebody who is disconnected where the clock answers for them', () => {
    const table = seated({ absent: 'clock' });
    const seat = table.question?.seat as number;
    answer(table, MINUTES, undefined, 'clock');
    const against = { seat: 1 - seat, against: seat };
    expect(table.info().seats[seat]?.missingSince).toBe(MINUTES);
    expect(claim(table, 90 * MINUTES, against)).toBe('too-early');
    expect(claim(table, 90 * MINUTES, { ...against, awaySince: 89.5 * MINUTES })).toBe('too-early');
    expect(claim(table, 90 * MINUTES, { ...against, awaySince: 80 * MINUTES })).toBe('done');
  });
});

describe('before the game', () => {
  it('whoever was removed cannot sit down for ten minutes, and others can', () => {
    const table = seated({ seats: ['person', 'person', 'person'], config: {} });
    expect(refusal(() => table.apply({ type: 'remove', at: 0, seat: 1 }))).toBe('begun');

    const options: TableOptions = { ...OPTIONS, config: {}, seats: ['person', 'person', 'person'] };
    const open = Table.open('table', rulebook, { type: 'open', at: 0, by: 'p0', options, secret: '5' });
    const sit = (person: string, at: number): string =>
      refusal(() => open.apply({ type: 'sit', at, seat: 1, person, name: person, share: '1' }));
    expect(sit('eve', 0)).toBe('done');
    open.apply({ type: 'remove', at: 1, seat: 1 });
    expect(open.info().seats[1]).toMatchObject({ isHeld: false, isFree: true });
    expect(sit('eve', 10 * MINUTES)).toBe('removed');
    expect(sit('bob', 10 * MINUTES)).toBe('done');
    open.apply({ type: 'stand', at: 10 * MINUTES, seat: 1 });
    expect(sit('eve', 10 * MINUTES + 1)).toBe('done');
    open.apply({ type: 'close', at: 11 * MINUTES });
    expect(open.info()).toMatchObject({ phase: 'over', ending: { kind: 'closed' }, winners: [] });
    expect(refusal(() => open.apply({ type: 'sit', at: 0, seat: 0, person: 'p', name: 'p', share: '' }))).toBe('begun');
    expect(refusal(() => open.apply({ type: 'fill', at: 0, seat: 0, bot: 'random' }))).toBe('begun');
    expect(refusal(() => open.apply({ type: 'rematch', at: 0, seat: 1, next: 'x' }))).toBe('not-begun');
  });
});
