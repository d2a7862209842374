/** Every effect that empties a discard pile into a deck, or shuffles the base deck, emits an event. */
import { rules } from '@baston/cards';
import { Game, type GameEvent } from '@baston/engine';
import { expect, it } from 'vitest';
import { inPlace, randomChooser } from '../players.ts';

const GAMES = 24;

/** Which of the discard piles have cards: of each player, and of bases. */
const filled = (game: Game): boolean[] => [
  ...game.allSeats().map((seat) => game.discardPile(seat).length > 0),
  game.baseDiscard().length > 0,
];

const isTold = (events: readonly GameEvent[], pile: number, seats: number): boolean =>
  events.some((event) => {
    if (pile === seats) return ['reshuffle', 'baseOnDeck', 'base'].includes(event.type);
    if (event.type === 'shuffle') return event.seat === pile && event.discardPile === true;
    return ['put', 'place', 'play', 'give', 'take', 'putOnDeck', 'bury', 'use', 'returnMadness', 'box'].includes(
      event.type,
    );
  });

it('a discard pile never goes silently', () => {
  let refills = 0;
  let newBases = 0;
  for (let n = 0; n < GAMES; n++) {
    const seed = `shuffles-${n}`;
    let events: GameEvent[] = [];
    const game = Game.create(rules, { seed, seats: 2 + (n % 3), bases: 'in-play' }, (event) => events.push(event));
    game.decider = inPlace(randomChooser(seed));
    while (!game.isOver()) {
      const before = filled(game);
      events = [];
      game.step();
      filled(game).forEach((isFilled, pile) => {
        if (before[pile] && !isFilled)
          expect(isTold(events, pile, game.seats), `${seed}, turn ${game.turn}`).toBe(true);
      });
      for (const event of events) {
        if (event.type === 'shuffle' && event.discardPile) refills++;
        if (event.type === 'reshuffle' && event.deck === 'base') newBases++;
      }
    }
  }
  expect(refills).toBeGreaterThan(0);
  expect(newBases).toBeGreaterThan(0);
});
