import { rules } from '@baston/cards';
import { lesson } from '@baston/cards/lesson';
import type { Option } from '@baston/engine';
import { type FromTable, Host, type ToTable, type Update } from '@baston/table';
import { beforeEach, describe, expect, test } from 'vitest';
import { isReading, type Place, placeOf, type StepId } from './track.ts';

const fail = (why: string): never => {
  throw new Error(why);
};

/** A player who takes the lesson. */
class Pupil {
  readonly #heard: FromTable[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #host = new Host({
    rules: () => rules,
    player: () => () => fail('the script does not say what to do'),
    adviser: () => () => fail('nobody asks for advice'),
    send: (message) => this.#heard.push(message),
    later: (run) => this.#waiting.push(run),
  });
  read = new Set<StepId>();

  constructor() {
    const seats = [
      { kind: 'human', name: 'Ada' },
      { kind: 'greedy', name: 'Bot', script: lesson.script },
    ] as const;
    this.say({ type: 'start', setup: { config: lesson.config, layout: lesson.layout, seats } });
  }

  say(message: ToTable): void {
    this.#host.receive(message);
    for (let run = this.#waiting.shift(); run; run = this.#waiting.shift()) run();
  }
  get update(): Update {
    return this.#heard.findLast((message) => message.type === 'update') as Update;
  }
  get place(): Place {
    return placeOf(this.update, this.read);
  }
  get step(): StepId | undefined {
    return this.place.at === 'step' ? this.place.step.id : undefined;
  }

  pick(isIt: (option: Option) => boolean): void {
    const { question, questionNumber } = this.update;
    const option = question?.options.find(isIt);
    if (!option) throw new Error('that is not offered');
    this.say({ type: 'answer', seat: 0, question: questionNumber, picks: [option.id] });
  }
  play(card: string, on?: string): void {
    this.pick((option) => option.card?.def === card && (on === undefined || option.where?.def === on));
  }
  end(): void {
    this.pick(({ id }) => id === 'end');
  }
  /** Does as the coach says, up to that step. */
  followTo(id?: StepId): void {
    for (let { place } = this; place.at === 'step' && place.step.id !== id; { place } = this) {
      const { wanted, step } = place;
      if (isReading(step)) this.read.add(step.id);
      else this.pick((option) => wanted.length === 0 || wanted.includes(option.id));
    }
  }
}

let pupil: Pupil;
beforeEach(() => {
  pupil = new Pupil();
});

test('whoever follows the lesson takes every step once, in order, and wins 15 to 14', () => {
  const taken: StepId[] = [];
  for (const { id } of lesson.steps) {
    pupil.followTo(id);
    if (pupil.step) taken.push(pupil.step);
  }
  expect(taken).toEqual(lesson.steps.map(({ id }) => id));
  pupil.followTo();
  expect(pupil.place).toEqual({ at: 'over' });
  expect(pupil.update.view).toMatchObject({ winners: [0], players: [{ vp: 15 }, { vp: 14 }] });
});

describe('another way', () => {
  const [minion, , action] = lesson.steps;

  test('that the coach leaves open is followed: any minion of the opponent, no base for the Special', () => {
    pupil.followTo('ability');
    pupil.pick(({ card }) => card?.def === 'robots/microbot-guard');
    expect(pupil.step).toBe('action');
    pupil.followTo();
    expect(pupil.update.view.winners).toEqual([0]);
    pupil = new Pupil();
    pupil.followTo('special');
    pupil.say({ type: 'answer', seat: 0, question: pupil.update.questionNumber, picks: [] });
    pupil.followTo();
    expect(pupil.update.view.winners).toEqual([0]);
  });

  test('a Special that comes up once more is explained once more, and the lesson counts on', () => {
    pupil.followTo('special');
    pupil.pick(({ card }) => card?.def === 'base/the-homeworld');
    pupil.followTo('win');
    pupil.end();
    expect(pupil.place).toMatchObject({ step: { id: 'special' }, number: 8 });
    pupil.followTo();
    expect(pupil.update.view.winners).toEqual([0]);
  });

  test.each([
    ['the right card on the wrong base', (one: Pupil) => one.play(minion.play as string, 'base/jungle-oasis')],
    ['another card', (one: Pupil) => one.play('dinosaurs/war-raptor', 'base/jungle-oasis')],
    ['a card that asks what the lesson does not know', (one: Pupil) => one.play('pirates/dinghy')],
    ['the action before the minion that it is for', (one: Pupil) => one.play(action.play as string)],
  ])('is noticed, and undo leads back: %s', (_what, stray) => {
    stray(pupil);
    expect(pupil.place.at).toBe('astray');
    pupil.say({ type: 'undo', seat: 0 });
    expect(pupil.step).toBe('minion');
  });

  test.each([
    ['one’s own minion is destroyed', 'ability', 'pirates/first-mate'],
    ['another minion than the one that was named gets the strength', 'target', 'dinosaurs/armor-stego'],
  ] as const)('is noticed, and undo leads back: %s', (_what, step, other) => {
    pupil.followTo(step);
    pupil.pick(({ card }) => card?.def === other);
    expect(pupil.place.at).toBe('astray');
    pupil.say({ type: 'undo', seat: 0 });
    expect(pupil.step).toBe(step);
  });

  test('is noticed when the base does not score: a turn that ends too early, strength for the wrong minion', () => {
    pupil.end();
    expect(pupil.update.view.turn).toBe(9);
    expect(pupil.place.at).toBe('astray');
    pupil = new Pupil();
    pupil.followTo('target');
    pupil.pick(({ card }) => card?.def === 'zombies/grave-digger');
    expect(pupil.place.at).toBe('astray');
  });

  test('whoever goes on without pressing the button has read the step', () => {
    pupil.followTo('scored');
    pupil.play('dinosaurs/king-rex', 'base/the-homeworld');
    expect(pupil.step).toBe('extra');
  });
});
