import type { cards as en } from '../en/cards.ts';
import type { Translation } from '../translation.ts';

export const cards: Translation<typeof en> = {
  type: { minion: 'Créature', action: 'Action', base: 'Base', titan: 'Titan' },
  playedOn: {
    base: 'Action, jouée sur une Base',
    minion: 'Action, jouée sur une Créature',
    ownMinion: 'Action, jouée sur une de vos Créatures',
    bury: 'Action, enterrée sur une Base',
  },
  power: 'Force',
  breakpoint: 'Résistance',
  breaksAt: 'Résistance',
  vp: 'PV',
  places: ['1re', '2e', '3e'],
  noText: 'Aucun effet.',
  label: ({ name, type, number, faction, text }) =>
    `${[`${name}. ${type}`, number, faction].filter(Boolean).join(', ')}. ${text}`.trim(),
  powerIs: (power) => `Force ${power}`,
  powerWas: (power, printed) => `Force ${power} (imprimée : ${printed})`,
  breakpointIs: (breakpoint) => `Résistance ${breakpoint}`,
  breakpointWas: (breakpoint, printed) => `Résistance ${breakpoint} (imprimée : ${printed})`,
  vpIs: ([first, second, third]) => `${first} PV pour la 1re place, ${second} pour la 2e, ${third} pour la 3e`,

  dialog: {
    close: 'Fermer',
    text: 'Texte',
    facts: 'À propos de cette carte',
    kind: 'Type',
    set: 'Boîte',
    faction: 'Faction',
    copies: 'Exemplaires dans la pioche',
    rulings: 'Précisions',
    readings: 'Nos interprétations',
    more: 'Toutes les cartes de cette Faction',
  },

  browser: {
    title: 'Cartes',
    search: 'Chercher',
    searchHint: 'Nom ou texte',
    filters: 'Filtres',
    factions: 'Faction',
    allFactions: 'Toutes',
    kind: 'Type',
    kinds: { all: 'Tout', minion: 'Créatures', action: 'Actions', base: 'Bases', titan: 'Titans' },
    power: 'Force',
    anyPower: 'Toutes',
    orMore: (power) => `${power} ou plus`,
    found: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
    nothing: 'Aucune carte trouvée',
    nothingHint: 'Essayez moins de filtres ou un autre mot.',
    clear: 'Effacer les filtres',
  },
};
