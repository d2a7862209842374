/**
 * The chance of a game: ChaCha with eight rounds, on a key of four words of the block. What it gives begins with the next
 * key, so that nobody can work out from the cards they see what is still to come, or what came before.
 */
import { RNG } from './block.ts';

const ROUNDS = 8;
const KEY_WORDS = 4;
/** "expand 16-byte k" */
const CONSTANTS = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const;

/** `from` mixed so many rounds, and added to itself, into `to`. */
export function chacha(from: Int32Array, to: Int32Array, rounds: number): void {
  to.set(from);
  for (let round = 0; round < rounds; round += 2) {
    quarter(to, 0, 4, 8, 12);
    quarter(to, 1, 5, 9, 13);
    quarter(to, 2, 6, 10, 14);
    quarter(to, 3, 7, 11, 15);
    quarter(to, 0, 5, 10, 15);
    quarter(to, 1, 6, 11, 12);
    quarter(to, 2, 7, 8, 13);
    quarter(to, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) to[i] = (to[i] as number) + (from[i] as number);
}

function quarter(words: Int32Array, at: number, bt: number, ct: number, dt: number): void {
  let a = words[at] as number;
  let b = words[bt] as number;
  let c = words[ct] as number;
  let d = words[dt] as number;
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  words[at] = a;
  words[bt] = b;
  words[ct] = c;
  words[dt] = d;
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** Numbers that follow from the four words in the block, and leave others there. */
class Lots {
  readonly #block: Int32Array;
  readonly #input = new Int32Array(16);
  readonly #output = new Int32Array(16);
  #used = 16;

  constructor(block: Int32Array) {
    this.#block = block;
    this.#input.set(CONSTANTS);
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
    const most = 0xffffffff - ((-count >>> 0) % count);
    let bits = this.#next();
    while (bits > most) bits = this.#next();
    return bits % count;
  }
}

/** One of so many. */
export const drawLot = (block: Int32Array, n: number): number => new Lots(block).below(n);

/** Fisher-Yates. */
export function shuffle(block: Int32Array, list: number[]): void {
  const lots = new Lots(block);
  for (let i = list.length - 1; i > 0; i--) {
    const j = lots.below(i + 1);
    const swap = list[i] as number;
    list[i] = list[j] as number;
    list[j] = swap;
  }
}
