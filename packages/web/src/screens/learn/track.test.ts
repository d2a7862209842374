import { rules } from '@baston/cards';
import { chapters } from '@baston/cards/lesson';
import type { Option } from '@baston/engine';
import { type FromTable, Host, type ToTable, type Update } from '@baston/table';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Chapter, isReading, type Place, placeOf, type StepId } from './track.ts';

const fail = (why: string): never => {
  throw new Error(why);
};

const [basics, talents, specials] = chapters;

/** A player who takes a chapter. */
class Pupil {
  readonly #heard: FromTable[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #host = new Host({
    rules: () => rules,
    player: () => () => fail('the script does not say what to do'),
    adviser: () => () => fail('nobody asks for advice'),
    send: (message) => this.#heard.push(message),
    later: (run) => this.#waiting.push(run),
    onTrouble: (thrown) => {
      throw thrown;
    },
  });
  readonly #chapter: Chapter;
  read = new Set<StepId>();

  constructor(chapter: Chapter = basics) {
    this.#chapter = chapter;
    const { config, layout, script } = chapter;
    const seats = [
      { kind: 'human', name: 'Ada' },
      { kind: 'greedy', name: 'Bot', script },
    ] as const;
    this.say({ type: 'start', setup: { config, layout, seats } });
  }

  say(message: ToTable): void {
    this.#host.receive(message);
    for (let run = this.#waiting.shift(); run; run = this.#waiting.shift()) run();
  }
  get update(): Update {
    return this.#heard.findLast((message) => message.type === 'update') as Update;
  }
  get place(): Place {
    return placeOf(this.#chapter, this.update, this.read);
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
  pass(): void {
    this.say({ type: 'answer', seat: 0, question: this.update.questionNumber, picks: [] });
  }
  end(): void {
    this.pick(({ id }) => id === 'end');
  }
  /** Does as the coach says, up to that step. */
  followTo(id?: StepId): void {
    for (let { place } = this; place.at === 'step' && place.step.id !== id; { place } = this) {
      const { wanted, step } = place;
      if (isReading(step)) this.read.add(step.id);
      else if (step.pass) this.pass();
      else this.pick((option) => wanted.includes(option.id));
    }
  }
}

let pupil: Pupil;
beforeEach(() => {
  pupil = new Pupil();
});

test.each([
  { chapter: basics, theirs: 14 },
  { chapter: talents, theirs: 12 },
  { chapter: specials, theirs: 9 },
])('whoever follows $chapter.id takes every step once, in order, and wins 15 to $theirs', ({ chapter, theirs }) => {
  pupil = new Pupil(chapter);
  const taken: StepId[] = [];
  for (const { id } of chapter.steps) {
    pupil.followTo(id);
    if (pupil.step) taken.push(pupil.step);
  }
  expect(taken).toEqual(chapter.steps.map(({ id }) => id));
  pupil.followTo();
  expect(pupil.place).toEqual({ at: 'over' });
  expect(pupil.update.view).toMatchObject({ winners: [0], players: [{ vp: 15 }, { vp: theirs }] });
});

describe('another way', () => {
  const [minion, , action] = basics.steps;

  test('that the coach leaves open is followed: any minion of the opponent, no base for the Special', () => {
    pupil.followTo('ability');
    pupil.pick(({ card }) => card?.def === 'robots/microbot-guard');
    expect(pupil.step).toBe('action');
    pupil.followTo();
    expect(pupil.update.view.winners).toEqual([0]);
    pupil = new Pupil();
    pupil.followTo('special');
    pupil.pass();
    pupil.followTo();
    expect(pupil.update.view.winners).toEqual([0]);
  });

  test('a Special that comes up once more is explained once more, and the lesson counts on', () => {
    pupil.followTo('special');
    pupil.pick(({ card }) => card?.def === 'base/the-homeworld');
    pupil.followTo('win');
    expect(pupil.place).toMatchObject({ number: 11 });
    pupil.end();
    expect(pupil.place).toMatchObject({ step: { id: 'special' }, number: 11 });
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

  test.each<[string, Chapter, StepId, (one: Pupil) => void]>([
    ['the turn ends before the talent is used', talents, 'talent', (one) => one.end()],
    ['the counter goes to another minion', talents, 'give', (one) => one.play('mad-scientists/lab-assistant')],
    ['the turn ends before the base is full', talents, 'many', (one) => one.end()],
    ['the Special is played as a minion of the turn', specials, 'fill', (one) => one.play('ninjas/shinobi')],
    ['nothing is done before the base scores', specials, 'before', (one) => one.pass()],
    ['the Special for later is used now', specials, 'keep', (one) => one.play('ninjas/hidden-ninja')],
  ])('in another chapter is noticed: %s', (_what, chapter, step, stray) => {
    pupil = new Pupil(chapter);
    pupil.followTo(step);
    expect(pupil.step).toBe(step);
    stray(pupil);
    expect(pupil.place.at).toBe('astray');
  });

  test('a talent that is used before its step has been read passes over it', () => {
    pupil = new Pupil(talents);
    pupil.followTo('stay');
    pupil.play('mad-scientists/herr-doktor');
    expect(pupil.step).toBe('give');
    pupil.followTo('once');
    expect(pupil.step).toBe('once');
  });
});
