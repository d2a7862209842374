/** Positions laid out for one deed: a standard action that does whatever a test says. */
import { rules } from '@baston/cards';
import {
  type Abilities,
  type ActionDef,
  action,
  base,
  type Card,
  Game,
  type GameEvent,
  minion,
  type PlacedCard,
  type Position,
  Rules,
  type Scene,
} from '@baston/engine';
import { plainSet } from '../plain-set.ts';

export const A = 0;
export const B = 1;

/** The test's own card runs this as it is played; another one counts how often power is raised. */
let deed: (scene: Scene) => void = () => {};
let heard: (raised: Card) => void = () => {};
export const onRaised = (run: typeof heard): void => {
  heard = run;
};

const face = { name: { en: 'Net', fr: 'Filet' }, icon: '', text: { en: '', fr: '' }, copies: 1 };
const onBase = (id: string, abilities: Abilities = {}): ActionDef =>
  action(id, { ...face, playOn: 'base', ...abilities });

const net = plainSet(
  'net',
  [
    minion('net/minion', { ...face, power: 2 }),
    minion('net/listener', {
      ...face,
      power: 0,
      on: {
        raised: {
          when(_game, _self, { card }) {
            heard(card);
            return false;
          },
          run() {},
        },
      },
    }),
    action('net/deed', { ...face, onPlay: (scene) => deed(scene) }),
    onBase('net/on-base'),
    action('net/on-minion', { ...face, playOn: 'minion' }),
    // The one who plays it keeps every card from leaving its place, except by destruction.
    onBase('net/hold', { protects: (_game, _self, _target, verb) => verb !== 'destroy' && verb !== 'affect' }),
  ],
  [base('net/base', { ...face, faction: 'net', breakpoint: 90, vp: [3, 2, 1] })],
);

/** The rules with these cards of our own. */
export const netRules = new Rules([...rules.sets, net], rules.version);

type Spot = Partial<Position['bases'][number]>;

/** Two bases; B is to play. What lies there is A's unless it says otherwise. */
export function lay(here: Spot, there: Spot = {}, players: Partial<Position['players'][number]>[] = []): Position {
  const at = (spot: Spot): Position['bases'][number] => ({
    base: { card: 'net/base' },
    minions: [],
    actions: [],
    ...spot,
  });
  const pile: readonly PlacedCard[] = ['net/minion', 'net/on-base', 'net/minion'].map((card) => ({ card }));
  const player = { vp: 5, hand: [], deck: pile, discard: [] };
  return {
    active: B,
    phase: 'play',
    turn: 3,
    players: [
      { ...player, ...players[A] },
      { ...player, hand: [{ card: 'net/deed' }], ...players[B] },
    ],
    bases: [at(here), at(there), at({})],
    baseDeck: [{ card: 'net/base' }, { card: 'net/base' }],
    baseDiscard: [],
    sideDecks: {
      monster: { pile: [], discard: [] },
      treasure: { pile: [{ card: 'treasure/wishing-ring' }], discard: [] },
      madness: { pile: [] },
    },
  };
}

/** The game with that position; everybody says yes and takes the first of what is offered. */
export function open(position: Position): { game: Game; cards: (label: string) => Card; events: GameEvent[] } {
  const { game, labels } = Game.arrange(netRules, { seed: 'net', seats: 2, titans: 'all' }, position);
  const events: GameEvent[] = [];
  game.sink = (event) => events.push(event);
  game.decider = {
    one: (_game, { purpose, options }) => (purpose === 'turn' ? options.length - 1 : 0), // the first move ends the phase
    many: (_game, { max, options }) => Array.from({ length: Math.min(max, options.length) }, (_, i) => i),
  };
  return { game, events, cards: (label) => game.card(labels.get(label) ?? 0) };
}

/** B plays an action that does this. */
export function doIt(game: Game, run: (scene: Scene) => void): void {
  let isDone = false;
  deed = (scene) => {
    isDone = true;
    run(scene);
  };
  game.step();
  deed = () => {};
  if (!isDone) throw new Error('the deed was not done');
}

/** Where the card is now. */
export function whereIs(game: Game, card: Card, base: Card): string {
  const now = game.now(card);
  if (game.isInPlay(now)) return game.baseOf(now) === base ? 'here' : 'another base';
  if (game.isAside(now)) return 'aside';
  for (const seat of [A, B]) {
    if (game.hand(seat).includes(now)) return 'hand';
    if (game.deck(seat).includes(now)) return 'deck';
    if (game.discardPile(seat).includes(now)) return 'discard';
  }
  return 'elsewhere';
}
