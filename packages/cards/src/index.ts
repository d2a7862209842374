import { Rules } from '@baston/engine';
import { set as awesome } from './awesome-level-9000/index.ts';
import { set as bigInJapan } from './big-in-japan/index.ts';
import { set as ceaseAndDesist } from './cease-and-desist/index.ts';
import { set as core } from './core/index.ts';
import { set as itsYourFault } from './its-your-fault/index.ts';
import { set as monsterSmash } from './monster-smash/index.ts';
import { set as munchkin } from './munchkin/index.ts';
import { set as oops } from './oops-you-did-it-again/index.ts';
import { set as pretty } from './pretty-pretty-smash-up/index.ts';
import { set as doubleFeature } from './science-fiction-double-feature/index.ts';
import { set as sheep } from './sheep-promo/index.ts';
import { set as that70s } from './that-70s-expansion/index.ts';
import { set as geekier } from './the-bigger-geekier-box/index.ts';
import { set as cthulhu } from './the-obligatory-cthulhu-set/index.ts';
import { VERSION } from './version.ts';
import { set as whatWereWeThinking } from './what-were-we-thinking/index.ts';
import { set as cultureShock } from './world-tour-culture-shock/index.ts';

/** All boxes in the order of the shelf. Cards are numbered in this order, so it must not change. */
export const rules = new Rules(
  [
    core,
    monsterSmash,
    that70s,
    cultureShock,
    oops,
    cthulhu,
    bigInJapan,
    munchkin,
    doubleFeature,
    sheep,
    ceaseAndDesist,
    awesome,
    itsYourFault,
    pretty,
    whatWereWeThinking,
    geekier,
  ],
  VERSION,
);
