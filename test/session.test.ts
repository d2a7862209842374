import { rules } from '@baston/cards';
import {
  type ActionDef,
  type Base,
  Game,
  type MinionDef,
  type Question,
  Refusal,
  Rules,
  type Scene,
  SECRETS,
  toMe,
  view,
} from '@baston/engine';
import { type Answer, runScenario, Session, type SpareGames } from '@baston/table';
import { parseScenario } from '@baston/table/scenario-file';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPlace, randomChooser } from './players.ts';

/** A session some answers into a game of the first box: the same one, whatever else is on the shelf. */
function sessionAt(answers: number, seed = 'session', seats = 2): Session {
  const choose = randomChooser(seed);
  const pool = rules.sets[0]?.factions.map(({ id }) => id) ?? [];
  const session = Session.start(rules, { seed, seats, pool });
  for (let i = 0; i < answers && session.question; i++) session.answer(session.question.seat, choose(session.question));
  return session;
}

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.code;
    throw thrown;
  }
  return 'accepted';
};

describe('an answer that is refused', () => {
  const session = sessionAt(10);
  const { question } = session;
  if (!question) throw new Error('the game is over too soon');
  const other = (question.seat + 1) % 2;
  const id = question.options[0]?.id as string;
  const cases: [string, () => void, string][] = [
    ['comes from another seat', () => session.answer(other, [id]), 'not-your-turn'],
    ['comes from no seat', () => session.answer(7, [id]), 'not-your-turn'],
    ['names an option that is not there', () => session.answer(question.seat, ['play:999999:1:1']), 'stale-answer'],
    [
      'picks too many',
      () =>
        session.answer(
          question.seat,
          question.options.slice(0, 2).map((o) => o.id),
        ),
      'illegal-answer',
    ],
    ['picks too few', () => session.answer(question.seat, []), 'illegal-answer'],
    ['picks one twice', () => session.answer(question.seat, [id, id]), 'illegal-answer'],
    ['is not a list', () => session.answer(question.seat, 'end' as unknown as string[]), 'bad-answer'],
    ['is not made of words', () => session.answer(question.seat, [3] as unknown as string[]), 'bad-answer'],
    ['takes back what cannot be', () => session.undo(other), 'illegal-answer'],
  ];
  it.each(cases)('because it %s changes nothing', (_why, act, code) => {
    const before = session.game.hash();
    const events = session.events.length;
    expect(codeOf(act)).toBe(code);
    expect(session.game.hash()).toBe(before);
    expect(session.events).toHaveLength(events);
    expect(session.question).toEqual(question);
  });

  it('is refused once the game is over', () => {
    const over = sessionAt(Number.POSITIVE_INFINITY);
    expect(over.question).toBeUndefined();
    expect(codeOf(() => over.answer(0, ['end']))).toBe('not-asked');
  });
});

describe('sessions that rest', () => {
  it('take turns with the same games, and each plays as if it had its own', () => {
    const spare: SpareGames = new Map();
    const tables = Array.from({ length: 9 }, (_, i) => {
      const config = { seed: `rest ${i}`, seats: 2 + (i % 3) };
      const choose = randomChooser(config.seed);
      return { choose, own: Session.start(rules, config), shared: Session.start(rules, config) };
    });
    const told = (session: Session): string => {
      const seats = session.game.allSeats();
      const views = seats.map((seat) => [session.view(seat), session.noUndo(seat)]);
      return JSON.stringify([session.question, views, session.handOver(), session.park(), session.parkSettled()]);
    };
    let undone = 0;
    for (let round = 0; round < 100; round++) {
      for (const { choose, own, shared } of tables) {
        expect(told(shared)).toBe(told(own));
        const { question } = own;
        if (!question) continue;
        const takesBack = round % 5 > 2 && !own.noUndo(question.seat); // two in a row
        const picks = choose(question);
        for (const session of [own, shared]) {
          if (takesBack) session.undo(question.seat);
          else session.answer(question.seat, picks);
        }
        if (takesBack) undone++;
        expect(told(shared)).toBe(told(own));
        shared.rest(spare);
      }
    }
    expect(undone).toBeGreaterThan(10);
    const games = [...spare.values()].flat();
    expect(new Set(games).size).toBe(games.length);
    expect(games.length).toBeGreaterThan(0);
  });
});

