/** Text in columns, and colour where it can be seen. Nothing is ever said by colour alone. */

/** Widths are counted in characters: nothing that is printed here is wider or narrower than one column. */
export const lengthOf = (text: string): number => [...text].length;

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - lengthOf(text)));
export const padLeft = (text: string, width: number): string => ' '.repeat(Math.max(0, width - lengthOf(text))) + text;

export function cut(text: string, width: number): string {
  if (lengthOf(text) <= width) return text;
  return width <= 1
    ? '…'.slice(0, Math.max(0, width))
    : `${[...text]
        .slice(0, width - 1)
        .join('')
        .trimEnd()}…`;
}

/** Rows in columns as wide as their widest cell; all but those named are flush right. */
export function columns(rows: readonly (readonly string[])[], left: readonly number[] = [0]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map((row) => lengthOf(row[i] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, i) => (left.includes(i) ? pad : padLeft)(cell, widths[i] as number))
      .join('  ')
      .trimEnd(),
  );
}

/** Breaks at plain spaces only: the narrow ones of French typography hold. Later lines are indented. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const [first = '', ...words] = text.trimStart().split(' ');
  const lines: string[] = [];
  let line = text.slice(0, text.length - text.trimStart().length) + first;
  for (const word of words) {
    if (lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line += ` ${word}`;
  }
  return [...lines, line];
}

export function terminalWidth(stream: NodeJS.WriteStream = process.stdout): number {
  const columns = stream.columns || Number(process.env.COLUMNS) || 80;
  return Math.max(60, Math.min(columns, 100));
}

const SEAT_COLOURS = [36, 33, 35, 32]; // cyan, yellow, magenta, green

export class Paint {
  readonly #on: boolean;
  constructor(on: boolean) {
    this.#on = on;
  }
  static for(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv = process.env): Paint {
    return new Paint(Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb');
  }
  #code(code: number, text: string, end: number): string {
    return this.#on ? `\x1b[${code}m${text}\x1b[${end}m` : text;
  }
  bold(text: string): string {
    return this.#code(1, text, 22);
  }
  dim(text: string): string {
    return this.#code(2, text, 22);
  }
  seat(seat: number, text: string): string {
    return this.#code(SEAT_COLOURS[seat] ?? 39, text, 39);
  }
  /** The labels of a card's text (**Special:**) stand out. */
  labels(text: string): string {
    return text.replace(/\*\*(.+?)\*\*/g, (_, label: string) => this.bold(label));
  }
}

/** A card's text without the marks of its labels. */
export const plain = (text: string): string => text.replaceAll('**', '');

/** Without accents, apostrophes or capitals, as people type. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
