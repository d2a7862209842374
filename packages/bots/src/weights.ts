/**
 * The weights of the network as they are kept: bytes in base64, with a scale for every row of a matrix. The vectors of cards
 * are kept box by box, so that boxes may come and go: a box that is not among them, or has another size, was never learned.
 */
import type { Rules, ShelvedSet } from '@baston/engine';
import { FIRST_FACTION } from './features.ts';
import { LAYERS, type Layer, OUTPUT_AT, PRINTED_AT, VECTOR, WEIGHT_COUNT } from './network.ts';
import { PRINTED } from './printed.ts';

/** Browsers and Node have both. */
declare function atob(text: string): string;
declare function btoa(bytes: string): string;

export interface KeptWeights {
  /** The boxes in the order of their vectors: id, cards and factions. */
  readonly boxes: string;
  readonly bytes: string;
}

type Box = Pick<ShelvedSet, 'id' | 'size'> & { readonly factions: number };

const boxesOf = (shelf: readonly ShelvedSet[]): Box[] =>
  shelf.map(({ id, size, factions }) => ({ id, size, factions: factions.length }));
const textOf = ({ id, size, factions }: Box): string => `${id}:${size}:${factions}`;

/** The rows of the vectors of a shelf: of every box its cards, then of every box its factions. */
function rowsOf(boxes: readonly Box[]): Map<string, readonly number[]> {
  const rows = new Map<string, readonly number[]>();
  let def = 1;
  let faction = FIRST_FACTION;
  const count = (length: number, from: number): number[] => Array.from({ length }, (_, i) => from + i);
  for (const box of boxes) {
    rows.set(textOf(box), [...count(box.size, def), ...count(box.factions, faction)]);
    def += box.size;
    faction += box.factions;
  }
  return rows;
}

/** All matrices: where each number of a row is, row by row; the rows are scaled one by one. */
function* matrices(vectorRows: readonly number[]): Generator<readonly number[]> {
  const vectors = (rows: readonly number[]): number[][] =>
    Array.from({ length: VECTOR }, (_, k) => rows.map((row) => row * VECTOR + k));
  yield* vectors(vectorRows.filter((row) => row < FIRST_FACTION));
  yield* vectors(vectorRows.filter((row) => row >= FIRST_FACTION));
  for (let k = 0; k < VECTOR; k++) yield Array.from({ length: PRINTED }, (_, i) => PRINTED_AT + i * VECTOR + k);
  for (const layer of Object.values(LAYERS)) yield* rowsOfLayer(layer);
  yield Array.from({ length: LAYERS.last.units }, (_, i) => OUTPUT_AT + i);
}
/** The weights of each unit, then the biases of all. */
function* rowsOfLayer({ at: from, units, size }: Layer): Generator<readonly number[]> {
  for (let unit = 0; unit < units; unit++) yield Array.from({ length: size }, (_, i) => from + unit * (size + 1) + i);
  yield Array.from({ length: units }, (_, unit) => from + unit * (size + 1) + size);
}

const MOST = 127;

export function packWeights(weights: Float64Array, { shelf }: Rules): KeptWeights {
  const boxes = boxesOf(shelf);
  const bytes: number[] = [];
  for (const row of matrices([...rowsOf(boxes).values()].flat())) {
    const scale = Math.fround(Math.max(1e-9, ...row.map((at) => Math.abs(weights[at] as number))) / MOST);
    bytes.push(...new Uint8Array(Float32Array.of(scale).buffer));
    for (const at of row) bytes.push(Math.round((weights[at] as number) / scale) & 0xff);
  }
  return { boxes: boxes.map(textOf).join(' '), bytes: btoa(String.fromCharCode(...bytes)) };
}

/** The weights for the numbers that cards have on this shelf. */
export function unpackWeights({ boxes, bytes }: KeptWeights, { shelf }: Rules): Float64Array {
  const here = rowsOf(boxesOf(shelf));
  const kept = boxes.split(' ').map((text) => {
    const [id = '', size, factions] = text.split(':');
    return { id, size: Number(size), factions: Number(factions) };
  });
  // From the row that a vector was kept for to its row here; to undefined if it has none.
  const moved = new Map<number, number | undefined>();
  for (const [box, rows] of rowsOf(kept)) for (const [i, row] of rows.entries()) moved.set(row, here.get(box)?.[i]);
  const buffer = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0));
  const view = new DataView(buffer.buffer);
  const weights = new Float64Array(WEIGHT_COUNT);
  let at = 0;
  for (const row of matrices([...moved.keys()])) {
    const scale = view.getFloat32(at, true);
    at += 4;
    for (const index of row) {
      const value = view.getInt8(at++) * scale;
      const to = index < PRINTED_AT ? movedIndex(index, moved) : index;
      if (to !== undefined) weights[to] = value;
    }
  }
  return weights;
}

function movedIndex(index: number, moved: ReadonlyMap<number, number | undefined>): number | undefined {
  const row = moved.get(Math.floor(index / VECTOR));
  return row === undefined ? undefined : row * VECTOR + (index % VECTOR);
}
