import type { Seat } from '@baston/engine';
import type { EventLines, GatheredLines, PutEvent, Teller, Until } from '../types.ts';
import { ordinal, PHASES, signed } from './labels.ts';

const UNTIL: { readonly [U in Until]: string } = {
  endOfTurn: 'until the end of the turn',
  startOfYourTurn: 'until the start of the player’s next turn',
  endOfYourTurn: 'until the end of the player’s turn',
  endOfNextTurn: 'until the end of the player’s next turn',
  leavesPlay: 'as long as it is in play',
};

const your = (seat: Seat, tell: Teller): string => (tell.isMe(seat) ? 'your' : `${tell.player(seat)}’s`);
const cardCount = (count: number, tell: Teller): string =>
  tell.plural(count, { one: 'a card', other: `${count} cards` });

const madnessCards = (count: number, tell: Teller): string =>
  tell.plural(count, { one: 'a Madness card', other: `${count} Madness cards` });

const HEAPS: { readonly [to in PutEvent['to']]: (whose: string) => string } = {
  hand: (whose) => `into ${whose} hand`,
  deck: (whose) => `into ${whose} deck`,
  deckTop: (whose) => `on top of ${whose} deck`,
  deckBottom: (whose) => `to the bottom of ${whose} deck`,
  discard: (whose) => `into ${whose} discard pile`,
};

const SIDE_DECK = { madness: 'the Madness deck', monster: 'the monster deck', treasure: 'the treasure deck' } as const;
const SHARED_DECK = {
  monsterDeck: SIDE_DECK.monster,
  treasureDeck: SIDE_DECK.treasure,
} as const;
const RESHUFFLED = {
  madness: 'The Madness deck is shuffled.',
  monster: 'The monster deck is shuffled.',
  treasure: 'The treasure deck is shuffled.',
  base: 'The base deck is shuffled.',
} as const;
const RESHUFFLED_FROM_DISCARD = {
  ...RESHUFFLED,
  monster: 'The discarded monsters are shuffled into their deck.',
  treasure: 'The discarded treasures are shuffled into their deck.',
  base: 'The discarded bases are shuffled into a new base deck.',
} as const;

const REVEALED = {
  yours: { hand: 'from your hand', deck: 'from your deck', duel: 'as your duel card', baseDeck: 'from the base deck' },
  theirs: {
    hand: 'from their hand',
    deck: 'from their deck',
    duel: 'as their duel card',
    baseDeck: 'from the base deck',
  },
} as const;

