import { readdirSync, readFileSync } from 'node:fs';
import { rules } from '@baston/cards';
import { below, PURPOSES, type Purpose, type Question, type Reason, seedWords } from '@baston/engine';
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../session/record.ts';
import { Session } from '../session/session.ts';
import { LANGS, type Lang, phrases, Words } from './index.ts';

const reader = (me: number) => ({ cards: rules, me, players: ['Ada', 'Ève', 'Ivo', 'Uma'] });

/** All fixed texts of a language, and what its functions make of plain arguments. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value === 'function') return texts((value as (...args: unknown[]) => unknown)(2, 3));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts);
  return [];
}

function fixedTexts(lang: Lang): string[] {
  const { prompts, amounts, labels, screen } = phrases(lang);
  const { keys, ...rest } = screen;
  return [...texts([prompts, amounts, labels, rest]), ...keys.map(([, what]) => what)];
}

/** All texts of a few random games: every question, every option, every line of the log. */
const spoken: { readonly [L in Lang]: Set<string> } = { en: new Set(), fr: new Set() };
const seenEvents = new Set<string>();
const seenModes = new Set<string>();

function listen(seed: string, seats: number): void {
  const dice = new Int32Array(4);
  seedWords(seed, dice);
  const session = Session.start(rules, { seed, seats, factions: seats === 3 ? 'draft' : 'random' });
  for (let { question } = session; question; { question } = session) {
    const { seat, min, max, options } = question;
    const view = session.view(seat);
    for (const lang of LANGS) {
      const words = new Words(lang, reader(seat));
      spoken[lang].add(words.prompt(question)).add(words.decline(question));
      for (const option of options) spoken[lang].add(words.option(question, option, view));
      for (const permit of view.permits) spoken[lang].add(words.permit(permit));
    }
    if (question.kind === 'modes') for (const option of options) seenModes.add(option.id);
    const left = options.map((option) => option.id);
    const count = Math.max(min, Math.min(max, 1 + below(dice, 2)));
    session.answer(
      seat,
      Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(dice, left.length), 1)[0] as string),
    );
  }
  for (const event of session.events) seenEvents.add(event.type);
  for (const lang of LANGS) {
    for (const me of [-1, 0, 1]) {
      const words = new Words(lang, reader(me));
      const events = session.eventsFor(me);
      for (const event of events) spoken[lang].add(words.line(event));
      for (const { text } of words.log(events)) spoken[lang].add(text);
    }
  }
}
for (let i = 0; i < 24; i++) listen(`words-${i}`, 2 + (i % 3));

