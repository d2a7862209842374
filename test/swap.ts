/** A game is played on for some steps; then what a seat never gets to know is swapped, and it is played again. */
import {
  below,
  type Decider,
  describe as describeQuestion,
  eventFor,
  type Game,
  type Question,
  type Request,
  stayOf,
  view,
} from '@baston/engine';
import { BURIED, idOf, ZONE } from '../packages/engine/src/state/block.ts';
import { cardAt } from '../packages/engine/src/state/zones.ts';

/** The other cards leave no room for the same answers. */
export class Different extends Error {}

const SHOWS_MADNESS = 'minions-of-cthulhu/cthulhu';

/** Thrown by `choose`: it was enough. */
export class Enough extends Error {}

export interface Run {
  readonly bytes: string[];
  readonly answers: { readonly seat: number; readonly key: string; readonly picks: readonly string[] }[];
  readonly known: ReadonlySet<number>;
}

export const key = ({ seat, kind, purpose, source }: Question): string =>
  `${seat} ${kind} ${purpose} ${source?.def ?? ''}`;

/** Plays some steps and keeps every byte that the seat gets; answers come from `choose`, who is told how many events came before. */
export function record(
  start: Game,
  seat: number,
  steps: number,
  choose: (question: Question, heard: number) => readonly string[],
): Run {
  const game = start.clone();
  const bytes = [JSON.stringify(view(game, seat))];
  const answers: Run['answers'] = [];
  let heard = 0;
  const known = new Set<number>();
  // A spectator knows what everybody knows.
  const knowers = seat >= 0 ? [seat] : game.allSeats();
  const noteKnown = (): void => {
    for (let id = 1; id <= game.cardCount(); id++)
      if (knowers.every((one) => game.isKnownTo(game.card(id), one))) known.add(id);
  };
  /** A player sees what they may choose from; if it is a part of a pile, they have looked through all of it. Buried cards may be offered face down. */
  const noteOffered = ({ options }: Question): void => {
    const stays = new Set(options.map(({ card }) => card?.id));
    const zoneOf = (id: number): number => game.block[cardAt(id) + ZONE] as number;
    const ids = Array.from({ length: game.cardCount() }, (_, i) => i + 1);
    const zones = new Set(ids.filter((id) => stays.has(stayOf(game.card(id)))).map(zoneOf));
    zones.delete(BURIED);
    for (const id of ids) if (zones.has(zoneOf(id))) known.add(id);
  };
  const many = (g: Game, request: Request): number[] => {
    const question = describeQuestion(g, request);
    noteKnown();
    bytes.push(JSON.stringify({ asked: key(question), view: view(g, seat) }));
    // Everybody sees which cards of the name leave a hand, or that none does.
    if (question.purpose === 'nameCard')
      for (const one of g.allSeats()) for (const card of g.hand(one)) known.add(idOf(card));
    if (question.seat === seat) {
      noteOffered(question);
      bytes.push(JSON.stringify(question));
    }
    const picks = choose(question, heard);
    if (picks.length < question.min || picks.length > question.max) throw new Different();
    answers.push({ seat: question.seat, key: key(question), picks });
    return picks.map((pick) => {
      const index = question.options.findIndex((option) => option.id === pick);
      if (index < 0) throw new Different();
      return index;
    });
  };
  const decider: Decider = { one: (g, request) => many(g, request)[0] ?? -1, many };
  game.decider = decider;
  game.listen((event) => {
    heard++;
    bytes.push(JSON.stringify(eventFor(event, seat)));
    noteKnown();
    // Everybody sees what a search finds, or that it finds nothing: with another pile it is another game.
    if (event.type === 'search') for (const card of game.deck(event.seat)) known.add(idOf(card));
    // Drawing also shows Madness where a titan makes players show it: a card that is not shown is none.
    if (event.type === 'draw' && game.titans().some((titan) => game.nameOf(titan) === SHOWS_MADNESS))
      for (const card of game.hand(event.seat)) known.add(idOf(card));
  });
  noteKnown();
  try {
    for (let i = 0; i < steps && !game.isOver(); i++) {
      game.step();
      bytes.push(JSON.stringify(view(game, seat)));
    }
    noteKnown();
  } catch (thrown) {
    if (!(thrown instanceof Enough)) throw thrown;
  }
  return { bytes, answers, known };
}

/** Swaps what the cards are that the seat never gets to know, among cards of one owner in hands and decks. */
export function swapUnknown(game: Game, known: ReadonlySet<number>, words: Int32Array): number {
  let swaps = 0;
  const groups = new Map<number, number[]>();
  const played = new Set(game.plays.map(({ card }) => idOf(card))); // what they were is known, wherever they are now
  for (let id = 1; id <= game.cardCount(); id++) {
    if (known.has(id) || played.has(id) || game.isPublic(id)) continue;
    const owner = game.ownerOf(game.card(id));
    groups.set(owner, [...(groups.get(owner) ?? []), id]);
  }
  for (const ids of groups.values()) {
    for (let i = ids.length - 1; i > 0; i--) {
      const j = below(words, i + 1);
      if (game.swapIdentities(ids[i] as number, ids[j] as number)) swaps++;
    }
  }
  return swaps;
}
