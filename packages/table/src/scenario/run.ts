/** Runs a scenario: lays it out, follows its steps, and says what is not as it should be. */
import {
  type Config,
  type Decider,
  describe,
  Game,
  type GameEvent,
  type Option,
  type Question,
  Refusal,
  type Request,
  type Rules,
} from '@baston/engine';
import { checkIdle, Session } from '../session.ts';
import { Expectations } from './expect.ts';
import { type AskedNow, BadScenario, type Fault, faultOf } from './faults.ts';
import { readPosition } from './layout.ts';
import { Names } from './names.ts';
import {
  type AnswerStep,
  type Asked,
  type ExpectStep,
  type Scenario,
  SEAT_NAMES,
  type SeatName,
  type Step,
} from './schema.ts';

/** Plainly; stopped at every question; saved and restored after every answer (design §9). */
export const MODES = ['plain', 'suspended', 'restored'] as const;
export type Mode = (typeof MODES)[number];

export interface Outcome {
  readonly faults: readonly Fault[];
  /** All that happened, for comparing one way of running with another; not kept when restored. */
  readonly events: readonly GameEvent[];
  readonly hash: number;
}

class Stop extends Error {}

/** The steps of a scenario, used up one by one as questions come. */
class Script {
  readonly names: Names;
  readonly faults: Fault[] = [];
  readonly #steps: readonly Step[];
  #at = 0;

  constructor(names: Names, steps: readonly Step[]) {
    this.names = names;
    this.#steps = steps;
  }

