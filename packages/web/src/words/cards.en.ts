import type { CardWords } from './cards.ts';

export const cardsEn: CardWords = {
  type: { minion: 'Minion', action: 'Action', base: 'Base', titan: 'Titan' },
  playedOn: {
    base: 'Action, played on a base',
    minion: 'Action, played on a minion',
    ownMinion: 'Action, played on one of your minions',
    bury: 'Action, buried at a base',
  },
  power: 'Power',
  breakpoint: 'Breakpoint',
  vp: 'VP',
  places: ['1st', '2nd', '3rd'],
  noText: 'No ability.',
  label: ({ name, type, number, faction, text }) =>
    `${[`${name}. ${type}`, number, faction].filter(Boolean).join(', ')}. ${text}`.trim(),
  powerIs: (power) => `power ${power}`,
  powerWas: (power, printed) => `power ${power} (printed ${printed})`,
  breakpointIs: (breakpoint) => `breakpoint ${breakpoint}`,
  breakpointWas: (breakpoint, printed) => `breakpoint ${breakpoint} (printed ${printed})`,
  vpIs: ([first, second, third]) => `${first} VP for the winner, ${second} for second place, ${third} for third`,

  dialog: {
    close: 'Close',
    text: 'Text',
    facts: 'About this card',
    kind: 'Type',
    set: 'Set',
    faction: 'Faction',
    copies: 'Copies in the deck',
    rulings: 'Rulings',
    more: 'All cards of the faction',
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
    orMore: (power) => `${power} or more`,
    found: (count) => (count === 1 ? '1 card' : `${count} cards`),
    nothing: 'No card fits',
    nothingHint: 'Try fewer filters or another word.',
    clear: 'Clear all filters',
  },
};
