/** Positions of random discreet games in which a window is about to open. */
import { rules } from '@baston/cards';
import { type Config, Game, type Question } from '@baston/engine';
import { Session } from '@baston/table';
import { HAND, idOf, zoneOf } from '../packages/engine/src/state/block.ts';
import { idsIn } from '../packages/engine/src/state/zones.ts';
import { inPlace, randomChooser } from './players.ts';

/** Factions with Specials for the time around scoring, and others. */
const POOL = ['ninjas', 'pirates', 'miskatonic-university', 'halflings', 'dwarves', 'wizards', 'dinosaurs', 'zombies'];

/** Each at the beginning of a step in which one opens. */
export function* positions(seed: string, config: Partial<Config>): Generator<Game> {
  for (let n = 0; ; n++) {
    const game = Game.create(rules, { pool: POOL, boxes: 2, ...config, discreet: true, seed: `${seed}-${n}` });
    const choose = randomChooser(`${seed}-${n}`);
    let isAsked = false;
    game.decider = inPlace((question) => {
      if (question.mask === 'round') isAsked = true;
      return choose(question);
    });
    while (!game.isOver()) {
      const before = game.clone();
      isAsked = false;
      game.step();
      if (isAsked) yield before;
    }
  }
}

/** The questions of the window for Specials that opens first, if nothing else is asked before. */
export const windowOf = (game: Game): readonly Question[] =>
  Session.from(game.clone()).round.filter(({ purpose }) => purpose === 'playSpecial');

export const isHeld = ({ options }: Question): boolean => options.length > 0;

/** The same game, where the seat holds other cards of its deck in place of what it could play in the window; if that is possible. */
export function withoutSpecials(game: Game, seat: number): Game | undefined {
  const twin = game.clone();
  const hand = idsIn(twin.block, zoneOf(seat, HAND));
  const deck = twin.deck(seat).map(idOf);
  for (const held of hand) {
    const question = windowOf(twin).find((one) => one.seat === seat);
    if (!question?.options.some(({ card }) => card?.id === twin.face(held).id)) continue;
    for (const other of deck) {
      if (!twin.swapIdentities(held, other)) continue;
      const now = windowOf(twin).find((one) => one.seat === seat);
      if (now && now.options.length < question.options.length) break;
      twin.swapIdentities(held, other);
    }
  }
  return windowOf(twin).some((one) => one.seat === seat && isHeld(one)) ? undefined : twin;
}
