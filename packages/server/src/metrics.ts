/** Figures for operators, in the text format of Prometheus. */

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #buckets = BUCKETS.map(() => 0);
  #appends = 0;
  #seconds = 0;

  /** One more. `labels` as Prometheus writes them: `type="sit"`. */
  count(name: 'commands' | 'refused' | 'errors' | 'requests', labels: string): void {
    const key = `baston_${name}_total{${labels}}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  appended(seconds: number): void {
    this.#appends++;
    this.#seconds += seconds;
    for (const [i, most] of BUCKETS.entries()) if (seconds <= most) this.#buckets[i] = (this.#buckets[i] ?? 0) + 1;
  }

  text(gauges: Readonly<Record<string, number>>): string {
    const lines = Object.entries(gauges).flatMap(([name, value]) => [
      `# TYPE baston_${name} gauge`,
      `baston_${name} ${value}`,
    ]);
    let type = '';
    for (const key of [...this.#counts.keys()].sort()) {
      const name = key.slice(0, key.indexOf('{'));
      if (name !== type) lines.push(`# TYPE ${name} counter`);
      type = name;
      lines.push(`${key} ${this.#counts.get(key)}`);
    }
    lines.push('# TYPE baston_append_seconds histogram');
    lines.push(...BUCKETS.map((most, i) => `baston_append_seconds_bucket{le="${most}"} ${this.#buckets[i]}`));
    lines.push(`baston_append_seconds_bucket{le="+Inf"} ${this.#appends}`);
    lines.push(`baston_append_seconds_sum ${this.#seconds}`, `baston_append_seconds_count ${this.#appends}`);
    return `${lines.join('\n')}\n`;
  }
}
