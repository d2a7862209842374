/** Renders a study as one self-contained HTML file without scripts, for light and dark themes and phones. */
import type { Result } from './play.ts';
import type { Rate } from './stats.ts';
import type { Comparison } from './study.ts';
import { type BalanceFigures, balanceOf, duelRate, factionName, type Matrix, tournamentOf } from './summary.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { ReportWords } from './words/types.ts';

const WORDS = { en, fr };

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

class Report {
  readonly #words: ReportWords;
  readonly #percent: Intl.NumberFormat;
  readonly #decimal: Intl.NumberFormat;
  constructor(words: ReportWords) {
    this.#words = words;
    this.#percent = new Intl.NumberFormat(words.lang, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    this.#decimal = new Intl.NumberFormat(words.lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }

  percent(share: number): string {
    return html(this.#percent.format(share));
  }
  decimal(value: number): string {
    return html(this.#decimal.format(value));
  }

  section(title: string, note: string, body: string): string {
    return `<section><h2>${html(title)}</h2>${note ? `<p>${html(note)}</p>` : ''}${body}</section>`;
  }
  table(head: readonly string[], rows: readonly (readonly string[])[]): string {
    const cells = (row: readonly string[], kind: 'th' | 'td'): string =>
      row
        .map((cell, i) => (i === 0 && kind === 'td' ? `<th scope="row">${cell}</th>` : `<${kind}>${cell}</${kind}>`))
        .join('');
    return `<div class="wide"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${rows
      .map((row) => `<tr>${cells(row, 'td')}</tr>`)
      .join('')}</tbody></table></div>`;
  }

  /** Dots with their intervals on one scale, the even share marked. */
  intervals(entries: readonly { readonly label: string; readonly rate: Rate }[], even: number): string {
    const low = Math.min(even, ...entries.map(({ rate }) => rate.low));
    const high = Math.max(even, ...entries.map(({ rate }) => rate.high));
    const x = (share: number): number => 4 + (92 * (share - low)) / Math.max(0.01, high - low);
    const line = (share: number): string => x(share).toFixed(1);
    return entries
      .map(({ label, rate }) => {
        const plot = `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><line class="even" x1="${line(even)}" x2="${line(even)}" y1="0" y2="10"/><line class="range" x1="${line(rate.low)}" x2="${line(rate.high)}" y1="5" y2="5"/><line class="dot" x1="${line(rate.rate)}" x2="${line(rate.rate)}" y1="1.5" y2="8.5"/></svg>`;
        const figures = `${this.percent(rate.rate)} <small>(${this.percent(rate.low)} – ${this.percent(rate.high)}, ${rate.games})</small>`;
        return `<div class="entry"><span>${html(label)}</span>${plot}<span>${figures}</span></div>`;
      })
      .join('');
  }

  /** Cells are greener where the row wins and redder where it loses; the number says the same. */
  matrix(names: readonly string[], cells: readonly (readonly (Rate | undefined)[])[], even: number): string {
    const cell = (rate: Rate | undefined): string => {
      if (!rate) return '<td class="none"></td>';
      const lean = Math.max(-1, Math.min(1, (rate.rate - even) / 0.35));
      const hue = lean > 0 ? 150 : 15;
      const title = `${this.percent(rate.low)} – ${this.percent(rate.high)}, ${rate.games}`;
      return `<td style="--hue:${hue};--lean:${Math.abs(lean).toFixed(2)}" title="${title}">${Math.round(100 * rate.rate)}</td>`;
    };
    const head = names.map((name) => `<th scope="col"><span>${html(name)}</span></th>`).join('');
    const rows = names.map(
      (name, i) => `<tr><th scope="row">${html(name)}</th>${(cells[i] ?? []).map(cell).join('')}</tr>`,
    );
    return `<div class="wide"><table class="matrix"><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  }

  histogram(lengths: BalanceFigures['lengths']): string {
    const most = Math.max(...lengths.map(({ games }) => games));
    const [first, last] = [lengths[0]?.turns ?? 0, lengths.at(-1)?.turns ?? 0];
    const width = 100 / (last - first + 1);
    const bars = lengths.map(({ turns, games }) => {
      const height = (50 * games) / most;
      return `<rect x="${((turns - first) * width).toFixed(2)}" y="${(50 - height).toFixed(2)}" width="${(0.9 * width).toFixed(2)}" height="${height.toFixed(2)}"><title>${turns}: ${games}</title></rect>`;
    });
    return `<svg class="plot" viewBox="0 0 100 50" preserveAspectRatio="none" role="img" aria-label="${html(this.#words.lengthsNote)}">${bars.join('')}</svg><p class="axis"><span>${first}</span><span>${html(this.#words.turns)}</span><span>${last}</span></p>`;
  }

  curve(curve: BalanceFigures['curve']): string {
    const { curveNote, turns, winner, others } = this.#words;
    const most = Math.max(1, ...curve.map((at) => at.winner));
    const path = (value: (at: BalanceFigures['curve'][number]) => number): string =>
      curve
        .map(
          (at, i) =>
            `${i === 0 ? 'M' : 'L'}${((100 * i) / Math.max(1, curve.length - 1)).toFixed(1)} ${(50 - (48 * value(at)) / most).toFixed(1)}`,
        )
        .join('');
    const last = curve.at(-1);
    return `<svg class="plot" viewBox="0 0 100 50" preserveAspectRatio="none" role="img" aria-label="${html(curveNote)}"><path class="winner" d="${path((at) => at.winner)}"/><path class="others" d="${path((at) => at.others)}"/></svg><p class="axis"><span>1</span><span>${html(turns)}</span><span>${last?.turn ?? 1}</span></p><p class="key"><span class="winner">${html(winner)} ${this.decimal(last?.winner ?? 0)}</span> <span class="others">${html(others)} ${this.decimal(last?.others ?? 0)}</span></p>`;
  }

  tournament({ names, cells, ranking }: Matrix, label: (name: string) => string): string {
    const { matrix, matrixNote, ranking: title } = this.#words;
    const ranked = ranking.map(({ name, rate }) => ({ label: label(name), rate }));
    return (
      this.section(title, '', this.intervals(ranked, 0.5)) +
      this.section(matrix, matrixNote, this.matrix(names.map(label), cells, 0.5))
    );
  }

  balance(figures: BalanceFigures, seats: number, bot: string): string {
    const words = this.#words;
    const label = (id: string): string => factionName(id, words.lang);
    const even = 1 / seats;
    const ids = figures.factions.map(({ name }) => name);
    const byPair = new Map(figures.pairs.map(({ pair, rate }) => [[...pair].sort().join('+'), rate]));
    const cells = ids.map((one) => ids.map((other) => byPair.get([one, other].sort().join('+'))));
    const { people } = figures;
    return [
      this.section(
        words.factions,
        words.factionsNote,
        this.intervals(
          figures.factions.map(({ name, rate }) => ({ label: label(name), rate })),
          even,
        ),
      ),
      this.section(words.pairs, words.pairsNote, this.matrix(ids.map(label), cells, even)),
      this.section(
        words.order,
        '',
        this.intervals(
          figures.order.map((rate, place) => ({ label: words.place(place + 1), rate })),
          even,
        ),
      ),
      this.section(words.lengths, words.lengthsNote, this.histogram(figures.lengths)),
      this.section(words.curve, words.curveNote, this.curve(figures.curve)),
      people
        ? this.section(
            words.people,
            words.peopleNote(this.#decimal.format(people.correlation), bot),
            this.table(
              [words.faction, words.ours, words.theirs].map(html),
              people.factions.map(({ id, ours, theirs }) => [
                html(label(id)),
                this.decimal(ours),
                this.decimal(theirs),
              ]),
            ),
          )
        : '',
    ].join('');
  }
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1d2430;--paper:#fbfaf7;--soft:#6b7280;--line:#d9d6cd;--bar:#33618f}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6e1;--paper:#15181d;--soft:#a0a6b0;--line:#343a44;--bar:#7fb2e5}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.25rem;max-width:60rem;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.15rem;margin:2rem 0 .25rem}
p{margin:.25rem 0 .75rem;color:var(--soft)}small{color:var(--soft);white-space:nowrap}
.entry{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr minmax(8rem,15rem);gap:.75rem;align-items:center;padding:.15rem 0;border-bottom:1px solid var(--line)}
.entry svg{width:100%;height:1.25rem}
@media(max-width:40rem){.entry{grid-template-columns:1fr auto}.entry svg{grid-column:1/-1;grid-row:2}}
line{vector-effect:non-scaling-stroke}.even{stroke:var(--soft);stroke-dasharray:3 3}.range{stroke:var(--bar);stroke-width:3;opacity:.45}.dot{stroke:var(--bar);stroke-width:4}
.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid var(--line)}th[scope=row],thead th:first-child{text-align:left}th[scope=row]{font-weight:500;white-space:nowrap}
.matrix{font-size:.85rem}.matrix thead th{vertical-align:bottom;padding:.25rem .1rem}.matrix thead span{writing-mode:vertical-rl;transform:rotate(180deg);font-weight:500;white-space:nowrap}
.matrix td{min-width:2.1rem;text-align:center;padding:.3rem .2rem;background:hsl(var(--hue,0) 60% 50%/calc(var(--lean,0)*.55))}
.matrix tbody th{position:sticky;left:0;background:var(--paper)}.matrix .none{background:none}
.plot{width:100%;height:12rem;border-bottom:1px solid var(--line)}.plot rect{fill:var(--bar)}
.plot path{fill:none;stroke-width:3;vector-effect:non-scaling-stroke}path.winner{stroke:var(--bar)}path.others{stroke:var(--soft);stroke-dasharray:6 4}
.axis{display:flex;justify-content:space-between;font-size:.85rem}
.key span{margin-right:1.5rem}.key span::before{content:"";display:inline-block;width:1.75rem;margin-right:.5rem;vertical-align:middle;border-top:3px solid var(--bar)}.key .others::before{border-top:3px dashed var(--soft)}
`;

/** The report of a study in a language. */
export function reportOf(study: Comparison, results: readonly Result[], lang: 'en' | 'fr'): string {
  const words = WORDS[lang];
  const report = new Report(words);
  const { seats, seed } = study;
  let title: string;
  let body: string;
  if (study.kind === 'balance') {
    title = words.balance;
    body = `<p>${html(words.playedBy(study.bot))}</p>${report.balance(balanceOf(results), seats, study.bot)}`;
  } else if (study.kind === 'duel') {
    const [one, other] = study.bots;
    title = words.duel(one, other, seats);
    body = report.section(
      words.ranking,
      '',
      report.intervals([{ label: one, rate: duelRate(study, results) }], 1 / seats),
    );
  } else {
    title = words.tournament;
    const label = (name: string): string => (study.kind === 'pairs' ? factionName(name, lang) : name);
    const by = study.kind === 'pairs' ? `<p>${html(words.playedBy(study.bot))}</p>` : '';
    body = by + report.tournament(tournamentOf(study, results) as Matrix, label);
  }
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Baston – ${html(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${html(title)}</h1><p>${html(words.made(results.length, seats, seed))}</p>${body}</main></body></html>
`;
}
