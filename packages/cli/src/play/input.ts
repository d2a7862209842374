/** Lines that somebody types, or that come from a file. */
import { createInterface, type Interface } from 'node:readline';

export class Input {
  readonly #lines: string[] = [];
  /** Opened with the first question: where only bots play, the terminal is left alone. */
  #reader: Interface | undefined;
  readonly #streams: { readonly stdin: NodeJS.ReadStream; readonly stdout: NodeJS.WriteStream };
  #waiting: ((line: string | undefined) => void) | undefined;
  #ended = false;
  /** A person at a terminal sees what they type; what comes from a file has to be shown. */
  readonly isTyped: boolean;

  constructor(stdin: NodeJS.ReadStream, stdout: NodeJS.WriteStream) {
    this.isTyped = Boolean(stdin.isTTY && stdout.isTTY);
    this.#streams = { stdin, stdout };
  }

  #open(): Interface {
    const { stdin, stdout } = this.#streams;
    const reader = createInterface({
      input: stdin,
      ...(this.isTyped ? { output: stdout, terminal: true } : { terminal: false }),
    });
    reader.on('line', (line) => {
      if (this.#waiting) this.#give(line);
      else this.#lines.push(line);
    });
    reader.on('SIGINT', () => process.emit('SIGINT')); // who reads the keys gets Ctrl-C as one of them
    reader.on('close', () => {
      this.#ended = true;
      this.#give(undefined);
    });
    return reader;
  }

  /** The next line, or nothing at the end of the input. */
  next(prompt: string): Promise<string | undefined> {
    this.#reader ??= this.#open();
    const line = this.#lines.shift();
    if (!this.isTyped) process.stdout.write(line === undefined ? prompt : `${prompt}${line}\n`);
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) {
      if (!this.isTyped) process.stdout.write('\n');
      return Promise.resolve(undefined);
    }
    if (this.isTyped) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    return new Promise((resolve) => {
      this.#waiting = (given) => {
        if (!this.isTyped || given === undefined) process.stdout.write(`${given ?? ''}\n`);
        resolve(given);
      };
    });
  }

  close(): void {
    this.#reader?.close();
  }

  #give(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(line);
  }
}
