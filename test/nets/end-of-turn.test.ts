/**
 * The active player orders all effects at the end of a turn (TURN-16). Every card that speaks
 * of it is used on a turn on which something else happens then too.
 */
import { rules } from '@baston/cards';
import { type CardDef, Game, type Position, type Question } from '@baston/engine';
import { expect, it } from 'vitest';
import { inPlace } from '../players.ts';

const speaks = ({ text }: CardDef): boolean => /at the end of (the|your|each|another)/i.test(text.en);
const speakers = rules.defs.filter(speaks);

/** Dunwich Horror destroys a minion at the end of every turn. */
const DOOMED = { card: 'tricksters/gnome', owner: 2, actions: [{ card: 'elder-things/dunwich-horror', owner: 2 }] };
const copies = (card: string, count: number): { card: string }[] => Array.from({ length: count }, () => ({ card }));

/** The card in the first player's hand; or in play, if it is no card that is played. */
function positionFor(def: CardDef, active: number): Position {
  const subject = { card: def.id, as: 'subject', owner: 0 };
  const isMonster = def.type === 'minion' && def.monster !== undefined;
  const isPlayed = (def.type === 'minion' && !isMonster) || def.type === 'action';
  const mine = { card: 'dinosaurs/king-rex', owner: 0 };
  const lost = { card: 'tricksters/gnome', owner: 0, controller: 1 };
  return {
    active,
    phase: 'play',
    turn: 3,
    players: [0, 1, 2].map((seat) => ({
      vp: 0,
      hand: [...(seat === 0 && isPlayed ? [subject] : []), ...copies('robots/zapbot', 2)],
      deck: copies('robots/zapbot', 5),
      discard: copies('robots/zapbot', 2),
    })),
    bases: [
      {
        base: def.type === 'base' ? subject : { card: 'base/the-homeworld' },
        minions: [mine, lost, ...(isMonster ? [subject] : [])],
        actions: [],
        titans: def.type === 'titan' ? [subject] : [],
      },
      { base: { card: 'base/tortuga' }, minions: [DOOMED], actions: [] },
    ],
    baseDeck: [{ card: 'base/tar-pits' }],
    baseDiscard: [],
    ...(isMonster ? { sideDecks: { monster: { pile: [] } } } : {}),
  };
}

/** Plays and uses the card, plays others too, and takes whatever is offered. */
function chooser(def: CardDef, asked: Question[]): (question: Question) => string[] {
  let moves = 0;
  return (question) => {
    asked.push(question);
    const { purpose, options, max } = question;
    const ids = options.map(({ id }) => id);
    if (purpose !== 'turn') return ids.slice(0, Math.min(1, max));
    const isAbout = ({ card }: Question['options'][number]): boolean => card?.def === def.id;
    const move = options.find(isAbout) ?? options.find(({ id }) => moves < 3 && id !== ids[0]);
    moves++;
    return [moves < 6 && move ? move.id : (ids[0] as string)];
  };
}

it('finds the cards', () => expect(speakers.length).toBeGreaterThan(12));

it.each(speakers.map((def) => [def.id, def] as const))('%s', (_id, def) => {
  const orders = [0, 2].map((active) => {
    const asked: Question[] = [];
    const { game } = Game.arrange(rules, { seed: def.id, seats: 3 }, positionFor(def, active));
    game.decider = inPlace(chooser(def, asked));
    while (game.phase !== 'end') game.step();
    asked.length = 0;
    game.step();
    return asked.filter(({ purpose }) => purpose === 'resolveNext').length;
  });
  expect(Math.max(...orders)).toBeGreaterThan(0);
});
