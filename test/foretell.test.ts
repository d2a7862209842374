/** The forecast of a play, before it is made: the question that it brings, where that is certain. */
import { rules } from '@baston/cards';
import type { Question } from '@baston/engine';
import { foretell, type Layout, Session } from '@baston/table';
import { expect, it } from 'vitest';

const LAYOUT: Layout = {
  active: 'A',
  turn: 9,
  players: {
    A: { hand: [], deck: ['wizards/neophyte x6'] },
    B: { deck: ['zombies/walker x6'] },
  },
  bases: [
    { base: 'base/tortuga', A: ['aliens/invader'], B: ['pirates/first-mate', 'pirates/buccaneer'] },
    { base: 'base/tar-pits', B: ['zombies/walker'] },
    { base: 'base/the-mothership' },
  ],
};

/** The questions after each play of that card. */
function followsOf(def: string) {
  const players = { ...LAYOUT.players, A: { ...LAYOUT.players?.A, hand: [def] } };
  const factions = [
    ['aliens', 'wizards'],
    ['pirates', 'zombies'],
  ] as const;
  const session = Session.start(rules, { seed: 'foretell', seats: 2, factions }, { ...LAYOUT, players });
  const [card] = session.view(0).players[0]?.hand.known ?? [];
  return foretell(session, card?.id ?? 0).follows ?? [];
}
const offered = ({ options }: Question): (string | undefined)[] => options.map(({ card }) => card?.def).toSorted();

it('foretells the targets of an action', () => {
  const [follow, ...others] = followsOf('aliens/beam-up');
  expect(others).toEqual([]);
  expect(follow?.where).toBeUndefined();
  expect(follow?.question).toMatchObject({ seat: 0, purpose: 'return', source: { def: 'aliens/beam-up' } });
  expect(follow && offered(follow.question)).toEqual([
    'aliens/invader',
    'pirates/buccaneer',
    'pirates/first-mate',
    'zombies/walker',
  ]);
});

it('foretells what a minion asks on each base', () => {
  const follows = followsOf('aliens/collector');
  expect(follows.map(({ where, question }) => [where?.def, offered(question)])).toEqual([
    ['base/tortuga', ['aliens/invader', 'pirates/first-mate']],
    ['base/tar-pits', ['zombies/walker']],
  ]);
});

it('foretells what is asked after each target', () => {
  const [follow] = followsOf('aliens/invasion');
  const invader = follow?.question.options.find(({ card }) => card?.def === 'aliens/invader');
  const after = follow?.after?.find(({ picks }) => picks[0] === invader?.id);
  expect(follow?.after).toHaveLength(4);
  expect(after?.question).toMatchObject({ purpose: 'moveTo', source: { def: 'aliens/invasion' } });
  expect(after && offered(after.question)).toEqual(['base/tar-pits', 'base/the-mothership']);
  expect(followsOf('aliens/beam-up')[0]?.after).toBeUndefined();
});

it('foretells no question before which the player sees something', () => {
  expect(followsOf('zombies/walker')).toEqual([]);
});
