/** An answer as a scenario says it: what the script in run.ts reads. */
import type { Game, Option, Question, Rules } from '@baston/engine';
import { grantsOf, Names, wordsForGrant } from '../position/names.ts';
import { SEAT_NAMES } from '../position/seats.ts';

/** Gives the words for these options of a question; undefined if no words tell them from others that look alike. */
export type Teller = (game: Game, question: Question, picks: readonly Option[]) => string | undefined;

export function teller(rules: Rules): Teller {
  const names = new Names(rules);
  return (game, question, picks) => {
    if (picks.length === 0) return question.kind === 'confirm' ? 'no' : 'none';
    const permits = grantsOf(game);
    const left = [...question.options];
    const words: string[] = [];
    for (const pick of picks) {
      const word = wordsFor(game, names, pick, permits).find(
        (each) => left.find((option) => names.matches(game, each, option, permits)) === pick,
      );
      if (word === undefined) return undefined;
      words.push(word);
      left.splice(left.indexOf(pick), 1);
    }
    return words.join(', ');
  };
}

/** Names for an option, the shortest first. */
function wordsFor(game: Game, names: Names, option: Option, permits: ReadonlyMap<number, string>): string[] {
  const { id, card, where, permit, seat, number } = option;
  if (seat !== undefined) return [SEAT_NAMES[seat] as string];
  if (number !== undefined) return [String(number)];
  if (!card) return [id];
  const cards = names.calls(game, card);
  if (permit !== undefined) {
    const places = where ? names.calls(game, where).map((place) => ` on ${place}`) : [''];
    const plays = cards.flatMap((name) => places.map((place) => `play ${name}${place}`));
    const grants = wordsForGrant(permits.get(permit));
    return [...plays, ...grants.flatMap((grant) => plays.map((play) => `${play} using ${grant}`))];
  }
  return id.startsWith('use:') ? cards.map((name) => `use ${name}`) : cards;
}
