/**
 * The chance of a game: ChaCha with eight rounds, on a key of four words of the block. What it gives begins with the next
 * key, so that nobody can work out from the cards they see what is still to come, or what came before.
 */
import { RNG } from './block.ts';

const ROUNDS = 8;
const KEY_WORDS = 4;
/** "expand 16-byte k" */
const CONSTANTS = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const;

/** `from` mixed so many rounds, and added to itself, into `to`. Written out: as words of an array it takes three times as long. */
export function chacha(from: Int32Array, to: Int32Array, rounds: number): void {
  let a0 = from[0] as number;
  let a1 = from[1] as number;
  let a2 = from[2] as number;
  let a3 = from[3] as number;
  let b0 = from[4] as number;
  let b1 = from[5] as number;
  let b2 = from[6] as number;
  let b3 = from[7] as number;
  let c0 = from[8] as number;
  let c1 = from[9] as number;
  let c2 = from[10] as number;
  let c3 = from[11] as number;
  let d0 = from[12] as number;
  let d1 = from[13] as number;
  let d2 = from[14] as number;
  let d3 = from[15] as number;
  for (let round = 0; round < rounds; round += 2) {
    // Columns, then diagonals.
    a0 = (a0 + b0) | 0;
    d0 = rotate(d0 ^ a0, 16);
    c0 = (c0 + d0) | 0;
    b0 = rotate(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0;
    d0 = rotate(d0 ^ a0, 8);
    c0 = (c0 + d0) | 0;
    b0 = rotate(b0 ^ c0, 7);
    a1 = (a1 + b1) | 0;
    d1 = rotate(d1 ^ a1, 16);
    c1 = (c1 + d1) | 0;
    b1 = rotate(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0;
    d1 = rotate(d1 ^ a1, 8);
    c1 = (c1 + d1) | 0;
    b1 = rotate(b1 ^ c1, 7);
    a2 = (a2 + b2) | 0;
    d2 = rotate(d2 ^ a2, 16);
    c2 = (c2 + d2) | 0;
    b2 = rotate(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0;
    d2 = rotate(d2 ^ a2, 8);
    c2 = (c2 + d2) | 0;
    b2 = rotate(b2 ^ c2, 7);
    a3 = (a3 + b3) | 0;
    d3 = rotate(d3 ^ a3, 16);
    c3 = (c3 + d3) | 0;
    b3 = rotate(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0;
    d3 = rotate(d3 ^ a3, 8);
    c3 = (c3 + d3) | 0;
    b3 = rotate(b3 ^ c3, 7);
    a0 = (a0 + b1) | 0;
    d3 = rotate(d3 ^ a0, 16);
    c2 = (c2 + d3) | 0;
    b1 = rotate(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0;
    d3 = rotate(d3 ^ a0, 8);
    c2 = (c2 + d3) | 0;
    b1 = rotate(b1 ^ c2, 7);
    a1 = (a1 + b2) | 0;
    d0 = rotate(d0 ^ a1, 16);
    c3 = (c3 + d0) | 0;
    b2 = rotate(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0;
    d0 = rotate(d0 ^ a1, 8);
    c3 = (c3 + d0) | 0;
    b2 = rotate(b2 ^ c3, 7);
    a2 = (a2 + b3) | 0;
    d1 = rotate(d1 ^ a2, 16);
    c0 = (c0 + d1) | 0;
    b3 = rotate(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0;
    d1 = rotate(d1 ^ a2, 8);
    c0 = (c0 + d1) | 0;
    b3 = rotate(b3 ^ c0, 7);
    a3 = (a3 + b0) | 0;
    d2 = rotate(d2 ^ a3, 16);
    c1 = (c1 + d2) | 0;
    b0 = rotate(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0;
    d2 = rotate(d2 ^ a3, 8);
    c1 = (c1 + d2) | 0;
    b0 = rotate(b0 ^ c1, 7);
  }
  to[0] = a0 + (from[0] as number);
  to[1] = a1 + (from[1] as number);
  to[2] = a2 + (from[2] as number);
  to[3] = a3 + (from[3] as number);
  to[4] = b0 + (from[4] as number);
  to[5] = b1 + (from[5] as number);
  to[6] = b2 + (from[6] as number);
  to[7] = b3 + (from[7] as number);
  to[8] = c0 + (from[8] as number);
  to[9] = c1 + (from[9] as number);
  to[10] = c2 + (from[10] as number);
  to[11] = c3 + (from[11] as number);
  to[12] = d0 + (from[12] as number);
  to[13] = d1 + (from[13] as number);
  to[14] = d2 + (from[14] as number);
  to[15] = d3 + (from[15] as number);
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** Numbers that follow from the four words in a block, and leave others there. */
class Lots {
  #block: Int32Array = new Int32Array(KEY_WORDS);
  readonly #input = new Int32Array(16);
  readonly #output = new Int32Array(16);
  #used = 16;

  constructor() {
    this.#input.set(CONSTANTS);
  }

  /** Drawn from now on by that block. */
  of(block: Int32Array): this {
    this.#block = block;
    this.#used = 16;
    return this;
  }

  #next(): number {
    if (this.#used === 16) this.#refill();
    return (this.#output[this.#used++] as number) >>> 0;
  }
  #refill(): void {
    for (let i = 0; i < KEY_WORDS; i++) this.#input[4 + i] = this.#input[8 + i] = this.#block[RNG + i] as number;
    chacha(this.#input, this.#output, ROUNDS);
    for (let i = 0; i < KEY_WORDS; i++) this.#block[RNG + i] = this.#output[i] as number;
    this.#used = KEY_WORDS;
  }

  /** A whole number from 0 to below `n`, every one equally likely: the odd draws at the top are drawn again. */
  below(n: number): number {
    const count = n >>> 0;
    let bits = this.#next();
    // Dividing is slow, and hardly any draw is near the top.
    while (bits > 0xffffffff - count && bits > 0xffffffff - ((-count >>> 0) % count)) bits = this.#next();
    return bits % count;
  }
}

/** Fresh arrays cost more than what is done with them. */
const LOTS = new Lots();

/** One of so many. */
export const drawLot = (block: Int32Array, n: number): number => LOTS.of(block).below(n);

/** Fisher-Yates, of the first so many in the list. */
export function shuffle(block: Int32Array, list: Int32Array, length: number): void {
  const lots = LOTS.of(block);
  for (let i = length - 1; i > 0; i--) {
    const j = lots.below(i + 1);
    const swap = list[i] as number;
    list[i] = list[j] as number;
    list[j] = swap;
  }
}
