/** Measuring on a noisy machine: everything against a fixed workload that is timed in the same run. */

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function xorshift(seed: number, steps: number): number {
  let x = seed;
  for (let i = 0; i < steps; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  return x;
}

/** CPU milliseconds of 20 million steps of xorshift32: the unit. In one long loop they would take now 45, now 60. */
export function unit(): number {
  let x = 123456789;
  const start = cpu();
  for (let i = 0; i < 1000; i++) x = xorshift(x, 20_000);
  const spent = cpu() - start;
  if (x === 0) throw new Error('xorshift has died');
  return spent;
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

export interface Figure {
  /** How many fit into a unit: the median window, the tenth and ninetieth percentile, and the quietest window. */
  readonly perUnit: number;
  readonly low: number;
  readonly high: number;
  readonly best: number;
  readonly windows: number;
}

/** Does `work` in many short windows, each next to a unit; `work` gives how many things it did. */
export function perUnit(work: () => number, windows: number): Figure {
  const rates: number[] = [];
  for (let i = 0; i < windows; i++) {
    const before = unit();
    const start = cpu();
    const done = work();
    const spent = cpu() - start;
    rates.push((done / spent) * Math.min(before, unit()));
  }
  return {
    perUnit: quantile(rates, 0.5),
    low: quantile(rates, 0.1),
    high: quantile(rates, 0.9),
    best: Math.max(...rates),
    windows,
  };
}
