/** A picture with at most 256 colours takes a third of the bytes: for those that are kept in the repository. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = 8;
const MOST = 256;

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

/** The same PNG with a palette. Takes what browsers write: eight bits for each of three or four channels, not interlaced. */
export function withPalette(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const header = chunks.find(({ name }) => name === 'IHDR')?.data as Buffer;
  const [width, height, channels] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9] === 6 ? 4 : 3];
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  const pixels = unfiltered(inflateSync(packed), width * channels, height, channels);
  const { palette, indexOf } = paletteOf(pixels, channels);
  const rows = Buffer.alloc(height * (width + 1)); // each begins with a byte that says how it was filtered: not at all
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = indexOf.get(cellAt(pixels, (y * width + x) * channels)) as number;
  const indexed = Buffer.from(header);
  indexed[9] = 3;
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    chunk('IHDR', indexed),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const size = png.readUInt32BE(at);
    chunks.push({ name: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + size) });
    at += size + 12;
  }
  return chunks;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

/** Each byte is the difference to what its neighbours at the left and above foretell. */
function unfiltered(raw: Buffer, stride: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? (out[y * stride + x - channels] as number) : 0;
      const up = y > 0 ? (out[(y - 1) * stride + x] as number) : 0;
      const corner = x >= channels && y > 0 ? (out[(y - 1) * stride + x - channels] as number) : 0;
      const foretold = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter as number] as number;
      out[y * stride + x] = (raw[y * (stride + 1) + 1 + x] as number) + foretold;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Colours that differ by less than eight in each channel are one. */
const cellAt = (pixels: Uint8Array, at: number): number =>
  (((pixels[at] as number) >> 3) << 10) | (((pixels[at + 1] as number) >> 3) << 5) | ((pixels[at + 2] as number) >> 3);

interface Colour {
  readonly cell: number;
  count: number;
  /** Sums of the channels. */
  readonly sums: [number, number, number];
}

/** Median cut: the box of colours with the widest spread is divided until there are enough. */
function paletteOf(pixels: Uint8Array, channels: number): { palette: Buffer; indexOf: Map<number, number> } {
  const colours = new Map<number, Colour>();
  for (let at = 0; at < pixels.length; at += channels) {
    const cell = cellAt(pixels, at);
    const colour = colours.get(cell) ?? { cell, count: 0, sums: [0, 0, 0] };
    colours.set(cell, colour);
    colour.count++;
    for (const i of [0, 1, 2] as const) colour.sums[i] += pixels[at + i] as number;
  }
  const mean = (colour: Colour, i: 0 | 1 | 2): number => colour.sums[i] / colour.count;
  let boxes = [[...colours.values()]];
  while (boxes.length < MOST) {
    const spreads = boxes.map((box) => {
      const wide = ([0, 1, 2] as const).map((i) => {
        const values = box.map((colour) => mean(colour, i));
        return { i, width: Math.max(...values) - Math.min(...values) };
      });
      const [widest] = wide.toSorted((a, b) => b.width - a.width);
      const weight = box.reduce((sum, { count }) => sum + count, 0);
      return { box, i: widest?.i ?? 0, score: (widest?.width ?? 0) * Math.sqrt(weight) };
    });
    const [next] = spreads.toSorted((a, b) => b.score - a.score);
    if (!next || next.box.length < 2) break;
    const sorted = next.box.toSorted((a, b) => mean(a, next.i) - mean(b, next.i));
    const middle = (mean(sorted[0] as Colour, next.i) + mean(sorted.at(-1) as Colour, next.i)) / 2;
    const at = Math.max(
      1,
      sorted.findIndex((colour) => mean(colour, next.i) > middle),
    );
    boxes = [...boxes.filter((box) => box !== next.box), sorted.slice(0, at), sorted.slice(at)];
  }
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(({ cell }) => [cell, index] as const)));
  const palette = boxes.flatMap((box) =>
    ([0, 1, 2] as const).map((i) => {
      const count = box.reduce((sum, colour) => sum + colour.count, 0);
      return Math.round(box.reduce((sum, { sums }) => sum + sums[i], 0) / count);
    }),
  );
  return { palette: Buffer.from(palette), indexOf };
}
