/** A few lines on the opponents' moves since the last decision; until the next one, new cards are marked on the table. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFaces } from '../../cards/faces.ts';
import { usePage } from '../../store.ts';
import { Key } from '../../ui/key.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useLang } from '../../words/index.ts';
import { RECAP } from '../../words/recap.ts';
import { FramedDrawing } from '../cards/drawing.tsx';
import { useTable } from '../state/context.ts';
import { useSince } from '../state/since.ts';
import { useIsWide } from '../state/use-media.ts';
import { useWatching, type Watching } from '../state/watching.ts';
import { type Line, linesOf } from './doings.ts';
import { marksOf } from './marks.ts';
import { cardNames, NamedText } from './named-text.tsx';
import './recap.css';

/** More would hide the hand: the log has them all. */
const MOST = 6;

interface Props {
  readonly onLog: () => void;
  /** Shown in its place if there is nothing to tell. */
  readonly otherwise?: ReactNode;
}

export function Recap({ onLog, otherwise }: Props) {
  const { words, update, me } = useTable();
  const { view } = update;
  const text = RECAP[useLang()];
  const events = usePage((page) => page.events);
  const since = useSince(({ bySeat }) => bySeat[me]);
  const count = since?.count ?? events.length;
  const before = since?.frames[0]?.view;
  const [dismissed, setDismissed] = useState<number>();
  const news = useMemo(() => events.slice(count), [events, count]);
  const lines = useMemo(() => linesOf(news, words, text, me), [news, words, text, me]);
  useEffect(() => {
    useSince.setState({ marks: marksOf({ before, now: view, events: news }, text) });
    return () => useSince.setState({ marks: new Map() });
  }, [before, view, news, text]);
  const isWanted = usePage((page) => page.settings.recap === 'on');
  const isWide = useIsWide();
  if (lines.length === 0 || dismissed === count || !isWanted) return otherwise;
  const parts = { lines, onLog, onDone: () => setDismissed(count) };
  return isWide ? <Card {...parts} /> : <Strip {...parts} />;
}

interface Parts {
  readonly lines: readonly Line[];
  readonly onLog: () => void;
  readonly onDone: () => void;
}

/** A line with what was done last; it unfolds. */
function Strip(parts: Parts) {
  const text = RECAP[useLang()];
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="latest recap-strip" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{parts.lines.length}</b>
        <span className="latest-lines">
          <span>{text.title}</span>
          <span>{parts.lines.at(-1)?.text}</span>
        </span>
      </button>
      {isOpen && <Card {...parts} />}
    </>
  );
}

function Card({ lines, onLog, onDone }: Parts) {
  const watching = useWatching(useTable().me);
  useRecapKeys(watching, onDone);
  useEffect(() => () => useSince.setState({ at: undefined }), []);
  const text = RECAP[useLang()];
  const isWide = useIsWide();
  const hidden = Math.max(0, lines.length - MOST);
  return (
    <section className="recap" aria-label={text.title}>
      <h2>{text.title}</h2>
      <Lines lines={lines.slice(hidden)} />
      <div className="recap-tools">
        {(hidden > 0 || !isWide) && (
          <button type="button" className="button small" onClick={onLog}>
            {hidden > 0 ? text.more(hidden) : text.wholeLog}
          </button>
        )}
        <WatchAgain watching={watching} />
        <button type="button" className="button small" onClick={onDone}>
          {text.done}
        </button>
      </div>
    </section>
  );
}

/** `W` looks at it again, the arrows step through it, and Escape puts it away if it does nothing else. */
function useRecapKeys({ play, go, step }: Watching, onDone: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.matches('input, select, textarea')) return;
      if (event.key === 'w') play();
      else if (step !== undefined && event.key === 'ArrowLeft') go(-1);
      else if (step !== undefined && event.key === 'ArrowRight') go(1);
      else if (event.key === 'Escape' && !event.defaultPrevented) onDone();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function WatchAgain({ watching: { step, steps, play, go } }: { readonly watching: Watching }) {
  const text = RECAP[useLang()];
  if (steps < 1) return undefined;
  return (
    <>
      <button type="button" className="button small" onClick={play}>
        {text.again} <Key name="W" />
      </button>
      <div className="watch-steps">
        <button
          type="button"
          className="button small"
          aria-label={text.back}
          disabled={step === 0}
          onClick={() => go(-1)}
        >
          ‹
        </button>
        <button
          type="button"
          className="button small"
          aria-label={text.onward}
          disabled={step === undefined}
          onClick={() => go(1)}
        >
          ›
        </button>
      </div>
      <span className="visually-hidden" role="status">
        {step === undefined ? '' : text.stepOf(step, steps)}
      </span>
    </>
  );
}

function Lines({ lines }: Pick<Parts, 'lines'>) {
  const { update } = useTable();
  const cards = useFaces(update.boxes);
  const names = useMemo(() => cardNames(cards), [cards]);
  return (
    <ol className="recap-lines">
      {lines.map(({ card, seat, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <li key={i} data-seat={seat}>
          <FramedDrawing def={card.def} />
          {seat !== undefined && <SeatMark seat={seat} size="1.05rem" />}
          <p>
            <NamedText text={text} names={names} />
          </p>
        </li>
      ))}
    </ol>
  );
}
