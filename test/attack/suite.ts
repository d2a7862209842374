/** Attacks a server and measures how long others wait meanwhile, with and without the attack. */
import { ATTACKS, type Attack } from './attacks.ts';
import { Players, type Waited } from './players.ts';
import { AttackedServer } from './server.ts';

/** The most that an attack may cost other people. */
export const LIMITS = { extraMs: 100, extraMegabytes: 100 } as const;

export interface Report {
  readonly attack: string;
  /** Milliseconds at the 99th percentile. */
  readonly commandsBefore: number;
  readonly commands: number;
  readonly healthBefore: number;
  readonly health: number;
  /** Megabytes that the process has grown by. */
  readonly growth: number;
  readonly hasExited: boolean;
  readonly isWithinLimits: boolean;
}

/** Prepares an attack that begins with `go`, which ends when it is over. */
type Launch = (
  name: string,
  target: Pick<AttackedServer, 'url' | 'prepared'>,
  ms: number,
) => Promise<{ readonly go: () => Promise<void> }>;

export async function attackHere(
  name: string,
  { url, prepared }: Pick<AttackedServer, 'url' | 'prepared'>,
  ms: number,
): Promise<void> {
  const end = performance.now() + ms;
  const attack = ATTACKS[name] as Attack;
  await attack({ url, ...prepared, isOver: () => performance.now() >= end });
}

const WARM_UP_MS = 1500;

export async function measure(name: string, ms: number, launch: Launch): Promise<Report> {
  const server = await AttackedServer.start();
  try {
    const players = await Players.seat(server.url);
    await players.play(WARM_UP_MS);
    const attacker = await launch(name, server, ms);
    const before = await players.play(ms);
    const memory = server.resident;
    let most = memory;
    const watch = setInterval(() => {
      most = Math.max(most, server.resident);
    }, 250);
    const [waited] = await Promise.all([players.play(ms), attacker.go()]);
    clearInterval(watch);
    return reportOf(name, before, waited, Math.max(most, server.resident) - memory, server.hasExited);
  } finally {
    await server.stop();
  }
}

function reportOf(attack: string, before: Waited, waited: Waited, growth: number, hasExited: boolean): Report {
  const figures = {
    commandsBefore: p99(before.commands),
    commands: p99(waited.commands),
    healthBefore: p99(before.health),
    health: p99(waited.health),
    growth: Math.round(growth),
  };
  const { extraMs, extraMegabytes } = LIMITS;
  const isWithinLimits =
    !hasExited &&
    figures.commands - figures.commandsBefore <= extraMs &&
    figures.health - figures.healthBefore <= extraMs &&
    figures.growth <= extraMegabytes;
  return { attack, ...figures, hasExited, isWithinLimits };
}

function p99(waited: readonly number[]): number {
  const sorted = [...waited].sort((a, b) => a - b);
  return Math.round((sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN) * 10) / 10;
}

const COLUMNS = ['attack', 'command p99', 'healthz p99', 'memory', ''] as const;
const widths = [Math.max(...Object.keys(ATTACKS).map((name) => name.length)), 18, 18, 8, 8];
const line = (cells: readonly string[]): string =>
  cells
    .map((cell, i) => cell.padEnd(widths[i] ?? 0))
    .join('  ')
    .trimEnd();

export const heading = (): string => line(COLUMNS);

export function rowOf(report: Report): string {
  const { attack, commandsBefore, commands, healthBefore, health, growth, hasExited, isWithinLimits } = report;
  const verdict = hasExited ? 'EXITED' : isWithinLimits ? 'ok' : 'BROKEN';
  return line([
    attack,
    `${commandsBefore} → ${commands} ms`,
    `${healthBefore} → ${health} ms`,
    `${growth > 0 ? '+' : ''}${growth} MB`,
    verdict,
  ]);
}

export const names = (): string[] => Object.keys(ATTACKS);
