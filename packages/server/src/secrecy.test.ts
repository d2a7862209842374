/** Proves on real sockets that what a seat cannot know changes no byte sent to it, for players and spectators. */
import { rules } from '@baston/cards';
import { below, Game, onlyAnswer, type Question, seedWords } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import { AT, addPeople, lay, Onlooker, person, tableId, token } from '../../../test/laid-tables.ts';
import { type Guest, startServer, Visitor } from '../../../test/online.ts';
import { inPlace, randomChooser } from '../../../test/players.ts';
import { Different, Enough, key, type Run, record, swapUnknown } from '../../../test/swap.ts';
import { thinkHere } from './bots/think.ts';
import type { Think } from './bots/thinkers.ts';
import type { Command } from './rooms/commands.ts';
import type { Server } from './server.ts';
import { MemoryStore } from './store/memory.ts';

const POSITIONS = 1000;
/** At least this many of them are veiled. They are rare, so more games are searched for them. */
const VEILED = 6;
const ANSWERS = 2;
const ANSWERS_FACE_DOWN = 4; // to play a card, whom to challenge, and both cards of the duel
const MANY_STEPS = 1000;

interface Pair {
  readonly seat: number;
  readonly original: Game;
  readonly twin: Game;
  readonly answers: Run['answers'];
  /** Only one of the two is asked something that nobody else may notice; the server answers for the other. */
  readonly isVeiled: boolean;
}

const FACE_DOWN = ['ancient-egyptians', 'cowboys', 'samurai'];

/** The factions of three boxes, others for each game: so all boxes are played. */
const threeBoxes = (n: number): string[] =>
  [n, n + 5, n + 7].flatMap((at) => rules.sets[at % rules.sets.length]?.factions.map(({ id }) => id) ?? []);

/** Positions of random games, a few steps apart; every third with cards that are laid face down. And how many answers follow. */
function* positions(words: Int32Array): Generator<readonly [game: Game, most: number]> {
  for (let n = 0; ; n++) {
    const isFaceDown = n % 3 === 1;
    const pool = isFaceDown ? FACE_DOWN : threeBoxes(n);
    const bases = n % 7 === 0 ? 'all' : 'in-play';
    const titans = n % 2 === 0 ? 'all' : 'needed';
    const game = Game.create(rules, {
      seed: `sent-${n}`,
      seats: 2 + (n % 3),
      bases,
      titans,
      discreet: true,
      pool,
      boxes: 4,
    });
    game.decider = inPlace(randomChooser(`sent-${n}`));
    while (!game.isOver()) {
      for (let i = below(words, 16); i >= 0 && !game.isOver(); i--) game.step();
      if (!game.isOver()) yield [game.clone(), isFaceDown ? ANSWERS_FACE_DOWN : ANSWERS];
    }
  }
}

const isAnsweredFor = (question: Question): boolean => question.mask === 'alone' && onlyAnswer(question) !== undefined;

/** The same position with cards swapped that a seat never gets to know, and answers that both allow. */
function pair(original: Game, most: number, n: number, words: Int32Array): Pair | undefined {
  const seat = below(words, original.seats);
  const random = randomChooser(`answers-${n}`);
  const asked: string[] = [];
  let answeredFor = 0;
  const played = record(original, seat, MANY_STEPS, (question, heard) => {
    asked.push(`${key(question)} ${heard}`);
    if (isAnsweredFor(question)) answeredFor++;
    if (asked.length > most && !question.mask) throw new Enough();
    return random(question);
  });
  const { answers } = played;
  const twin = original.clone();
  if (swapUnknown(twin, played.known, words) === 0 || answers.length === 0) return undefined;
  let next = 0;
  try {
    record(twin, seat, MANY_STEPS, (question, heard) => {
      // Anybody can tell who is asked what by which card, and when.
      expect(`${key(question)} ${heard}`, `position ${n}, seat ${seat}`).toBe(asked[next]);
      if (isAnsweredFor(question)) answeredFor--;
      const answer = answers[next++];
      if (!answer) throw new Enough();
      return answer.picks;
    });
    expect(next).toBe(asked.length);
  } catch (thrown) {
    if (thrown instanceof Different) return undefined;
    throw thrown;
  }
  return { seat, original, twin, answers, isVeiled: answeredFor !== 0 };
}

/** Longer than a window is open, and than the server takes to answer for somebody; nothing of it passes by itself. */
const LATER = 1_000_000;
/** Longer than any of the games. */
const AGES = 1e9;

