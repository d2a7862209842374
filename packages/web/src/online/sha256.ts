/** SHA-256 of a text, in hexadecimal digits. Browsers have it too, but not for pages that come without encryption. */

/** The first 32 bits of the fractional parts of roots of the first primes. */
const primes = Array.from({ length: 312 }, (_, i) => i).filter(
  (n) => n > 1 && Array.from({ length: n }, (_, i) => i).every((d) => d < 2 || n % d > 0),
);
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const ROUNDS = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: ArrayLike<number>, index: number): number => words[index] as number;

/** The bytes, a one, zeros, and how many bits there are: whole blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(64 * Math.ceil((bytes.length + 9) / 64)));
  for (const [i, byte] of bytes.entries()) view.setUint8(i, byte);
  view.setUint8(bytes.length, 128);
  view.setUint32(view.byteLength - 4, 8 * bytes.length);
  return view;
}

export function sha256(text: string): string {
  const message = padded(text);
  let hash = START;
  for (let block = 0; block < message.byteLength; block += 64) hash = mixed(hash, message, block);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mixed(hash: readonly number[], message: DataView, block: number): number[] {
  const words = new Int32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      words[i] = message.getInt32(block + 4 * i);
      continue;
    }
    const [a, b] = [at(words, i - 15), at(words, i - 2)];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[i] = at(words, i - 16) + low + at(words, i - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = h + high + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(words, i);
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const other = low + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + at(hash, i)) | 0);
}
