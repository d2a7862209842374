/** What is said where a game is set up: here, or at a table for friends. */
import type { BotKind } from '@baston/table';

type Choices<K extends string> = { readonly [V in K]: string };

export interface NewGameText {
  readonly title: string;
  readonly withFriends: string;
  readonly players: string;
  readonly seatCount: string;
  seat(letter: string): string;
  readonly who: string;
  readonly kinds: Choices<'you' | 'person' | BotKind>;
  readonly bots: string;
  readonly people: string;
  readonly nameLabel: string;
  readonly botsOnly: string;
  readonly factions: string;
  readonly factionModes: Choices<'random' | 'draft' | 'choice'>;
  readonly factionNotes: Choices<'random' | 'draft' | 'choice'>;
  factionOf(which: 1 | 2, player: string): string;
  readonly unchosen: string;
  readonly taken: string;
  readonly fromBoxes: string;
  readonly draftOrder: string;
  pick(number: number, player: string): string;
  readonly options: string;
  readonly optionsNote: string;
  readonly vpToWin: string;
  readonly vpNote: string;
  readonly bases: string;
  readonly basesChoices: Choices<'in-play' | 'all'>;
  readonly titans: string;
  readonly titansChoices: Choices<'needed' | 'all'>;
  readonly mulligan: string;
  readonly mulligans: Choices<'draw-then-shuffle' | 'may-discard' | 'must-discard' | 'none'>;
  readonly firstPlayer: string;
  readonly atRandom: string;
  readonly boxes: string;
  readonly boxesNote: string;
  readonly deal: string;
  readonly seed: string;
  readonly seedNote: string;
  readonly otherSeed: string;
  readonly link: string;
  readonly linkNote: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly start: string;
  readonly chooseAll: string;
  readonly chooseBoxes: string;
  readonly fromLink: string;
  badLink(part: string): string;
  unknownInLink(part: string): string;
  readonly refused: string;
}
