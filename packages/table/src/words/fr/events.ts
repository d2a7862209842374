import type { Face, Seat } from '@baston/engine';
import type { EventLines, GatheredLines, PutEvent, Teller, Until } from '../types.ts';
import { ordinal, PHASES, signed } from './labels.ts';

// Créature, Action, Base and carte are all feminine: what is said of a card agrees, and no article ever elides before a name.
const THE = { minion: 'la Créature', action: 'l’Action', base: 'la Base', titan: 'la carte Titan' } as const;
const THE_FIRST = { minion: 'La Créature', action: 'L’Action', base: 'La Base', titan: 'La carte Titan' } as const;
const AS_EXTRA = {
  minion: 'comme Créature supplémentaire',
  action: 'comme Action supplémentaire',
  base: '',
  titan: '',
} as const;
const EXTRA = { minion: 'une Créature supplémentaire', action: 'une Action supplémentaire' } as const;
const the = (face: Face, tell: Teller): string => `${THE[tell.kind(face)]} ${tell.card(face)}`;
const The = (face: Face, tell: Teller): string => `${THE_FIRST[tell.kind(face)]} ${tell.card(face)}`;

const UNTIL: { readonly [U in Until]: string } = {
  endOfTurn: 'jusqu’à la fin du tour',
  startOfYourTurn: 'jusqu’au début du prochain tour du joueur',
  endOfYourTurn: 'jusqu’à la fin du tour du joueur',
  endOfNextTurn: 'jusqu’à la fin du prochain tour du joueur',
  leavesPlay: 'tant qu’elle est en jeu',
};

const cardCount = (count: number, tell: Teller): string =>
  tell.plural(count, { one: 'une carte', other: `${count} cartes` });

const madnessCards = (count: number, tell: Teller): string =>
  tell.plural(count, { one: 'une carte Démence', other: `${count} cartes Démence` });

const MINE: { readonly [to in PutEvent['to']]: string } = {
  hand: 'dans votre main',
  deck: 'dans votre pioche',
  deckTop: 'sur votre pioche',
  deckBottom: 'sous votre pioche',
  discard: 'dans votre défausse',
};
const THEIRS: { readonly [to in PutEvent['to']]: string } = {
  hand: 'dans la main de son propriétaire',
  deck: 'dans la pioche de son propriétaire',
  deckTop: 'sur la pioche de son propriétaire',
  deckBottom: 'sous la pioche de son propriétaire',
  discard: 'dans la défausse de son propriétaire',
};
const OTHERS: { readonly [to in PutEvent['to']]: string } = {
  hand: 'dans une main adverse',
  deck: 'dans une pioche adverse',
  deckTop: 'sur une pioche adverse',
  deckBottom: 'sous une pioche adverse',
  discard: 'dans une défausse adverse',
};
/** The owner's name never follows « de »: it stands in brackets. */
const whither = (to: PutEvent['to'], seat: Seat, tell: Teller): string =>
  tell.isMe(seat) ? MINE[to] : `${THEIRS[to]} (${tell.player(seat)})`;

const YOUR_HEAP = { hand: 'votre main', deck: 'votre pioche' } as const;
const THEIR_HEAP = { hand: 'sa main', deck: 'sa pioche' } as const;
const OTHER_HEAP = { hand: 'une main adverse', deck: 'une pioche adverse' } as const;

const SIDE_DECK = { madness: 'la pioche Démence', monster: 'la pioche Monstre', treasure: 'la pioche Trésor' } as const;
const SHARED_DECK = {
  monsterDeck: SIDE_DECK.monster,
  treasureDeck: SIDE_DECK.treasure,
} as const;
const RESHUFFLED = {
  madness: 'La pioche Démence est mélangée.',
  monster: 'La pioche Monstre est mélangée.',
  treasure: 'La pioche Trésor est mélangée.',
  base: 'La pioche Base est mélangée.',
} as const;
const RESHUFFLED_FROM_DISCARD = {
  ...RESHUFFLED,
  monster: 'La défausse Monstre est mélangée dans sa pioche.',
  treasure: 'La défausse Trésor est mélangée dans sa pioche.',
  base: 'La défausse Base est mélangée dans sa pioche.',
} as const;

