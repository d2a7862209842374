/** Win rates with confidence intervals, and rank correlation. */

export interface Rate {
  readonly wins: number;
  readonly games: number;
  readonly rate: number;
  /** The 95 % confidence interval (Wilson). */
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export function rateOf(wins: number, games: number): Rate {
  if (games === 0) return { wins, games, rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const spread = (Z * Z) / games;
  const centre = (rate + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games));
  return { wins, games, rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Ranks from 1; equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spearman's rank correlation, from -1 to 1. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const [meanA, meanB] = [mean(a), mean(b)];
  let covariance = 0;
  let varianceA = 0;
  let varianceB = 0;
  a.forEach((rank, i) => {
    const [x, y] = [rank - meanA, (b[i] as number) - meanB];
    covariance += x * y;
    varianceA += x * x;
    varianceB += y * y;
  });
  return covariance / Math.sqrt(varianceA * varianceB);
}
