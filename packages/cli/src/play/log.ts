/** The log and the outcome of a game, as lines. */
import type { View } from '@baston/engine';
import type { TableEvent, Words } from '@baston/table';
import { lengthOf, type Paint, pad, padLeft, wrap } from '../terminal.ts';
import type { Style } from './board.ts';

/** Turns are headings; everything else is indented below them. */
export function logLines(words: Words, events: readonly TableEvent[], { width, paint }: Style, from = 0): string[] {
  return words
    .log(events, from)
    .flatMap(({ heading, text }) => (heading ? ['', paint.bold(`  ${text}`)] : wrap(`  · ${text}`, width, 4)));
}

/** The scores, best first, and whether the game is over. */
export function resultLines(words: Words, view: View, paint: Paint): string[] {
  const { screen, labels } = words;
  const ranked = view.players.map((player, seat) => ({ seat, vp: player.vp })).sort((a, b) => b.vp - a.vp);
  const width = Math.max(...ranked.map(({ seat }) => lengthOf(words.player(seat))));
  const isOver = view.winners.length > 0;
  return [
    paint.bold(isOver ? screen.gameOver : screen.unfinished(view.turn)),
    ...ranked.map(({ seat, vp }) => {
      const mark = view.winners.includes(seat) ? '★' : ' ';
      return `  ${mark} ${paint.seat(seat, pad(words.player(seat), width))}  ${padLeft(labels.vp(vp), 6)}`;
    }),
  ];
}
