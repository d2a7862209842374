/** Frames at both edges of a picture. */
import type { Near } from '@baston/cards/scenes';
import { bamboo, cactus, deadtrees, ferns, mushrooms, palms, reeds, tombs } from './plants.ts';
import {
  banners,
  candles,
  columns,
  crates,
  crystals,
  fence,
  lanterns,
  pipes,
  rocks,
  tentacles,
  wires,
} from './props.ts';
import type { Part } from './stage.ts';

export const NEARS: Readonly<Record<Near, Part>> = {
  none: () => '',
  palms,
  deadtrees,
  tombs,
  bamboo,
  mushrooms,
  rocks,
  ferns,
  columns,
  candles,
  pipes,
  crates,
  reeds,
  fence,
  cactus,
  tentacles,
  lanterns,
  banners,
  crystals,
  wires,
};