/** Gives the answers, and keeps what the seat and a spectator are sent. In a window all answer, the last of them first. */
async function frames(
  { side, store, server, visitors, clock }: Opened,
  n: number,
  pair: Pair,
  isAdvised: boolean,
): Promise<{ readonly sent: string[][]; readonly windows: number; readonly unasked: number }> {
  const { seat, original, answers } = pair;
  const id = tableId(n);
  clock.now = AT + n * AGES;
  // Not before: the server takes up every table whose window should have closed.
  await lay(store, id, pair[side], {
    windowDelay: { min: 300_000, max: 600_000 },
    options: { seconds: 86_400 },
    at: clock.now,
  });
  const guests = await Promise.all([visitors[seat], visitors[4]].map((visitor) => (visitor as Visitor).join(id)));
  const [player] = guests as [Guest, Guest];
  let windows = 0;
  let unasked = 0;
  await server.rooms.use(id, async (room) => {
    const sitting = await Promise.all(original.allSeats().map((one) => Onlooker.at(room, one)));
    const say = (by: number, message: Command): Promise<number> => room.command({ id: person(by), name: '' }, message);
    for (let next = 0; next < answers.length; ) {
      const [{ latest }] = sitting as [Onlooker];
      const { questionNumber: question, window } = latest;
      let isDone = false;
      if (window) {
        windows++;
        const picked = new Map<number, readonly string[]>();
        for (const one of window.seats) {
          const picks = answers[next++]?.picks ?? [];
          picked.set(one, picks);
          if (picks.length > 0) break;
        }
        for (const one of window.seats.toReversed()) {
          const [pick] = picked.get(one) ?? [];
          const command = `a${question}-${one}`;
          if (pick === undefined) await say(one, { type: 'pass', command, question });
          else await say(one, { type: 'answer', command, question, picks: [pick] });
        }
        clock.now += LATER;
      } else {
        const { seat: by, picks } = answers[next++] as Run['answers'][number];
        clock.now += LATER;
        isDone = sitting[by]?.latest.question !== undefined;
        if (isDone) await say(by, { type: 'answer', command: `a${question}`, question, picks });
        else unasked++;
      }
      if (!isDone) room.leave(await Onlooker.at(room, 0)); // whoever comes makes the server look at the clock
      for (const one of [...guests, ...sitting]) await one.until(() => (one.update?.questionNumber ?? 0) > question);
    }
    for (const one of sitting) room.leave(one);
  });
  if (player.update?.waitingFor !== undefined) await player.say({ type: 'position', command: 'position' }); // else all is told
  if (isAdvised) await player.say({ type: 'hint', command: 'hint' });
  for (const guest of guests) guest.socket.terminate();
  return { sent: guests.map((guest) => guest.frames), windows, unasked };
}

interface Opened {
  readonly side: 'original' | 'twin';
  readonly store: MemoryStore;
  readonly server: Server;
  readonly visitors: readonly Visitor[];
  readonly clock: { now: number };
}

async function open(side: 'original' | 'twin'): Promise<Opened> {
  const store = new MemoryStore();
  const clock = { now: AT };
  await addPeople(store);
  const think: Think = async (task) => thinkHere({ ...task, effort: { iterations: 6, turns: 1 } });
  const running = await startServer({ store, now: () => clock.now, think });
  const visitors = Array.from({ length: 5 }, (_, seat) => {
    const visitor = new Visitor(running);
    if (seat < 4) visitor.cookie = `baston=${token(seat)}`;
    return visitor;
  });
  return { side, store, server: running.server, visitors, clock };
}

const FACE_DOWN_IN_DUEL = /"duel":\{.*?"cards":\[(?:\{[^}]*\},)*\{"id":\d+,"controller":\d\}/;

/** The first difference. */
function difference(one: readonly string[][], other: readonly string[][]): string {
  const [a, b] = [one, other].map((lists) => lists.map((list) => list.join('\n')).join('\n\n')) as [string, string];
  if (a === b) return '';
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return `${a.slice(at - 200, at + 100)} | ${b.slice(at - 40, at + 100)}`;
}

describe('what is sent to a seat', () => {
  // Every game is played several times over sockets, each time with other hidden cards.
  it('does not depend on what it cannot know: bytes, sizes and order', { timeout: 300_000 }, async () => {
    const words = new Int32Array(4);
    seedWords('sent', words);
    const pairs: Pair[] = [];
    let tried = 0;
    let enough: number | undefined;
    for (const [game, most] of positions(words)) {
      const found = pair(game, most, tried++, words);
      if (found && (pairs.length < POSITIONS || found.isVeiled)) pairs.push(found);
      if (pairs.length === POSITIONS) enough ??= tried;
      if (enough && pairs.filter(({ isVeiled }) => isVeiled).length >= VEILED) break;
    }
    expect(enough).toBeLessThan(3 * POSITIONS);
    expect(tried).toBeLessThan(12 * POSITIONS);
    const [one, other] = await Promise.all([open('original'), open('twin')]);
    let compared = 0;
    let buried = 0;
    let duels = 0;
    let placed = 0;
    let hints = 0;
    let written = 0;
    let windows = 0;
    let veiled = 0;
    const sets = new Set<string>();
    for (const [n, pair] of pairs.entries()) {
      const [original, twin] = await Promise.all([
        frames(one, n, pair, n % 4 === 0),
        frames(other, n, pair, n % 4 === 0),
      ]);
      const { sent } = original;
      windows += original.windows;
      if (original.unasked !== twin.unasked) veiled++;
      expect(difference(sent, twin.sent), `position ${n}, seat ${pair.seat}`).toBe('');
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
    expect(windows).toBeGreaterThan(POSITIONS / 8);
    expect(veiled).toBeGreaterThanOrEqual(VEILED);
  });
});
