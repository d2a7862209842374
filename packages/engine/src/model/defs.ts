/** Card definitions: data, text, and abilities as plain functions. */
import type { Base, Card, Seat, SideDeckId } from '../state/block.ts';
import type { Effect } from '../state/records.ts';
import type { GameEvent, Face as SeenCard } from './events.ts';
import type { Forbidden } from './hooks.ts';
import type { Happening, Moment, SpecialMoment } from './moments.ts';
import type { Purpose } from './request.ts';
import type { Words } from './words.ts';

export type Text = { readonly en: string; readonly fr: string };
export type CardType = 'minion' | 'action' | 'base' | 'titan';

/** The ways to affect a card in play; protection and replacement are about exactly one of these (ZONE-01). */
export type Verb =
  | 'destroy'
  | 'discard' // to the discard pile from play; only replacements are asked
  | 'return'
  | 'place'
  | 'bury'
  | 'move'
  | 'transfer'
  | 'attach'
  | 'control'
  | 'clash' // a titan loses one; only replacements are asked
  | 'power'
  | 'counter'
  | 'affect'; // something is left on it that lasts (`Facet`), or it loses its text

/** Where an ability runs: the card (a base in the definition of one), who "you" is (nobody on a base), the base it is at, the minion it is on, and was on when it heard of what it answers. */
export interface Scene<Self extends Card = Card> {
  readonly game: Words;
  readonly self: Self;
  readonly me: Seat;
  readonly here: Base;
  readonly bearer: Card;
  readonly firstBearer: Card;
}

/** Answers a moment of the game. `when` is read as the moment comes and asks nobody; `run` follows (RES-16). */
export interface Reaction<Self extends Card = Card> {
  /** A Special of a card in play: it is used unless `run` gives false, because nothing came of it. */
  readonly special?: true;
  /** It answers even if its card has left play meanwhile. */
  readonly evenIfGone?: true;
  /** It answers all that one effect brings in one go: `alike` of the happening (RES-14). */
  readonly joint?: true;
  when?(game: Words, self: Self, happening: Happening): boolean;
  run(scene: Scene<Self>, happening: Happening): unknown;
}

/** An ability that its controller may use in their own play phase, once a turn (TIME-08, TIME-10). */
export interface Use<Self extends Card = Card> {
  readonly label: 'talent' | 'special';
  readonly from: 'play' | 'discard' | 'hand' | 'aside';
  /** The minion that the card is on has the ability: whoever controls the minion may use it. */
  readonly ofBearer?: true;
  /** "Instead of your regular play": it takes that one (PLAY-19). */
  readonly spends?: 'minion' | 'action' | 'both';
  /** "Only one X each turn": all cards of the name share one use (CARD-025). */
  readonly sharedByName?: true;
  can?(game: Words, self: Self, seat: Seat): boolean;
  run(scene: Scene<Self>): void;
}

/** Lets the card be played from the hand at an unusual moment (TIME-05). */
export interface Special<Self extends Card = Card> {
  readonly on: SpecialMoment;
  /** It is used from the hand without being played; `run` says what becomes of the card. */
  readonly unplayed?: true;
  /** It does what the action that was just played does, as if that were printed on it (COPY-16). */
  readonly copies?: true;
  /** "Only one X per base": all cards of the name share one use per base and player. */
  readonly oncePerBase?: true;
  /** The places it may be played on, if not just the base in question (a minion) or nothing (an action). */
  where?(game: Words, self: Self, seat: Seat, happening: Happening): readonly Card[];
  can?(game: Words, self: Self, seat: Seat, happening: Happening): boolean;
  /** Runs an action in that case; the effect of `onPlay` if left out. A minion is just played there. */
  run?(scene: Scene<Self>, happening: Happening): void;
}

/** Changes power, as long as the card is in play. */
export interface PowerChange<Self extends Card = Card> {
  /** Whose: its own, the minion's it is on, every minion's here, any minion's anywhere. */
  readonly of: 'self' | 'bearer' | 'here' | 'anywhere';
  /** It changes the power of actions on bases too, where `by` gives a number for them: their names count as well (NAME-05). */
  readonly alsoActions?: true;
  by(game: Words, self: Self, minion: Card): number;
}

/** Replaces the printed value that a power or breakpoint starts from (VAL-01, VAL-02). */
interface Start<Self extends Card = Card> {
  /** Its own power, the printed power of the minion it is on, or the breakpoint of the base it is or is on. */
  readonly of: 'self' | 'bearer' | 'base';
  /** `start`: what it would start from otherwise. Nothing: no change. */
  value(game: Words, self: Self, start: number): number | undefined;
}

/** Cards that its controller may play from their discard pile in place of one from the hand (PLAY-18). */
interface FromDiscard<Self extends Card = Card> {
  /** Minions, on its base; actions, on this very minion; or the card itself from the discard pile, in place of another minion. */
  readonly what: 'minionsHere' | 'actionsOnIt' | 'itself';
  /** The condition of `itself`. Asks nobody. */
  when?(game: Words, self: Self, seat: Seat): boolean;
}

