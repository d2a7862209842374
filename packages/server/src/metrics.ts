/** Figures for operators, in the text format of Prometheus. */

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

class Histogram {
  readonly #buckets = BUCKETS.map(() => 0);
  #count = 0;
  #sum = 0;

  add(seconds: number): void {
    this.#count++;
    this.#sum += seconds;
    for (const [i, most] of BUCKETS.entries()) if (seconds <= most) this.#buckets[i] = (this.#buckets[i] ?? 0) + 1;
  }

  lines(name: string): string[] {
    return [
      `# TYPE ${name} histogram`,
      ...BUCKETS.map((most, i) => `${name}_bucket{le="${most}"} ${this.#buckets[i]}`),
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #histograms = { append: new Histogram(), database: new Histogram(), http: new Histogram() };

  /** Increments a counter. `labels` as Prometheus writes them: `type="sit"`. */
  count(name: 'commands' | 'refused' | 'errors' | 'requests' | 'pushes', labels: string): void {
    const key = `baston_${name}_total{${labels}}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** `append`: until a command is durable; `database`: any call of the database; `http`: a request. */
  took(what: 'append' | 'database' | 'http', seconds: number): void {
    this.#histograms[what].add(seconds);
  }

  /** A gauge may have labels: `build_info{version="1"}`. */
  text(gauges: Readonly<Record<string, number>>): string {
    const lines: string[] = [];
    let typed = '';
    const add = (key: string, type: string, value: number): void => {
      const name = key.replace(/\{.*/, '');
      if (name !== typed) lines.push(`# TYPE ${name} ${type}`);
      typed = name;
      lines.push(`${key} ${value}`);
    };
    for (const [name, value] of Object.entries(gauges)) add(`baston_${name}`, 'gauge', value);
    for (const key of [...this.#counts.keys()].sort()) add(key, 'counter', this.#counts.get(key) ?? 0);
    for (const [name, histogram] of Object.entries(this.#histograms))
      lines.push(...histogram.lines(`baston_${name}_seconds`));
    return `${lines.join('\n')}\n`;
  }
}
