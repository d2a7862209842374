/** What a seat cannot know changes no byte that is sent to it: on real sockets, for players and for those who look on. */
import { rules } from '@baston/cards';
import { below, Game, seedWords } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { type Guest, startServer, Visitor } from '../../../test/online.ts';
import { inPlace, randomChooser } from '../../../test/players.ts';
import { Different, Enough, key, type Run, record, swapUnknown } from '../../../test/swap.ts';
import type { Entry } from './entries.ts';
import { rowOf } from './rows.ts';
import type { Server } from './server.ts';
import { MemoryStore } from './store/memory.ts';
import { type ParkedTable, sha256, Table } from './table.ts';
import { thinkHere } from './think.ts';
import type { Think } from './thinkers.ts';

const AT = 1_800_000_000_000;
const POSITIONS = 2000;
const ANSWERS = 2;
const ANSWERS_FACE_DOWN = 4; // to play a card, whom to challenge, and both cards of the duel
const MANY_STEPS = 1000;

interface Pair {
  readonly seat: number;
  readonly original: Game;
  readonly twin: Game;
  readonly answers: Run['answers'];
}

const FACE_DOWN = ['ancient-egyptians', 'cowboys', 'samurai'];

/** Positions of random games, a few steps apart; every third with cards that are laid face down. And how many answers follow. */
function* positions(words: Int32Array): Generator<readonly [game: Game, most: number]> {
  for (let n = 0; ; n++) {
    const isFaceDown = n % 3 === 1;
    const faceDown = isFaceDown ? { pool: FACE_DOWN, boxes: 4 } : {};
    const bases = n % 7 === 0 ? 'all' : 'in-play';
    const titans = n % 2 === 0 ? 'all' : 'needed';
    const game = Game.create(rules, { seed: `sent-${n}`, seats: 2 + (n % 3), bases, titans, ...faceDown });
    game.decider = inPlace(randomChooser(`sent-${n}`));
    while (!game.isOver()) {
      for (let i = below(words, 8); i >= 0 && !game.isOver(); i--) game.step();
      if (!game.isOver()) yield [game.clone(), isFaceDown ? ANSWERS_FACE_DOWN : ANSWERS];
    }
  }
}

/** The same position with cards swapped that a seat never gets to know, and answers that both allow. */
function pair(original: Game, most: number, n: number, words: Int32Array): Pair | undefined {
  const seat = below(words, original.seats);
  const random = randomChooser(`answers-${n}`);
  const asked: string[] = [];
  const played = record(original, seat, MANY_STEPS, (question, heard) => {
    asked.push(`${key(question)} ${heard}`);
    if (asked.length > most) throw new Enough();
    return random(question);
  });
  const { answers } = played;
  const twin = original.clone();
  if (swapUnknown(twin, played.known, words) === 0 || answers.length === 0) return undefined;
  let next = 0;
  try {
    record(twin, seat, MANY_STEPS, (question, heard) => {
      // Who is asked what by which card, and when, can be told from outside: if that changes, it is another game.
      if (asked[next] !== `${key(question)} ${heard}`) throw new Different();
      const answer = answers[next++];
      if (!answer) throw new Enough();
      return answer.picks;
    });
    if (next < asked.length) return undefined;
  } catch (thrown) {
    if (thrown instanceof Different) return undefined;
    throw thrown;
  }
  return { seat, original, twin, answers };
}

const person = (seat: number): string => `person-${seat}`;
const token = (seat: number): string => String(seat).repeat(43);
const idOf = (n: number): string => `table-${n}`.padEnd(16, '-');

/** A table at which that game has come so far. */
async function lay(store: MemoryStore, id: string, game: Game): Promise<void> {
  const seats = Array.from({ length: game.seats }, () => 'person' as const);
  const options = { config: {}, seats, listed: false, pace: 'live', absent: 'clock', seconds: 60 } as const;
  const open: Entry = { type: 'open', at: AT, by: person(0), options, secret: sha256(id) };
  const table = Table.open(id, rules, open);
  const row = { seq: 0, command: 'open', entry: JSON.stringify(open), events: '[]' };
  await store.append({ row, table: rowOf(table) });
  const parked: ParkedTable = {
    state: {
      ...table.state,
      seats: seats.map((_, seat) => ({ person: person(seat), name: `P${seat}`, isFree: false, share: '' })),
    },
    game: { checkpoint: game.save(), answers: [] },
  };
  await store.park(id, { seq: 0, game: JSON.stringify(parked) });
}