  /** The step that is being looked at, as the file counts. */
  get #step(): string {
    return `steps[${this.#at}]`;
  }

  get isDone(): boolean {
    return this.#at >= this.#steps.length;
  }

  /** Checks what is expected now, up to the next answer. */
  look(game: Game, events: readonly GameEvent[], question: Question | undefined): void {
    for (let step = this.#steps[this.#at]; step && 'expect' in step; step = this.#steps[this.#at]) {
      this.#at++;
      const expectations = new Expectations(this.#step, game, this.names, events, question);
      expectations.check(step as ExpectStep);
      this.faults.push(...expectations.faults);
    }
  }

  /** The answer to a question; throws when there is none or it does not fit. */
  answer(game: Game, events: readonly GameEvent[], question: Question): string[] {
    this.look(game, events, question);
    const step = this.#steps[this.#at] as AnswerStep | undefined;
    if (!step) throw new Stop();
    this.#at++;
    const seat = SEAT_NAMES.find((name) => step[name] !== undefined) as SeatName;
    const words = step[seat] as string | number | readonly string[];
    const permits = new Map(game.offered.map((p) => [p.id, p.regular ? 'regular' : game.rules.def(p.sourceDef).id]));
    const now = this.#asked(game, question);
    if (now.seat !== seat) throw new BadScenario('notAsked', this.#step, seat, now);
    if (step.asked) this.#checkAsked(game, question, step.asked, permits, now);
    const picks: string[] = [];
    for (const word of asList(words)) {
      const option = question.options.find((o) => !picks.includes(o.id) && this.names.matches(game, word, o, permits));
      if (!option) throw new BadScenario('notOffered', this.#step, word, now);
      picks.push(option.id);
    }
    if (picks.length < question.min || picks.length > question.max)
      throw new BadScenario('picked', this.#step, picks.length, now);
    return picks;
  }

  #checkAsked(game: Game, question: Question, asked: Asked, permits: ReadonlyMap<number, string>, now: AskedNow): void {
    const where = `${this.#step}.asked`;
    const same = (key: keyof Asked, actual: unknown): void => {
      const expected = asked[key];
      if (expected !== undefined && expected !== actual)
        throw new BadScenario('differs', `${where}.${key}`, String(expected), String(actual));
    };
    if (asked.by !== question.source?.def) same('by', now.by ?? 'rules');
    if (asked.about !== question.about?.def) same('about', this.names.short(question.about?.def ?? ''));
    same('to', question.purpose);
    same('may', question.min === 0);
    same('min', question.min);
    same('max', question.max);
    const find = (word: string, left: readonly Option[]): number =>
      left.findIndex((o) => this.names.matches(game, String(word), o, permits));
    const left = [...question.options];
    for (const word of [...(asked.offers ?? []), ...(asked.among ?? [])]) {
      const at = find(word, left);
      if (at < 0) throw new BadScenario('notOffered', where, word, now);
      left.splice(at, 1);
    }
    if (asked.offers && left.length > 0) throw new BadScenario('offersMore', where, asked.offers, now);
    const banned = asked.not?.find((word) => find(word, question.options) >= 0);
    if (banned !== undefined) throw new BadScenario('offered', where, banned, now);
  }

  /** The question, for a fault. */
  #asked(game: Game, { source, seat, purpose, min, max, options }: Question): AskedNow {
    const short = (card: Option['card']): string => this.names.short(card?.def ?? '');
    const name = (o: Option): string => {
      if (o.permit !== undefined) return `play ${short(o.card)}${o.where ? ` on ${short(o.where)}` : ''}`;
      if (o.id.startsWith('use:')) return `use ${short(o.card)}`;
      if (o.seat !== undefined) return SEAT_NAMES[o.seat] as string;
      if (o.number !== undefined) return String(o.number);
      return o.card ? short(o.card) : o.id;
    };
    return {
      by: source ? this.names.short(source.def) : undefined,
      seat: SEAT_NAMES[seat] as string,
      phase: game.phase,
      purpose,
      min,
      max,
      options: options.map(name),
    };
  }

  /** At the end nothing may be left: no step, and no question but what to do in one's turn. */
  finish(game: Game, question: Question | undefined, events: readonly GameEvent[]): void {
    this.look(game, events, question);
    if (!this.isDone) this.faults.push(['notReached', `steps[${this.#at + 1}]`]);
    if (question && question.purpose !== 'turn') this.faults.push(['leftOver', this.#asked(game, question)]);
  }
}

/** YAML reads a number as one, whatever we would like it to be. */
const asList = (words: string | number | readonly string[]): readonly string[] => {
  if (typeof words === 'object') return words;
  return words === 'none' || words === 'no' ? [] : String(words).split(', ');
};

export function runScenario(scenario: Scenario, rules: Rules, mode: Mode = 'plain'): Outcome {
  const names = new Names(rules);
  const script = new Script(names, scenario.steps ?? []);
  const events: GameEvent[] = [];
  const faulty = (fault: Fault): Outcome => ({ faults: [fault], events, hash: 0 });
  let game: Game;
  try {
    game = layOut(scenario, rules, names, events);
    if (scenario.refused !== undefined) return faulty(['notRefused']);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    if (scenario.refused !== undefined && thrown.message.includes(scenario.refused))
      return { faults: [], events, hash: 0 };
    return faulty(faultOf(thrown));
  }
  try {
    const end =
      mode === 'plain' ? runPlain(game, script, events) : runSession(game, script, events, mode === 'restored');
    return { faults: script.faults, events, hash: end.hash() };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { faults: [...script.faults, faultOf(thrown)], events, hash: 0 };
  }
}

/** In place: the script is the decider. */
function runPlain(game: Game, script: Script, events: GameEvent[]): Game {
  let pending: Question | undefined;
  let idle = 0;
  const next = (g: Game, request: Request): number[] => {
    pending = describe(g, request);
    const ids = pending.options.map((option) => option.id);
    const picks = script.answer(g, events, pending).map((id) => ids.indexOf(id));
    pending = undefined;
    idle = 0;
    return picks;
  };
  const decider: Decider = { one: (g, request) => next(g, request)[0] ?? -1, many: next };
  game.decider = decider;
  game.sink = (event) => events.push(event);
  try {
    while (!game.isOver()) {
      checkIdle(idle++);
      game.step();
    }
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown;
  }
  script.finish(game, pending, events);
  return game;
}

/** As with people: the session stops at every question; restored from its parked form after each, if wanted. */
function runSession(start: Game, script: Script, events: GameEvent[], restore: boolean): Game {
  let session = Session.from(start);
  const dealt = [...events];
  const sync = (): void => {
    events.splice(0, events.length, ...dealt, ...(session.events as GameEvent[]));
  };
  sync();
  try {
    for (let { question } = session; question; { question } = session) {
      session.answer(question.seat, script.answer(session.game, events, question));
      sync();
      if (!restore) continue;
      session = Session.resume(session.rules, JSON.parse(JSON.stringify(session.park())));
      // It tells the events of the unfinished step again; what came before is past.
      dealt.splice(0, dealt.length, ...events.slice(0, events.length - session.events.length));
    }
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown;
  }
  script.finish(session.game, session.question, events);
  return session.game;
}

/** The game that a scenario begins with. */
export function layOut(scenario: Scenario, rules: Rules, names = new Names(rules), events: GameEvent[] = []): Game {
  const seed = scenario.seed ?? scenario.title;
  const endOfPlay = 'automatic'; // so that a scenario need not say that nobody has anything to do
  if (scenario.match) return Game.create(rules, { seed, endOfPlay, ...scenario.match }, (event) => events.push(event));
  const seats = scenario.seats ?? 2;
  const config: Partial<Config> & { seed: string } = {
    boxes: 4,
    seats,
    seed,
    endOfPlay,
    factions: Array.from({ length: seats }, () => [rules.factionId(0), rules.factionId(1)] as const),
    ...scenario.options,
  };
  const { game, labels } = Game.arrange(rules, config, readPosition(scenario, names, seats));
  names.labels = labels;
  return game;
}