describe('what seats see of one moment', () => {
  it('is what each of them would see alone, though they share what all see', () => {
    let hidden = 0;
    const pool = ['ancient-egyptians', ...(rules.sets[0]?.factions ?? []).map(({ id }) => id)]; // some bury cards
    for (let i = 0; i < 12; i++) {
      const config = { seed: `seen ${i}`, seats: 2 + (i % 3), pool };
      const choose = randomChooser(config.seed);
      const session = Session.start(rules, config);
      for (let answers = 0; answers < 150 && session.question; answers++) {
        for (const seat of [...session.game.allSeats(), -1]) {
          const alone = view(session.game, seat);
          expect(JSON.stringify(session.view(seat))).toBe(JSON.stringify(alone));
          if (alone.bases.some(({ buried }) => buried.length > 0)) hidden++;
        }
        session.answer(session.question.seat, choose(session.question));
      }
    }
    expect(hidden).toBeGreaterThan(10);
  });
});

describe('a saved game', () => {
  const parked = JSON.parse(JSON.stringify(sessionAt(25).park()));
  const numbers: string[] = parked.checkpoint.block.split('.');
  const broken = (change: (copy: typeof parked) => void): string => {
    const copy = structuredClone(parked);
    change(copy);
    return codeOf(() => Session.resume(rules, copy));
  };

  it('goes on where it was', () => {
    const session = sessionAt(25);
    const again = Session.resume(rules, parked);
    expect(again.game.hash()).toBe(session.game.hash());
    expect(again.question).toEqual(session.question);
  });

  it('is refused if it is of another version or damaged', () => {
    expect(broken((copy) => (copy.checkpoint.version = '0'))).toBe('other-version');
    expect(broken((copy) => delete copy.checkpoint)).toBe('bad-save');
    expect(broken((copy) => delete copy.answers)).toBe('bad-save');
    expect(broken((copy) => (copy.checkpoint.block += '.1'))).toBe('bad-save');
    expect(broken((copy) => (copy.checkpoint.block = copy.checkpoint.block.replace('.', '.?')))).toBe('bad-save');
    expect(broken((copy) => (copy.checkpoint.block = 7))).toBe('bad-save');
    expect(broken((copy) => (copy.checkpoint.effects = 'zz.......'))).toBe('bad-save'); // no such kind
    expect(broken((copy) => (copy.checkpoint.effects = '..1'))).toBe('bad-save');
    expect(broken((copy) => (copy.checkpoint.effects = [{ kind: 'odd' }]))).toBe('bad-save');
    expect(broken((copy) => (copy.checkpoint.config.seats = 3))).toBe('bad-save');
    expect(broken((copy) => (copy.checkpoint.config.mulligan = 'odd'))).toBe('bad-config');
    expect(broken((copy) => copy.answers.push({ seat: 0 }))).toBe('bad-answer');
  });

  it('never does anything but go on or be refused, whatever number in it is changed', () => {
    fc.assert(
      fc.property(fc.nat(numbers.length - 1), fc.integer({ min: -5, max: 2000 }), (at, value) => {
        const copy = structuredClone(parked);
        copy.checkpoint.block = numbers.with(at, value.toString(36)).join('.');
        expect(['accepted', 'bad-save', 'diverged', 'stuck']).toContain(codeOf(() => Session.resume(rules, copy)));
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('of a whole game is refused if its answers belong to another', () => {
    const record = JSON.parse(JSON.stringify(sessionAt(30).record()));
    expect(codeOf(() => Session.replay(rules, record))).toBe('accepted');
    expect(codeOf(() => Session.replay(rules, { ...record, version: '0' }))).toBe('other-version');
    expect(codeOf(() => Session.replay(rules, { ...record, format: 'odd' }))).toBe('bad-save');
    const answers: Answer[] = record.answers;
    // Two plays of one turn may come in either order; two players' answers may not.
    const other = answers.findIndex(({ seat }) => seat !== answers[0]?.seat);
    const swapped = answers.toSpliced(other - 1, 2, answers[other] as Answer, answers[other - 1] as Answer);
    expect(codeOf(() => Session.replay(rules, { ...record, answers: swapped }))).toBe('diverged');
    const foreign = answers.map((answer, i) => (i === 3 ? { ...answer, source: 'aliens/probe' } : answer));
    expect(codeOf(() => Session.replay(rules, { ...record, answers: foreign }))).toBe('diverged');
  });
});

describe('a config', () => {
  it('is checked or refused, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'seats',
            'seed',
            'factions',
            'pool',
            'boxes',
            'bases',
            'vpToWin',
            'mulligan',
            'endOfPlay',
            'firstPlayer',
          ),
          fc.anything(),
        ),
        (given) => {
          expect(['accepted', 'bad-config']).toContain(codeOf(() => Game.create(rules, given as { seed: string })));
        },
      ),
      { numRuns: 1000, seed: 7 },
    );
  });
});

