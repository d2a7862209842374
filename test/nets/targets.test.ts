/** Targets are public once they are chosen: whoever may answer an effect knows all that it is about to hit (ZONE-38, PROT-04). */
import { rules } from '@baston/cards';
import { type Card, type CardDef, describe as describeQuestion, type Game, type Question } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { lay } from './laid.ts';

/** Effects of A's card that reach several of B's minions at once. */
const DEEDS: readonly (readonly [string, (game: Game, cards: readonly Card[]) => unknown])[] = [
  ['destroys', (game, cards) => game.destroyAll(cards)],
  ['returns', (game, cards) => game.returnAllToHand(cards)],
  ['shuffles away', (game, cards) => game.placeAll(cards, 'deck')],
  ['moves', (game, cards) => game.moveAll(cards, game.bases()[1] as never)],
  ['strengthens', (game, cards) => game.givePowerAll(cards, 1)],
];

const guards = rules.defs.filter((def) => def.instead || def.stepsInFor);

/** B has the guard and three other minions on its base; the questions that are asked as A's card does this to them. */
function questionsOf(guard: CardDef, deed: (game: Game, cards: readonly Card[]) => unknown): Question[] {
  const isOnBase = guard.type === 'action' && guard.playOn === 'base';
  const isOnMinion = guard.type === 'action' && guard.playOn !== 'base';
  const actions = { actions: { B: [guard.id] } };
  const { game } = lay({
    players: { A: { hand: [{ card: 'pirates/cannon', as: 'source' }] }, B: { deck: ['wizards/scry'] } },
    bases: [
      {
        base: guard.type === 'base' ? guard.id : 'base/tortuga',
        B: [
          { card: 'dinosaurs/king-rex', ...(isOnMinion ? actions : {}) },
          'robots/zapbot',
          'aliens/invader',
          ...(guard.type === 'minion' ? [{ card: guard.id, counters: 1 }] : []),
        ],
        ...(isOnBase ? actions : {}),
        ...(guard.type === 'titan' ? { titans: { B: [guard.id] } } : {}),
      },
      { base: 'base/jungle-oasis' },
      { base: 'base/the-homeworld' },
    ],
  });
  const questions: Question[] = [];
  const note = (question: Question): void => void (question.seat === 1 && questions.push(question));
  game.decider = {
    one(_, request) {
      note(describeQuestion(game, request));
      return request.min === 0 ? -1 : 0;
    },
    many(_, request) {
      note(describeQuestion(game, request));
      return Array.from({ length: request.min }, (_, i) => i);
    },
  };
  const targets = game.minions({ of: 1 });
  const [source] = game.hand(0);
  game.playChosen(0, source as Card, {}); // its own effect finds nothing to do: the decider picks none
  questions.length = 0;
  game.source = source as Card;
  game.actor = 0;
  game.how = 1; // just played
  game.plays.push({ card: game.source, by: 0, on: 0 });
  deed(game, targets);
  return questions;
}

describe.each(guards.map((guard) => [guard.id, guard] as const))('%s', (_, guard) => {
  it.each(DEEDS)('knows all that a card %s', (_, deed) => {
    for (const question of questionsOf(guard, deed)) expect(question.targets?.length ?? 0).toBeGreaterThan(1);
  });
});

it('some of them ask, and offer all that they can save', () => {
  const asking = guards.filter((guard) => DEEDS.some(([, deed]) => questionsOf(guard, deed).length > 0));
  expect(asking.length).toBeGreaterThan(3);
});
