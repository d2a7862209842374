import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Memory {
  /** Bytes in use after a garbage collection, and those that the system has given. */
  readonly used: number;
  readonly resident: number;
  /** Tables in memory. */
  readonly tables: number;
}

/** A server in a process of its own. */
export class Node {
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #ended: Promise<unknown>;

  constructor(where: string) {
    const script = fileURLToPath(new URL('serve.mjs', import.meta.url));
    const flags = ['--max-semi-space-size=64', '--heap-growing-percent=200', '--expose-gc']; // the first two as in ./baston
    const child = spawn(process.execPath, [...flags, script, where], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.on('error', () => {}); // it may be dead
    this.#lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    this.#ended = once(child, 'exit');
    this.#process = child;
  }

  /** Its address, once it listens. */
  start(): Promise<string> {
    return this.#ask();
  }
  memory(): Promise<Memory> {
    return this.#ask('memory');
  }
  /** Milliseconds of the processor so far. */
  cpu(): Promise<number> {
    return this.#ask('cpu');
  }
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  async #ask<T>(what = ''): Promise<T> {
    this.#process.stdin?.write(`${what}\n`);
    const { value } = await this.#lines.next();
    return JSON.parse(value ?? 'null') as T;
  }
}
