/** Texts on and around cards, except for the cards' own texts. */
import type { CardDef } from '@baston/engine';

interface LabelParts {
  readonly name: string;
  readonly type: string;
  readonly number?: string | undefined;
  readonly faction: string;
  readonly text: string;
}

export const cards = {
  type: { minion: 'Minion', action: 'Action', base: 'Base', titan: 'Titan' } satisfies Record<CardDef['type'], string>,
  playedOn: {
    base: 'Action, played on a base',
    minion: 'Action, played on a minion',
    ownMinion: 'Action, played on one of your minions',
    bury: 'Action, buried at a base',
  },
  power: 'Power',
  breakpoint: 'Breakpoint',
  breaksAt: 'breaks at',
  vp: 'VP',
  places: ['1st', '2nd', '3rd'] satisfies readonly [string, string, string],
  noText: 'No ability.',
  /** Read out by screen readers in place of the picture. */
  label: ({ name, type, number, faction, text }: LabelParts) =>
    `${[`${name}. ${type}`, number, faction].filter(Boolean).join(', ')}. ${text}`.trim(),
  powerIs: (power: number) => `power ${power}`,
  powerWas: (power: number, printed: number) => `power ${power} (printed ${printed})`,
  breakpointIs: (breakpoint: number) => `breakpoint ${breakpoint}`,
  breakpointWas: (breakpoint: number, printed: number) => `breakpoint ${breakpoint} (printed ${printed})`,
  vpIs: ([first, second, third]: readonly number[]) => `${first} VP for 1st place, ${second} for 2nd, ${third} for 3rd`,

  dialog: {
    close: 'Close',
    text: 'Text',
    facts: 'About this card',
    kind: 'Type',
    set: 'Set',
    faction: 'Faction',
    copies: 'Copies in the deck',
    rulings: 'Rulings',
    readings: 'Our interpretations',
    more: 'All cards of this faction',
  },

  browser: {
    title: 'Cards',
    search: 'Search',
    searchHint: 'Name or text',
    filters: 'Filters',
    factions: 'Faction',
    allFactions: 'All',
    kind: 'Type',
    kinds: { all: 'All', minion: 'Minions', action: 'Actions', base: 'Bases', titan: 'Titans' },
    power: 'Power',
    anyPower: 'Any',
    orMore: (power: number) => `${power} or more`,
    found: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    nothing: 'No cards found',
    nothingHint: 'Try fewer filters or another word.',
    clear: 'Clear filters',
  },
};
