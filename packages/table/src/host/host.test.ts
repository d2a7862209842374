import { type Question, Rules } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import type { WrittenPosition } from '../position/write.ts';
import type { FromTable, ToTable, Update } from '../protocol/protocol.ts';
import { Host } from './host.ts';
import type { Player } from './script.ts';

// Any rules will do; these have no card of their own.
const card = (faction: string, n: number) => ({
  type: 'minion' as const,
  id: `${faction}/m${n}`,
  power: n,
  copies: 5,
  name: { en: `${faction} ${n}`, fr: `${faction} ${n}` },
  icon: '',
  text: { en: '', fr: '' },
});
const factions = ['one', 'two', 'three', 'four'].map((id) => ({
  id,
  name: { en: id, fr: id },
  look: { deep: '', bright: '', paper: '', pattern: '' },
  cards: [1, 2, 3, 4].map((n) => card(id, n)),
}));
const bases = Array.from({ length: 8 }, (_, i) => ({
  type: 'base' as const,
  id: `base/b${i}`,
  breakpoint: 8,
  vp: [3, 2, 1] as const,
  faction: 'one',
  name: { en: `b${i}`, fr: `b${i}` },
  icon: '',
  text: { en: '', fr: '' },
}));

function makeRules(): Rules {
  return new Rules([{ id: 'set', name: { en: 'set', fr: 'set' }, factions, bases }], 'test');
}

const first = (question: Question): string[] =>
  question.options.slice(-Math.max(1, question.min)).map((option) => option.id);

function sit(
  rules: Rules,
  bot: () => Player = () => first,
  onTrouble = (thrown: unknown): void => {
    throw thrown;
  },
): { say: (message: ToTable) => void; heard: FromTable[]; last: () => Update } {
  const heard: FromTable[] = [];
  const queue: (() => void)[] = [];
  const host = new Host({
    rules: () => rules,
    player: bot,
    adviser: (_rules, goal) => (question) => {
      const picks = first(question);
      const chance = goal ? goal.vp : 0.5;
      return { picks, advice: picks.map((option) => ({ option, chance, reason: { kind: 'best' } })) };
    },
    send: (message) => heard.push(JSON.parse(JSON.stringify(message))),
    later: (run) => queue.push(run),
    onTrouble,
  });
  const say = (message: ToTable): void => {
    host.receive(JSON.parse(JSON.stringify(message)));
    for (let run = queue.shift(); run; run = queue.shift()) run();
  };
  const last = (): Update => heard.findLast((message) => message.type === 'update') as Update;
  return { say, heard, last };
}

const setup = {
  config: { seed: 'host', seats: 2 },
  seats: [
    { kind: 'human', name: 'Ada' },
    { kind: 'greedy', name: 'Bot' },
  ],
} as const;