/** Gives the answers, and keeps what the seat and somebody who looks on are sent. */
async function frames(
  server: Server,
  visitors: readonly Visitor[],
  id: string,
  { seat, answers }: Pair,
  isAdvised: boolean,
): Promise<string[][]> {
  const guests = await Promise.all([visitors[seat], visitors[4]].map((visitor) => (visitor as Visitor).join(id)));
  for (const [i, answer] of answers.entries()) {
    await server.rooms.use(id, (room) =>
      room.command(
        { id: person(answer.seat), name: '' },
        { type: 'answer', command: `a${i}`, question: i, picks: answer.picks },
      ),
    );
  }
  for (const guest of guests) await guest.until(() => guest.update?.seq === answers.length);
  const [player] = guests as [Guest, Guest];
  if (player.update?.waitingFor !== undefined) await player.say({ type: 'position', command: 'position' }); // else all is told
  if (isAdvised) await player.say({ type: 'hint', command: 'hint' });
  for (const guest of guests) guest.socket.terminate();
  return guests.map((guest) => guest.frames);
}

async function open(side: 'original' | 'twin', pairs: readonly Pair[]) {
  const store = new MemoryStore();
  for (let seat = 0; seat < 4; seat++) {
    await store.addPerson({ id: person(seat), name: `P${seat}` });
    await store.addToken(person(seat), sha256(token(seat)));
  }
  for (const [n, pair] of pairs.entries()) await lay(store, idOf(n), pair[side]);
  const think: Think = async (thought) => thinkHere(thought, { iterations: 6, turns: 1 });
  const running = await startServer({ store, now: () => AT, think });
  const visitors = Array.from({ length: 5 }, (_, seat) => {
    const visitor = new Visitor(running);
    if (seat < 4) visitor.cookie = `baston=${token(seat)}`;
    return visitor;
  });
  return { server: running.server, visitors };
}

const FACE_DOWN_IN_DUEL = /"duel":\{.*?"cards":\[(?:\{[^}]*\},)*\{"id":\d+,"controller":\d\}/;

/** Where they first differ. */
function difference(one: readonly string[][], other: readonly string[][]): string {
  const [a, b] = [one, other].map((lists) => lists.map((list) => list.join('\n')).join('\n\n')) as [string, string];
  if (a === b) return '';
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return `${a.slice(at - 200, at + 100)} | ${b.slice(at - 40, at + 100)}`;
}

describe('what is sent to a seat', () => {
  it('does not depend on what it cannot know: bytes, sizes and order', async () => {
    const words = new Int32Array(4);
    seedWords('sent', words);
    const pairs: Pair[] = [];
    let tried = 0;
    for (const [game, most] of positions(words)) {
      const found = pair(game, most, tried++, words);
      if (found) pairs.push(found);
      if (pairs.length === POSITIONS) break;
    }
    expect(tried).toBeLessThan(3 * POSITIONS);
    const [one, other] = await Promise.all([open('original', pairs), open('twin', pairs)]);
    let compared = 0;
    let buried = 0;
    let duels = 0;
    let placed = 0;
    let hints = 0;
    let written = 0;
    const sets = new Set<string>();
    for (const [n, pair] of pairs.entries()) {
      const [sent, twin] = await Promise.all([
        frames(one.server, one.visitors, idOf(n), pair, n % 4 === 0),
        frames(other.server, other.visitors, idOf(n), pair, n % 4 === 0),
      ]);
      expect(difference(sent, twin), `position ${n}, seat ${pair.seat}`).toBe('');
      compared += sent.flat().length;
      buried += sent.flat().filter((text) => /"buried":\[[^\]]*"controller":\d\}/.test(text)).length;
      duels += sent.flat().filter((text) => text.includes('"duel":{"at"')).length;
      placed += sent.flat().filter((text) => FACE_DOWN_IN_DUEL.test(text)).length;
      hints += sent.flat().filter((text) => text.startsWith('{"type":"hint"')).length;
      written += sent.flat().filter((text) => text.startsWith('{"type":"position"')).length;
      for (const faction of pair.original.picks) sets.add(rules.setOfFaction(faction));
    }
    await Promise.all([one.server.close(), other.server.close()]);
    expect(compared).toBeGreaterThan(4 * POSITIONS);
    expect(sets.size).toBe(rules.sets.length);
    expect(buried).toBeGreaterThan(500);
    expect(duels).toBeGreaterThan(100);
    expect(placed).toBeGreaterThan(20);
    expect(hints).toBeGreaterThan(POSITIONS / 16);
    expect(written).toBeGreaterThan(POSITIONS / 2);
  });
});
