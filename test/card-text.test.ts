/** How card texts are worded: docs/card-text.md. */
import { rules } from '@baston/cards';
import { LANGS, type Lang } from '@baston/table';
import { describe, expect, it } from 'vitest';

const faces = rules.defs.slice(1).filter(({ text }) => text.en !== '' || text.fr !== '');

/** Wordings that the house style replaces, and what it says instead. */
const HOUSE: Record<Lang, readonly (readonly [not: RegExp, but: string])[]> = {
  en: [
    [/until the (?:end of the turn|turn ends)/, 'has +2 power this turn'],
    [/\bgets? [+−]\d/, 'has +2 power this turn'],
    [/\bof (?:printed )?power \d/, 'of 2 power or less'],
    [/\bthe bottom of/, 'under its owner’s deck'],
    [/\b(?:lowest|topmost)\b/, 'the bottom card, the top two cards'],
    [/\b[Yy]ou may play (?:an|one|two) extra/, 'Play an extra minion.'],
    [/\b(?:[Oo]nce each turn|[Ww]henever|[Ee]ach time)\b/, 'Once per turn, after each minion you play here, …'],
    [/\b[Rr]eturn[^.:]* to (?:its owner’s|the|their|your) hand/, 'Return a minion to hand.'],
    [/\b[Ss]earch\b[^:]*\b[Ss]huffles? (?:the \w+|their|your) deck/, 'Search your deck for a minion and take it.'],
    [/\b(?:[Pp]lace|[Pp]ut)\b[^.]* into (?:their|your) hand/, 'Take a minion from your discard pile.'],
    [/\bnot affected by\b/, 'Other players’ cards do not affect it.'],
    [/\b[Ii]n place of your\b/, 'Instead of your regular minion, …'],
    [/\binstead of (?:being|its? )/, 'Instead of destroying it, move it to another base.'],
    [
      /\b(?:action|card|minion)s? (?:of yours|that (?:is|are) yours|that you)\b/,
      'one of your minions, a minion you own',
    ],
    [/\banother one of\b/, 'another of your minions'],
    [/(?:^|[.:*] )You (?:draw|gain|get|play)\b/, 'Draw a card.'],
    [/\bas you like\b/, 'any number of your minions'],
    [/\b[Pp]lay this card\b/, 'Play this before a base scores.'],
    [/\bmay play this (?:after|before|to)\b/, 'You may also play this before a base scores.'],
  ],
  fr: [
    [/jusqu’à la fin du tour\b/, 'a Force +2 ce tour-ci'],
    [/\bgagne(?:nt)? Force [+−]/, 'a Force +2 ce tour-ci'],
    [/[Vv]ous pouvez jouer (?:ici )?(?:une|deux) (?:Action|Créature)s? suppl/, 'Jouez une Créature supplémentaire.'],
    [/\b[Rr]env[^.:]* dans (?:la main|sa main|votre main)/, 'Renvoyez en main une Créature.'],
    [/\bautant d[^.]* que vous voulez/, 'n’importe quel nombre de vos Créatures'],
    [/\bjusqu’à (?:avoir|ce que|en|révéler|une)\b/, 'Révélez des cartes de votre pioche une à une.'],
    [/\b(?:capacité|pouvoir spécial)/, 'effet'],
    [/\bposée?s? sur\b|\bAction sur (?:une|la|cette) (?:Base|Créature) ou\b/, 'attachée à une Base ou Créature'],
    [/\bvainqueur/, 'le Vainqueur'],
    [/\b[Rr]egard(?:e|er|ez)\b/, 'Consultez la main d’un autre joueur.'],
    [/\bnormale/, 'votre Créature gratuite'],
    [/\bcopies?\b/, 'un autre exemplaire'],
    [/\bplutôt\b/, 'à la place'],
    [/\b[Rr]emettez\b/, 'Replacez les autres dans l’ordre de votre choix.'],
    [/\bde là(?!\p{L})/u, 'de cette Base'],
    [/(?:est|êtes) le propriétaire/, 'dont vous êtes propriétaire'],
    [/\baller?\b[^.]* dans la défausse/, 'aller à la défausse'],
    [/\b[Uu]ne fois à chaque tour\b/, 'Une fois par tour, …'],
    [/Après que vous avez [^,.]*, (?:vous|\p{Ll}+ez)\b/u, 'Après avoir joué une Créature ici, …'],
    [/(?:^|[.:*] )Vous (?:gagnez|jouez|piochez)\b/, 'Piochez une carte.'],
  ],
};

/** The sentences of a text; a name may have full stops of its own. */
const sentences = (text: string): number => (text.match(/(?<!\.[A-Z])\.(?=[ *]|$)/g) ?? []).length;

/** The words that carry the meaning, in no order. */
const SMALL = /^(?:an?|the|that|it|its|of|to|is|are|and|each|all|any|every|one)$/;
const gist = (text: string): string =>
  (text.toLowerCase().match(/[\w+−’]+/g) ?? [])
    .filter((word) => !SMALL.test(word))
    .sort()
    .join(' ');

/** The texts that are the same by `key` but are worded in several ways. */
function variants(key: (text: (typeof faces)[number]['text']) => string, lang: Lang): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const { text } of faces) groups.set(key(text), (groups.get(key(text)) ?? new Set()).add(text[lang]));
  return [...groups.values()].filter(({ size }) => size > 1).map((group) => [...group]);
}

describe('the texts of cards', () => {
  it('have as many sentences in both languages', () => {
    const uneven = faces.filter(({ text }) => sentences(text.en) === 0 || sentences(text.en) !== sentences(text.fr));
    expect(uneven.map(({ id, text }) => ({ id, ...text }))).toEqual([]);
  });

  it.each(LANGS)('are in the words of the house in %s', (lang) => {
    for (const [not, but] of HOUSE[lang]) {
      expect(but).not.toMatch(not);
      const found = faces.filter(({ text }) => not.test(text[lang])).map(({ id, text }) => `${id}: ${text[lang]}`);
      expect(found, `say: ${but}`).toEqual([]);
    }
  });

  it('say the same thing in the same words', () => {
    expect(variants(({ en }) => en, 'fr')).toEqual([]);
    expect(variants(({ fr }) => fr, 'en')).toEqual([]);
    expect(variants(({ en }) => gist(en), 'en')).toEqual([]);
  });
});
