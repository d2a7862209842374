/** The log beside the bases: the last things that happened as pictures, or, opened, everything in words. */
import type { Face, Seat } from '@baston/engine';
import type { TableEvent, Words } from '@baston/table';
import { memo } from 'react';
import { openCard } from '../../cards/index.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useExplained } from '../cards/details.ts';
import { FramedDrawing } from '../cards/drawing.tsx';
import { useTable } from '../state/context.ts';
import { LaterLog } from './later-log.tsx';
import './rail.css';

interface Props {
  readonly events: readonly TableEvent[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function Rail({ events, isOpen, onToggle }: Props) {
  const { text } = useTable();
  return (
    <aside className="table-log" data-open={isOpen || undefined}>
      <h2>
        <button
          type="button"
          className="button small"
          aria-expanded={isOpen}
          title={`${text.log} (L)`}
          onClick={onToggle}
        >
          {text.log}
        </button>
      </h2>
      {isOpen ? <LaterLog events={events} hasFocus /> : <Pictures events={events} />}
    </aside>
  );
}

const SHOWN = 8;

interface Picture {
  /** Its place among all events. */
  readonly number: number;
  readonly event: TableEvent;
  readonly card: Face;
  /** The seat that did it; nobody when a base scores. */
  readonly seat?: Seat | undefined;
  readonly turn: number;
}

/** The last cards that were played or used and bases that scored, the newest first. */
function picturesOf(events: readonly TableEvent[], now: number): Picture[] {
  const found: Picture[] = [];
  let turn = now;
  for (let i = events.length - 1; i >= 0 && found.length < SHOWN; i--) {
    const event = events[i] as TableEvent;
    if (event.type === 'turn') turn = event.turn - 1;
    else if (event.type === 'play' || event.type === 'use')
      found.push({ number: i, event, card: event.card, seat: event.seat, turn });
    else if (event.type === 'scoring') found.push({ number: i, event, card: event.base, turn });
  }
  return found;
}

function Pictures({ events }: Pick<Props, 'events'>) {
  const { text, view, words } = useTable();
  const pictures = picturesOf(events, view.turn);
  const oldest = pictures.at(-1);
  return (
    <>
      <ol className="rail" aria-label={text.lately} style={{ '--shown': SHOWN }}>
        {pictures.map(({ number, event, card, seat }, i) => (
          <li key={number} style={{ '--place': i }}>
            <PictureButton event={event} card={card} seat={seat} words={words} />
          </li>
        ))}
      </ol>
      {oldest && <small>{text.turnShort(oldest.turn)}</small>}
    </>
  );
}

const PictureButton = memo(
  ({ event, card, seat, words }: Omit<Picture, 'number' | 'turn'> & { readonly words: Words }) => {
    const line = words.line(event);
    return (
      <button
        type="button"
        className="rail-event"
        data-seat={seat}
        data-def={card.def}
        aria-label={line}
        title={line}
        onClick={() => openCard(card.def)}
        {...useExplained({ def: card.def })}
      >
        <FramedDrawing def={card.def} />
        {seat !== undefined && <SeatMark seat={seat} size="1.05rem" />}
      </button>
    );
  },
);
