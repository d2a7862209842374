/** The end of the log, where there is no room for more; touching it opens the whole log. */
import type { TableEvent } from '@baston/table';
import { useTable } from '../state/context.ts';
import './log.css';

/** Turns end with draws, and whose turn it is stands elsewhere: neither takes the place of what somebody did. */
const UNTOLD: readonly TableEvent['type'][] = ['turn', 'draw'];
const LATEST_LINES = 2;
/** Rows of discards are one line. */
const LATEST_EVENTS = 24;

export function LatestLog({ events, onOpen }: { readonly events: readonly TableEvent[]; readonly onOpen: () => void }) {
  const { words, text } = useTable();
  const told = events.filter(({ type }) => !UNTOLD.includes(type)).slice(-LATEST_EVENTS);
  const lines = words.log(told).slice(-LATEST_LINES);
  return (
    <button type="button" className="latest" title={text.log} onClick={onOpen}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path fillRule="evenodd" d="M5 2h10l5 5v15H5zM8 10h9v2H8zM8 14h9v2H8zM8 18h6v2H8z" />
      </svg>
      <span className="latest-lines">
        <span className="visually-hidden">{words.colon(text.log)} </span>
        {lines.length === 0 && <span>{words.screen.nothingYet}</span>}
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <span key={i}>{line.text}</span>
        ))}
      </span>
    </button>
  );
}
