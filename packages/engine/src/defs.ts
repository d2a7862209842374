/** What a card is: data, its text, and its abilities as plain functions. */
import type { Card, Seat } from './block.ts';
import type { Game } from './game.ts';
import type { Happening, Moment, SpecialMoment } from './moments.ts';
import type { Purpose } from './request.ts';

export type Text = { readonly en: string; readonly fr: string };
export type CardType = 'minion' | 'action' | 'base' | 'titan';

/** What can be done to a card in play; protection and replacement are about exactly one of these (ZONE-01). */
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
  | 'power'
  | 'counter'
  | 'silence'
  | 'rescue'
  | 'keep' // from what may be done to it
  | 'mourn';

/** Where an ability runs: the card, who "you" is (nobody on a base), the base it is at, the minion it is on. */
export interface Scene {
  readonly game: Game;
  readonly self: Card;
  readonly me: Seat;
  readonly here: Card;
  readonly bearer: Card;
}

/** Answers a moment of the game. `when` is read as the moment comes and asks nobody; `run` follows (RES-16). */
export interface Reaction {
  /** A Special of a card in play: it is used unless `run` gives false, because nothing came of it. */
  readonly special?: true;
  /** It answers even if its card has left play meanwhile. */
  readonly evenIfGone?: true;
  /** It answers all that one effect brings in one go: `alike` of the happening (RES-14). */
  readonly joint?: true;
  when?(game: Game, self: Card, happening: Happening): boolean;
  run(scene: Scene, happening: Happening): unknown;
}

/** An ability that its controller may use in their own play phase, once a turn (TIME-08, TIME-10). */
interface Use {
  readonly label: 'talent' | 'special';
  readonly from: 'play' | 'discard' | 'hand' | 'aside';
  /** It is the minion that has it: whoever controls that one may use it. */
  readonly ofBearer?: true;
  /** "Instead of your regular play": it takes that one (PLAY-19). */
  readonly spends?: 'minion' | 'action';
  /** "Only one X each turn": all cards of the name share one use (CARD-025). */
  readonly sharedByName?: true;
  can?(game: Game, self: Card, seat: Seat): boolean;
  run(scene: Scene): void;
}

/** Lets the card be played from the hand at an unusual moment (TIME-05). */
export interface Special {
  readonly on: SpecialMoment;
  /** It is used from the hand, not played; what becomes of the card, `run` says. */
  readonly unplayed?: true;
  /** It does what the action that was just played does, as if that were printed on it (COPY-16). */
  readonly copies?: true;
  /** "Only one X per base": all cards of the name share one use per base and player. */
  readonly oncePerBase?: true;
  /** What it may be played on, if not just the base in question (a minion) or nothing (an action). */
  where?(game: Game, self: Card, seat: Seat, happening: Happening): readonly Card[];
  can?(game: Game, self: Card, seat: Seat, happening: Happening): boolean;
  /** What an action does then; what it always does if left out. A minion is just played there. */
  run?(scene: Scene, happening: Happening): void;
}

/** Changes power, as long as the card is in play. */
export interface PowerChange {
  /** Whose: its own, the minion's it is on, every minion's here, any minion's anywhere. */
  readonly of: 'self' | 'bearer' | 'here' | 'anywhere';
  /** Actions on bases too, as far as `by` gives them something: what it speaks of need not be a minion (NAME-05). */
  readonly alsoActions?: true;
  by(game: Game, self: Card, minion: Card): number;
}

/** "Instead": when it applies, `run` happens and the effect does not (TIME-16). */
export interface Replacement {
  when(game: Game, self: Card, target: Card, verb: Verb): boolean;
  /** "You may": what its player is asked first. */
  readonly may?: Purpose;
  readonly special?: true;
  /** `source` is the card whose effect it was. Gives false if it happens all the same. */
  run(scene: Scene, target: Card, verb: Verb, source: Card): unknown;
}

/** Lets one more minion be affected the same way by a standard action (group COPY). */
export interface Copier {
  readonly oncePerTurn?: true;
  /** Onto which minions, given those that the action affects directly in this part. Asks nobody. */
  onto(game: Game, self: Card, affected: readonly Card[], seat: Seat): readonly Card[];
}

/** An extra play on each of its controller's turns. */
interface EveryTurn {
  readonly play: 'minion' | 'action';
  readonly at?: 'here';
}

