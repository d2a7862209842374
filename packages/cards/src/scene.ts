/** How the picture of a base is described: five words, which the page knows how to draw, and what stands in the middle. */

/** The colours of everything. */
export type Light =
  | 'dawn'
  | 'day'
  | 'gold'
  | 'dusk'
  | 'night'
  | 'toxic'
  | 'blood'
  | 'void'
  | 'storm'
  | 'lamp'
  | 'ice'
  | 'candy'
  | 'smog'
  | 'deep'
  | 'neon';

export type Sky = 'none' | 'stars' | 'clouds' | 'rays' | 'bands' | 'bolts' | 'aurora' | 'bubbles' | 'rain';

/** The shapes at the horizon, or the walls of a room. */
export type Far =
  | 'none'
  | 'ridges'
  | 'hills'
  | 'dunes'
  | 'islands'
  | 'mesas'
  | 'city'
  | 'castle'
  | 'forest'
  | 'jungle'
  | 'ice'
  | 'industry'
  | 'arches'
  | 'shelves'
  | 'cave'
  | 'space'
  | 'waves';

export type Ground =
  | 'water'
  | 'tar'
  | 'grass'
  | 'sand'
  | 'snow'
  | 'tiles'
  | 'metal'
  | 'planks'
  | 'grid'
  | 'rock'
  | 'mist';

/** The frame of the picture at both edges. */
export type Near =
  | 'none'
  | 'palms'
  | 'deadtrees'
  | 'tombs'
  | 'bamboo'
  | 'mushrooms'
  | 'rocks'
  | 'ferns'
  | 'columns'
  | 'candles'
  | 'pipes'
  | 'crates'
  | 'reeds'
  | 'fence'
  | 'cactus'
  | 'tentacles'
  | 'lanterns'
  | 'banners'
  | 'crystals'
  | 'wires';

interface Words {
  readonly light: Light;
  readonly sky: Sky;
  readonly far: Far;
  readonly ground: Ground;
  readonly near: Near;
}

export interface Scenery extends Words {
  /** The drawing in the middle: its author and name at game-icons.net. */
  readonly landmark: string;
}

interface FactionScenes {
  /** Light, sky, far, ground and near, unless a base says otherwise. */
  readonly usual: readonly [Light, Sky, Far, Ground, Near];
  /** By the id of the base. Its icon is the landmark if no other is named. */
  readonly bases: Readonly<Record<string, Partial<Scenery>>>;
}

/** By the id of the faction. */
export type Scenes = Readonly<Record<string, FactionScenes>>;
