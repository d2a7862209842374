/** Rulings about cards and bases, in words for players. Not part of the rules: they are loaded to be read. */
import { rulings as awesome } from './awesome-level-9000/rulings.ts';
import { rulings as bigInJapan } from './big-in-japan/rulings.ts';
import { rulings as ceaseAndDesist } from './cease-and-desist/rulings.ts';
import { rulings as core } from './core/rulings.ts';
import { rulings as itsYourFault } from './its-your-fault/rulings.ts';
import { rulings as monsterSmash } from './monster-smash/rulings.ts';
import { rulings as munchkin } from './munchkin/rulings.ts';
import { rulings as oops } from './oops-you-did-it-again/rulings.ts';
import { rulings as pretty } from './pretty-pretty-smash-up/rulings.ts';
import type { Rulings } from './ruling.ts';
import { rulings as doubleFeature } from './science-fiction-double-feature/rulings.ts';
import { rulings as sheep } from './sheep-promo/rulings.ts';
import { rulings as that70s } from './that-70s-expansion/rulings.ts';
import { rulings as geekier } from './the-bigger-geekier-box/rulings.ts';
import { rulings as cthulhu } from './the-obligatory-cthulhu-set/rulings.ts';
import { rulings as whatWereWeThinking } from './what-were-we-thinking/rulings.ts';
import { rulings as cultureShock } from './world-tour-culture-shock/rulings.ts';

export const rulings: Rulings = {
  ...core,
  ...monsterSmash,
  ...that70s,
  ...cultureShock,
  ...oops,
  ...cthulhu,
  ...bigInJapan,
  ...munchkin,
  ...doubleFeature,
  ...sheep,
  ...ceaseAndDesist,
  ...awesome,
  ...geekier,
  ...whatWereWeThinking,
  ...pretty,
  ...itsYourFault,
};
