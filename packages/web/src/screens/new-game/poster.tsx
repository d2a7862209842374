/** A faction as a poster: its emblem and name, how complex it is, and whether one likes it. */
import { lookStyle } from '../../cards/face-parts.tsx';
import { GradeBars, PosterArt } from '../../cards/poster-parts.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useLang } from '../../words/index.ts';
import type { Offer } from './choosing.ts';
import { useNewGameText } from './words.ts';

const STAR = 'M12 2l3 6.700l7.300.800l-5.400 4.900l1.500 7.200L12 18l-6.400 3.600l1.500-7.200L1.700 9.500L9 8.700z';
const BAN = 'M12 2.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 1 1 0-19zM5.300 5.300l13.400 13.400';

interface PosterProps {
  readonly faction: Offer;
  /** Chosen for the slot in question; in a pool, not banned. */
  readonly isIn: boolean;
  /** The seat that keeps it from being chosen. */
  readonly taker: number | undefined;
  readonly isFavourite: boolean;
  readonly isBanned: boolean;
  /** Can it be reached with Tab? One poster can; arrows go to the others. */
  readonly isReached: boolean;
  readonly onTake: () => void;
  readonly onStar: () => void;
  readonly onBan: () => void;
}

export function Poster({ faction: { id, name, grade }, ...props }: PosterProps) {
  const { isIn, taker, isFavourite, isBanned, isReached, onTake, onStar, onBan } = props;
  const words = useNewGameText();
  const lang = useLang();
  const isTaken = taker !== undefined;
  const tabIndex = isReached ? 0 : -1;
  const state = [words.grades[grade], ...(isTaken ? [words.taken] : [])].join(', ');
  return (
    <li
      className="poster"
      style={lookStyle(id)}
      data-id={id}
      data-in={isIn || undefined}
      data-taken={isTaken || undefined}
      data-banned={isBanned || undefined}
    >
      <button
        type="button"
        className="poster-take"
        tabIndex={tabIndex}
        aria-label={`${name[lang]}, ${state}`}
        aria-pressed={isIn}
        aria-disabled={isTaken || undefined}
        onClick={() => !isTaken && onTake()}
      >
        <PosterArt faction={id} name={name[lang]} />
        {isTaken && <SeatMark seat={taker} size="2.75rem" />}
        {isBanned && <span className="poster-banned">{words.banned}</span>}
      </button>
      <div className="poster-foot">
        <button
          type="button"
          className="poster-ban"
          tabIndex={tabIndex}
          aria-label={words.isBanned(name[lang])}
          title={words.isBanned(name[lang])}
          aria-pressed={isBanned}
          aria-keyshortcuts="x"
          onClick={onBan}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={BAN} />
          </svg>
        </button>
        <GradeBars grade={grade} />
        <button
          type="button"
          className="poster-star"
          tabIndex={tabIndex}
          aria-label={words.isFavourite(name[lang])}
          title={words.isFavourite(name[lang])}
          aria-pressed={isFavourite}
          aria-keyshortcuts="f"
          onClick={onStar}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={STAR} />
          </svg>
        </button>
      </div>
    </li>
  );
}
