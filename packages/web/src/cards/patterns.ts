/** Small tiles that repeat behind the icon of a card. Drawn in black on nothing: they are used as masks. */

interface Tile {
  readonly width: number;
  readonly height: number;
  /** SVG, stroked unless it says otherwise. */
  readonly drawing: string;
}

const FILLED = 'fill="#000" stroke="none"';

const TILES: Readonly<Record<string, Tile>> = {
  stripes: { width: 16, height: 16, drawing: '<path d="M-4 4l8-8M0 16L16 0M12 20l8-8" stroke-width="4"/>' },
  eyes: {
    width: 48,
    height: 32,
    drawing: `<path d="M4 12q12-12 26 0q-13 10-26 0M17 19v8M22 18q2 8 10 7"/><circle cx="17" cy="12" r="4" ${FILLED}/>`,
  },
  horseshoes: {
    width: 40,
    height: 40,
    drawing: '<path d="M6 22V12a8 8 0 0 1 16 0v10M26 40V32a6 6 0 0 1 12 0v8" stroke-width="4"/>',
  },
  petals: {
    width: 44,
    height: 44,
    drawing: `<g ${FILLED}><path d="M12 4q7 6 0 15q-7-9 0-15M6 22q10-2 14 7q-11 2-14-7M34 24q6 5 0 12q-6-7 0-12M28 6q8-1 11 6q-9 1-11-6"/></g>`,
  },
  shields: {
    width: 44,
    height: 44,
    drawing: `<circle cx="14" cy="14" r="10"/><path d="M14 4v20M4 14h20"/><circle cx="36" cy="36" r="7"/><g ${FILLED}><circle cx="14" cy="14" r="3.5"/><circle cx="36" cy="36" r="2.5"/></g>`,
  },
  dots: {
    width: 40,
    height: 40,
    drawing: `<g ${FILLED}><circle cx="10" cy="10" r="7"/><circle cx="30" cy="30" r="7"/><circle cx="30" cy="8" r="3"/><circle cx="9" cy="31" r="4"/><circle cx="20" cy="20" r="2"/></g>`,
  },
  waves: {
    width: 40,
    height: 20,
    drawing: '<path d="M0 6q10-9 20 0t20 0M-20 16q10-9 20 0t20 0t20 0t20 0" stroke-width="2.4"/>',
  },
  circuits: {
    width: 48,
    height: 48,
    drawing: `<path d="M0 36h10l8-8V14M48 36H36l-6 6v6M30 0v10l10 10v4M6 4v16"/><g ${FILLED}><circle cx="18" cy="13" r="3.4"/><circle cx="40" cy="25" r="3.4"/><circle cx="6" cy="4" r="2.6"/><circle cx="6" cy="21" r="2.6"/></g>`,
  },
  scales: {
    width: 28,
    height: 28,
    drawing: '<path d="M0 0a14 14 0 0 0 28 0M-14 14a14 14 0 0 0 28 0a14 14 0 0 0 28 0M-14 14a14 14 0 0 0 28 0"/>',
  },
  stars: {
    width: 44,
    height: 44,
    drawing: `<g ${FILLED}><path d="M12 2q1 9 10 10q-9 1-10 10q-1-9-10-10q9-1 10-10z"/><path d="M34 26q.7 6.3 7 7q-6.3.7-7 7q-.7-6.3-7-7q6.3-.7 7-7z"/><circle cx="35" cy="9" r="1.7"/><circle cx="11" cy="34" r="1.7"/></g>`,
  },
  cobwebs: {
    width: 56,
    height: 56,
    drawing:
      '<path d="M0 0l56 56M28 0v56M0 28h56M56 0L0 56" stroke-width="1.3"/><path d="M28 14q-7 3-10 4q-1 3-4 10q3 7 4 10q3 1 10 4q7-3 10-4q1-3 4-10q-3-7-4-10q-3-1-10-4zM28 2q-14 5-19 7q-2 5-7 19q5 14 7 19q5 2 19 7q14-5 19-7q2-5 7-19q-5-14-7-19q-5-2-19-7z" stroke-width="1.5"/>',
  },
  footprints: {
    width: 56,
    height: 56,
    drawing: `<g ${FILLED}><path d="M14 26c-3-4-2-7-5-10l-3-8c2 1 4 3 5 5l2-9c2 3 3 6 3 9c1-2 3-4 5-5l-2 9c-2 3-1 6-5 9z"/><path transform="translate(28 28)" d="M14 26c-3-4-2-7-5-10l-3-8c2 1 4 3 5 5l2-9c2 3 3 6 3 9c1-2 3-4 5-5l-2 9c-2 3-1 6-5 9z"/></g>`,
  },
  orbits: {
    width: 60,
    height: 60,
    drawing: `<circle cx="30" cy="30" r="24"/><circle cx="30" cy="30" r="15"/><circle cx="0" cy="0" r="9"/><circle cx="60" cy="0" r="9"/><circle cx="0" cy="60" r="9"/><circle cx="60" cy="60" r="9"/><g ${FILLED}><circle cx="30" cy="30" r="5"/><circle cx="54" cy="30" r="3.6"/><circle cx="19" cy="19" r="3"/></g>`,
  },
  blades: {
    width: 44,
    height: 44,
    drawing: `<g ${FILLED}><path d="M12 1l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3zM12 10a2 2 0 0 0 0 4a2 2 0 0 0 0-4z" fill-rule="evenodd"/><path transform="translate(22 22) rotate(30 12 12)" d="M12 1l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3zM12 10a2 2 0 0 0 0 4a2 2 0 0 0 0-4z" fill-rule="evenodd"/></g>`,
  },
  bricks: { width: 36, height: 24, drawing: '<path d="M0 0h36M0 12h36M9 0v12M27 12v12"/>' },
  checks: {
    width: 32,
    height: 32,
    drawing: `<g ${FILLED}><rect x="1" y="1" width="14" height="14" rx="3"/><rect x="17" y="17" width="14" height="14" rx="3"/><circle cx="24" cy="8" r="2.500"/><circle cx="8" cy="24" r="2.500"/></g>`,
  },
  bolts: {
    width: 44,
    height: 44,
    drawing: `<g ${FILLED}><path d="M14 1L3 13h6L5 23l13-13h-7z"/><path transform="translate(22 21)" d="M14 1L3 13h6L5 23l13-13h-7z"/></g>`,
  },
  paws: {
    width: 48,
    height: 48,
    drawing: `<g ${FILLED}><path d="M12 11c4 0 7 5 7 8c0 4-4 3-7 3s-7 1-7-3c0-3 3-8 7-8z"/><ellipse cx="4" cy="10" rx="2.200" ry="3"/><ellipse cx="9" cy="5" rx="2.200" ry="3.200"/><ellipse cx="15" cy="5" rx="2.200" ry="3.200"/><ellipse cx="20" cy="10" rx="2.200" ry="3"/><g transform="translate(24 24)"><path d="M12 11c4 0 7 5 7 8c0 4-4 3-7 3s-7 1-7-3c0-3 3-8 7-8z"/><ellipse cx="4" cy="10" rx="2.200" ry="3"/><ellipse cx="9" cy="5" rx="2.200" ry="3.200"/><ellipse cx="15" cy="5" rx="2.200" ry="3.200"/><ellipse cx="20" cy="10" rx="2.200" ry="3"/></g></g>`,
  },
  zigzag: { width: 24, height: 16, drawing: '<path d="M0 12L12 2l12 10" stroke-width="3"/>' },
  hexes: { width: 30, height: 52, drawing: '<path d="M15 0v9l15 8.500v17L15 43v9M15 9L0 17.500v17L15 43"/>' },
  leaves: {
    width: 40,
    height: 40,
    drawing: `<g ${FILLED}><path d="M4 20C4 10 10 4 20 4c0 10-6 16-16 16zM24 40c0-10 6-16 16-16c0 10-6 16-16 16z"/></g>`,
  },
};

export const PATTERNS: readonly string[] = Object.keys(TILES);

function toUrl({ width, height, drawing }: Tile): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#000" stroke-width="2">${drawing}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

interface Pattern {
  /** A value for `mask-image`. */
  readonly url: string;
  readonly width: number;
}

const drawn = new Map<string, Pattern>();

export function pattern(name: string): Pattern {
  const known = drawn.get(name);
  if (known) return known;
  const tile = TILES[name] as Tile;
  const fresh = { url: toUrl(tile), width: tile.width };
  drawn.set(name, fresh);
  return fresh;
}
