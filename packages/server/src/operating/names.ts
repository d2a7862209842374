/**
 * Which names people may have. Names are compared by how they look: without case, accents, spaces and punctuation,
 * and with characters of other alphabets, digits and signs read as the Latin letters that they resemble.
 */
import { Refused } from '../refused.ts';

/** Names that only the server itself may have: whoever bears one could speak in its place. */
const RESERVED = [
  '=admin',
  '=administrator',
  '=administrateur',
  '=baston',
  '=moderator',
  '=server',
  '=serveur',
  '=system',
];

const LOOK_ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аα4@ɑ'],
    ['b', 'вβ8ь'],
    ['c', 'сϲ¢'],
    ['d', 'ԁ'],
    ['e', 'еєε3€'],
    ['g', 'ɡ9'],
    ['h', 'һн'],
    ['i', 'іι1!|ıl'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['m', 'м'],
    ['n', 'ոη'],
    ['o', 'оο0ѳ'],
    ['p', 'рρ'],
    ['s', 'ѕ5$'],
    ['t', 'тτ7+'],
    ['u', 'υս'],
    ['v', 'ν'],
    ['w', 'ѡω'],
    ['x', 'хχ'],
    ['y', 'уγ'],
    ['z', '2'],
  ].flatMap(([letter = '', others = '']) => [...others].map((other) => [other, letter])),
);

/** Reduces a name to how it looks. */
function skeleton(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
  return [...plain]
    .map((character) => LOOK_ALIKE[character] ?? character)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(.)\1+/gu, '$1');
}

type Test = (name: string) => boolean;

/** `word`: names that contain it. `=word`: names that are it. `/pattern/`: a regular expression. */
function testOf(line: string): Test {
  const pattern = /^\/(.+)\/$/.exec(line)?.[1];
  if (pattern !== undefined) {
    const expression = new RegExp(pattern, 'iu');
    return (name) => expression.test(name) || expression.test(skeleton(name));
  }
  const word = skeleton(line);
  if (word === '') throw new SyntaxError('it has no letter and no digit');
  return line.startsWith('=') ? (name) => skeleton(name) === word : (name) => skeleton(name).includes(word);
}

export class BadPattern extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export class NameFilter {
  readonly #tests: readonly Test[];

  /** `patterns`: one on each line; empty lines and those that begin with # are left out. */
  constructor(patterns = '') {
    const lines = [...RESERVED, ...patterns.split('\n')].map((line) => line.trim());
    this.#tests = lines.flatMap((line, i) => {
      if (line === '' || line.startsWith('#')) return [];
      try {
        return testOf(line);
      } catch (thrown) {
        throw new BadPattern(i - RESERVED.length + 1, (thrown as Error).message);
      }
    });
  }

  check(name: string): void {
    if (this.#tests.some((fits) => fits(name)))
      throw new Refused('bad-name', 'this name is not allowed on this server: choose another');
  }
}
