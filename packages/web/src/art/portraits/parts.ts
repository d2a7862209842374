/** The parts of a portrait as SVG, on a square of 100. `c` is the colour of the part, `INK` that of the line. */
const INK = '#1b1524';
const WHITE = '#fff';
const GOLD = '#ffc21a';
const RED = '#c0392b';

export type Part = (c: string) => string;

export const path = (d: string, fill = 'none', width = 3): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
const dot = (x: number, y: number, r: number, fill = INK, width = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
/** The same on both sides of the face. */
const both = (part: (x: number, side: -1 | 1) => string): string => part(38, -1) + part(62, 1);

export const HEADS = {
  round: 'M50 22C70 22 76 38 75 52C74 70 63 79 50 79C37 79 26 70 25 52C24 38 30 22 50 22Z',
  egg: 'M50 20C67 20 73 34 72 49C71 66 60 81 50 81C40 81 29 66 28 49C27 34 33 20 50 20Z',
  square: 'M30 23Q50 17 70 23Q76 40 74 64Q70 78 58 80H42Q30 78 26 64Q24 40 30 23Z',
  long: 'M50 18C65 18 70 30 69 48C68 66 60 84 50 85C40 84 32 66 31 48C30 30 35 18 50 18Z',
  wide: 'M50 27C74 25 84 38 82 54C80 72 66 80 50 80C34 80 20 72 18 54C16 38 26 25 50 27Z',
} as const;

const SHOULDERS = 'M8 102Q10 80 34 76H66Q90 80 92 102Z';

export const COATS = {
  round: (c) => path(SHOULDERS, c) + path('M36 77Q50 90 64 77', 'none'),
  straps: (c) => path(SHOULDERS, '#f7ead0') + path('M24 79L32 102H44L38 77Z', c) + path('M76 79L68 102H56L62 77Z', c),
  fur: (c) =>
    path(SHOULDERS, '#a8442e') +
    path('M10 88L20 82L24 88L32 80L38 87L44 79L50 87L56 79L62 87L68 80L76 88L80 82L90 88L80 96H20Z', c),
  ruff: (c) =>
    path(SHOULDERS, c) + path('M20 84Q26 74 34 80Q42 72 50 79Q58 72 66 80Q74 74 80 84Q66 94 50 92Q34 94 20 84Z', WHITE),
  uniform: (c) =>
    path(SHOULDERS, c) +
    path('M50 84V102', 'none') +
    dot(43, 92, 2.5, GOLD, 1.5) +
    dot(57, 92, 2.5, GOLD, 1.5) +
    path('M10 90L26 82L30 88L14 97Z', GOLD, 2.5) +
    path('M90 90L74 82L70 88L86 97Z', GOLD, 2.5),
  lapels: (c) => path(SHOULDERS, c) + path('M38 77L50 100L34 96L28 80Z', c) + path('M62 77L50 100L66 96L72 80Z', c),
  collar: (c) => path(SHOULDERS, c) + path('M30 84L16 58L34 70ZM70 84L84 58L66 70Z', RED),
  rivets: (c) => path(SHOULDERS, c) + [20, 35, 65, 80].map((x) => dot(x, 92, 2.6, GOLD, 1.5)).join(''),
} as const satisfies Record<string, Part>;

/** Behind the head, or on top of it. */
export const HAIR = {
  tuft: (c) => path('M30 34Q34 16 50 19Q46 10 54 6Q56 14 62 14Q70 18 71 35Q60 24 50 28Q40 25 30 34Z', c),
  crest: (c) => path('M36 26Q38 6 50 2Q48 10 56 6Q54 13 62 12Q58 20 64 26Q50 20 36 26Z', c),
  knot: (c) => path('M30 30Q34 18 50 18Q66 18 70 30Q50 22 30 30Z', c) + path('M44 19Q38 4 50 3Q62 4 56 19Z', c),
  bun: (c) => path('M28 46Q26 18 50 17Q74 18 72 46Q66 28 50 29Q34 28 28 46Z', c) + dot(50, 12, 9, c, 3),
  moss: (c) => path('M19 46Q18 34 28 32Q30 22 42 26Q48 18 56 25Q68 20 72 31Q82 34 81 46Q66 34 50 37Q34 33 19 46Z', c),
  shock: (c) =>
    path(
      'M26 44L12 36L24 30L14 16L31 20L34 4L46 15L56 2L62 16L78 6L74 22L90 22L78 33L88 42L74 44Q64 26 50 29Q36 26 26 44Z',
      c,
    ),
  curtain: (c) =>
    path('M30 48Q27 14 50 14Q73 14 70 48L77 84Q68 88 68 62L66 38Q60 26 50 27Q40 26 34 38L32 62Q32 88 23 84Z', c),
} as const satisfies Record<string, Part>;

export const HATS = {
  feather: () => path('M60 16Q84 10 86 -4Q92 16 66 25Z', '#e0529a', 2.5) + path('M62 21Q76 14 85 0', 'none', 1.5),
  cap: (c) =>
    path('M26 34Q18 14 50 9Q82 14 74 34Z', c) +
    path('M27 33H73V40Q50 34 27 40Z', INK) +
    path('M50 15L52.500 20L58 20.500L54 24L55 29L50 26.500L45 29L46 24L42 20.500L47.500 20Z', GOLD, 1.5),
  hood: (c) =>
    path('M20 78Q10 12 50 8Q90 12 80 78Q74 84 70 76Q78 30 50 26Q22 30 30 76Q26 84 20 78Z', c) +
    path('M50 9Q60 4 66 10Q60 18 50 14Z', '#8fd05a', 2.5),
  tiara: () => path('M34 27L36 12L43 20L50 7L57 20L64 12L66 27Q50 20 34 27Z', GOLD) + dot(50, 19, 2.5, RED),
  helmet: () =>
    path('M25 42Q22 14 50 13Q78 14 75 42Q50 34 25 42Z', '#8d98a5') +
    path('M47 14L50 0L53 14Z', GOLD) +
    path('M50 14V37', 'none'),
} as const satisfies Record<string, Part>;

export const EYES = {
  wide: () => both((x) => dot(x, 50, 7, WHITE, 3) + dot(x + 1, 51, 3.2)),
  goggles: () =>
    path('M25 44H75', 'none', 5) +
    both((x) => dot(x, 47, 10.5, GOLD, 3) + dot(x, 47, 6.5, '#bff0ff', 2) + dot(x, 48, 2.8)),
  fierce: () =>
    both((x, s) => dot(x, 50, 4.2) + path(`M${x - 9 * s} 40L${x - 8 * s} 46L${x + 9 * s} 42L${x + 9 * s} 36Z`, INK, 1)),
  spectacles: () =>
    both((x) => dot(x, 49, 8.5, '#eafaff', 3) + dot(x, 49, 2.8)) + path('M46.500 48Q50 45 53.500 48', 'none', 2.5),
  wink: () => dot(39, 51, 4) + path('M32 42Q39 38 45 43', 'none') + path('M56 52Q62 47 68 52', 'none', 3.5),
  small: () => both((x) => path(`M${x - 9} 48H${x + 9}`, 'none', 5) + dot(x, 53, 3.2)),
  rings: () =>
    both((x) => dot(x, 50, 10, '#d9f6ff', 3.5) + dot(x, 50, 4.5, '#58b7e8', 2) + dot(x, 50, 1.8)) +
    path('M48 50H52', 'none', 3),
  calm: () => both((x) => path(`M${x - 7} 50Q${x} 56 ${x + 7} 50`, 'none', 3.5)),
  lidded: () =>
    both(
      (x, s) =>
        path(`M${x - 7} 50H${x + 7}Q${x} 59 ${x - 7} 50Z`, WHITE, 2.5) +
        dot(x, 52, 2.6) +
        path(`M${x - 8} 49L${x + 8} 49L${x + 10 * s} 45`, 'none', 3),
    ),
  third: () =>
    both((x) => path(`M${x - 7} 52Q${x} 46 ${x + 7} 52Q${x} 57 ${x - 7} 52Z`, WHITE, 2.5) + dot(x, 52, 2.6)) +
    path('M50 29Q57 37 50 45Q43 37 50 29Z', GOLD, 2.5) +
    dot(50, 37, 2.4),
  visor: () =>
    path('M30 45H70V55H30Z', INK) + both((x) => `<path d="M${x - 5} 50H${x + 5}" stroke="#ff5a3c" stroke-width="4"/>`),
  dazed: () => dot(38, 49, 8, WHITE, 3) + dot(36, 47, 2.6) + dot(62, 51, 6, WHITE, 3) + dot(64, 53, 2.6),
  lucky: () => both((x) => path(`M${x - 7} 53Q${x} 42 ${x + 7} 53`, 'none', 4)),
  monocle: () =>
    dot(38, 50, 3.4) + dot(62, 50, 9.5, '#eafaff', 3.5) + dot(62, 50, 3.4) + path('M71 53Q76 66 72 80', 'none', 2),
  lashes: () =>
    both(
      (x, s) =>
        dot(x, 51, 4.4) + path(`M${x - 7 * s} 49Q${x} 41 ${x + 9 * s} 45M${x + 7 * s} 44L${x + 12 * s} 40`, 'none'),
    ),
  many: () => both((x) => dot(x, 53, 5.5, WHITE, 3) + dot(x, 53, 2.4)) + dot(50, 42, 5.5, WHITE, 3) + dot(50, 42, 2.4),
} as const satisfies Record<string, () => string>;

export const MOUTHS = {
  open: () => path('M42 63Q50 60 58 63Q58 74 50 74Q42 74 42 63Z', '#7a1f2b') + path('M44 64H56', WHITE, 2),
  grin: () => path('M38 63Q50 68 64 61Q60 74 50 74Q41 73 38 63Z', WHITE),
  tusks: () => path('M37 70Q50 62 63 70', 'none', 3.5) + path('M40 70L41 60L46 67ZM60 70L59 60L54 67Z', WHITE, 2.5),
  small: () => path('M46 69Q50 66 54 69Q50 72 46 69Z', RED, 2),
  moustache: () =>
    path(
      'M50 62Q58 57 66 63Q74 65 77 58Q78 72 62 70Q54 69 50 66Q46 69 38 70Q22 72 23 58Q26 65 34 63Q42 57 50 62Z',
      '#3b2418',
    ) + path('M45 74Q50 77 55 74', 'none', 2.5),
  flat: () => path('M38 68H60', 'none', 4),
  teeth: () => path('M38 64H62Q62 74 50 74Q38 74 38 64Z', WHITE) + path('M46 64V73M54 64V73', 'none', 2),
  smile: () => path('M42 65Q50 72 58 65', 'none', 3.5),
  still: () => path('M44 68Q50 70 56 68', 'none', 3),
  smirk: () => path('M44 70Q52 71 58 65', RED, 3),
  tongue: () => path('M40 65Q50 71 60 65', 'none', 3.5) + path('M50 69V75Q54 79 58 75V67Z', '#e8707c', 2.5),
  cheek: () => path('M41 64Q54 74 60 62', 'none', 3.5) + dot(33, 62, 4, '#f08a4b') + dot(67, 62, 4, '#f08a4b'),
  stubble: () =>
    path('M42 67H58', 'none', 3.5) + [36, 43, 50, 57, 64].map((x, i) => dot(x, 74 + (i % 2) * 3, 1.3)).join(''),
  lips: () => path('M42 67Q46 63 50 65Q54 63 58 67Q50 74 42 67Z', '#b3324f', 2.5),
  thin: () => path('M39 69Q50 66 61 69', 'none', 2.5),
  grille: () => path('M36 64H64V75H36Z', '#6d7884') + path('M43 64V75M50 64V75M57 64V75', 'none', 2),
} as const satisfies Record<string, () => string>;

export const MARKS = {
  freckles: () => [32, 36, 64, 68].map((x, i) => dot(x, 59 + (i % 2) * 3, 1.3, '#a8521f')).join(''),
  scar: () => path('M64 40L70 62M63 47L70 45M65 54L72 52', 'none', 2.5),
  cracks: () => path('M24 56L32 60L30 67M76 44L70 49L73 56', 'none', 2.5),
} as const satisfies Record<string, () => string>;
