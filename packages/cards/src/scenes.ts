/** The pictures of bases, in words. Not part of the rules: whoever shows bases loads them. */
import type { BaseDef } from '@baston/engine';
import { scenes as awesome } from './awesome-level-9000/scenes.ts';
import { scenes as bigInJapan } from './big-in-japan/scenes.ts';
import { scenes as ceaseAndDesist } from './cease-and-desist/scenes.ts';
import { scenes as core } from './core/scenes.ts';
import { scenes as itsYourFault } from './its-your-fault/scenes.ts';
import { scenes as monsterSmash } from './monster-smash/scenes.ts';
import { scenes as munchkin } from './munchkin/scenes.ts';
import { scenes as oops } from './oops-you-did-it-again/scenes.ts';
import { scenes as pretty } from './pretty-pretty-smash-up/scenes.ts';
import type { Scenery, Scenes } from './scene.ts';
import { scenes as doubleFeature } from './science-fiction-double-feature/scenes.ts';
import { scenes as sheep } from './sheep-promo/scenes.ts';
import { scenes as that70s } from './that-70s-expansion/scenes.ts';
import { scenes as geekier } from './the-bigger-geekier-box/scenes.ts';
import { scenes as cthulhu } from './the-obligatory-cthulhu-set/scenes.ts';
import { scenes as whatWereWeThinking } from './what-were-we-thinking/scenes.ts';
import { scenes as cultureShock } from './world-tour-culture-shock/scenes.ts';

export type { Far, Ground, Light, Near, Scenery, Sky } from './scene.ts';

const scenes: Scenes = {
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

/** The picture of a base: its faction's usual parts, and what differs there. */
export function sceneryOf({ id, faction, icon }: Pick<BaseDef, 'id' | 'faction' | 'icon'>): Scenery {
  const scene = scenes[faction];
  const own = scene?.bases[id];
  if (!scene || !own) throw new Error(`no scene is described for ${id}`);
  const [light, sky, far, ground, near] = scene.usual;
  return { light, sky, far, ground, near, landmark: icon, ...own };
}