export const lines: EventLines = {
  pick: (e, t) =>
    t.isMe(e.seat)
      ? `You choose the faction ${t.faction(e.faction)}.`
      : `${t.player(e.seat)} chooses the faction ${t.faction(e.faction)}.`,
  firstPlayer: (e, t) => (t.isMe(e.seat) ? 'You take the first turn.' : `${t.player(e.seat)} takes the first turn.`),
  mulligan: (e, t) => (t.isMe(e.seat) ? 'You draw a new hand.' : `${t.player(e.seat)} draws a new hand.`),
  turn: (e, t) => (t.isMe(e.seat) ? `Turn ${e.turn}: you` : `Turn ${e.turn}: ${t.player(e.seat)}`),
  phase: (e) => PHASES[e.phase],
  play: (e, t) => {
    const what = e.extra ? `${t.card(e.card)} as an extra ${t.kind(e.card)}` : t.card(e.card);
    const play = t.isMe(e.seat) ? `You play ${what}` : `${t.player(e.seat)} plays ${what}`;
    return e.on ? `${play} on ${t.card(e.on)}.` : `${play}.`;
  },
  use: (e, t) =>
    t.isMe(e.seat)
      ? `You use the ability of ${t.card(e.card)}.`
      : `${t.player(e.seat)} uses the ability of ${t.card(e.card)}.`,
  permit: (e, t) => {
    const may = t.isMe(e.seat) ? `You may play an extra ${e.play}` : `${t.player(e.seat)} may play an extra ${e.play}`;
    return e.source ? `${may} (${t.card(e.source)}).` : `${may}.`;
  },
  draw: (e, t) => {
    if (!t.isMe(e.seat)) return `${t.player(e.seat)} draws ${cardCount(e.count, t)}.`;
    const { cards } = e.secret;
    return cards.length > 0 ? `You draw ${t.cards(cards)}.` : `You draw ${cardCount(e.count, t)}.`;
  },
  reveal: (e, t) => {
    const from = REVEALED[t.isMe(e.seat) ? 'yours' : 'theirs'][e.from];
    return `${t.isMe(e.seat) ? 'You reveal' : `${t.player(e.seat)} reveals`} ${t.cards(e.cards)} ${from}.`;
  },
  look: (e, t) => {
    const looks = t.isMe(e.seat) ? 'You look' : `${t.player(e.seat)} looks`;
    const line = `${looks} at ${lookedAt(e, t)}`;
    return e.secret.cards.length > 0 ? `${line}: ${t.cards(e.secret.cards)}.` : `${line}.`;
  },
  search: (e, t) => {
    if (e.deck)
      return t.isMe(e.seat) ? `You search ${SIDE_DECK[e.deck]}.` : `${t.player(e.seat)} searches ${SIDE_DECK[e.deck]}.`;
    return t.isMe(e.seat) ? 'You search your deck.' : `${t.player(e.seat)} searches their deck.`;
  },
  shuffle: (e, t) => {
    if (!e.discardPile) return t.isMe(e.seat) ? 'You shuffle your deck.' : `${t.player(e.seat)} shuffles their deck.`;
    return t.isMe(e.seat)
      ? 'You shuffle your discard pile into your deck.'
      : `${t.player(e.seat)} shuffles their discard pile into their deck.`;
  },
  put: (e, t) => {
    const go = t.plural(e.count, { one: 'One card goes', other: `${e.count} cards go` });
    const line = `${go} ${HEAPS[e.to](your(e.seat, t))}`;
    return e.secret.cards.length > 0 ? `${line}: ${t.cards(e.secret.cards)}.` : `${line}.`;
  },
  place: (e, t) => `${t.card(e.card)} goes ${HEAPS[e.to](your(e.seat, t))}.`,
  destroy: (e, t) => {
    const line = `${t.card(e.card)} is destroyed on ${t.card(e.at)}`;
    return e.by && e.by.id !== e.card.id ? `${line} by ${t.card(e.by)}.` : `${line}.`;
  },
  discard: (e, t) => gathered.discards(e.seat, [e.card], t),
  return: (e, t) => `${t.card(e.card)} returns to ${your(e.seat, t)} hand.`,
  move: (e, t) => `${t.card(e.card)} moves from ${t.card(e.from)} to ${t.card(e.to)}.`,
  power: (e, t) => `${t.card(e.card)} has ${signed(e.amount)} power ${UNTIL[e.until]}.`,
  breakpoint: (e, t) => {
    const change = e.amount < 0 ? `goes down by ${-e.amount}` : `goes up by ${e.amount}`;
    return `The breakpoint of ${t.card(e.base)} ${change} ${UNTIL[e.until]}.`;
  },
  startingBreakpoint: (e, t) => `The breakpoint of ${t.card(e.base)} starts at ${e.amount} ${UNTIL[e.until]}.`,
  total: (e, t) =>
    t.isMe(e.seat)
      ? `You have ${signed(e.amount)} power on ${t.card(e.base)} ${UNTIL[e.until]}.`
      : `${t.player(e.seat)} has ${signed(e.amount)} power on ${t.card(e.base)} ${UNTIL[e.until]}.`,
  rescue: (e, t) => `${t.card(e.card)} returns to its owner’s hand instead of being discarded, ${UNTIL[e.until]}.`,
  text: (e, t) => {
    const time = e.until ? ` ${UNTIL[e.until]}` : '';
    if (e.text === undefined) return `${t.card(e.card)} has no abilities${time}.`;
    return `${t.card(e.card)} has the abilities of ${t.card({ id: 0, def: e.text })}${time}.`;
  },
  counters: (e, t) => {
    const count = Math.abs(e.amount);
    const many = t.plural(count, { one: 'a +1 power counter', other: `${count} +1 power counters` });
    return e.amount < 0 ? `${t.card(e.card)} loses ${many}.` : `${t.card(e.card)} gets ${many}.`;
  },
  transferCounters: (e, t) => {
    const go = t.plural(e.amount, { one: 'A +1 power counter goes', other: `${e.amount} +1 power counters go` });
    return `${go} from ${t.card(e.from)} to ${t.card(e.to)}.`;
  },
  marker: (e, t) => `A counter is placed on ${t.card(e.card)}.`,
  transfer: (e, t) => `${t.card(e.card)} is transferred to ${t.card(e.to)}.`,
  control: (e, t) => {
    if (e.seat < 0) return `Nobody controls ${t.card(e.card)} any more.`;
    if (t.isMe(e.seat)) return `You take control of ${t.card(e.card)}.`;
    return `${t.player(e.seat)} takes control of ${t.card(e.card)}.`;
  },
  give: (e, t) => {
    const { cards } = e.secret;
    const what = cards.length > 0 ? t.cards(cards) : cardCount(1, t);
    if (e.by !== e.seat) {
      if (t.isMe(e.to)) return `You take ${what} from ${t.player(e.seat)}.`;
      return `${t.player(e.to)} takes ${what} from ${t.isMe(e.seat) ? 'you' : t.player(e.seat)}.`;
    }
    if (e.to === e.seat)
      return t.isMe(e.to) ? `You take ${what} into your hand.` : `${t.player(e.to)} takes ${what} into their hand.`;
    if (t.isMe(e.to)) return `${t.player(e.seat)} gives you ${what}.`;
    return `${t.isMe(e.seat) ? 'You give' : `${t.player(e.seat)} gives`} ${what} to ${t.player(e.to)}.`;
  },
  turnUp: (e, t) => `${t.card(e.base)} lies face up on top of the base deck.`,
  turnDown: (e, t) =>
    t.isMe(e.seat)
      ? 'You turn the top base face down until the end of the turn.'
      : `${t.player(e.seat)} turns the top base face down until the end of the turn.`,
  baseOnDeck: (e, t) => `${t.card(e.base)} goes on top of the base deck.`,
  sinkBase: (e, t) =>
    e.by ? `The top base goes under the base deck (${t.card(e.by)}).` : 'The top base goes under the base deck.',
  destroyBase: (e, t) =>
    e.by ? `${t.card(e.base)} is destroyed by ${t.card(e.by)}.` : `${t.card(e.base)} is destroyed.`,
  barred: (e, t) =>
    t.isMe(e.seat)
      ? 'You cannot play actions on your next turn.'
      : `${t.player(e.seat)} cannot play actions on their next turn.`,
  hush: (e, t) =>
    t.isMe(e.seat)
      ? `Only you can use Specials until ${t.card(e.base)} has scored.`
      : `Only ${t.player(e.seat)} can use Specials until ${t.card(e.base)} has scored.`,
  extraTurn: (e, t) =>
    t.isMe(e.seat)
      ? 'You will have an extra turn after this one.'
      : `${t.player(e.seat)} will have an extra turn after this one.`,
  name: (e, t) =>
    t.isMe(e.seat)
      ? `You name the faction ${t.faction(e.faction)}.`
      : `${t.player(e.seat)} names the faction ${t.faction(e.faction)}.`,
  spared: (e, t) =>
    e.by ? `${t.card(e.card)} is not affected by ${t.card(e.by)}.` : `${t.card(e.card)} is not affected.`,
  stepIn: (e, t) => `${t.card(e.card)} steps in for ${t.card(e.inPlaceOf)}.`,
  vp: (e, t) => {
    const amount = Math.abs(e.amount);
    const line = t.isMe(e.seat)
      ? `You ${e.amount < 0 ? 'lose' : 'gain'} ${amount} VP`
      : `${t.player(e.seat)} ${e.amount < 0 ? 'loses' : 'gains'} ${amount} VP`;
    return e.source ? `${line} (${t.card(e.source)}).` : `${line}.`;
  },
  scoring: (e, t) => `${t.card(e.base)} scores.`,
  standing: (e, t) =>
    t.isMe(e.seat)
      ? `You place ${ordinal(e.place)} at ${t.card(e.base)} with power ${e.total}: ${e.vp} VP.`
      : `${t.player(e.seat)} places ${ordinal(e.place)} at ${t.card(e.base)} with power ${e.total}: ${e.vp} VP.`,
  base: (e, t) =>
    e.replaces ? `${t.card(e.base)} takes the place of ${t.card(e.replaces)}.` : `${t.card(e.base)} comes into play.`,
  baseLeaves: (e, t) => `${t.card(e.base)} leaves play, and no base takes its place.`,
  bury: (e, t) => {
    const { cards } = e.secret;
    const what = cards.length > 0 ? t.cards(cards) : 'a card';
    return t.isMe(e.seat)
      ? `You bury ${what} at ${t.card(e.at)}.`
      : `${t.player(e.seat)} buries ${what} at ${t.card(e.at)}.`;
  },
  uncover: (e, t) =>
    t.isMe(e.seat)
      ? `You uncover ${t.card(e.card)} at ${t.card(e.at)}.`
      : `${t.player(e.seat)} uncovers ${t.card(e.card)} at ${t.card(e.at)}.`,
  buriedCounters: (e, t) => {
    const count = Math.abs(e.amount);
    const many = t.plural(count, { one: 'a +1 power counter', other: `${count} +1 power counters` });
    const card = `A card that ${t.isMe(e.seat) ? 'you' : t.player(e.seat)} buried at ${t.card(e.at)}`;
    return `${card} ${e.amount < 0 ? 'loses' : 'gets'} ${many}.`;
  },
  moveBuried: (e, t) =>
    t.isMe(e.seat)
      ? `A card that you buried at ${t.card(e.from)} goes to ${t.card(e.to)}.`
      : `A card that ${t.player(e.seat)} buried at ${t.card(e.from)} goes to ${t.card(e.to)}.`,
  duel: (e, t) => {
    const [one, other] = e.seats.map((seat) => (t.isMe(seat) ? 'you' : t.player(seat)));
    return `${t.card(e.minions[0])} (${one}) duels ${t.card(e.minions[1])} (${other}).`;
  },
  duelCard: (e, t) => {
    const { cards } = e.secret;
    const what = cards.length > 0 ? t.cards(cards) : 'a card';
    return t.isMe(e.seat)
      ? `You place ${what} face down for the duel.`
      : `${t.player(e.seat)} places ${what} face down for the duel.`;
  },
  duelOver: (e, t) => {
    const [winner, other] = e.winners;
    if (!winner) return 'The duel ends without a result.';
    return other ? 'The duel is a draw: both win, and both lose.' : `${t.card(winner)} wins the duel.`;
  },
  box: (e, t) => `${t.card(e.card)} goes back into the box: it is out of the game.`,
  aside: (e, t) =>
    t.isMe(e.seat)
      ? `${t.card(e.card)} goes back beside your deck.`
      : `${t.card(e.card)} goes back beside its owner’s deck (${t.player(e.seat)}).`,
  clash: (e, t) =>
    `Clash of titans on ${t.card(e.at)}: ${t.card(e.stays)} (power ${e.with}) stays, ${t.card(e.leaves)} (power ${e.against}) must leave.`,
  silence: (e, t) => `The cards on ${t.card(e.base)} have no abilities ${UNTIL[e.until]}.`,
  monster: (e, t) => {
    if (e.seat === undefined) return `The monster ${t.card(e.card)} comes to ${t.card(e.on)}.`;
    const play = t.isMe(e.seat) ? 'You play' : `${t.player(e.seat)} plays`;
    return `${play} the monster ${t.card(e.card)} on ${t.card(e.on)}.`;
  },
  noMonster: (e, t) => `No monster can be played on ${t.card(e.at)}: it stays on its deck.`,
  treasures: (e, t) => {
    const many = t.plural(e.count, { one: 'a treasure', other: `${e.count} treasures` });
    if (!t.isMe(e.seat)) return `${t.player(e.seat)} draws ${many}.`;
    return e.secret.cards.length > 0 ? `You draw ${many}: ${t.cards(e.secret.cards)}.` : `You draw ${many}.`;
  },
  treasuresLost: (e, t) => `Discarded from the treasure deck: ${t.cards(e.cards)}.`,
  loot: (e, t) => `The treasures of ${t.card(e.base)} are shared: ${t.cards(e.cards)}.`,
  take: (e, t) =>
    t.isMe(e.seat)
      ? `You take the treasure ${t.card(e.card)}.`
      : `${t.player(e.seat)} takes the treasure ${t.card(e.card)}.`,
  putOnDeck: (e, t) => {
    const what = e.secret.cards.length > 0 ? t.cards(e.secret.cards) : 'A card';
    return `${what} goes ${e.place === 'top' ? 'on top of' : 'under'} ${SIDE_DECK[e.deck]}.`;
  },
  reshuffle: (e) => (e.discardPile ? RESHUFFLED_FROM_DISCARD : RESHUFFLED)[e.deck],
  drawMadness: (e, t) =>
    t.isMe(e.seat)
      ? `You draw ${madnessCards(e.cards.length, t)}.`
      : `${t.player(e.seat)} draws ${madnessCards(e.cards.length, t)}.`,
  returnMadness: (e, t) =>
    t.isMe(e.seat)
      ? `You return ${madnessCards(e.cards.length, t)} to the Madness deck.`
      : `${t.player(e.seat)} returns ${madnessCards(e.cards.length, t)} to the Madness deck.`,
  penalty: (e, t) =>
    t.isMe(e.seat)
      ? `You have ${madnessCards(e.cards, t)} and lose ${e.vp} VP.`
      : `${t.player(e.seat)} has ${madnessCards(e.cards, t)} and loses ${e.vp} VP.`,
  win: (e, t) => {
    if (e.shared) return t.isMe(e.seat) ? 'You share the victory!' : `${t.player(e.seat)} shares the victory!`;
    return t.isMe(e.seat) ? 'You win the game!' : `${t.player(e.seat)} wins the game!`;
  },
  undo: (e, t) => (t.isMe(e.seat) ? 'You undo.' : `${t.player(e.seat)} undoes their last move.`),
};

/** Hands are seen whole and decks from the top; only the base deck may be looked through. */
function lookedAt(e: Parameters<EventLines['look']>[0], t: Teller): string {
  const whose = e.of === e.seat && !t.isMe(e.seat) ? 'their' : your(e.of, t);
  if (e.from === 'hand') return `${whose} hand`;
  if (e.from === 'baseDeck') return `${cardCount(e.count, t)} of the base deck`;
  const deck = e.from === 'deck' ? `${whose} deck` : SHARED_DECK[e.from];
  return t.plural(e.count, { one: `the top card of ${deck}`, other: `the top ${e.count} cards of ${deck}` });
}

export const gathered: GatheredLines = {
  discards: (seat, cards, t) =>
    seat < 0
      ? `Discarded: ${t.cards(cards)}.`
      : t.isMe(seat)
        ? `You discard ${t.cards(cards)}.`
        : `${t.player(seat)} discards ${t.cards(cards)}.`,
};
