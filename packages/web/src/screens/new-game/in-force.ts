/** The options of a game, each in a few words, whether they were chosen or left as they are. */
import type { Config, Seat } from '@baston/engine';
import type { NewGameText } from '../../words/new-game.ts';
import { USUAL } from './plan.ts';

type NameOf = (seat: Seat) => string;

export function inForce(config: Partial<Config>, words: NewGameText, nameOf: NameOf): string[] {
  const { seats = 2, factions = 'random', pool } = config;
  return [
    words.playerCount(seats),
    words.factionsInShort[typeof factions === 'string' ? factions : 'choice'],
    ...(typeof factions === 'string' && pool ? [words.poolInShort(pool.length)] : []),
    ...optionsInForce(config, words, nameOf),
  ];
}

/** Only those that are seldom changed. */
export function optionsInForce(config: Partial<Config>, words: NewGameText, nameOf: NameOf): string[] {
  const { vpToWin, firstPlayer, bases, titans, mulligan, boxes } = { ...USUAL, ...config };
  return [
    words.toWin(vpToWin),
    firstPlayer === 'random' ? words.anyFirst : words.goesFirst(nameOf(firstPlayer)),
    words.basesInShort[bases],
    words.titansInShort[titans],
    words.mulligansInShort[mulligan],
    words.copies(boxes),
  ];
}
