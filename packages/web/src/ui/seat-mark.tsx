import './ui.css';

/** A shape and a letter for each seat, so that nobody has to tell colours apart. */
const SHAPES = [
  { letter: 'A', path: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z', y: 12 },
  { letter: 'B', path: 'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z', y: 12 },
  { letter: 'C', path: 'M12 .8l10.8 18.9a2 2 0 0 1-1.7 3H2.9a2 2 0 0 1-1.7-3z', y: 15 },
  { letter: 'D', path: 'M12 .4L23.6 12L12 23.6L.4 12z', y: 12 },
] as const;

export const seatLetter = (seat: number): string => SHAPES[seat]?.letter ?? '?';

interface SeatMarkProps {
  readonly seat: number;
  /** The player's name; without it the mark is only decoration. */
  readonly label?: string | undefined;
  /** A CSS length; 1.5em unless told. */
  readonly size?: string;
}

export function SeatMark({ seat, label, size = '1.5em' }: SeatMarkProps) {
  const shape = SHAPES[seat] ?? SHAPES[0];
  return (
    <svg
      className="seat-mark"
      data-seat={seat}
      viewBox="0 0 24 24"
      style={{ width: size, height: size }}
      role="img"
      aria-hidden={label === undefined}
      aria-label={label ?? shape.letter}
    >
      <path d={shape.path} />
      <text x="12" y={shape.y}>
        {shape.letter}
      </text>
    </svg>
  );
}
