/** Runs a scenario: lays it out, follows its steps, and says what is not as it should be. */
import {
  type Config,
  describe,
  Game,
  type GameEvent,
  hashText,
  type Position,
  type Question,
  Refusal,
  type Request,
  type Rules,
} from '@baston/engine';
import { BadScenario, type Fault, faultsOf } from '../position/faults.ts';
import { readPosition } from '../position/layout.ts';
import { Names } from '../position/names.ts';
import type { Answer } from '../session/answers.ts';
import { Session } from '../session/session.ts';
import { checkIdle } from '../session/step.ts';
import type { Scenario } from './schema.ts';
import { type Numbered, Script, Stop, withoutUndone } from './script.ts';

/** Plainly; stopped at every question; saved and restored after every answer (design §9). */
export const MODES = ['plain', 'suspended', 'restored'] as const;
export type Mode = (typeof MODES)[number];

export interface Outcome {
  readonly faults: readonly Fault[];
  /** The events, for comparing one way of running with another. */
  readonly events: readonly GameEvent[];
  readonly hash: number;
}

/** The seed of a scenario that names none. */
const USUAL_SEED = 'scenario';

/** Runs a scenario with each of its seeds, and returns the faults of the first seed that has any. */
export function runScenario(scenario: Scenario, rules: Rules, mode: Mode = 'plain'): Outcome {
  const { seeds, ...one } = scenario;
  if (seeds === undefined) return runOnce(one, rules, mode);
  const outcomes = Array.from({ length: seeds }, (_, i) => {
    const seed = String(i + 1);
    const { faults, ...outcome } = runOnce(
      { ...one, seed, ...(one.match && { match: { ...one.match, seed } }) },
      rules,
      mode,
    );
    return { ...outcome, faults: faults.map((fault) => ({ ...fault, seed })) };
  });
  return {
    faults: outcomes.find(({ faults }) => faults.length > 0)?.faults ?? [],
    events: outcomes.flatMap(({ events }) => events),
    hash: hashText(outcomes.map(({ hash }) => hash).join()),
  };
}

function runOnce(scenario: Scenario, rules: Rules, mode: Mode): Outcome {
  const names = new Names(rules);
  const events: GameEvent[] = [];
  const { refused } = scenario;
  let game: Game;
  try {
    game = layOut(scenario, rules, names, events);
    if (refused !== undefined) return { faults: [{ path: ['refused'], says: ['notRefused'] }], events, hash: 0 };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const isExpected = refused !== undefined && thrown.message.includes(refused);
    return { faults: isExpected ? [] : faultsOf(thrown, []), events, hash: 0 };
  }
  const steps: Numbered = [...(scenario.steps ?? []).entries()];
  const settled = withoutUndone(steps);
  const script = new Script(names, mode === 'plain' ? settled : steps);
  const restored = mode === 'restored' ? settled : [];
  try {
    const end = mode === 'plain' ? runPlain(game, script, events) : runSession(game, script, events, restored);
    return { faults: script.faults, events, hash: end.hash() };
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { faults: [...script.faults, ...faultsOf(thrown, [])], events, hash: 0 };
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
  game.decider = { one: (g, request) => next(g, request)[0] ?? -1, many: next };
  game.listen((event) => {
    script.names.follow(game);
    events.push(event);
  });
  untilStopped(() => {
    while (!game.isOver()) {
      checkIdle(idle++);
      game.step();
    }
  });
  script.finish(game, pending, events);
  return game;
}

/** Runs in a session that stops at every question, as with people. It is restored from its saved form after these steps. */
function runSession(start: Game, script: Script, events: GameEvent[], restored: Numbered): Game {
  const follow = (_event: GameEvent, game: Game): void => script.names.follow(game);
  let session = Session.from(start, follow);
  let told = 0;
  const listen = (): void => {
    events.push(...(session.events.slice(told) as GameEvent[]));
    told = session.events.length;
  };
  /** Restores what each answer changes. */
  const past: (() => void)[] = [];
  const remember = (): void => {
    const heard = events.length;
    const forget = script.names.mark();
    past.push(() => {
      events.length = heard;
      told = session.events.length;
      forget();
    });
  };
  listen();
  untilStopped(() => {
    for (let { question } = session; question; { question } = session) {
      script.look(session.game, events, question);
      const seat = script.undo((who) => session.noUndo(who));
      if (seat !== undefined) {
        if (session.noUndo(seat)) continue;
        session.undo(seat);
        past.pop()?.();
        continue;
      }
      remember();
      const { next } = script;
      session.answer(question.seat, script.answer(session.game, events, question));
      listen();
      if (!restored.some(([index]) => index === next)) continue;
      session = Session.resume(session.rules, JSON.parse(JSON.stringify(session.park())));
      session.witness = follow;
      // It tells the events of the unfinished step again.
      events.length -= session.events.length;
      told = 0;
      listen();
    }
  });
  script.finish(session.game, session.question, events);
  return session.game;
}

/** The answers that a scenario without undo gives, as games keep them. */
export function answersIn(scenario: Scenario, rules: Rules): readonly Answer[] {
  const names = new Names(rules);
  const script = new Script(names, [...(scenario.steps ?? []).entries()]);
  const session = Session.from(layOut(scenario, rules, names), (_event, game) => names.follow(game));
  untilStopped(() => {
    for (let { question } = session; question; { question } = session)
      session.answer(question.seat, script.answer(session.game, [], question));
  });
  return session.answered;
}

function untilStopped(run: () => void): void {
  try {
    run();
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown;
  }
}

/** The game that a scenario begins with. */
export function layOut(scenario: Scenario, rules: Rules, names = new Names(rules), events: GameEvent[] = []): Game {
  const { seed = USUAL_SEED, seats = 2, match, options } = scenario;
  const endOfPlay = 'automatic'; // so that a scenario need not say that nobody has anything to do
  if (match) return Game.create(rules, { seed, endOfPlay, ...match }, (event) => events.push(event));
  const config: Partial<Config> & { seed: string } = {
    boxes: 4,
    seats,
    seed,
    endOfPlay,
    factions: Array.from({ length: seats }, () => [rules.factionId(0), rules.factionId(1)] as const),
    ...options,
  };
  const { game, labels } = Game.arrange(rules, config, positionIn(scenario, names, seats));
  names.label(labels, game);
  return game;
}

/** Says all names that mean nothing, not just the first. */
function positionIn(scenario: Scenario, names: Names, seats: number): Position {
  const faults = new Map<string, readonly Fault[]>();
  const def = (word: string): string => {
    try {
      return names.def(word);
    } catch (thrown) {
      if (!(thrown instanceof BadScenario)) throw thrown;
      faults.set(word, thrown.faults);
      return word;
    }
  };
  const position = readPosition(scenario, { def }, seats);
  if (faults.size > 0) throw new BadScenario([...faults.values()].flat());
  return position;
}
