import type { Labels } from '../types.ts';

/** Of a place or another feminine noun. */
export const ordinal = (place: number): string => (place === 1 ? '1re' : `${place}e`);
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const PHASES: Labels['phases'] = {
  draft: 'Choix des Factions',
  mulligan: 'Mains de départ',
  start: 'Début de tour',
  play: 'Jouer des cartes',
  score: 'Conquête',
  draw: 'Piocher deux cartes',
  end: 'Fin de tour',
  over: 'Fin de la partie',
};

export const labels: Labels = {
  phases: PHASES,
  noUndo: {
    nothing: 'Il n’y a rien à reprendre.',
    others: 'Quelqu’un d’autre a décidé depuis, ou décide en ce moment : plus de retour possible.',
    seen: 'Des cartes ont été piochées, mélangées ou montrées : plus de retour possible.',
  },
  refusals: {
    'bad-config': 'Une partie ne peut pas être préparée ainsi.',
    'bad-answer': 'Ce n’est pas une réponse.',
    'not-asked': 'Rien n’est demandé à personne en ce moment.',
    'not-your-turn': 'La question s’adresse à quelqu’un d’autre.',
    'stale-answer': 'Ce choix n’est plus proposé.',
    'illegal-answer': 'Cette réponse ne convient pas à la question.',
    'bad-save': 'Ce n’est pas l’enregistrement d’une partie, ou il est abîmé.',
    'other-version': 'Cette partie a été enregistrée avec une autre version des règles.',
    diverged: 'L’enregistrement ne suit pas les règles : il répond à une question qui n’est pas posée.',
    stuck: 'La partie est bloquée : plus personne n’a rien à décider.',
  },
  kinds: { minion: 'Créature', action: 'Action', base: 'Base' },
  modes: {
    discard: 'La défausser',
    leave: 'La laisser où elle est',
    addCounter: 'Placer un marqueur Force +1',
    transferCounters: 'Transférer des marqueurs Force +1',
    transfer: 'Transférer une Action',
    takeControl: 'Prendre le contrôle',
    useTalent: 'Utiliser un Talent une fois de plus',
    playExtraAction: 'Jouer une Action supplémentaire',
    playExtraMinion: 'Jouer une Créature supplémentaire',
    playNow: 'La jouer maintenant',
    placeInHand: 'La placer dans votre main',
    placeOnDeck: 'La placer sur la pioche',
    placeUnderDeck: 'La placer sous la pioche',
    placeDiscardedOnDeck: 'Placer une carte d’une défausse sur sa pioche',
    draw: 'Piocher une carte',
    move: 'Déplacer une Créature',
    return: 'La reprendre en main et la jouer ailleurs',
    destroyAction: 'Détruire une Action',
    destroyMinion: 'Détruire une Créature',
    playBase: 'Mettre une Base de plus en jeu',
    destroyBase: 'Détruire une Base',
  },
  yes: 'Oui',
  no: 'Non',
  pass: 'Passer',
  decline: 'Refuser',
  done: 'Aucune',
  endTurn: 'Finir de jouer des cartes',
  play: (card) => `Jouer ${card}`,
  playOn: (card, where) => `Jouer ${card} sur ${where}`,
  use: (card) => `Utiliser ${card}`,
  power: (amount) => `Force ${amount}`,
  powerOf: (total, breakpoint) => `Force ${total} sur ${breakpoint}`,
  vp: (amount) => `${amount} PV`,
  place: ordinal,
  inDiscard: 'dans votre défausse',
  permit: (play, regular) => {
    if (play === 'minion') return regular ? 'Créature' : 'Créature supplémentaire';
    return regular ? 'Action' : 'Action supplémentaire';
  },
  permitFromDiscard: 'depuis votre défausse',
  permitWhereNone: 'où vous n’avez aucune Créature',
  permitOn: { base: 'à jouer sur une Base', minion: 'à jouer sur une Créature' },
  permitMaxPower: (power) => `Force ${power} ou moins`,
  permitAt: (base) => `sur ${base}`,
  printed: 'Force inscrite',
  counters: 'marqueurs Force +1',
};
