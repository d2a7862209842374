/** A monster is a minion (MON-03): no card plays one where a card in play keeps it from being played (PROT-01). */
import { rules } from '@baston/cards';
import {
  type Card,
  type CardDef,
  type GameEvent,
  NO_CARD,
  NOBODY,
  type Scene,
  type Seat,
  type Words,
} from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { lay } from './laid.ts';

const SEEDS = 12;

const players = rules.defs.filter(({ text }) =>
  /\bplays? (?:a|another|one more|two) (?:monsters?|one)\b/i.test(text.en),
);
/** Cards that say no; not those that ask a price. */
const guards = rules.defs.filter((def) => def.forbids?.what === 'playing' && !def.forbids.unless);

type Run = (scene: Scene) => void;

/** Everything that the card can do, by being played, used or triggered. */
function abilitiesOf({ onPlay, use, on = {} }: CardDef): Run[] {
  const runs = [onPlay, use?.run, ...Object.values(on).map(({ run }) => run)];
  return runs.filter((run) => run !== undefined) as Run[];
}

type MonsterEvent = Extract<GameEvent, { type: 'monster' | 'noMonster' }>;
const isAboutMonsters = (event: GameEvent): event is MonsterEvent =>
  event.type === 'monster' || event.type === 'noMonster';

/**
 * The events as the card does this at a base that the guard keeps. The monster on the deck is small, there is one like it
 * already, A has played a minion there this turn: whatever a guard minds.
 */
function tellOf(guard: CardDef, player: CardDef, ability: Run, seed: string) {
  const { game, events } = lay(
    {
      players: { A: { hand: ['robots/zapbot'] } },
      bases: [
        {
          base: guard.type === 'base' ? guard.id : 'base/tortuga',
          as: 'closed',
          A: [{ card: 'robots/warbot', as: 'played' }],
          monsters: ['monster/web-troll'],
          ...(guard.type === 'base' ? {} : { actions: { B: [{ card: guard.id, names: 'robots' }] } }),
        },
      ],
      sideDecks: { monster: { pile: ['monster/web-troll'] } },
      plays: [{ card: 'played', seat: 'A', on: 'closed' }],
    },
    seed,
  );
  const [here] = game.bases();
  const [mine] = game.minions({ of: 0 });
  const [monster] = game.sideDeck('monster', 'pile');
  if (!here || !mine || !monster) throw new Error('a card is missing');
  const from = guard.type === 'base' ? here : game.cardsOn(here).find((card) => game.definition(card) === guard);
  const when = guard.forbids?.when as (game: Words, self: Card, card: Card, seat: Seat, at: Card) => boolean;
  const closed = [0, NOBODY].filter((seat) => when(game, from as Card, monster, seat, here));
  ability({ game, self: player.type === 'base' ? here : mine, me: 0, here, bearer: NO_CARD, firstBearer: NO_CARD });
  return { told: events.filter(isAboutMonsters), closed };
}

describe.each(guards.map((guard) => [guard.id, guard] as const))('%s', (_, guard) => {
  it.each(players.map((player) => [player.id, player] as const))('binds %s', (_, player) => {
    let count = 0;
    for (const ability of abilitiesOf(player)) {
      for (let n = 0; n < SEEDS; n++) {
        const { told, closed } = tellOf(guard, player, ability, `${player.id}-${n}`);
        for (const { type, seat = NOBODY } of told) {
          expect(type, `seed ${n}`).toBe(closed.includes(seat) ? 'noMonster' : 'monster');
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

it('there are such cards, and such guards', () => {
  expect(players.length).toBeGreaterThan(7);
  const [player] = players as [CardDef];
  const isClosing = (guard: CardDef): boolean => tellOf(guard, player, () => {}, 'closed').closed.includes(0);
  expect(guards.filter(isClosing).length).toBeGreaterThan(3);
});
