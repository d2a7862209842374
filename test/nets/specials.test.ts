/** A Special action can be played whatever it would do (PLAY-16, CONF-05), if what it says about when it is played holds. */
import { rules } from '@baston/cards';
import type { CardDef, Decider, Game, Request } from '@baston/engine';
import { layOut, type Scenario } from '@baston/table';
import { parseScenario } from '@baston/table/scenario-file';
import { expect, it } from 'vitest';

/** Moments of scoring. A has nothing: no minion, no other card in hand, nothing in the discard pile. */
const SCORING: readonly string[] = ['beforeScore', 'whenScore', 'afterScore'];

const barren = (id: string): string => `
title: Nothing for ${id} to do
shows: []
seats: 3
phase: score
players:
  A: { hand: [${id}] }
  B: { hand: [robots/zapbot] }
bases:
  - base: base/jungle-oasis
    B: [dinosaurs/king-rex x2]
  - base: base/tortuga
baseDeck: [base/tar-pits]
`;

/** Their texts say when they are played, beyond the moment. */
const CONDITIONS: Readonly<Record<string, string>> = {
  'cowboys/dynamite-surprise': 'where you have a minion and are not winning',
  'elves/helping-hands': 'where you have a minion',
  'elves/run-away': 'if you have a minion there',
  'mega-troopers/blitzing-sword-attack': 'where you have a titan, if you are not winning there',
  'mega-troopers/power-pose': 'where you are the winner',
  'polynesian-voyagers/sun-tattoo': 'it is played on one of your minions there',
  'rock-stars/power-ballad': 'if the breakpoint there is 21 or more',
  'rock-stars/total-sellout': 'where you have a minion',
  'thieves/clever-distraction': 'if you have a minion there',
  'time-travelers/time-is-fleeting': 'if there is a base in the discard pile',
};

/** These answer another moment; when it comes, there is something to do. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'cowboys/dynamite-surprise': 'another player sees a card of yours',
  'geeks/control-minion': 'another player plays a minion',
  'geeks/cosplay': 'you have gained VP',
  'geeks/force-of-wil': 'another player plays an action',
  'sheep/hello-dolly': 'another player has played an action',
  'treasure/potion-of-line-cutting': 'there are treasures to share',
};

const momentsOf = (def: CardDef): string[] => [def.special ?? []].flat().map(({ on }) => on);
const actions = rules.defs.slice(1).filter((def) => def.type === 'action' && def.special);

/** Is the card offered to A as a Special, from there to the end of the turn? */
function isOffered(id: string): boolean {
  const game = layOut(parseScenario(barren(id))[0] as Scenario, rules);
  let found = false;
  const one = (g: Game, { purpose, options, min }: Request): number => {
    if (purpose === 'playSpecial') found ||= options.toArray().some((card) => g.nameOf(card) === id);
    return min === 0 ? -1 : 0;
  };
  const decider: Decider = { one, many: (_g, { min }) => Array.from({ length: min }, (_, i) => i) };
  game.decider = decider;
  while (game.turn === 1 && !game.isOver()) game.step();
  return found;
}

it.each(actions.map((def) => [def.id, momentsOf(def)] as const))('%s', (id, moments) => {
  const scoring = moments.filter((moment) => SCORING.includes(moment));
  if (scoring.length < moments.length) expect(ELSEWHERE).toHaveProperty([id]);
  if (scoring.length > 0) expect(isOffered(id)).toBe(!(id in CONDITIONS));
});

/** It's a Trap! finds the card on top of the deck before a base scores. */
const trapped = (id: string): string => barren('astroknights/its-a-trap').replace('] }', `], deck: [${id}] }`);

/** Is the card offered to be played at once, when an effect points at it? */
function isOfferedAtOnce(id: string): boolean {
  const game = layOut(parseScenario(trapped(id))[0] as Scenario, rules);
  let found = false;
  const one = (_g: Game, { purpose, options, modes, min }: Request): number => {
    if (purpose === 'playSpecial') return 0;
    found ||= purpose === 'chooseOne' && options.toArray().some((option) => modes[option] === 'playNow');
    return min === 0 ? -1 : 0;
  };
  game.decider = { one, many: (_g, { min }) => Array.from({ length: min }, (_, i) => i) };
  while (game.turn === 1 && !game.isOver()) game.step();
  return found;
}

const beforeScoring = actions.filter((def) => momentsOf(def).includes('beforeScore') && !(def.id in CONDITIONS));
const inDecks = beforeScoring.filter((def) => !def.id.startsWith('treasure/'));

it.each(inDecks.map((def) => def.id))('%s can be played by an effect that points at it (TIME-06)', (id) => {
  expect(isOfferedAtOnce(id)).toBe(true);
});
