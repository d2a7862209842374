/** How far the drawing of a path reaches: by its points and the handles of its curves, which is near enough. */

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const NUMBER = /-?\d*\.?\d+/g;
/** The two flags of an arc may be written together with what follows. Only where it ends matters. */
const ARC = /(?:-?\d*\.?\d+[ ,]*){3}[01][ ,]*[01][ ,]*(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+)/g;
/** How many numbers make a step; the last two are where it ends. */
const STEPS: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, q: 4, s: 4, c: 6, a: 2 };

function numbersOf(kind: string, text: string): number[] {
  const found = kind === 'a' ? [...text.matchAll(ARC)].flatMap(([, x = '', y = '']) => [x, y]) : text.match(NUMBER);
  return (found ?? []).map(Number);
}

export function extentOf(path: string): Extent {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const reach = (toX: number, toY: number): void => {
    [x, y] = [toX, toY];
    xs.push(x);
    ys.push(y);
  };
  for (const [, command = '', text = ''] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const kind = command.toLowerCase();
    const isRelative = kind === command;
    const numbers = numbersOf(kind, text);
    if (kind === 'z') [x, y] = [startX, startY];
    if (kind === 'h') for (const number of numbers) reach((isRelative ? x : 0) + number, y);
    if (kind === 'v') for (const number of numbers) reach(x, (isRelative ? y : 0) + number);
    const step = STEPS[kind] ?? numbers.length + 1;
    for (let at = 0; at + step <= numbers.length; at += step) {
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      for (let i = at; i < at + step; i += 2) reach(fromX + (numbers[i] ?? 0), fromY + (numbers[i + 1] ?? 0));
      if (kind === 'm' && at === 0) [startX, startY] = [x, y];
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
