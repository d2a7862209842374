/** Finds positions in which the turn can win the game or score a base, but not in an obvious way. */
import { Stop, thinker, untilAsked } from '@baston/bots';
import { rules } from '@baston/cards';
import { type Decider, describe, type Game, type Question, type Request, type Seat, veiled } from '@baston/engine';
import {
  type Layout,
  layOut,
  MODES,
  runScenario,
  type Scenario,
  SEAT_NAMES,
  teller,
  type WrittenPosition,
  writePosition,
} from '@baston/table';
import { play } from '../play.ts';
import { planOf, type Study } from '../study.ts';
import { attempt } from './attempt.ts';
import { type Forced, type Picks, TooLarge, TurnSearch, WIN } from './turn-search.ts';

export interface PuzzleSettings {
  readonly seed: string;
  /** The bot that plays the games. */
  readonly bot: string;
  readonly games: number;
  /** The factions to choose from; all if empty. */
  readonly pool: readonly string[];
  /** The number of answers to try in a turn; larger turns are skipped. */
  readonly nodes: number;
}

/** A random player has to fail in at least two thirds of this many tries. */
const TRIES = 24;
/** How often unknown cards are shuffled to check that they make no difference. */
const WORLDS = 4;
/** Some base needs this share of its breakpoint; other positions hardly ever contain a puzzle. */
const LEAST_FILL = 0.5;

const tell = teller(rules);

/** The puzzles of one game: two, three and four players in turn. */
export function findPuzzles({ seed, bot, games, pool, nodes }: PuzzleSettings, index: number): Scenario[] {
  const seats = 2 + (index % 3);
  const study: Study = { kind: 'balance', seed, seats, games, pool, bot };
  const found: Scenario[] = [];
  let turn = 0;
  play(planOf(study, index), index, (game) => {
    if (game.phase !== 'play' || game.turn === turn) return;
    turn = game.turn;
    if (!isRipe(game)) return;
    const puzzle = puzzleAt(game, `${seed}/${index}`, nodes);
    if (puzzle) found.push(puzzle);
  });
  return found;
}

const isRipe = (game: Game): boolean =>
  game.bases().some((base) => game.totalOf(base) >= LEAST_FILL * game.breakpointOf(base));

/** The puzzle in the current position, if there is one. */
function puzzleAt(game: Game, name: string, nodes: number): Scenario | undefined {
  const active = SEAT_NAMES[game.active] as string;
  const title = `${active} to play, turn ${game.turn} of game ${name}`;
  const draft: Scenario = { title, shows: [], seed: title, ...opened(writePosition(game, 'everything')) };
  const start = layOut(draft, rules); // a layout does not keep the order of cards on a base, so the search has to start from it
  const search = new TurnSearch(start, nodes);
  let forced: Forced;
  try {
    forced = search.solve(start);
    if (forced.value <= 0 || search.solve(start, [], 1).value >= forced.value) return undefined; // too easy: one move is enough
  } catch (thrown) {
    if (!(thrown instanceof TooLarge)) throw thrown;
    return undefined;
  }
  let lucky = 0;
  for (let i = 0; i < TRIES; i++) if (attempt(start, thinker('restless', `${name} ${i}`)) >= forced.value) lucky++;
  if (3 * lucky >= TRIES) return undefined;
  const { value, line } = forced;
  for (let i = 0; i < WORLDS; i++) {
    const end = follow(veiled(start, start.active, `${i}`), line);
    if (!end || search.valueOf(end) !== value) return undefined;
  }
  const { nodes: tried } = search;
  return written(
    draft,
    start,
    forced,
    `${tried} answers tried; a random player gets there in ${lucky} of ${TRIES} tries.`,
  );
}

/** Reveals everything the turn depends on: every hand and the next bases. */
function opened(position: WrittenPosition): WrittenPosition {
  const active = position.active ?? 'A';
  type Cards = NonNullable<Layout['baseDeck']>;
  const seen = (cards: Cards): Cards =>
    cards.map((entry) => ({ ...(typeof entry === 'string' ? { card: entry } : entry), seenBy: [active] }));
  const players = Object.entries(position.players ?? {}).map(([seat, { hand = [], ...rest }]) => {
    const shown = seat === active ? hand : seen(hand);
    return [seat, { ...rest, hand: shown }];
  });
  const { baseDeck = [], bases = [] } = position;
  return {
    ...position,
    players: Object.fromEntries(players),
    baseDeck: [...seen(baseDeck.slice(0, bases.length)), ...baseDeck.slice(bases.length)],
  };
}

interface Answered {
  readonly question: Question;
  readonly game: Game;
  readonly picks: Picks;
}

/** The game at the end of the score phase after these answers; undefined if something else is asked. */
function follow(
  start: Game,
  line: readonly Picks[],
  onAnswer: (answered: Answered) => void = () => {},
): Game | undefined {
  const game = start.clone();
  let cursor = 0;
  const many: Decider['many'] = (g, request) => {
    const picks = line[cursor++];
    if (!picks || !isAnswer(request, picks)) throw new Stop();
    onAnswer({ question: describe(g, request), game: g, picks });
    return picks;
  };
  game.decider = { one: (g, request) => many(g, request)[0] ?? -1, many };
  untilAsked(() => {
    while (game.phase !== 'draw') game.step();
  });
  return game.phase === 'draw' && cursor === line.length ? game : undefined;
}

const isAnswer = ({ min, max, options: { length } }: Request, picks: Picks): boolean =>
  picks.length >= min && picks.length <= max && picks.every((pick) => pick < length);

/** Writes the puzzle with the line that proves it; undefined if the line cannot be written, or fails as a scenario. */
function written(draft: Scenario, start: Game, { value, line }: Forced, proof: string): Scenario | undefined {
  const words: (readonly [Seat, string | undefined])[] = [];
  follow(start, line, ({ question, game, picks }) => {
    const options = picks.flatMap((index) => question.options[index] ?? []);
    words.push([question.seat, tell(game, question, options)]);
  });
  if (words.some(([, said]) => said === undefined)) return undefined;
  const active = SEAT_NAMES[start.active] as string;
  const wins = value >= WIN;
  const gain = wins ? value - WIN : value;
  const goal = wins ? 'wins the game' : `gains ${gain} VP`;
  const { title, shows, seed, ...position } = draft;
  const puzzle = {
    title: `${title}: ${active} ${goal}`,
    shows,
    note: `${active} sees all hands and the next bases. ${proof}`,
    seed,
    ...position,
    steps: [
      ...words.map(([seat, said]) => ({ [SEAT_NAMES[seat] as string]: said })),
      { expect: { [active]: { vp: start.vp(start.active) + gain }, ...(wins ? { winner: active } : {}) } },
    ],
  } as Scenario;
  return MODES.every((mode) => runScenario(puzzle, rules, mode).faults.length === 0) ? puzzle : undefined;
}
