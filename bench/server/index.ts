/**
 * How many people a server can have: tables for two, played by scripted people on the same machine, over real sockets.
 * Every command is durable when it is acknowledged; both databases call fsync.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Done, type Person, seatCrowd } from '../../test/crowd.ts';
import { Node } from '../../test/node.ts';
import { startPostgres } from '../../test/postgres.ts';
import { quantile } from '../src/measure.ts';

/** A command per table every so often. */
const THINK_MS = 5000;
/** The 99th percentile of a server that keeps up. */
const GOAL_MS = 100;
const SATURATED_TABLES = 100;
const SATURATED_SECONDS = 15;
const RESUMED_TABLES = 1000;
/** No step takes longer than this. */
const TIMEOUT_MS = 300_000;
const MOST_TABLES = 16_000;
/** The share of the commands that people would give if everything were acknowledged at once. */
const KEEPS_UP = 0.9;

interface Latency {
  readonly tables: number;
  readonly commands: number;
  readonly commandsPerSecond: number;
  /** From command to acknowledgement, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
  /** Milliseconds of the processor for each command, in the server and in the people. */
  readonly serverCpu: number;
  readonly peopleCpu: number;
  /** The part of the processors that the host of a virtual machine gave to others meanwhile. */
  readonly stolen: number;
}

interface StoreReport {
  /** Tables doubled until it bends. */
  live?: Latency[];
  /** This number of tables is too many: the 99th percentile is above the goal, commands fall behind, or they cannot be seated in time. */
  bendsAt?: number;
  /**
   * Bytes in use after a garbage collection and bytes resident, for each table, with both people connected: what the
   * second half of the tables adds, so that nothing is counted which a server needs once.
   */
  bytesPerLiveTable?: number;
  residentBytesPerLiveTable?: number;
  /** The same when everybody has left. */
  bytesPerIdleTable?: number;
  /** People who answer at once. */
  saturated?: Latency;
  /** From a kill: until the new server listens, and until everybody at so many tables is told again where they were. */
  resumed?: { readonly tables: number; readonly listensAfterMs: number; readonly allAfterMs: number };
}

export interface Report {
  readonly date: string;
  readonly cores: number;
  /** Before and after. */
  readonly load: readonly number[];
  readonly isWhole: boolean;
  readonly stores: Readonly<Record<string, StoreReport>>;
}

interface Options {
  readonly tables: number;
  readonly seconds: number;
  readonly stores: readonly string[];
}

const interrupted = new AbortController();
const pause = (ms: number): Promise<void> => setTimeout(ms, undefined, { signal: interrupted.signal });
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Counts processor ticks so far, and those that the host of a virtual machine has taken; nothing where nobody counts. */
function ticks(): { readonly all: number; readonly stolen: number } {
  if (!existsSync('/proc/stat')) return { all: 0, stolen: 0 };
  const [, ...counts] = (readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] as string).split(/ +/).map(Number);
  return { all: counts.reduce((sum, count) => sum + count, 0), stolen: counts[7] ?? 0 };
}

/** A server, its people, and what they have had acknowledged. */
class LoadTest {
  readonly #where: string;
  readonly #crowd: Person[] = [];
  #node: Node;
  #url = '';
  #done: Done[] = [];
  /** How long people think. */
  thinks: () => number = () => THINK_MS * (0.5 + Math.random());

  constructor(where: string) {
    this.#where = where;
    this.#node = new Node(where);
  }

  async start(): Promise<void> {
    this.#url = await this.#node.start();
  }
  async stop(): Promise<void> {
    this.leave();
    await this.#node.kill();
  }

  get tables(): number {
    return this.#crowd.length / 2;
  }

  /** Adds tables until there are that many where the game has begun. False: that takes too long. */
  async growTo(tables: number): Promise<boolean> {
    const end = performance.now() + TIMEOUT_MS;
    const habits = {
      url: () => this.#url,
      thinks: () => this.thinks(),
      onDone: (done: Done) => void this.#done.push(done),
      returns: () => 500 * Math.random(),
    };
    while (this.tables < tables) {
      if (performance.now() > end) return false;
      this.#crowd.push(...(await seatCrowd(Math.min(100, tables - this.tables), this.#url, [habits, habits])));
      await this.#until(() => this.#crowd.every((person) => person.seq > 0));
      say(`  ${this.tables} tables`);
    }
    return true;
  }

