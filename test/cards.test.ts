import { rules } from '@baston/cards';
import { describe, expect, it } from 'vitest';

const cards = rules.factions.flatMap((faction) => faction.cards);
const faces = rules.defs.slice(1);

describe('the cards', () => {
  it('come in factions of 20 (SETUP-02, SETUP-27)', () => {
    const sizes = rules.factions.map((faction) => [
      faction.id,
      faction.cards.reduce((sum, card) => sum + card.copies, 0),
    ]);
    expect(sizes).toEqual(rules.factions.map((faction) => [faction.id, 20]));
  });

  it('of the core box are 8 factions and 16 bases, two for each (SETUP-27)', () => {
    const [core] = rules.sets;
    expect(core?.factions).toHaveLength(8);
    expect(core?.bases).toHaveLength(16);
    for (const faction of core?.factions ?? []) {
      expect(
        core?.bases.filter((base) => base.faction === faction.id),
        faction.id,
      ).toHaveLength(2);
    }
  });

  it('have ids that begin with their faction', () => {
    for (const faction of rules.factions)
      for (const card of faction.cards) expect(card.id).toMatch(new RegExp(`^${faction.id}/[a-z0-9-]+$`));
  });

  it('have a name and a text in both languages, or no text in either', () => {
    for (const { id, name, text } of faces) {
      expect(name.en.length, id).toBeGreaterThan(0);
      expect(name.fr.length, id).toBeGreaterThan(0);
      expect(text.en === '', id).toBe(text.fr === '');
    }
  });

  it('of monsters say what they carry, and those of bases how many monsters come', () => {
    const firstNumber = (text: string): number => Number(/^\*\*(\d+)/.exec(text)?.[1] ?? 0);
    for (const def of faces) {
      const monster = def.type === 'minion' ? def.monster : undefined;
      const number = def.type === 'base' ? (def.monsters ?? 0) : monster ? (def.treasures ?? 0) : 0;
      for (const text of [def.text.en, def.text.fr]) expect(firstNumber(text), def.id).toBe(number);
      expect(/^\*\*[^*]*\*\* Undead\./.test(def.text.en), def.id).toBe(monster === 'undead');
      expect(/^\*\*[^*]*\*\* Mort-Vivant\./.test(def.text.fr), def.id).toBe(monster === 'undead');
    }
  });

  it.each(['en', 'fr'] as const)('have names that tell them apart in %s (NAME-01, NAME-09)', (lang) => {
    const names = rules.defs.filter((_, i) => i > 0 && rules.namesake[i] === i).map((def) => def.name[lang]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('are printed alike in all factions that have them', () => {
    const printed = (def: (typeof cards)[number]) => {
      const { type, name, text, power } = def;
      return { type, name, text, power, playOn: type === 'action' ? def.playOn : undefined };
    };
    for (const card of cards) {
      const first = cards.find(({ name }) => name.en === card.name.en) ?? card;
      expect(printed(card), card.id).toEqual(printed(first));
    }
  });

  it('say which minions their abilities call by name', () => {
    const minions = cards.filter((card) => card.type === 'minion').sort((a, b) => b.name.en.length - a.name.en.length);
    for (const card of minions) {
      let text = card.text.en;
      const called = minions.filter(({ name }) => {
        const isCalled = new RegExp(`(?<!\\w)${name.en.replaceAll('.', '\\.')}s?(?!\\w)`).test(text);
        text = text.replaceAll(name.en, '');
        return isCalled;
      });
      expect(called.map(({ id }) => id).sort(), card.id).toEqual([...(card.mentions ?? [])].sort());
    }
  });

  it('have a Special where their texts say so', () => {
    for (const def of faces.filter(({ text }) => text.en.includes('**Special:**'))) {
      const aside = def.type === 'titan' ? def.aside : undefined;
      const reactions = [...Object.values(def.on ?? {}), ...Object.values(aside?.on ?? {})];
      const isUsed = [def.use, aside?.use].some((use) => use?.label === 'special');
      const isMarked = isUsed || def.instead?.special || reactions.some(({ special }) => special);
      const isSubstitute = def.fromDiscard?.when || (def.type === 'minion' && def.inPlaceOfAction);
      expect(isMarked || def.special || def.onUncover || isSubstitute, def.id).toBeTruthy();
    }
  });

  it('keep the names that errata gave them (NAME-09, ERR-41)', () => {
    expect(rules.def(rules.indexOf('zombies/overrun')).name.fr).toBe('Raid');
    expect(cards.filter((card) => card.name.fr === 'Invasion').map((card) => card.id)).toEqual(['aliens/invasion']);
  });
});

/** WCAG 2: from 1 (none) to 21 (black on white). */
function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map(luminance).sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const linear = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

describe('the factions', () => {
  it.each(rules.factions.map(({ id, look }) => [id, look] as const))('look of %s can be read', (_id, look) => {
    for (const colour of [look.deep, look.bright, look.paper]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(look.deep, '#ffffff')).toBeGreaterThan(7);
    expect(contrast(look.deep, look.paper)).toBeGreaterThan(7);
    expect(contrast(look.deep, look.bright)).toBeGreaterThan(4.5);
  });

  it('look different', () => {
    for (const part of ['deep', 'bright', 'paper'] as const)
      expect(new Set(rules.factions.map(({ look }) => look[part])).size, part).toBe(rules.factions.length);
  });
});

describe('the texts', () => {
  it.each(faces.map((def) => [def.id, def] as const))('of %s are typeset', (_id, { name, text }) => {
    for (const words of [name.en, name.fr, text.en, text.fr]) {
      expect(words).not.toMatch(/['"]|\.\.\.(?!\s)|\s\s|^\s|\s$/);
      expect((words.match(/\*\*/g) ?? []).length % 2).toBe(0);
    }
    for (const words of [name.fr, text.fr]) {
      expect(words).not.toMatch(/[^\u202f][:;!?»]|«[^\u202f]/);
    }
    for (const words of [name.en, text.en]) expect(words).not.toMatch(/\s[:;!?]/);
    for (const words of [text.en, text.fr]) if (words) expect(words).toMatch(/[.)]$/);
  });
});