describe('a table', () => {
  it('is played to its end by messages alone, and goes on after it was lost', () => {
    const rules = makeRules();
    let table = sit(rules);
    table.say({ type: 'start', setup });
    let answers = 0;
    for (let update = table.last(); update.question; update = table.last()) {
      table.say({
        type: 'answer',
        seat: 0,
        question: update.questionNumber,
        picks: first(update.question),
      });
      if (++answers % 10 !== 0) continue;
      const saved = table.heard.findLast((message) => message.type === 'saved');
      const before = table.last();
      table = sit(rules);
      if (saved?.type === 'saved') table.say({ type: 'resume', saved: saved.saved });
      expect(table.last().view).toEqual(before.view);
      expect(table.last().question).toEqual(before.question);
    }
    expect(table.last().view.winners).toHaveLength(1);
    expect(table.heard.filter((message) => message.type === 'refused')).toEqual([]);
  });

  it('goes on though a bot breaks off while it is thinking', () => {
    const troubles: unknown[] = [];
    const table = sit(
      makeRules(),
      () => () => {
        throw new Error('lost in thought');
      },
      (thrown) => troubles.push(thrown),
    );
    table.say({ type: 'start', setup: { ...setup, config: { ...setup.config, firstPlayer: 1 } } });
    expect(table.last().question).toMatchObject({ seat: 0 });
    expect(troubles).not.toEqual([]);
  });

  it('tells every event once, and all of them again to somebody who looks from another seat', () => {
    const table = sit(makeRules());
    table.say({ type: 'start', setup });
    const updates = (): Update[] => table.heard.filter((message) => message.type === 'update') as Update[];
    let told = 0;
    for (const update of updates()) {
      expect(update.from).toBe(told);
      told += update.events.length;
    }
    table.say({ type: 'look', seat: -1 });
    expect(table.last().from).toBe(0);
    expect(table.last().events).toHaveLength(told);
    expect(table.last().question).toBeUndefined();
    expect(table.last().view.players[0]?.hand.known).toEqual([]);
  });

  it('shows nobody a hand where only bots play', () => {
    const table = sit(makeRules());
    table.say({ type: 'start', setup: { ...setup, seats: setup.seats.map((seat) => ({ ...seat, kind: 'greedy' })) } });
    const hands = table.heard.flatMap((message) =>
      message.type === 'update' ? message.view.players.map(({ hand }) => hand.known) : [],
    );
    expect(hands.length).toBeGreaterThan(0);
    expect(hands.flat()).toEqual([]);
  });

  it('refuses what is stale, foreign or senseless, and nothing changes', () => {
    const table = sit(makeRules());
    table.say({ type: 'answer', seat: 0, question: 0, picks: [] });
    table.say({ type: 'start', setup });
    const before = table.last();
    table.say({ type: 'answer', seat: 0, question: before.questionNumber + 1, picks: ['end'] });
    table.say({ type: 'answer', seat: 1, question: before.questionNumber, picks: ['end'] });
    table.say({ type: 'start', setup: { ...setup, config: { seed: 'x', seats: 3 } } });
    table.say({ type: 'resume', saved: { setup } as never });
    const codes = table.heard.flatMap((message) => (message.type === 'refused' ? [message.code] : []));
    expect(codes).toEqual(['not-asked', 'stale-answer', 'not-your-turn', 'bad-config', 'bad-save']);
    expect(table.last()).toEqual(before);
  });

  it('gives hints and takes answers back', () => {
    const table = sit(makeRules());
    table.say({ type: 'start', setup });
    const { question, view, questionNumber } = table.last();
    table.say({ type: 'hint', seat: 0 });
    const hint = table.heard.at(-1);
    const [option] = first(question as Question);
    expect(hint).toEqual({
      type: 'hint',
      question: questionNumber,
      picks: [option],
      advice: [{ option, chance: 0.5, reason: { kind: 'best' } }],
    });
    const play = question?.options.find((option) => option.id.startsWith('play:'))?.id as string;
    table.say({ type: 'answer', seat: 0, question: questionNumber, picks: [play] });
    expect(table.last().noUndo).toBeUndefined();
    table.say({ type: 'undo', seat: 0 });
    expect(table.last().view).toEqual(view);
  });

  it('gives hints to a goal, for that seat in that turn', () => {
    const chanceFor = (goal: { readonly seat: number; readonly turn: number }): number | undefined => {
      const table = sit(makeRules());
      table.say({ type: 'start', setup: { ...setup, goal: { ...goal, vp: 7, gain: 1, wins: false } } });
      table.say({ type: 'hint', seat: 0 });
      const hint = table.heard.at(-1);
      return hint?.type === 'hint' ? hint.advice[0]?.chance : undefined;
    };
    const table = sit(makeRules());
    table.say({ type: 'start', setup });
    const { turn } = table.last().view;
    expect(chanceFor({ seat: 0, turn })).toBe(7);
    expect(chanceFor({ seat: 1, turn })).toBe(0.5);
    expect(chanceFor({ seat: 0, turn: turn + 1 })).toBe(0.5);
  });

  it('writes the position down as the seat knows it, and whole when the game is over', () => {
    const table = sit(makeRules());
    table.say({ type: 'position', seat: 0 });
    table.say({ type: 'start', setup });
    table.say({ type: 'position', seat: 9 });
    const codes = table.heard.flatMap((message) => (message.type === 'refused' ? [message.code] : []));
    expect(codes).toEqual(['not-asked', 'not-your-turn']);
    const write = (seat: number): WrittenPosition => {
      table.say({ type: 'position', seat });
      const said = table.heard.at(-1);
      if (said?.type !== 'position') throw new Error('no position');
      return said.position;
    };
    expect(JSON.stringify(write(0))).not.toContain(setup.config.seed);
    const hand = (position: WrittenPosition) => position.players?.A?.hand;
    expect(hand(write(0))).not.toEqual(hand(write(1)));
    for (let { question, questionNumber } = table.last(); question; { question, questionNumber } = table.last())
      table.say({
        type: 'answer',
        seat: question.seat,
        question: questionNumber,
        picks: [question.options.at(-1)?.id as string],
      });
    expect(table.last().view.phase).toBe('over');
    expect(write(0)).toEqual(write(1));
  });

  it('begins with a prepared position, against a bot that follows a script, and goes on after it was lost', () => {
    const rules = makeRules();
    let table = sit(rules);
    const layout = {
      turn: 5,
      players: {
        A: { vp: 2, hand: ['one/m2'], deck: ['one/m1 x4'] },
        B: { hand: ['three/m1', 'three/m3'], deck: ['four/m2 x4'] },
      },
      bases: [{ base: 'b0', A: ['two/m4'] }, { base: 'b1' }, { base: 'b2' }],
      baseDeck: ['b3'],
    };
    const factions = [
      ['one', 'two'],
      ['three', 'four'],
    ] as const;
    const seats = [setup.seats[0], { ...setup.seats[1], script: ['play three/m1 on b2', 'end'] }];
    table.say({ type: 'start', setup: { config: { ...setup.config, factions }, layout, seats } });
    expect(table.last().view).toMatchObject({
      turn: 5,
      active: 0,
      players: [{ vp: 2, factions: factions[0] }, { vp: 0 }],
    });
    expect(table.last().view.bases.map(({ total }) => total)).toEqual([4, 0, 0]);
    const [play] = table.last().question?.options.filter(({ where }) => where?.def === 'base/b0') ?? [];
    table.say({ type: 'answer', seat: 0, question: 0, picks: [play?.id as string] });
    table.say({ type: 'answer', seat: 0, question: 1, picks: ['end'] });
    expect(table.last().view.bases.map(({ total }) => total)).toEqual([6, 0, 1]);
    const before = table.last();
    const saved = table.heard.findLast((message) => message.type === 'saved');
    table = sit(rules);
    if (saved?.type === 'saved') table.say({ type: 'resume', saved: saved.saved });
    expect(table.last().view).toEqual(before.view);
  });

  it.each([
    ['an unknown card', { players: { A: { hand: ['nobody'] } } }, [], 'bad-config'],
    ['a text where a list should be', { players: { A: { hand: 'one/m2' } } }, [], 'bad-config'],
    ['a base in a hand', { players: { A: { hand: ['b0'] } } }, [], 'bad-save'],
    ['a player who does not sit there', { active: 'D' }, [], 'bad-save'],
    ['a script that says nothing', { bases: [{ base: 'b0' }] }, ['dance'], 'bad-config'],
  ])('refuses a position with %s', (_what, layout, script, code) => {
    const table = sit(makeRules());
    const seats = [setup.seats[0], { ...setup.seats[1], script }];
    table.say({ type: 'start', setup: { ...setup, layout, seats } as never });
    expect(table.heard).toEqual([expect.objectContaining({ type: 'refused', code })]);
  });
});