  /** The latency that people see in the next seconds. */
  async measure(seconds: number): Promise<Latency> {
    const theirs = await this.#node.cpu();
    const mine = process.cpuUsage();
    const before = ticks();
    this.#done = [];
    await pause(seconds * 1000);
    const times = this.#done.map(({ ms }) => ms);
    const after = ticks();
    const { user, system } = process.cpuUsage(mine);
    const serverCpu = (await this.#node.cpu()) - theirs;
    const at = (q: number): number => Math.round(quantile(times, q) * 10) / 10;
    const each = (ms: number): number => Math.round((ms / times.length) * 1000) / 1000;
    const latency = {
      tables: this.tables,
      commands: times.length,
      commandsPerSecond: Math.round(times.length / seconds),
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      worst: at(1),
      serverCpu: each(serverCpu),
      peopleCpu: each((user + system) / 1000),
      stolen: Math.round((1000 * (after.stolen - before.stolen)) / Math.max(1, after.all - before.all)) / 1000,
    };
    say(`  ${JSON.stringify(latency)}`);
    return latency;
  }

  memory(): ReturnType<Node['memory']> {
    return this.#node.memory();
  }

  /** Everybody leaves, except at the first tables. */
  leave(except = 0): void {
    for (const person of this.#crowd.splice(except * 2)) person.leave();
  }
  async allUnloaded(): Promise<void> {
    while ((await this.memory()).tables > this.tables) await pause(500);
  }

  async killAndResume(): Promise<NonNullable<StoreReport['resumed']>> {
    const next = new Node(this.#where);
    await pause(1000); // it has read its program
    const heard = this.#crowd.map((person) => person.updates);
    const start = performance.now();
    await this.#node.kill();
    this.#node = next;
    this.#url = await next.start();
    const listensAfterMs = Math.round(performance.now() - start);
    await this.#until(() => this.#crowd.every((person, i) => person.updates > (heard[i] as number)));
    const resumed = { tables: this.tables, listensAfterMs, allAfterMs: Math.round(performance.now() - start) };
    say(`  ${JSON.stringify(resumed)}`);
    return resumed;
  }

  async #until(isSo: () => boolean): Promise<void> {
    const end = performance.now() + TIMEOUT_MS;
    while (!isSo()) {
      if (performance.now() > end) throw new Error('this takes too long');
      await pause(10);
    }
  }
}

async function measure(where: string, { tables, seconds }: Options, report: StoreReport): Promise<void> {
  const load = new LoadTest(where);
  try {
    await load.start();
    say('people who answer at once');
    await load.growTo(Math.min(tables, SATURATED_TABLES));
    load.thinks = () => 0;
    await load.measure(5); // until all is compiled
    report.saturated = await load.measure(SATURATED_SECONDS);
    load.leave();
    await load.allUnloaded();

    const empty = await load.memory();
    load.thinks = () => THINK_MS * (0.5 + Math.random());
    say('a command per table every five seconds');
    report.live = [];
    await load.growTo(Math.ceil(tables / 2));
    await load.measure(THINK_MS / 1000);
    const half = await load.memory();
    for (let wanted = tables; wanted <= MOST_TABLES && report.bendsAt === undefined; wanted *= 2) {
      if (!(await load.growTo(wanted))) {
        report.bendsAt = wanted;
        break;
      }
      await load.measure(THINK_MS / 1000);
      const latency = await load.measure(seconds);
      report.live.push(latency);
      if (wanted === tables) {
        const full = await load.memory();
        const added = tables - half.tables;
        report.bytesPerLiveTable = Math.round((full.used - half.used) / added);
        report.residentBytesPerLiveTable = Math.round((full.resident - half.resident) / added);
        say(`  ${report.bytesPerLiveTable} bytes per live table, ${report.residentBytesPerLiveTable} resident`);
      }
      const isBehind = latency.commandsPerSecond < (KEEPS_UP * wanted * 1000) / THINK_MS;
      if (latency.p99 > GOAL_MS || isBehind) report.bendsAt = wanted;
    }
    say('killed and resumed');
    const most = load.tables;
    load.leave(RESUMED_TABLES);
    await load.allUnloaded();
    report.resumed = await load.killAndResume();
    await load.measure(THINK_MS / 1000);
    const some = load.tables;
    const before = await load.memory();
    load.leave();
    await load.allUnloaded();
    const left = await load.memory();
    report.bytesPerIdleTable = Math.max(0, Math.round((left.used - empty.used) / most));
    say(
      `  ${report.bytesPerIdleTable} bytes per idle table (${Math.round((before.used - left.used) / some)} given back)`,
    );
  } finally {
    await load.stop();
  }
}

export async function run(options: Options): Promise<Report> {
  const before = loadavg()[0] as number;
  const stores: Record<string, StoreReport> = {};
  process.once('SIGINT', () => interrupted.abort());
  try {
    for (const name of options.stores) {
      say(name);
      const report: StoreReport = {};
      stores[name] = report;
      if (name === 'postgresql') {
        const postgres = await startPostgres({ fsync: true });
        await measure(postgres.url, options, report).finally(() => postgres.stop());
      } else {
        const folder = mkdtempSync(join(tmpdir(), 'baston-bench-'));
        await measure(join(folder, 'baston.db'), options, report).finally(() => rmSync(folder, { recursive: true }));
      }
    }
  } catch (thrown) {
    if (!interrupted.signal.aborted) throw thrown;
  }
  const isWhole = !interrupted.signal.aborted;
  const load = [before, loadavg()[0] as number];
  return { date: new Date().toISOString().slice(0, 10), cores: cpus().length, load, isWhole, stores };
}