const REVEALED = {
  yours: {
    hand: 'depuis votre main',
    deck: 'depuis votre pioche',
    duel: 'votre carte de duel',
    baseDeck: 'depuis la pioche Base',
  },
  theirs: {
    hand: 'depuis sa main',
    deck: 'depuis sa pioche',
    duel: 'sa carte de duel',
    baseDeck: 'depuis la pioche Base',
  },
} as const;

export const lines: EventLines = {
  pick: (e, t) =>
    t.isMe(e.seat)
      ? `Vous choisissez la Faction ${t.faction(e.faction)}.`
      : `${t.player(e.seat)} choisit la Faction ${t.faction(e.faction)}.`,
  firstPlayer: (e, t) => (t.isMe(e.seat) ? 'Vous jouez le premier tour.' : `${t.player(e.seat)} joue le premier tour.`),
  mulligan: (e, t) =>
    t.isMe(e.seat) ? 'Vous piochez une nouvelle main.' : `${t.player(e.seat)} pioche une nouvelle main.`,
  turn: (e, t) => (t.isMe(e.seat) ? `Tour ${e.turn} : à vous` : `Tour ${e.turn} : ${t.player(e.seat)}`),
  phase: (e) => PHASES[e.phase],
  play: (e, t) => {
    const what = e.extra ? `${t.card(e.card)} ${AS_EXTRA[t.kind(e.card)]}` : the(e.card, t);
    const play = t.isMe(e.seat) ? `Vous jouez ${what}` : `${t.player(e.seat)} joue ${what}`;
    return e.on ? `${play} sur ${the(e.on, t)}.` : `${play}.`;
  },
  use: (e, t) =>
    t.isMe(e.seat)
      ? `Vous utilisez l’effet de ${the(e.card, t)}.`
      : `${t.player(e.seat)} utilise l’effet de ${the(e.card, t)}.`,
  permit: (e, t) => {
    const may = t.isMe(e.seat)
      ? `Vous pouvez jouer ${EXTRA[e.play]}`
      : `${t.player(e.seat)} peut jouer ${EXTRA[e.play]}`;
    return e.source ? `${may} (${t.card(e.source)}).` : `${may}.`;
  },
  draw: (e, t) => {
    if (!t.isMe(e.seat)) return `${t.player(e.seat)} pioche ${cardCount(e.count, t)}.`;
    const { cards } = e.secret;
    return cards.length > 0 ? `Vous piochez ${t.cards(cards)}.` : `Vous piochez ${cardCount(e.count, t)}.`;
  },
  reveal: (e, t) =>
    t.isMe(e.seat)
      ? `Vous révélez ${REVEALED.yours[e.from]} : ${t.cards(e.cards)}.`
      : `${t.player(e.seat)} révèle ${REVEALED.theirs[e.from]} : ${t.cards(e.cards)}.`,
  look: (e, t) => {
    const looks = t.isMe(e.seat) ? 'Vous consultez' : `${t.player(e.seat)} consulte`;
    const line = `${looks} ${lookedAt(e, t)}`;
    return e.secret.cards.length > 0 ? `${line} : ${t.cards(e.secret.cards)}.` : `${line}.`;
  },
  search: (e, t) => {
    const inDeck = e.deck && SIDE_DECK[e.deck];
    if (inDeck) return t.isMe(e.seat) ? `Vous cherchez dans ${inDeck}.` : `${t.player(e.seat)} cherche dans ${inDeck}.`;
    return t.isMe(e.seat) ? 'Vous cherchez dans votre pioche.' : `${t.player(e.seat)} cherche dans sa pioche.`;
  },
  shuffle: (e, t) => {
    if (!e.discardPile)
      return t.isMe(e.seat) ? 'Vous mélangez votre pioche.' : `${t.player(e.seat)} mélange sa pioche.`;
    return t.isMe(e.seat)
      ? 'Vous mélangez votre défausse dans votre pioche.'
      : `${t.player(e.seat)} mélange sa défausse dans sa pioche.`;
  },
  put: (e, t) => {
    const go = t.plural(e.count, { one: 'Une carte va', other: `${e.count} cartes vont` });
    const line = t.isMe(e.seat) ? `${go} ${MINE[e.to]}` : `${go} ${OTHERS[e.to]} (${t.player(e.seat)})`;
    return e.secret.cards.length > 0 ? `${line} : ${t.cards(e.secret.cards)}.` : `${line}.`;
  },
  place: (e, t) => `${The(e.card, t)} va ${whither(e.to, e.seat, t)}.`,
  destroy: (e, t) => {
    const line = `${The(e.card, t)} est détruite sur ${the(e.at, t)}`;
    return e.by && e.by.id !== e.card.id ? `${line} par ${the(e.by, t)}.` : `${line}.`;
  },
  discard: (e, t) => gathered.discards(e.seat, [e.card], t),
  return: (e, t) => `${The(e.card, t)} revient ${whither('hand', e.seat, t)}.`,
  move: (e, t) => `${The(e.card, t)} passe de ${the(e.from, t)} à ${the(e.to, t)}.`,
  power: (e, t) => `${The(e.card, t)} a Force ${signed(e.amount)} ${UNTIL[e.until]}.`,
  breakpoint: (e, t) => {
    const change = e.amount < 0 ? `baisse de ${-e.amount}` : `augmente de ${e.amount}`;
    return `La Résistance de ${the(e.base, t)} ${change} ${UNTIL[e.until]}.`;
  },
  startingBreakpoint: (e, t) => `La Résistance de ${the(e.base, t)} part de ${e.amount} ${UNTIL[e.until]}.`,
  total: (e, t) =>
    t.isMe(e.seat)
      ? `Vous avez Force ${signed(e.amount)} sur ${the(e.base, t)} ${UNTIL[e.until]}.`
      : `${t.player(e.seat)} a Force ${signed(e.amount)} sur ${the(e.base, t)} ${UNTIL[e.until]}.`,
  rescue: (e, t) =>
    `${The(e.card, t)} revient dans la main de son propriétaire au lieu d’être défaussée, ${UNTIL[e.until]}.`,
  text: (e, t) => {
    const time = e.until ? ` ${UNTIL[e.until]}` : '';
    if (e.text === undefined) return `${The(e.card, t)} n’a plus d’effet${time}.`;
    return `${The(e.card, t)} a les effets de ${the({ id: 0, def: e.text }, t)}${time}.`;
  },
  counters: (e, t) => {
    const count = Math.abs(e.amount);
    const many = t.plural(count, { one: 'un marqueur Force +1', other: `${count} marqueurs Force +1` });
    return e.amount < 0 ? `${The(e.card, t)} perd ${many}.` : `${The(e.card, t)} reçoit ${many}.`;
  },
  transferCounters: (e, t) => {
    const go = t.plural(e.amount, {
      one: 'Un marqueur Force +1 passe',
      other: `${e.amount} marqueurs Force +1 passent`,
    });
    return `${go} de ${the(e.from, t)} à ${the(e.to, t)}.`;
  },
  marker: (e, t) => `Un marqueur est placé sur ${the(e.card, t)}.`,
  transfer: (e, t) => `${The(e.card, t)} est transférée sur ${the(e.to, t)}.`,
  control: (e, t) => {
    if (e.seat < 0) return `Personne ne contrôle plus ${the(e.card, t)}.`;
    if (t.isMe(e.seat)) return `Vous prenez le contrôle de ${the(e.card, t)}.`;
    return `${t.player(e.seat)} prend le contrôle de ${the(e.card, t)}.`;
  },
  give: (e, t) => {
    const { cards } = e.secret;
    const what = cards.length > 0 ? t.cards(cards) : cardCount(1, t);
    if (e.by !== e.seat) {
      if (t.isMe(e.to)) return `Vous prenez ${what} à ${t.player(e.seat)}.`;
      return t.isMe(e.seat)
        ? `${t.player(e.to)} vous prend ${what}.`
        : `${t.player(e.to)} prend ${what} à ${t.player(e.seat)}.`;
    }
    if (e.to === e.seat)
      return t.isMe(e.to) ? `Vous prenez ${what} en main.` : `${t.player(e.to)} prend ${what} en main.`;
    if (t.isMe(e.to)) return `${t.player(e.seat)} vous donne ${what}.`;
    return `${t.isMe(e.seat) ? 'Vous donnez' : `${t.player(e.seat)} donne`} ${what} à ${t.player(e.to)}.`;
  },
  turnUp: (e, t) => `${The(e.base, t)} est face visible sur la pioche Base.`,
  turnDown: (e, t) =>
    t.isMe(e.seat)
      ? 'Vous retournez face cachée la première Base de la pioche jusqu’à la fin du tour.'
      : `${t.player(e.seat)} retourne face cachée la première Base de la pioche jusqu’à la fin du tour.`,
  baseOnDeck: (e, t) => `${The(e.base, t)} est placée sur la pioche Base.`,
  sinkBase: (e, t) =>
    e.by
      ? `La première Base de la pioche passe dessous (${t.card(e.by)}).`
      : 'La première Base de la pioche passe dessous.',
  destroyBase: (e, t) =>
    e.by ? `${The(e.base, t)} est détruite par ${the(e.by, t)}.` : `${The(e.base, t)} est détruite.`,
  barred: (e, t) =>
    t.isMe(e.seat)
      ? 'Vous ne pourrez pas jouer d’Action à votre prochain tour.'
      : `${t.player(e.seat)} ne pourra pas jouer d’Action à son prochain tour.`,
  hush: (e, t) =>
    t.isMe(e.seat)
      ? `À part vous, personne ne peut utiliser d’effet Spécial jusqu’à la fin de la Conquête de ${the(e.base, t)}.`
      : `À part ${t.player(e.seat)}, personne ne peut utiliser d’effet Spécial jusqu’à la fin de la Conquête de ${the(e.base, t)}.`,
  extraTurn: (e, t) =>
    t.isMe(e.seat)
      ? 'Vous jouerez un tour supplémentaire après celui-ci.'
      : `${t.player(e.seat)} jouera un tour supplémentaire après celui-ci.`,
  name: (e, t) =>
    t.isMe(e.seat)
      ? `Vous nommez la Faction ${t.faction(e.faction)}.`
      : `${t.player(e.seat)} nomme la Faction ${t.faction(e.faction)}.`,
  spared: (e, t) =>
    e.by ? `${The(e.card, t)} n’est pas affectée par ${the(e.by, t)}.` : `${The(e.card, t)} n’est pas affectée.`,
  stepIn: (e, t) => `${The(e.card, t)} prend la place de ${the(e.inPlaceOf, t)}.`,
  vp: (e, t) => {
    const amount = Math.abs(e.amount);
    const mine = e.amount < 0 ? `Vous perdez ${amount} PV` : `Vous gagnez ${amount} PV`;
    const theirs = e.amount < 0 ? `${t.player(e.seat)} perd ${amount} PV` : `${t.player(e.seat)} gagne ${amount} PV`;
    const line = t.isMe(e.seat) ? mine : theirs;
    return e.source ? `${line} (${t.card(e.source)}).` : `${line}.`;
  },
  scoring: (e, t) => `Conquête de ${the(e.base, t)}.`,
  standing: (e, t) =>
    t.isMe(e.seat)
      ? `Vous prenez la ${ordinal(e.place)} place sur ${the(e.base, t)}, Force ${e.total} : ${e.vp} PV.`
      : `${t.player(e.seat)} prend la ${ordinal(e.place)} place sur ${the(e.base, t)}, Force ${e.total} : ${e.vp} PV.`,
  base: (e, t) =>
    e.replaces ? `${The(e.base, t)} remplace ${the(e.replaces, t)}.` : `${The(e.base, t)} entre en jeu.`,
  baseLeaves: (e, t) => `${The(e.base, t)} quitte le jeu et n’est pas remplacée.`,
  bury: (e, t) => {
    const { cards } = e.secret;
    const what = cards.length > 0 ? t.cards(cards) : 'une carte';
    return t.isMe(e.seat)
      ? `Vous enterrez ${what} sur ${the(e.at, t)}.`
      : `${t.player(e.seat)} enterre ${what} sur ${the(e.at, t)}.`;
  },
  uncover: (e, t) =>
    t.isMe(e.seat)
      ? `Vous dévoilez ${the(e.card, t)} sur ${the(e.at, t)}.`
      : `${t.player(e.seat)} dévoile ${the(e.card, t)} sur ${the(e.at, t)}.`,
  buriedCounters: (e, t) => {
    const count = Math.abs(e.amount);
    const many = t.plural(count, { one: 'un marqueur Force +1', other: `${count} marqueurs Force +1` });
    const card = `Une carte enterrée sur ${the(e.at, t)} (${t.isMe(e.seat) ? 'vous' : t.player(e.seat)})`;
    return `${card} ${e.amount < 0 ? 'perd' : 'reçoit'} ${many}.`;
  },
  moveBuried: (e, t) =>
    t.isMe(e.seat)
      ? `Une carte que vous avez enterrée passe de ${the(e.from, t)} à ${the(e.to, t)}.`
      : `Une carte enterrée (${t.player(e.seat)}) passe de ${the(e.from, t)} à ${the(e.to, t)}.`,
  duel: (e, t) => {
    const [one, other] = e.seats.map((seat) => (t.isMe(seat) ? 'vous' : t.player(seat)));
    return `${The(e.minions[0], t)} (${one}) affronte en duel ${the(e.minions[1], t)} (${other}).`;
  },
  duelCard: (e, t) => {
    const { cards } = e.secret;
    const what = cards.length > 0 ? t.cards(cards) : 'une carte';
    return t.isMe(e.seat)
      ? `Vous placez ${what} face cachée pour le duel.`
      : `${t.player(e.seat)} place ${what} face cachée pour le duel.`;
  },
  duelOver: (e, t) => {
    const [winner, other] = e.winners;
    if (!winner) return 'Le duel s’achève sans vainqueur.';
    return other ? 'Égalité : les deux Créatures gagnent et perdent le duel.' : `${The(winner, t)} gagne le duel.`;
  },
  box: (e, t) => `${The(e.card, t)} est rangée dans la boîte : elle quitte la partie.`,
  aside: (e, t) =>
    t.isMe(e.seat)
      ? `${The(e.card, t)} revient à côté de votre pioche.`
      : `${The(e.card, t)} revient à côté de la pioche de son propriétaire (${t.player(e.seat)}).`,
  clash: (e, t) =>
    `Choc des Titans sur ${the(e.at, t)} : ${t.card(e.stays)} (Force ${e.with}) reste, ${t.card(e.leaves)} (Force ${e.against}) doit partir.`,
  silence: (e, t) => `Les cartes sur ${the(e.base, t)} n’ont plus d’effet ${UNTIL[e.until]}.`,
  monster: (e, t) => {
    if (e.seat === undefined) return `Le Monstre ${t.card(e.card)} arrive sur ${the(e.on, t)}.`;
    const play = t.isMe(e.seat) ? 'Vous jouez' : `${t.player(e.seat)} joue`;
    return `${play} le Monstre ${t.card(e.card)} sur ${the(e.on, t)}.`;
  },
  noMonster: (e, t) => `Aucun Monstre ne peut être joué sur ${the(e.at, t)} : il reste sur sa pioche.`,
  treasures: (e, t) => {
    const many = t.plural(e.count, { one: 'un Trésor', other: `${e.count} Trésors` });
    if (!t.isMe(e.seat)) return `${t.player(e.seat)} pioche ${many}.`;
    return e.secret.cards.length > 0 ? `Vous piochez ${many} : ${t.cards(e.secret.cards)}.` : `Vous piochez ${many}.`;
  },
  treasuresLost: (e, t) => `Défausse depuis la pioche Trésor : ${t.cards(e.cards)}.`,
  loot: (e, t) => `Partage des Trésors de ${the(e.base, t)} : ${t.cards(e.cards)}.`,
  take: (e, t) =>
    t.isMe(e.seat)
      ? `Vous prenez le Trésor ${t.card(e.card)}.`
      : `${t.player(e.seat)} prend le Trésor ${t.card(e.card)}.`,
  putOnDeck: (e, t) => {
    const what = e.secret.cards.length > 0 ? t.cards(e.secret.cards) : 'Une carte';
    return `${what} va ${e.place === 'top' ? 'sur' : 'sous'} ${SIDE_DECK[e.deck]}.`;
  },
  reshuffle: (e) => (e.discardPile ? RESHUFFLED_FROM_DISCARD : RESHUFFLED)[e.deck],
  drawMadness: (e, t) =>
    t.isMe(e.seat)
      ? `Vous piochez ${madnessCards(e.cards.length, t)}.`
      : `${t.player(e.seat)} pioche ${madnessCards(e.cards.length, t)}.`,
  returnMadness: (e, t) =>
    t.isMe(e.seat)
      ? `Vous renvoyez ${madnessCards(e.cards.length, t)} dans la pioche Démence.`
      : `${t.player(e.seat)} renvoie ${madnessCards(e.cards.length, t)} dans la pioche Démence.`,
  penalty: (e, t) =>
    t.isMe(e.seat)
      ? `Vous avez ${madnessCards(e.cards, t)} et perdez ${e.vp} PV.`
      : `${t.player(e.seat)} a ${madnessCards(e.cards, t)} et perd ${e.vp} PV.`,
  win: (e, t) => {
    if (e.shared) return t.isMe(e.seat) ? 'Vous partagez la victoire !' : `${t.player(e.seat)} partage la victoire !`;
    return t.isMe(e.seat) ? 'Vous gagnez la partie !' : `${t.player(e.seat)} gagne la partie !`;
  },
  undo: (e, t) => (t.isMe(e.seat) ? 'Vous reprenez votre coup.' : `${t.player(e.seat)} reprend son coup.`),
};

/** Hands are seen whole and decks from the top; only the base deck may be looked through. */
function lookedAt(e: Parameters<EventLines['look']>[0], t: Teller): string {
  if (e.from === 'hand') return heapLookedAt('hand', e, t);
  if (e.from === 'baseDeck') return `${cardCount(e.count, t)} de la pioche Base`;
  const deck = e.from === 'deck' ? heapLookedAt('deck', e, t) : SHARED_DECK[e.from];
  return t.plural(e.count, {
    one: `la première carte de ${deck}`,
    other: `les ${e.count} premières cartes de ${deck}`,
  });
}

function heapLookedAt(heap: 'hand' | 'deck', e: Parameters<EventLines['look']>[0], t: Teller): string {
  if (t.isMe(e.of)) return YOUR_HEAP[heap];
  return e.of === e.seat ? THEIR_HEAP[heap] : `${OTHER_HEAP[heap]} (${t.player(e.of)})`;
}

export const gathered: GatheredLines = {
  discards: (seat, cards, t) =>
    seat < 0
      ? `Défausse : ${t.cards(cards)}.`
      : t.isMe(seat)
        ? `Vous défaussez ${t.cards(cards)}.`
        : `${t.player(seat)} défausse ${t.cards(cards)}.`,
};