/** An effect that happens instead of another (TIME-16). */
export interface Rescue<Self extends Card = Card> {
  /** "You may": what its player is asked first. */
  readonly may?: Purpose;
  readonly special?: true;
  /** Does it happen? What cannot be done replaces nothing (PROT-01). `source` is the card whose effect is replaced. */
  run(scene: Scene<Self>, target: Card, verb: Verb, source: Card): boolean;
}

/** "Instead": when it applies, `run` happens and the effect does not. */
export interface Replacement<Self extends Card = Card> extends Rescue<Self> {
  when(game: Words, self: Self, target: Card, verb: Verb, source: Card): boolean;
}

/** Keeps players, or the rules, from something. `Self` is the card, or the effect that it has left behind. */
export interface Prohibition<Self = Card> {
  readonly what: Forbidden;
  /** Is this forbidden? `NOBODY` and `NO_CARD` are given for what does not matter. Asks nobody. Left out: it always is. */
  when?(game: Words, self: Self, card: Card, seat: Seat, at: Card): boolean;
  /** It is allowed to players who can pay for it, and do so before they play the card. Only for `playing`. */
  readonly unless?: Price;
}

/** A condition that a player has to meet before they play a card. */
interface Price {
  /** Could they pay it so many times, for as many cards that demand it (TIME-19)? Asks nobody. */
  can(game: Words, seat: Seat, card: Card, times: number): boolean;
  pay(game: Words, seat: Seat, card: Card): void;
}

/** A reaction of a facet. "You" is the player of the effect; on a base, nobody. */
export interface FacetReaction {
  when?(game: Words, left: Effect, happening: Happening): boolean;
  run(scene: Scene, happening: Happening, left: Effect): unknown;
}

/**
 * A lasting effect that a card defines and puts in force with `game.leave`, whatever becomes of the card. It answers like a card in play, and is
 * given the effect itself in place of the card: what it is about, whose it is, and its amount.
 */
export interface Facet {
  readonly on?: { readonly [M in Moment]?: FacetReaction };
  protects?(game: Words, left: Effect, target: Card, verb: Verb): boolean;
  readonly forbids?: Prohibition<Effect>;
  /** Happens instead of the card's going to the discard pile from play. */
  readonly insteadOfDiscard?: Rescue;
  /** Cards on the base that it is about have no abilities, those too that come there later (CARD-105). */
  readonly silencesGuests?: true;
  /** It can be left on one more card "the same way" (group COPY): how that is asked for. */
  readonly also?: Purpose;
  /** The event that announces it. */
  tells?(left: Effect, about: SeenCard): GameEvent;
}

/** Lets one more minion be affected the same way by a standard action (group COPY). */
export interface Copier<Self extends Card = Card> {
  readonly oncePerTurn?: true;
  /** Onto which minions, given those that the action affects directly in this part. Asks nobody. */
  onto(game: Words, self: Self, affected: readonly Card[], seat: Seat): readonly Card[];
}

/** An extra play on each of its controller's turns. */
interface EveryTurn {
  readonly play: 'minion' | 'action';
  readonly at?: 'here';
}

export interface Abilities<Self extends Card = Card> {
  /** Without a label: when the card is played (TIME-01). */
  onPlay?(scene: Scene<Self>): void;
  /** A printed condition on playing it there (PLAY-17). */
  canPlay?(game: Words, self: Self, seat: Seat, at: Card): boolean;
  /** Runs when an action that buries itself is uncovered; `here` is the base (BURY-11). */
  onUncover?(scene: Scene<Self>): void;
  readonly use?: Use<Self>;
  readonly special?: Special<Self> | readonly Special<Self>[];
  readonly on?: { readonly [M in Moment]?: Reaction<Self> };
  readonly changesPower?: PowerChange<Self>;
  readonly startsFrom?: Start<Self>;
  /** Changes the breakpoint of the base it is, or is on. */
  changesBreakpoint?(game: Words, self: Self): number;
  /** Power that the seat has on its base besides that of minions (VAL-10). */
  changesTotal?(game: Words, self: Self, seat: Seat): number;
  /** Changes the VP that its base gives the seat for its place, down to none. */
  changesAward?(game: Words, self: Self, seat: Seat): number;
  /** Is the target kept from this by this card? Asks nobody. Whose effect it is: `game.isOthersCard`, `game.isEffectOf`. */
  protects?(game: Words, self: Self, target: Card, verb: Verb): boolean;
  readonly instead?: Replacement<Self>;
  /** Its facets by name (`game.leave`). No two cards share a name, unless they share the facet. */
  readonly lasting?: { readonly [name: string]: Facet };
  readonly alsoAffects?: Copier<Self>;
  /** May this minion take upon itself what a card that another player plays does to that card (COPY-17)? Asks nobody. */
  stepsInFor?(game: Words, self: Self, target: Card): boolean;
  /** Changes the minion it is on, as long as it is there: silences it, or puts it under its own controller. */
  readonly makesBearer?: 'silent' | 'yours';
  /** When the minion that it is on leaves play, this happens to the card; if it then has no other place, it is discarded. */
  staysBehind?(scene: Scene<Self>): void;
  readonly forbids?: Prohibition<Self>;
  /** These players ignore the ability of the base that it is on. `may`: only where that is to their advantage (TIME-42). */
  readonly ignoresBase?: { readonly who: 'everybody' | 'controller'; readonly may?: true };
  /** Does this card make that minion count as one more name? (NAME-03) */
  countsAs?(game: Words, self: Self, minion: Card, name: string): boolean;
  readonly fromDiscard?: FromDiscard<Self>;
  /**
   * What it allows beyond the rules: on each player's turn one of their minions here uses its talent twice; on your turn all your
   * cards do; or, once a turn, you do both sides of an OR (TIME-23).
   */
  readonly allows?: 'oneTalentTwiceHere' | 'talentsTwice' | 'bothSides';
  /** The top base of the deck lies face up, and the base that this card is on also has its text. */
  readonly alsoTopBase?: true;
  readonly everyTurn?: EveryTurn;
  /** It asks which minions were lost this turn (`hasLost`), or what power those had that were played: noted only in a match with such a card. */
  readonly recalls?: 'losses' | 'powers';
  /** Adds this many treasures to share out when the base that it is on scores (MON-16); a monster carries them until then. */
  readonly treasures?: number;
}

