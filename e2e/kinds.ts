/** Games that have come to a question of each kind. */
import { rules } from '@baston/cards';
import type { Kind } from '@baston/engine';
import { type SavedTable, Session } from '@baston/table';
import { randomChooser } from '../test/players.ts';
import { tableOf } from './crowd.ts';

const KINDS: { readonly [K in Kind]: true } = {
  move: true,
  cards: true,
  minions: true,
  bases: true,
  players: true,
  factions: true,
  modes: true,
  number: true,
  confirm: true,
  order: true,
};

/** For each kind a table where the first seat is asked a question of that kind; the whole of it is found at once. */
export function tablesOfEveryKind(): ReadonlyMap<Kind, SavedTable> {
  const found = new Map<Kind, SavedTable>();
  for (let game = 0; found.size < Object.keys(KINDS).length; game++) {
    const choose = randomChooser(`kinds-${game}`);
    const session = Session.start(rules, {
      seed: `kinds-${game}`,
      seats: 3,
      factions: game === 0 ? 'draft' : 'random',
    });
    for (let { question } = session; question; { question } = session) {
      if (question.seat === 0 && !found.has(question.kind)) found.set(question.kind, tableOf(session.record()));
      session.answer(question.seat, choose(question));
    }
  }
  return found;
}