describe('undo', () => {
  it('takes back answers up to the last thing that was hidden, and everybody sees it', () => {
    let undone = 0;
    for (let n = 0; n < 40; n++) {
      const session = sessionAt(20 + n, `undo-${n}`);
      const { question } = session;
      if (!question) continue;
      const before = session.game.hash();
      const secrets = session.game.block[SECRETS];
      session.answer(question.seat, randomChooser(`try-${n}`)(question));
      // Nor while another seat is asked: the question itself may tell what they hold.
      if (session.game.block[SECRETS] !== secrets || session.question?.seat !== question.seat) {
        expect(session.noUndo(question.seat)).toBe(session.question?.seat === question.seat ? 'seen' : 'others');
        expect(codeOf(() => session.undo(question.seat))).toBe('illegal-answer');
        continue;
      }
      session.undo(question.seat);
      undone++;
      expect(session.game.hash()).toBe(before);
      expect(session.question).toEqual(question);
      expect(session.events.at(-1)).toEqual({ type: 'undo', seat: question.seat });
      const again = Session.replay(rules, session.record());
      expect(again.game.hash()).toBe(before);
    }
    expect(undone).toBeGreaterThan(10);
  });

  it('goes back through several answers, one by one', () => {
    let longest = 0;
    for (let n = 0; n < 40; n++) {
      const session = sessionAt(20 + n, `undo-${n}`);
      const choose = randomChooser(`try-${n}`);
      const past: [hash: number, question: Question][] = [];
      while (session.question && past.length < 10) {
        const { question } = session;
        past.push([session.game.hash(), question]);
        session.answer(question.seat, choose(question));
        if (session.noUndo(question.seat)) past.length = 0;
        if (n % 2 === 0) session.rest(new Map());
      }
      longest = Math.max(longest, past.length);
      for (const [hash, question] of past.reverse()) {
        if (session.noUndo(question.seat)) break;
        session.undo(question.seat);
        expect(session.game.hash()).toBe(hash);
        expect(session.question).toEqual(question);
      }
    }
    expect(longest).toBeGreaterThan(3);
  });
});

describe('undo in a duel', () => {
  /** Seat 0 plays a Gunfighter, and picks one of the two minions that it may duel. */
  function duelAgainst(hand: readonly string[]): Session {
    const layout = {
      players: { A: { hand: ['gunfighter', 'zapbot', 'scry', 'howl'] }, B: { hand } },
      bases: [{ base: 'tortuga', B: ['king-rex', 'gnome'] }, { base: 'jungle-oasis' }],
    };
    const session = Session.start(rules, { seed: 'duel', seats: 2 }, layout);
    pick(session, 'cowboys/gunfighter', 'base/tortuga');
    pick(session, 'dinosaurs/king-rex');
    expect(session.question).toMatchObject({ seat: 0, purpose: 'duelCard', min: 0 });
    return session;
  }
  function pick(session: Session, card: string, where?: string): void {
    const { seat, options } = session.question as Question;
    const option = options.find((one) => one.card?.def === card && (!where || one.where?.def === where));
    session.answer(seat, [option?.id as string]);
  }

  it('takes the challenge back as long as no card was placed', () => {
    const session = duelAgainst(['cannon']);
    expect(session.view(1).duel).toBeDefined();
    session.undo(0);
    expect(session.question).toMatchObject({ seat: 0, purpose: 'duelAgainst' });
    expect(session.view(1).duel).toBeUndefined();
    session.undo(0);
    expect(session.question).toMatchObject({ seat: 0, purpose: 'turn' });
    expect(session.view(1).bases[0]?.minions).toHaveLength(2);
  });

  it('leaves a card where it lies face down while the other player is asked, and once that player has answered', () => {
    const session = duelAgainst(['cannon']);
    pick(session, 'wizards/scry');
    expect(session.question).toMatchObject({ seat: 1, purpose: 'duelCard' });
    for (const seat of [0, 1]) {
      expect(session.noUndo(seat)).toBe('others');
      expect(codeOf(() => session.undo(seat))).toBe('illegal-answer');
    }
    expect(session.view(1).duel?.cards).toEqual([{ id: expect.any(Number), controller: 0 }]);
    session.answer(1, []);
    expect(session.events.at(-1)).not.toMatchObject({ type: 'undo' });
    for (const seat of [0, 1]) expect(session.noUndo(seat)).toBe('others');
  });

  it('does not turn a card down again', () => {
    const session = duelAgainst([]); // nobody else is asked
    pick(session, 'robots/zapbot');
    expect(session.events).toContainEqual(expect.objectContaining({ type: 'reveal', from: 'duel' }));
    expect(session.question).toMatchObject({ seat: 0, purpose: 'turn' });
    expect(session.noUndo(0)).toBe('seen');
    expect(codeOf(() => session.undo(0))).toBe('illegal-answer');
  });

  it('takes back that no card was placed, if nothing was seen', () => {
    const session = duelAgainst([]);
    const before = session.game.hash();
    session.answer(0, []);
    expect(session.question).toMatchObject({ seat: 0, purpose: 'turn' });
    expect(session.view(1).bases[0]?.minions).toHaveLength(2); // the Gunfighter has lost
    session.undo(0);
    expect(session.question).toMatchObject({ seat: 0, purpose: 'duelCard' });
    expect(session.game.hash()).toBe(before);
  });
});

