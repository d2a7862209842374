/**
 * The positions of many games in files that train.py reads: for each number of players one file of records of equal length, in
 * numbers of 16 bits, and a file that says what they are.
 */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { BASE, LAYERS, MOST_BASES, OWN, PLACES, PRINTED, printedRows, ROWS, SEATS, VECTOR } from '@baston/bots';
import { rules } from '@baston/cards';
import { type Episode, isHeldOut } from './episode.ts';
import { TRAINING } from './trainer.ts';

/** More bases than players, at most, in a record; what lies on others is left out. */
const EXTRA_BASES = 3;
/** Numbers before the features: winner, positions to the end of the game with this one, bases, cards, held out. */
const HEAD = 8;
const CARDS_PER_SEAT = 48;
/** Features are kept in thousandths. */
const UNIT = 1000;

const basesFor = (seats: number): number => Math.min(MOST_BASES, seats + EXTRA_BASES);
const cardsFor = (seats: number): number => CARDS_PER_SEAT * seats;
const lengthFor = (seats: number): number => HEAD + seats * (OWN + basesFor(seats) * BASE) + 2 * cardsFor(seats);

/** Writes episodes to a folder as they come. */
export class PositionFiles {
  readonly #folder: string;
  readonly #files = new Map<number, number>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  add(episode: Episode): void {
    const seats = episode.positions[0]?.seats;
    if (seats === undefined) return;
    const file = this.#files.get(seats) ?? openSync(join(this.#folder, `positions.${seats}`), 'w');
    this.#files.set(seats, file);
    writeSync(file, new Uint8Array(recordsOf(episode, seats).buffer));
  }

  /** Ends the files and says what they are. */
  close(): void {
    for (const file of this.#files.values()) closeSync(file);
    const files = [...this.#files.keys()].map((seats) => ({
      seats,
      bases: basesFor(seats),
      cards: cardsFor(seats),
      length: lengthFor(seats),
    }));
    const about = {
      head: HEAD,
      unit: UNIT,
      own: OWN,
      base: BASE,
      mostBases: MOST_BASES,
      mostSeats: SEATS,
      places: PLACES,
      rows: ROWS,
      printed: PRINTED,
      units: [VECTOR, LAYERS.base.units, LAYERS.seat.units, LAYERS.last.units],
      training: TRAINING,
      files,
      printedRows: Array.from(printedRows(rules)),
    };
    writeFileSync(join(this.#folder, 'layout.json'), JSON.stringify(about));
  }
}

function recordsOf(episode: Episode, seats: number): Int16Array {
  const { winner, positions } = episode;
  const length = lengthFor(seats);
  const most = basesFor(seats);
  const all = new Int16Array(length * positions.length);
  positions.forEach(({ bases, inputs, cards, length: used }, i) => {
    const record = all.subarray(i * length, (i + 1) * length);
    const shown = Math.min(bases, most);
    const pairs = Math.min(used / 2, cardsFor(seats));
    record.set([winner, positions.length - i, shown, pairs, isHeldOut(episode) ? 1 : 0]);
    for (let seat = 0; seat < seats; seat++) {
      const from = seat * (OWN + bases * BASE);
      const to = HEAD + seat * (OWN + most * BASE);
      for (let k = 0; k < OWN + shown * BASE; k++) record[to + k] = Math.round(UNIT * (inputs[from + k] as number));
    }
    record.set(cards.subarray(0, 2 * pairs), length - 2 * cardsFor(seats));
  });
  return all;
}