interface Face {
  readonly name: Text;
  /** Author and name of a drawing at game-icons.net. */
  readonly icon: string;
  readonly text: Text;
}

export interface MinionDef extends Face, Abilities {
  readonly type: 'minion';
  readonly id: string;
  readonly power: number;
  readonly copies: number;
  /** A monster (group MON), of that type or of none. */
  readonly monster?: true | 'undead';
  /** It can be played in place of any action, and whatever answers the playing of an action answers it too (CARD-111). */
  readonly inPlaceOfAction?: true;
  /** Group names that the card's own name holds ("Microbot"). */
  readonly names?: readonly string[];
  /** Other cards that its abilities call by name. */
  readonly mentions?: readonly string[];
}

export interface ActionDef extends Face, Abilities {
  readonly type: 'action';
  readonly id: string;
  readonly copies: number;
  /** Power that whoever controls it has on its base (group APOW). */
  readonly power?: number;
  /** Absent: a standard action (STD-01). */
  readonly playOn?: 'base' | 'minion' | 'ownMinion' | 'bury';
  /**
   * It directly increases the power of a minion in play: by +N, by +1 power counters or by a higher printed power (VAL-13,
   * CARD-136). A function says whether it could do so to this minion, if its player had it in hand and played it now: on
   * it, or at its base, where it is played on something. Not said of what is nothing but a Special.
   */
  readonly raises?: true | ((game: Words, minion: Card, me: Seat) => boolean);
}

/** A titan has one text beside its owner's deck, about how it comes into play, and one in play. */
export interface TitanDef extends Face, Abilities {
  readonly type: 'titan';
  readonly id: string;
  readonly aside?: Pick<Abilities, 'use' | 'on'>;
  /** A match decides whether it is there; without this it always is (SETUP-11). */
  readonly optional?: true;
}

export interface BaseDef extends Face, Abilities<Base> {
  readonly type: 'base';
  readonly id: string;
  readonly breakpoint: number;
  readonly vp: readonly [number, number, number];
  /** Turned up for the start of the game, it goes back into the deck, and another takes its place. */
  readonly notAtStart?: true;
  /** How many monsters come with it (MON-10). */
  readonly monsters?: number;
  /** The faction it comes with. */
  readonly faction: string;
}

export type CardDef = MinionDef | ActionDef | BaseDef | TitanDef;

/** How a faction looks. Colours are written #rrggbb. */
export interface Look {
  /** Dark; carries white text. */
  readonly deep: string;
  /** Light; drawn on the deep colour, and used for labels in the dark. */
  readonly bright: string;
  /** Nearly white; the paper that texts are printed on. */
  readonly paper: string;
  /** A tile that the client knows how to draw. */
  readonly pattern: string;
}

export interface FactionDef {
  readonly id: string;
  readonly name: Text;
  readonly look: Look;
  readonly cards: readonly (MinionDef | ActionDef)[];
  readonly titan?: TitanDef;
}

export interface SideDeckDef extends FactionDef {
  readonly id: SideDeckId;
}

export interface SetDef {
  readonly id: string;
  readonly name: Text;
  readonly factions: readonly FactionDef[];
  readonly bases: readonly BaseDef[];
  readonly sideDecks?: readonly SideDeckDef[];
}

type Of<D> = Omit<D, 'type' | 'id'>;
export const minion = (id: string, def: Of<MinionDef>): MinionDef => ({ type: 'minion', id, ...def });
export const action = (id: string, def: Of<ActionDef>): ActionDef => ({ type: 'action', id, ...def });
export const titan = (id: string, def: Of<TitanDef>): TitanDef => ({ type: 'titan', id, ...def });
export const base = (id: string, def: Of<BaseDef>): BaseDef => ({ type: 'base', id, ...def });
