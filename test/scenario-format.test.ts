/** The abilities of scenario files (docs/scenarios.md): each holds where it should, and fails where it should. */
import { readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { BadScenario, faultText, MODES, runScenario } from '@baston/table';
import { parseScenario, ScenarioFile } from '@baston/table/scenario-file';
import { describe, expect, it } from 'vitest';

/** The faults of the scenarios in a text, as somebody reads them; all ways of running them have to agree. */
function faultsOf(text: string): string[] {
  try {
    const file = new ScenarioFile(text);
    return file.scenarios.flatMap((scenario) => {
      const [plain = [], ...others] = MODES.map((mode) =>
        file.located(scenario, runScenario(scenario, rules, mode).faults).map((fault) => faultText('en', fault)),
      );
      for (const other of others) expect(other).toEqual(plain);
      return plain;
    });
  } catch (thrown) {
    if (!(thrown instanceof BadScenario)) throw thrown;
    return thrown.faults.map((fault) => faultText('en', fault));
  }
}

const HEAD = 'title: A test\nshows: []\n';

/** Two zapbots, one of which is the twin; A plays a cannon and is asked which to destroy. */
const CANNON = `${HEAD}
players:
  A: { hand: [cannon, { card: zapbot, as: mine }], deck: [gnome, zapbot] }
  B: { hand: [zapbot], deck: [gnome] }
bases:
  - base: tortuga
    A: [first-mate]
    B: [zapbot, { card: zapbot, as: twin }]
  - base: jungle-oasis
steps:
`;
const afterTwin = (...expected: string[]): string =>
  `${CANNON}  - A: play cannon\n  - A: twin\n  - expect: { ${expected.join(', ')} }\n`;

describe('the documentation', () => {
  const page = readFileSync(new URL('../docs/scenarios.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const asFile = (block: string): string => {
    const steps = block.startsWith('-') ? `steps:\n${block}` : block;
    return steps.startsWith('title:') ? steps : `${HEAD}${steps}`;
  };

  it('shows nothing that is not of the right shape', () => {
    expect(blocks.length).toBeGreaterThan(10);
    for (const block of blocks.filter((text) => !text.startsWith('#'))) parseScenario(asFile(block));
  });

  it('shows scenarios that hold', () => {
    const whole = blocks.filter((block) => /^bases:/m.test(block) && /^(?:steps|variants):/m.test(block));
    expect(whole.length).toBe(4);
    for (const block of whole) expect(faultsOf(asFile(block)), block).toEqual([]);
  });
});

describe('names', () => {
  it('that mean one card take it before those that mean any of its kind', () => {
    for (const answer of ['[zapbot, twin]', '[twin, zapbot]'])
      for (const offers of ['[zapbot, twin, first-mate]', '[first-mate, twin, zapbot]'])
        expect(
          faultsOf(`${CANNON.replace('B: [zapbot, { card: zapbot, as: twin }]', 'B: [{ card: zapbot, as: twin }, zapbot]')}
  - A: play cannon
  - A: ${answer}
    asked: { offers: ${offers} }
  - expect: { B: { discard: ${answer} } }
`),
        ).toEqual([]);
  });
});

describe('events', () => {
  const heard = (what: string): string[] => faultsOf(afterTwin(`events: { B: { ${what} } }`));

  it('are told of the very card that has a name of its own, also when it is gone', () => {
    expect(heard('has: [{ type: destroy, card: twin }]')).toEqual([]);
    expect(heard('lacks: [{ type: destroy, card: twin }]')).toHaveLength(1);
    expect(heard('has: [{ type: destroy, card: mine }]')).toHaveLength(1);
    const both = `${CANNON}  - A: play mine on tortuga\n  - A: play cannon\n  - A: mine\n  - expect: { events: { A: `;
    expect(faultsOf(`${both}{ order: [{ type: play, card: mine }, { type: destroy, card: mine }] } } }\n`)).toEqual([]);
    expect(faultsOf(`${both}{ has: [{ type: destroy, card: twin }] } } }\n`)).toHaveLength(1);
  });

  it('are told of a place where a card with a name of its own was between two questions', () => {
    const text = (events: string): string => `${HEAD}
players: { A: { hand: [{ card: swashbuckling, as: mine }, zapbot] } }
bases: [{ base: tortuga, A: [gnome] }]
steps: [{ A: play mine }, { expect: { events: { B: ${events} } } }]
`;
    expect(faultsOf(text('{ order: [{ type: play, card: mine }, { type: discard, card: mine }] }'))).toEqual([]);
    expect(faultsOf(text('{ lacks: [{ type: play, card: mine }] }'))).toHaveLength(1);
  });

  it('are counted', () => {
    expect(heard('has: [{ type: destroy, times: 1 }, { type: shuffle, times: 0 }]')).toEqual([]);
    expect(heard('has: [{ type: destroy, times: 2 }]')).toEqual([
      'line 15, steps[3].expect.events.B.has[1]: B hears this so many times: {"type":"destroy"}; expected 2, is 1',
    ]);
    expect(heard('lacks: [{ type: destroy, times: 2 }]')).toEqual([
      'line 15, steps[3].expect.events.B.lacks[1].times: nothing is expected here',
    ]);
  });

  it('come in an order', () => {
    expect(heard('order: [{ type: play, card: cannon }, { type: destroy }, { type: discard, card: cannon }]')).toEqual(
      [],
    );
    expect(heard('order: [{ type: destroy }, { type: play, card: cannon }]')).toEqual([
      'line 15, steps[3].expect.events.B.order[2]: B does not hear {"type":"play","card":"cannon"} after what is listed before it',
    ]);
    expect(heard('order: [{ type: destroy }, { type: destroy }]')).toHaveLength(1);
  });

  it('are of a kind that there is', () => {
    expect(heard('lacks: [{ type: destory }]')).toEqual([
      'line 15, steps[3].expect.events.B.lacks[1].type: this cannot be “destory”',
    ]);
  });
});

describe('a question', () => {
  it('comes from, and is about, the very card that has a name of its own', () => {
    const text = (asked: string): string => `${HEAD}
players: { A: { hand: [{ card: dinghy, as: boat }, dinghy, cannon] } }
bases:
  - { base: tortuga, A: [{ card: zapbot, as: one }, { card: zapbot, as: other }] }
  - { base: jungle-oasis }
  - { base: tar-pits }
steps:
  - A: play boat
  - A: one
  - A: jungle-oasis
    asked: { ${asked} }
`;
    for (const asked of ['about: one', 'about: zapbot', 'by: boat', 'by: dinghy'])
      expect(faultsOf(text(asked))).toEqual([]);
    for (const asked of ['about: other', 'about: gnome', 'about: rules', 'by: one', 'by: rules'])
      expect(faultsOf(text(asked)), asked).toHaveLength(1);
    expect(faultsOf(text('offers: [tortuga]'))).toEqual([
      'line 13, steps[3].asked: “tortuga” is not offered: dinghy asks A (play, moveTo) to pick 1 to 1 of [jungle-oasis, tar-pits]',
    ]);
    expect(faultsOf(text('offers: [tar-pits]'))).toHaveLength(1);
    expect(faultsOf(text('among: [tar-pits], not: [tortuga], min: 1, max: 1, may: false, to: moveTo'))).toEqual([]);
    for (const asked of ['not: [tar-pits]', 'min: 0', 'max: 2', 'may: true', 'to: move'])
      expect(faultsOf(text(asked)), asked).toHaveLength(1);
    expect(faultsOf(text('about: other'))).toEqual(['line 13, steps[3].asked.about: expected other, is zapbot']);
  });
});

describe('a deck', () => {
  it('has these cards in any order', () => {
    expect(faultsOf(afterTwin('A: { deck: { inAnyOrder: [zapbot, gnome] } }'))).toEqual([]);
    expect(faultsOf(afterTwin('A: { deck: [zapbot, gnome] }'))).toHaveLength(1);
    expect(faultsOf(afterTwin('A: { deck: { inAnyOrder: [zapbot, zapbot] } }'))).toEqual([
      'line 15, steps[3].expect.A.deck.inAnyOrder: expected [zapbot, zapbot], is [gnome, zapbot]',
    ]);
    expect(faultsOf(afterTwin('A: { deck: { inAnyOrder: [zapbot] } }'))).toHaveLength(1);
  });
});

describe('a base', () => {
  it('has nobody but those who are listed', () => {
    expect(faultsOf(afterTwin('on: { tortuga: { A: [first-mate] } }'))).toEqual([]);
    expect(faultsOf(afterTwin('on: { tortuga: { A: [first-mate], B: [zapbot], others: none } }'))).toEqual([]);
    expect(faultsOf(afterTwin('on: { tortuga: { A: [first-mate], others: none } }'))).toEqual([
      'line 15, steps[3].expect.on.tortuga.B: expected [], is [zapbot]',
    ]);
  });

  it('has no monsters or actions but those that are listed', () => {
    const text = (expected: string): string => `${HEAD}
players: { A: { hand: [zapbot] } }
bases: [{ base: tortuga, monsters: [ghoul], actions: { B: [hideout] } }]
steps: [{ expect: { on: { tortuga: { ${expected} } } } }]
`;
    expect(faultsOf(text('monsters: [ghoul], others: none, actions: { B: [hideout], others: none }'))).toEqual([]);
    expect(faultsOf(text('others: none'))).toHaveLength(1);
    expect(faultsOf(text('actions: { A: [], others: none }'))).toHaveLength(1);
  });
});

describe('variants', () => {
  const VARIANTS = `${CANNON}  - A: play cannon
variants:
  - title: both
    steps: [{ A: [zapbot, twin] }, { expect: { on: { tortuga: { B: [] } } } }]
  - title: none
    shows: [RES-20]
    steps:
      - A: none
      - expect: { on: { tortuga: { B: [] } } }
`;
  it('are scenarios of their own with the same beginning', () => {
    const scenarios = parseScenario(VARIANTS);
    expect(scenarios.map(({ title, shows }) => [title, shows])).toEqual([
      ['A test: both', []],
      ['A test: none', ['RES-20']],
    ]);
    expect(scenarios.map(({ steps }) => steps?.length)).toEqual([3, 3]);
  });

  it('have faults of their own, in their own lines', () => {
    expect(faultsOf(VARIANTS)).toEqual([
      'line 21, variants[2].steps[2].expect.on.tortuga.B: expected [], is [zapbot, zapbot]',
    ]);
  });
});

describe('chance', () => {
  /** A discards a random card of three. */
  const random = (title: string, more = ''): string => `
title: ${title}
shows: []
${more}
players: { A: { hand: [cannon, gnome, zapbot, buccaneer] }, B: { hand: [zapbot] } }
bases: [{ base: tortuga, B: [gremlin] }]
steps:
  - A: play cannon
  - A: gremlin
`;
  const hand = (text: string): string => {
    const [scenario] = parseScenario(text);
    if (!scenario) throw new Error('no scenario');
    const { events } = runScenario(scenario, rules);
    return JSON.stringify(events.filter(({ type }) => type === 'discard'));
  };

  it('does not depend on the title, but on the seed', () => {
    const titles = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    expect(new Set(titles.map((title) => hand(random(title)))).size).toBe(1);
    expect(new Set(titles.map((seed) => hand(random('one', `seed: ${seed}`)))).size).toBe(3);
  });

  it('is tried with many seeds, and a fault names the first that shows it', () => {
    const expected = (cards: string): string => `  - expect: { A: { ${cards} } }\n`;
    expect(faultsOf(`${random('one', 'seeds: 20')}${expected('handCount: 2')}`)).toEqual([]);
    const hands = ['gnome, zapbot', 'gnome, buccaneer', 'zapbot, buccaneer'].map((cards) =>
      expected(`hand: [${cards}]`),
    );
    const first = hands.filter((one) => faultsOf(`${random('one', 'seed: "1"')}${one}`).length === 0);
    expect(first).toHaveLength(1);
    const [fault = ''] = faultsOf(`${random('one', 'seeds: 20')}${first[0]}`);
    expect(fault).toMatch(/^line 10, steps\[3\]\.expect\.A\.hand: .* \(with seed \d+\)$/);
    expect(fault).not.toContain('seed 1)');
  });
});

describe('undo', () => {
  const UNDONE = `${CANNON}  - A: play cannon
  - expect: { view: { B: { shows: { limbo: [cannon] } } }, events: { B: { has: [{ type: play, card: cannon, times: 1 }] } } }
  - undo: A
  - expect: { A: { hand: [cannon, zapbot] }, events: { B: { lacks: [{ type: play, card: cannon }] } } }
  - A: play mine on jungle-oasis
  - A: play cannon
  - A: mine
  - expect: { on: { jungle-oasis: { others: none } }, events: { B: { has: [{ type: play, card: cannon, times: 1 }] } } }
`;
  it('takes the last answer back, as if it had never been given', () => {
    expect(faultsOf(UNDONE)).toEqual([]);
    const [scenario] = parseScenario(UNDONE);
    const [straight] = parseScenario(UNDONE.replace(/ {2}- A: play cannon\n.*\n {2}- undo: A\n/, ''));
    if (!scenario || !straight) throw new Error('no scenario');
    expect(scenario.steps?.length).toBe((straight.steps?.length ?? 0) + 3);
    for (const mode of MODES) {
      const { events, hash } = runScenario(straight, rules, mode);
      expect(runScenario(scenario, rules, mode)).toEqual({ faults: [], events, hash });
    }
  });

  it('leaves no card in the place of one that was there', () => {
    const text = `${HEAD}
players: { A: { hand: [{ card: zapbot, as: mine }, gnome, cannon] } }
bases: [{ base: tortuga }, { base: jungle-oasis }]
steps:
  - A: play mine on tortuga
  - undo: A
  - A: play gnome on tortuga
  - expect: { events: { B: { lacks: [{ type: play, card: mine }], has: [{ type: play, card: gnome }] } } }
`;
    expect(faultsOf(text)).toEqual([]);
  });

  it('is several times possible', () => {
    const twice = `${CANNON}  - A: play mine on tortuga\n  - A: play cannon\n  - undo: A\n  - undo: A\n`;
    expect(faultsOf(`${twice}  - expect: { A: { hand: [cannon, mine] } }\n`)).toEqual([]);
    expect(faultsOf(`${twice}  - expect: { A: { hand: [cannon] } }\n`)).toHaveLength(1);
  });

  it('is refused for a reason', () => {
    /** The faults of a run as with people; a plain one takes nothing back. */
    const refusal = (text: string): string[] => {
      const [scenario] = parseScenario(text);
      if (!scenario) throw new Error('no scenario');
      const [plain, suspended = [], restored] = MODES.map((mode) => runScenario(scenario, rules, mode).faults);
      expect(plain).toEqual([]);
      expect(restored).toEqual(suspended);
      return suspended.map((fault) => faultText('en', fault));
    };
    const atOnce = (undo: string): string => `${CANNON}  - { undo: A${undo} }\n  - A: play cannon\n  - A: none\n`;
    expect(refusal(atOnce(', refused: nothing'))).toEqual([]);
    expect(refusal(atOnce(''))).toEqual(['steps[1]: expected possible, is nothing']);
    expect(refusal(atOnce(', refused: seen'))).toEqual(['steps[1]: expected seen, is nothing']);
    const drawn = (undo: string): string => `${HEAD}
players: { A: { hand: [mystic-studies, zapbot], deck: [gnome x5] }, B: { hand: [zapbot] } }
bases: [{ base: tortuga }]
steps: [{ A: play mystic-studies }, { ${undo} }]
`;
    expect(refusal(drawn('undo: A, refused: seen'))).toEqual([]);
    expect(refusal(drawn('undo: B, refused: others'))).toEqual([]);
    expect(refusal(drawn('undo: A, refused: others'))).toHaveLength(1);
  });
});

describe('a view', () => {
  /** While A decides whom to destroy. */
  const meanwhile = (view: string): string[] =>
    faultsOf(`${CANNON}  - A: play cannon\n  - expect: { asked: A, view: { ${view} } }\n  - A: none\n`);

  it('shows the very card that has a name of its own, or does not', () => {
    expect(meanwhile('A: { has: [mine, twin] }, B: { has: [twin], lacks: [mine] }')).toEqual([]);
    expect(meanwhile('B: { has: [mine] }')).toEqual(['line 14, steps[2].expect.view.B.has[1]: B does not see mine']);
    expect(meanwhile('B: { lacks: [twin] }')).toHaveLength(1);
  });

  it('has parts that can be told one by one', () => {
    const seen = 'limbo: [cannon], players: { A: { hand: { count: 1, known: [] } } }, bases: [{ minions: [twin] }]';
    expect(meanwhile(`B: { shows: { ${seen} } }, spectator: { shows: { active: A } }`)).toEqual([]);
    expect(meanwhile('A: { shows: { players: { A: { hand: { known: [mine] } } } } }')).toEqual([]);
    expect(meanwhile('B: { shows: { players: { A: { hand: { known: [mine] } } } } }')).toHaveLength(1);
    expect(meanwhile('B: { shows: { limbo: [zapbot] } }')).toHaveLength(1);
    expect(meanwhile('B: { shows: { nonsense: 3 } }')).toHaveLength(1);
  });
});

describe('all faults of a file', () => {
  it('are said at once, with their lines', () => {
    const text = `title: 3
shows: []
phase: lunch
players:
  A: { hand: zapbot, vp: -0.5 }
  E: { hand: [] }
---
title: Another
shows: [TURN-01]
bases:
  - base: tortuga
    B:
      - { crad: zapbot }
      - 7
    counters: -1
steps:
  - { A: end, B: end }
  - expect:
      A: { hnad: [] }
      power: 3
  - A: end
    asked: { to: dance }
`;
    expect(faultsOf(text)).toEqual([
      'line 1, title: a text is expected here',
      'line 3, phase: this cannot be “lunch”; it can be draft, mulligan, start, play, score, draw, end, over',
      'line 5, players.A.vp: a whole number is expected here',
      'line 5, players.A.hand: a list is expected here',
      'line 6, players.E: there is no “E” here, but A, B, C, D',
      'line 13, bases[1].B[1].card: a text is expected here',
      'line 13, bases[1].B[1].crad: there is no “crad” here, but card, as, owner, counters, markers, names, used, seenBy, actions',
      'line 14, bases[1].B[2]: a text or a mapping is expected here',
      'line 15, bases[1].counters: at least 0 is expected here',
      'line 17, steps[1]: a step is one player’s answer (with asked), expect, or undo (with refused)',
      'line 19, steps[2].expect.A.hnad: there is no “hnad” here, but vp, hand, deck, discard, titans, handCount, deckCount, discardCount, factions, permits',
      'line 20, steps[2].expect.power: a mapping is expected here',
      'line 22, steps[3].asked.to: this cannot be “dance”',
    ]);
  });

  it('of names in a position are said at once, with the lines where they are', () => {
    const text = `${HEAD}players: { A: { hand: [zapbto x2, cannon] } }\nbases: [{ base: tortuga, B: [nobody] }]\n`;
    expect(faultsOf(text)).toEqual([
      'line 3: there is no card or base called “zapbto”',
      'line 4: there is no card or base called “nobody”',
    ]);
  });

  it('of expectations are said at once', () => {
    expect(faultsOf(afterTwin('A: { vp: 1, hand: [zapbto] }', 'power: { nobody: 3, twin: 2 }', 'turn: B'))).toEqual([
      'line 15, steps[3].expect.A.vp: expected 1, is 0',
      'line 15, steps[3].expect.A.hand: there is no card or base called “zapbto”',
      'line 15, steps[3].expect.turn: expected "B", is "A"',
      'line 15, steps[3].expect.power.nobody: there is no card or base called “nobody”',
      'line 15, steps[3].expect.power.twin: “twin” is not in play',
    ]);
  });

  it('of YAML are said at once', () => {
    expect(faultsOf('title: [\n---\ntitle: *nobody\nshows: *none\n')).toEqual([
      'line 2: this is not YAML (column 1)',
      'line 3: this is not YAML (column 8)',
      'line 4: this is not YAML (column 8)',
    ]);
  });
});
