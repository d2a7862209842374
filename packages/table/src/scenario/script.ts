/** The steps of a scenario, used up one by one as questions come. */
import type { Game, GameEvent, Option, Question } from '@baston/engine';
import { type AskedNow, BadScenario, bad, type Fault, faultsOf, type Path } from '../position/faults.ts';
import { grantsOf, type Names } from '../position/names.ts';
import { SEAT_NAMES } from '../position/seats.ts';
import { Expectations } from './expect.ts';
import type { Asked, Step } from './schema.ts';

type Word = string | number;
/** The cards that granted the permits on offer. */
type Permits = ReadonlyMap<number, string>;

/** There is no answer to a question. */
export class Stop extends Error {}

/** Steps with their indexes in the scenario. */
export type Numbered = readonly (readonly [index: number, step: Step])[];

const answerer = (step: Step) => SEAT_NAMES.find((seat) => step[seat] !== undefined);

/** The steps without what is taken back: as if it had never been done. */
export function withoutUndone(steps: Numbered): Numbered {
  const kept: (readonly [number, Step])[] = [];
  for (const entry of steps) {
    const [, { undo, refused }] = entry;
    if (undo === undefined) kept.push(entry);
    else if (!refused)
      kept.length = Math.max(
        0,
        kept.findLastIndex(([, step]) => answerer(step)),
      );
  }
  return kept;
}

/** Runs this, and adds the place to the faults that it throws. */
function within<T>(path: Path, run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    throw thrown instanceof BadScenario ? new BadScenario(faultsOf(thrown, path)) : thrown;
  }
}

export class Script {
  readonly names: Names;
  readonly faults: Fault[] = [];
  readonly #steps: Numbered;
  #at = 0;

  constructor(names: Names, steps: Numbered) {
    this.names = names;
    this.#steps = steps;
  }

  /** The place of the step that comes next. */
  get #path(): Path {
    return ['steps', this.next ?? 0];
  }

  get #next(): Step | undefined {
    return this.#steps[this.#at]?.[1];
  }

  /** Checks what is expected now, up to the next answer. */
  look(game: Game, events: readonly GameEvent[], question: Question | undefined): void {
    this.names.follow(game);
    for (let step = this.#next; step?.expect; step = this.#next) {
      const expectations = new Expectations([...this.#path, 'expect'], game, this.names, events, question);
      expectations.check(step.expect);
      this.faults.push(...expectations.faults);
      this.#at++;
    }
  }

  /** The index of the next step in the scenario. */
  get next(): number | undefined {
    return this.#steps[this.#at]?.[0];
  }

  /** The seat that takes the last answer back now, if the next step says so; `why`: why that is refused. */
  undo(why: (seat: number) => string | undefined): number | undefined {
    const step = this.#next;
    if (step?.undo === undefined) return undefined;
    const seat = SEAT_NAMES.indexOf(step.undo);
    const [expected, actual] = [step.refused ?? 'possible', why(seat) ?? 'possible'];
    if (expected !== actual) throw new BadScenario([{ path: this.#path, says: ['differs', expected, actual] }]);
    this.#at++;
    return seat;
  }

  /** The answer to a question; throws when there is none or it does not fit. */
  answer(game: Game, events: readonly GameEvent[], question: Question): string[] {
    this.look(game, events, question);
    const step = this.#next;
    if (!step) throw new Stop();
    const picks = within(this.#path, () => this.#picks(game, question, step));
    this.#at++;
    return picks;
  }

  #picks(game: Game, question: Question, step: Step): string[] {
    const seat = answerer(step) ?? '';
    const words = seat === '' ? [] : asList(step[seat] ?? []);
    const permits = grantsOf(game);
    const now = this.#asked(game, question);
    if (now.seat !== seat) throw bad('notAsked', seat, now);
    const { asked } = step;
    if (asked) within(['asked'], () => this.#checkAsked(game, question, asked, permits, now));
    const picks = this.#find(game, words, question.options, permits, now).map(({ id }) => id);
    if (picks.length < question.min || picks.length > question.max) throw bad('picked', picks.length, now);
    return picks;
  }

  /** An option for each of these words, no two the same. */
  #find(game: Game, words: readonly string[], options: readonly Option[], permits: Permits, now: AskedNow): Option[] {
    const left = [...options];
    const found = new Map<string, Option[]>();
    for (const word of this.names.narrowestFirst(words)) {
      const at = left.findIndex((option) => this.names.matches(game, word, option, permits));
      if (at < 0) throw bad('notOffered', word, now);
      found.set(word, [...(found.get(word) ?? []), ...left.splice(at, 1)]);
    }
    return words.flatMap((word) => found.get(word)?.shift() ?? []);
  }

  #checkAsked(game: Game, question: Question, asked: Asked, permits: Permits, now: AskedNow): void {
    const { source, about, purpose, min, max, options } = question;
    const says = (key: keyof Asked, isTrue: boolean, actual: unknown): void => {
      if (asked[key] !== undefined && !isTrue)
        throw new BadScenario([{ path: [key], says: ['differs', String(asked[key]), String(actual)] }]);
    };
    const isCard = (word: string | undefined, face: Question['source']): boolean =>
      word === undefined || (face && word !== 'rules' ? this.names.means(game, word, face) : !face && word === 'rules');
    says('by', isCard(asked.by, source), now.by ?? 'rules');
    says('about', isCard(asked.about, about), this.names.short(about?.def ?? ''));
    if (asked.targets) this.#checkTargets(game, question, asked.targets, now);
    says('to', asked.to === purpose, purpose);
    says('may', asked.may === (min === 0), min === 0);
    says('min', asked.min === min, min);
    says('max', asked.max === max, max);
    const { offers = [], among = [], not = [] } = asked;
    const found = this.#find(game, [...offers, ...among].map(String), options, permits, now);
    if (asked.offers && found.length < options.length) throw bad('offersMore', offers.map(String), now);
    const banned = not.map(String).find((word) => options.some((o) => this.names.matches(game, word, o, permits)));
    if (banned !== undefined) throw bad('offered', banned, now);
  }

  #checkTargets(game: Game, { targets = [] }: Question, words: readonly string[], now: AskedNow): void {
    const left = [...targets];
    for (const word of words) {
      const at = left.findIndex((face) => this.names.means(game, word, face));
      if (at < 0) throw bad('notOffered', word, now);
      left.splice(at, 1);
    }
    if (left.length > 0) throw bad('offersMore', words, now);
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
    if (this.#next) this.faults.push({ path: this.#path, says: ['notReached'] });
    if (question && question.purpose !== 'turn')
      this.faults.push({ path: ['steps'], says: ['leftOver', this.#asked(game, question)] });
  }
}

const asList = (words: Word | readonly Word[]): readonly string[] => {
  if (typeof words === 'object') return words.map(String);
  return words === 'none' || words === 'no' ? [] : String(words).split(', ');
};