describe('the sentinel of suspension', () => {
  it('is noticed when a card swallows it', () => {
    const swallow = (card: ActionDef | MinionDef): ActionDef | MinionDef => ({
      ...card,
      onPlay(scene) {
        try {
          card.onPlay?.(scene);
        } catch {
          // as no card may
        }
      },
    });
    const sets = rules.sets.map((set) => ({
      ...set,
      factions: set.factions.map((faction) => ({ ...faction, cards: faction.cards.map(swallow) })),
    }));
    const [scenario] = parseScenario(`
      title: Walker asks
      shows: []
      players: { A: { hand: [walker], deck: [zapbot] } }
      bases: [{ base: tortuga }, { base: jungle-oasis }]
      steps: [{ A: play walker on tortuga }, { A: leave }]
    `);
    if (!scenario) throw new Error('no scenario');
    expect(runScenario(scenario, rules, 'suspended').faults).toEqual([]);
    expect(() => runScenario(scenario, new Rules(sets, 'swallowing'), 'suspended')).toThrow(/sentinel/);
  });
});

describe('a runaway', () => {
  /** Games of zombies whose Walkers have other abilities. */
  function play(abilities: Partial<MinionDef>): void {
    const change = (card: ActionDef | MinionDef): ActionDef | MinionDef =>
      card.type === 'minion' && card.id === 'zombies/walker' ? { ...card, ...abilities } : card;
    const sets = rules.sets.map((set) => ({
      ...set,
      factions: set.factions.map((faction) => ({ ...faction, cards: faction.cards.map(change) })),
    }));
    const game = Game.create(new Rules(sets, 'restless'), {
      seed: 'r',
      factions: [
        ['zombies', 'robots'],
        ['aliens', 'pirates'],
      ],
    });
    game.decider = inPlace(randomChooser('r'));
    game.run();
  }

  it('is stopped with the name of the card', () => {
    const asks: Partial<MinionDef> = {
      onPlay({ game, me }) {
        for (;;) game.confirm(me, 'draw');
      },
    };
    expect(() => play(asks)).toThrow(/zombies\/walker asks for ever/);
  });

  it('of offers ends, since after many nothing more is offered', () => {
    const accepted: boolean[] = [];
    const offers: Partial<MinionDef> = {
      onPlay({ game, me }) {
        const before = accepted.length;
        while (accepted.length < before + 200) accepted.push(game.confirm(me, 'draw'));
      },
    };
    play(offers);
    expect(accepted.length).toBeGreaterThan(200);
    expect(accepted.slice(0, 100)).toContain(true);
    expect(accepted.slice(120, 200)).not.toContain(true);
  });

  it('of reactions to reactions is stopped likewise', () => {
    const flee = ({ game, self, here }: Scene): void => void game.move(self, game.otherBases(here)[0] as Base);
    expect(() => play({ onPlay: flee, on: { moved: { when: toMe, run: flee } } })).toThrow(/trigger each other/);
  });

  it('of a predicate that asks is a defect', () => {
    const game = Game.create(rules, { seed: 'p' });
    game.probing++;
    expect(() => game.confirm(0, 'draw')).toThrow(/predicate/);
  });
});