export interface Abilities {
  /** Without a label: when the card is played (TIME-01). */
  onPlay?(scene: Scene): void;
  /** A printed condition on playing it there (PLAY-17). */
  canPlay?(game: Game, self: Card, seat: Seat, at: Card): boolean;
  /** What an action that buries itself does when it is uncovered; `here` is the base (BURY-11). */
  onUncover?(scene: Scene): void;
  readonly use?: Use;
  readonly special?: Special | readonly Special[];
  readonly on?: { readonly [M in Moment]?: Reaction };
  readonly changesPower?: PowerChange;
  /** What its own power starts from, in place of what is printed on it (VAL-02). */
  startingPower?(game: Game, self: Card): number;
  /** What counts as printed on the minion that it is on (VAL-01). */
  readonly printsPower?: number;
  /** Changes the breakpoint of the base it is, or is on. */
  changesBreakpoint?(game: Game, self: Card): number;
  /** What that breakpoint starts from, in place of what is printed (VAL-02); nothing: no change. */
  startingBreakpoint?(game: Game, self: Card): number | undefined;
  /** Power that the seat has on its base besides that of minions (VAL-10). */
  changesTotal?(game: Game, self: Card, seat: Seat): number;
  /** Is the target kept from this by this card? Asks nobody. Who acts and with what: `game.actor`, `game.sourceType`. */
  protects?(game: Game, self: Card, target: Card, verb: Verb): boolean;
  /** And that depends on how many cards a player has in hand. */
  readonly protectsByHand?: true;
  readonly instead?: Replacement;
  /** At the end of the turn, for a player to whom it is owed (`game.owe`): even if the card is gone by then. */
  owed?(scene: Scene): void;
  readonly alsoAffects?: Copier;
  /** May this minion take upon itself what a card that another player plays does to that card (COPY-17)? Asks nobody. */
  stepsInFor?(game: Game, self: Card, target: Card): boolean;
  /** Takes the abilities from the minion it is on; or it is able to take those of the cards on a base (`silenceGuests`). */
  readonly silences?: 'bearer' | 'guests';
  /** Whoever controls it controls the minion it is on, as long as it is there. */
  readonly controlsBearer?: true;
  /** The power of the minion it is on does not count on its base (VAL-11). */
  readonly makesUseless?: true;
  /** When the minion that it is on leaves play, this happens to the card; if it then has no other place, it is discarded. */
  staysBehind?(scene: Scene): void;
  /** Does this card keep the seat from playing that card at that base? */
  forbids?(game: Game, self: Card, card: Card, seat: Seat, at: Card): boolean;
  /** Do these players ignore the ability of the base it is on? "may": where it is to their advantage (TIME-42). */
  readonly ignoresBase?: { readonly who: 'everybody' | 'controller'; readonly may?: true };
  /** Does this card make that minion count as one more name? (NAME-03) */
  countsAs?(game: Game, self: Card, minion: Card, name: string): boolean;
  /** Lying in its owner's discard pile, may it be played from there in place of a minion from the hand (PLAY-18)? Asks nobody. */
  inPlaceOfMinion?(game: Game, self: Card, seat: Seat): boolean;
  /** Minions may be played here from this pile too, instead of from the hand (PLAY-18); or actions on this very minion. */
  readonly minionsHereAlsoFrom?: 'discard';
  readonly actionsOnItAlsoFrom?: 'discard';
  /** On each turn of a player, one of their minions here can use its talent a second time; or each of your cards on yours. */
  readonly talentAgain?: 'oneMinionHere' | 'yours';
  /** The top base of the deck lies face up, and the base that this card is on also has its text. */
  readonly alsoTopBase?: true;
  readonly everyTurn?: EveryTurn;
  /** So many treasures more are shared out when the base that it is on scores (MON-16). */
  readonly addsLoot?: number;
  /** The base that it is on cannot score. */
  readonly preventsScoring?: true;
  /** Other players cannot play Specials while the base that it is on scores; those in play are not concerned. */
  readonly barsSpecials?: true;
  /** Titans here do not make each other leave (TITAN-13). */
  readonly titansAtPeace?: true;
  /** It asks where minions have come from this turn (`game.cameFrom`). */
  readonly remembersMoves?: true;
  /** It asks what power minions had as they were played this turn (`Played.power`). */
  readonly remembersPowers?: true;
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
  /** A monster, and what it carries (group MON). */
  readonly monster?: { readonly treasures: number; readonly undead?: true };
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
  /** It directly increases the power of a minion in play: by +N, by +1 power counters or by another printed power (VAL-13, CARD-136). */
  readonly raises?: true;
}

/** A titan has one text beside its owner's deck, about how it comes into play, and one in play. */
export interface TitanDef extends Face, Abilities {
  readonly type: 'titan';
  readonly id: string;
  readonly aside?: Pick<Abilities, 'use' | 'on'>;
  /** A match decides whether it is there; without this it always is (SETUP-11). */
  readonly optional?: true;
}

export interface BaseDef extends Face, Abilities {
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

/** A deck beside those of the players, which all share (SETUP-16). */
export type SideDeckId = 'madness' | 'monster' | 'treasure';

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