/** The purposes for which cards have a base chosen. */
const cards = new URL('../../../cards/src/', import.meta.url);
const forBases = readdirSync(cards, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [...readFileSync(new URL(file, cards), 'utf8').matchAll(/chooseBase\(.*?\bto: '(\w+)'/gs)])
  .map(([, purpose]) => purpose as Purpose);

const face = (def: string, id = 1) => ({ id, def });
const samples: TableEvent[] = [
  { type: 'moveBuried', seat: 0, from: face('base/tortuga'), to: face('base/tar-pits') },
  { type: 'buriedCounters', seat: 1, at: face('base/tortuga'), amount: 2 },
  { type: 'buriedCounters', seat: 0, at: face('base/tortuga'), amount: -1 },
  { type: 'box', card: face('robots/zapbot') },
  { type: 'mulligan', seat: 0, cards: [] },
  { type: 'barred', seat: 0 },
  { type: 'hush', base: face('base/tortuga'), seat: 0 },
  { type: 'extraTurn', seat: 0 },
  { type: 'baseOnDeck', base: face('base/tortuga') },
  { type: 'name', seat: 0, faction: 'robots' },
  {
    type: 'clash',
    at: face('base/tortuga'),
    stays: face('robots/zapbot'),
    with: 9,
    leaves: face('robots/nukebot', 2),
    against: 7,
  },
  { type: 'shuffle', seat: 0 },
  { type: 'shuffle', seat: 0, discardPile: true },
  { type: 'reshuffle', deck: 'base' },
  { type: 'reshuffle', deck: 'base', discardPile: true },
  { type: 'search', seat: 0 },
  { type: 'undo', seat: 0 },
  { type: 'win', seat: 0, shared: false },
  { type: 'win', seat: 0, shared: true },
  { type: 'drawMadness', seat: 0, cards: [face('robots/zapbot')] },
  { type: 'returnMadness', seat: 0, cards: [face('robots/zapbot'), face('robots/zapbot', 2)] },
  { type: 'penalty', seat: 0, cards: 5, vp: 2 },
  { type: 'vp', seat: 0, amount: -2 },
  { type: 'breakpoint', base: face('base/tortuga'), amount: -5, until: 'endOfTurn', seat: 0 },
  { type: 'power', card: face('robots/zapbot'), controller: 1, amount: 4, until: 'leavesPlay', seat: 0 },
  { type: 'startingBreakpoint', base: face('base/tortuga'), amount: 0, until: 'endOfTurn', seat: 0 },
  { type: 'total', base: face('base/tortuga'), amount: 2, until: 'endOfTurn', seat: 0 },
  { type: 'rescue', card: face('robots/zapbot'), until: 'endOfTurn', seat: 0 },
  { type: 'text', card: face('base/tortuga'), text: undefined, until: 'startOfYourTurn', seat: 0 },
  { type: 'text', card: face('robots/zapbot'), text: 'robots/nukebot', until: 'endOfTurn', seat: 0 },
  { type: 'text', card: face('aliens/invasion'), text: 'pirates/cannon', seat: 1 },
  { type: 'counters', card: face('robots/zapbot'), controller: 0, amount: 2 },
  { type: 'counters', card: face('robots/zapbot'), controller: 0, amount: -1 },
  { type: 'transferCounters', from: face('robots/zapbot'), to: face('robots/nukebot', 2), amount: 2 },
  { type: 'marker', card: face('base/tortuga') },
  { type: 'transfer', card: face('ninjas/poison'), to: face('robots/zapbot', 2) },
  { type: 'control', card: face('robots/zapbot'), seat: 0 },
  { type: 'control', card: face('monster/ghoul'), seat: -1 },
  { type: 'give', seat: 0, to: 1, by: 0, secret: { seats: [0, 1], cards: [face('robots/zapbot')] } },
  { type: 'give', seat: 1, to: 0, by: 0, secret: { seats: [], cards: [] } },
  { type: 'give', seat: 1, to: 0, by: 1, secret: { seats: [], cards: [] } },
  { type: 'give', seat: 0, to: 0, by: 0, secret: { seats: [0, 1], cards: [face('ninjas/poison')] } },
  { type: 'destroyBase', base: face('base/tortuga') },
  { type: 'turnUp', base: face('base/tortuga') },
  { type: 'turnDown', seat: 0 },
  { type: 'sinkBase' },
  { type: 'stepIn', card: face('robots/zapbot'), inPlaceOf: face('robots/nukebot', 2) },
  { type: 'baseLeaves', base: face('base/tortuga') },
  { type: 'silence', base: face('base/tortuga'), until: 'endOfTurn', seat: 0 },
  { type: 'monster', card: face('monster/ghoul'), on: face('base/the-mines', 2) },
  { type: 'monster', card: face('monster/ghoul'), on: face('base/the-mines', 2), seat: 0 },
  { type: 'noMonster', at: face('base/the-mines', 2), seat: 0 },
  ...[1, 2].map((count): TableEvent => ({ type: 'treasures', seat: 0, count, secret: { seats: [0], cards: [] } })),
  { type: 'treasuresLost', cards: [face('treasure/cross-bow')] },
  {
    type: 'loot',
    base: face('base/the-mines'),
    cards: [face('treasure/cross-bow', 2), face('treasure/wishing-ring', 3)],
  },
  { type: 'take', seat: 0, card: face('treasure/cross-bow') },
  ...(['monster', 'treasure'] as const).flatMap((deck): TableEvent[] => [
    { type: 'reshuffle', deck },
    { type: 'reshuffle', deck, discardPile: true },
    { type: 'putOnDeck', deck, place: 'top', secret: { seats: [], cards: [] } },
    { type: 'putOnDeck', deck, place: 'bottom', secret: { seats: [0], cards: [face('treasure/cross-bow')] } },
    { type: 'search', seat: 0, deck },
  ]),
  { type: 'look', seat: 0, of: -1, from: 'treasureDeck', count: 2, secret: { seats: [0], cards: [] } },
  { type: 'discard', seat: -1, card: face('monster/ghoul'), from: 'play' },
  { type: 'look', seat: 0, of: 1, from: 'hand', count: 1, secret: { seats: [0], cards: [face('robots/zapbot')] } },
  { type: 'look', seat: 1, of: 2, from: 'hand', count: 3, secret: { seats: [1], cards: [] } },
  { type: 'look', seat: 0, of: 0, from: 'baseDeck', count: 3, secret: { seats: [0], cards: [] } },
  ...(['hand', 'deck', 'deckTop', 'deckBottom', 'discard'] as const).flatMap((to): TableEvent[] => [
    { type: 'put', seat: 0, to, count: 2, secret: { seats: [0], cards: [] } },
    { type: 'place', seat: 0, to, card: face('ninjas/poison') },
  ]),
];
const base = face('base/tortuga');
const minion = face('robots/zapbot');
/** One for every kind of reason, and for every sentence that a kind has. */
const REASONS: { readonly [K in Reason['kind']]: readonly Extract<Reason, { kind: K }>[] } = {
  win: [{ kind: 'win', base, vp: 4 }],
  score: [{ kind: 'score', base, vp: 2 }],
  lead: [{ kind: 'lead', base }],
  keepLead: [{ kind: 'keepLead', base }],
  place: [0, 1].map((vp) => ({ kind: 'place', base, place: 2, vp })),
  remove: [{ kind: 'remove', card: minion, seat: 1 }],
  weaken: [{ kind: 'weaken', card: minion, seat: 1 }],
  help: [{ kind: 'help', card: minion }],
  save: [{ kind: 'save', card: minion }],
  ability: [{ kind: 'ability', card: minion }],
  bestCard: [{ kind: 'bestCard', card: minion }],
  leastLoss: [{ kind: 'leastLoss', card: minion }],
  wait: [{ kind: 'wait' }],
  nothing: [{ kind: 'nothing' }],
  best: [{ kind: 'best' }],
};
const reasonsIn = (lang: Lang): string[] =>
  Object.values(REASONS).flatMap((all) => all.map((one) => new Words(lang, reader(0)).reason(one)));

for (const lang of LANGS) {
  for (const reason of reasonsIn(lang)) spoken[lang].add(reason);
  for (const me of [0, 1, 2]) for (const event of samples) spoken[lang].add(new Words(lang, reader(me)).line(event));
}

const everything = (lang: Lang): string[] => [...fixedTexts(lang), ...spoken[lang]];
const faulty = (lang: Lang, pattern: RegExp): string[] => everything(lang).filter((text) => pattern.test(text));

describe.each(LANGS)('the words of %s', (lang) => {
  it('are complete', () => {
    expect(everything(lang).filter((text) => text.trim() === '')).toEqual([]);
    expect(faulty(lang, /undefined|null|NaN|\[object|\$\{|\*\*/)).toEqual([]);
    expect(faulty(lang, / {2}|^ | $/)).toEqual([]);
  });

  it('have typographic apostrophes and quotation marks', () => {
    expect(faulty(lang, /['"]/)).toEqual([]);
  });

  it('have a sentence for every purpose', () => {
    for (const purpose of PURPOSES) {
      for (const sentence of texts(phrases(lang).prompts[purpose])) expect(sentence).toMatch(/^\p{Lu}.*[.?]$/u);
    }
  });

  it('mention the base when a base is chosen', () => {
    const words = new Words(lang, reader(0));
    const prompts = forBases.map((purpose) =>
      words.prompt({ seat: 0, kind: 'bases', purpose, min: 1, max: 1, options: [] }),
    );
    expect(prompts.length).toBeGreaterThan(50);
    expect(prompts.filter((prompt) => !/\bbase\b/i.test(prompt))).toEqual([]);
  });

  it('have a different sentence for every reason', () => {
    const all = reasonsIn(lang);
    expect(new Set(all).size).toBe(all.length);
    for (const sentence of all) expect(sentence).toMatch(/^[\p{Lu}«].*\.$/u);
  });

  it('have a label for every mode that a card offers', () => {
    expect([...seenModes].filter((mode) => !(mode in phrases(lang).labels.modes))).toEqual([]);
  });
});

describe('French', () => {
  it('has a narrow no-break space before : ; ! ? and inside « »', () => {
    expect(faulty('fr', /(?:^|[^\u202f])[:;!?]/)).toEqual([]);
    expect(faulty('fr', /«[^\u202f]|[^\u202f]»/)).toEqual([]);
  });

  it('puts no name in quotes twice', () => {
    const words = new Words('fr', reader(0));
    expect(words.quoted({ def: 'truckers/skinny-minnie' })).toBe(words.cardName({ def: 'truckers/skinny-minnie' }));
    expect(words.quoted({ def: 'pirates/buccaneer' })).not.toBe(words.cardName({ def: 'pirates/buccaneer' }));
  });

  it('never depends on the first letter of a name', () => {
    expect(faulty('fr', /\b(?:de|que|le|la|je|me|te|se|ne|ce|du|des|au|aux)\s«/i)).toEqual([]);
    expect(faulty('fr', /\b(?:de|que|du|d’|qu’) ?(?:Ada|Ève|Ivo|Uma)\b/)).toEqual([]);
  });

  it('addresses the reader as vous', () => {
    expect(faulty('fr', /(?<!Relis )\b(?:tu|ton|ta|tes|toi)\b/i)).toEqual([]); // a card is called “Relis ta Carte”
  });
});

describe('the log', () => {
  it('skips unknown events of newer rules', () => {
    const unknown = { type: 'from-the-future', seat: 0 } as unknown as TableEvent;
    const undo: TableEvent = { type: 'undo', seat: 0 };
    const words = new Words('en', reader(-1));
    expect(words.log([unknown, undo])).toEqual(words.log([undo]));
  });

  const words = new Words('en', reader(0));

  it('is tested with every event', () => {
    const heard = [...seenEvents, ...samples.map((event) => event.type)];
    expect(Object.keys(phrases('en').lines).filter((type) => !heard.includes(type as TableEvent['type']))).toEqual([]);
  });

  it('says "you" to the reader and names the others', () => {
    const drawn: TableEvent = { type: 'draw', seat: 1, count: 1, secret: { seats: [1], cards: [] } };
    expect(words.line(drawn)).toBe('Ève draws a card.');
    expect(new Words('en', reader(1)).line({ ...drawn, count: 2 })).toBe('You draw 2 cards.');
    expect(new Words('fr', reader(0)).line({ ...drawn, count: 2 })).toBe('Ève pioche 2 cartes.');
    expect(new Words('fr', reader(1)).line(drawn)).toBe('Vous piochez une carte.');
  });

  it('says that nobody controls a released monster', () => {
    const lost: TableEvent = { type: 'control', card: face('monster/ghoul'), seat: -1 };
    expect(words.line(lost)).toBe('Nobody controls Ghoul any more.');
    expect(new Words('fr', reader(0)).line(lost)).toMatch(/^Personne ne contrôle plus /);
  });

  it('says who takes and who gives a card', () => {
    const passed = (by: number): TableEvent => ({
      type: 'give',
      seat: 1,
      to: 0,
      by,
      secret: { seats: [0, 1], cards: [face('robots/zapbot')] },
    });
    expect(words.line(passed(0))).toBe('You take Zapbot from Ève.');
    expect(words.line(passed(1))).toBe('Ève gives you Zapbot.');
    const heard = new Words('fr', reader(1));
    expect(heard.line(passed(0))).toMatch(/vous prend «.*Zapbot.*»\.$/);
    expect(heard.line(passed(1))).toMatch(/^Vous donnez «.*» à Ada\.$/);
  });

  it('mentions shuffling only if a discard pile is shuffled into a deck', () => {
    const told = (lang: Lang): string[] =>
      new Words(lang, reader(0))
        .log([
          { type: 'shuffle', seat: 0 },
          { type: 'shuffle', seat: 0, discardPile: true },
          { type: 'shuffle', seat: 1, discardPile: true },
          { type: 'reshuffle', deck: 'base', discardPile: true },
        ])
        .map(({ text }) => text);
    expect(told('en')).toEqual([
      'You shuffle your discard pile into your deck.',
      'Ève shuffles their discard pile into their deck.',
      'The discarded bases are shuffled into a new base deck.',
    ]);
    expect(told('fr')).toEqual([
      'Vous mélangez votre défausse dans votre pioche.',
      'Ève mélange sa défausse dans sa pioche.',
      'La défausse Base est mélangée dans sa pioche.',
    ]);
  });

  it('names the cause, unless the line already does', () => {
    const cause = face('innsmouth/recruitment', 9);
    const discard = (card: string, id: number): TableEvent => ({
      type: 'discard',
      seat: 0,
      card: face(card, id),
      from: 'hand',
      cause,
    });
    const told = (lang: Lang, ...events: TableEvent[]): string[] =>
      new Words(lang, reader(0)).log(events).map(({ text }) => text);
    const twice = [discard('zombies/walker', 1), discard('zombies/walker', 2)];
    expect(told('en', ...twice)).toEqual(['You discard Walker ×2: Recruitment.']);
    expect(told('en', ...twice, { type: 'discard', seat: 0, card: face('zombies/walker', 3), from: 'hand' })).toEqual([
      'You discard Walker ×2: Recruitment.',
      'You discard Walker.',
    ]);
    expect(told('fr', ...twice)[0]).toMatch(/^Vous défaussez « .* » ×2 : « .* »\.$/);
    const drawn: TableEvent = { type: 'draw', seat: 1, count: 2, secret: { seats: [1], cards: [] }, cause };
    expect(told('en', drawn)).toEqual(['Ève draws 2 cards: Recruitment.']);
    const shown: TableEvent = { type: 'reveal', seat: 1, from: 'hand', cards: [face('zombies/walker')], cause };
    expect(told('en', shown)).toEqual(['Ève reveals Walker from their hand: Recruitment.']);
    const itself: TableEvent = { type: 'return', seat: 0, card: cause, cause };
    expect(told('en', itself)).toEqual(['Recruitment returns to your hand.']);
    expect(told('en', { ...shown, cards: [cause] })).toEqual(['Ève reveals Recruitment from their hand.']);
  });

  it('combines the cards of one discard, and skips finished actions', () => {
    const lines = words.log([
      { type: 'play', seat: 0, card: face('pirates/cannon'), extra: false },
      { type: 'discard', seat: 0, card: face('pirates/cannon', 2), from: 'spent' },
      { type: 'discard', seat: 1, card: face('robots/zapbot'), from: 'hand' },
      { type: 'discard', seat: 1, card: face('robots/zapbot', 3), from: 'hand' },
    ]);
    expect(lines.map((line) => line.text)).toEqual(['You play Cannon.', 'Ève discards Zapbot ×2.']);
  });
});

describe('a prompt', () => {
  const words = new Words('en', reader(0));
  const option = { id: '1', card: face('robots/zapbot') };
  const ask = (question: Partial<Question>): string =>
    words.prompt({
      seat: 0,
      kind: 'minions',
      purpose: 'destroy',
      min: 1,
      max: 1,
      options: [option, option, option],
      ...question,
    });

  it('says how many to choose', () => {
    expect(ask({})).toBe('Choose a minion to destroy.');
    expect(ask({ min: 0 })).toBe('Choose a minion to destroy. You may decline.');
    expect(ask({ min: 0, max: 2 })).toBe('Choose minions to destroy. Up to 2, or none.');
    expect(ask({ min: 0, max: 3 })).toBe('Choose minions to destroy. Any number, or none.');
    expect(ask({ min: 0, max: 3, isLimited: true })).toBe('Choose minions to destroy. Up to 3, or none.');
    expect(ask({ min: 1, max: 2 })).toBe('Choose minions to destroy. From 1 to 2.');
    expect(ask({ min: 2, max: 2 })).toBe('Choose minions to destroy. Exactly 2.');
  });
});
