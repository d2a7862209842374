/** Everything that has happened, in words, and its end where there is no room for more; the names of cards open them. */
import type { Printed } from '@baston/engine';
import type { TableEvent, Words } from '@baston/table';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useFaces } from '../../cards/faces.ts';
import { openCard } from '../../cards/index.ts';
import { useTable } from '../state/context.ts';
import './log.css';

interface Line {
  readonly heading: boolean;
  readonly text: string;
}

export function Log({ events }: { readonly events: readonly TableEvent[] }) {
  const { words, text, update } = useTable();
  return <LogOf events={events} words={words} label={text.log} boxes={update.boxes} />;
}

interface LogOfProps {
  readonly events: readonly TableEvent[];
  readonly words: Words;
  readonly label: string;
  readonly boxes: readonly string[];
}

/** The log where there is no table. */
export function LogOf({ events, words, label, boxes }: LogOfProps) {
  const cards = useFaces(boxes);
  const lines = useMemo(() => words.log(events), [words, events]);
  const names = useMemo(() => cardNames(cards), [cards]);
  const end = useRef<HTMLDivElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count === 0) return;
    const frame = requestAnimationFrame(() => end.current?.parentElement?.scrollTo({ top: end.current.offsetTop }));
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="log" id="table-log" aria-label={label} tabIndex={0}>
      {count === 0 && <p>{words.screen.nothingYet}</p>}
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
        <LogLine key={i} {...line} names={names} />
      ))}
      <div ref={end} />
    </section>
  );
}

/** Turns end with draws, and whose turn it is stands elsewhere: neither takes the place of what somebody did. */
const UNTOLD: readonly TableEvent['type'][] = ['turn', 'draw'];
const LATEST_LINES = 2;
/** Rows of discards are one line. */
const LATEST_EVENTS = 24;

/** The latest lines; touching them opens the whole log. */
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

interface Names {
  readonly pattern: RegExp;
  readonly defs: ReadonlyMap<string, string>;
}

/** All names that a line can hold, and the cards they open. */
function cardNames(cards: readonly Printed[]): Names {
  const defs = new Map(cards.map(({ name, id }) => [name, id]));
  const escaped = [...defs.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const before = '(«\\s|\\()?';
  const after = '(\\s»)?([.,:;)]*)';
  const pattern = new RegExp(`${before}(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])${after}`, 'gu');
  return { defs, pattern };
}

interface Piece {
  readonly key: string;
  readonly text: string;
  /** A name with the marks around it, which stay on its line. */
  readonly named?: { readonly name: string; readonly def: string };
}

function piecesOf(text: string, { pattern, defs }: Names): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const name = match[2] as string;
    if (match.index > at) pieces.push({ key: `${at}`, text: text.slice(at, match.index) });
    pieces.push({ key: `${match.index}`, text: match[0], named: { name, def: defs.get(name) as string } });
    at = match.index + match[0].length;
  }
  return [...pieces, { key: `${at}`, text: text.slice(at) }];
}

const LogLine = memo(({ heading, text, names }: Line & { readonly names: Names }) => {
  if (heading) return <h3>{text}</h3>;
  return (
    <p>
      {piecesOf(text, names).map(({ key, text: part, named }) =>
        named ? (
          <span key={key} className="named">
            {part.slice(0, part.indexOf(named.name))}
            <NameButton {...named} />
            {part.slice(part.indexOf(named.name) + named.name.length)}
          </span>
        ) : (
          <span key={key}>{part}</span>
        ),
      )}
    </p>
  );
});

const NameButton = ({ name, def }: { readonly name: string; readonly def: string }) => (
  <button type="button" className="card-link" onClick={() => openCard(def)}>
    {name}
  </button>
);
