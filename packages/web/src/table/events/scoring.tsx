/** A base breaks: its scene fills the screen, and everybody there gets a place and VP. The next moves of bots wait for it. */
import { type CSSProperties, memo, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { Scene } from '../../art/scene.tsx';
import { CardFace } from '../../cards/index.ts';
import { Key } from '../../ui/key.tsx';
import { Avatar } from '../cards/avatar.tsx';
import { useTable } from '../state/context.ts';
import { BURST } from './burst.ts';
import type { Moment, Placed } from './moments.ts';
import { dropAll } from './pictures.ts';
import './scoring.css';

interface Props {
  readonly moment: Moment;
  readonly onEnd: () => void;
}

/** The time it stays, in milliseconds, if nobody here is asked anything. */
const STAY = 2500;

export function Scoring({ moment, onEnd }: Props) {
  const { words, text, answering } = useTable();
  const { base, total, breakpoint, next } = moment;
  const dialog = useRef<HTMLDialogElement>(null);
  const isAsked = answering.question !== undefined;
  const count = useOneByOne(moment.places.length);
  useCover(dialog);
  useEffect(() => {
    if (isAsked) return;
    const timer = setTimeout(() => dialog.current?.close(), STAY);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return (
    <dialog
      ref={dialog}
      className="scoring"
      aria-label={text.breaks(words.cardName(base))}
      aria-modal="true"
      onClose={onEnd}
    >
      <Scene def={base.def} layout="screen" />
      <header className="scoring-head">
        <svg viewBox="-440 -230 880 460" preserveAspectRatio="none" aria-hidden="true">
          <path d={BURST} className="burst-ink" />
          <path d={BURST} className="burst-red" />
          <path d={BURST} className="burst-fire" />
        </svg>
        <h2>
          <small>{words.labels.powerOf(total, breakpoint)}</small>
          <span className="visually-hidden">. </span>
          {text.breaks(words.cardName(base))}
        </h2>
      </header>
      <ol className="scoring-places" style={{ '--places': moment.places.length }}>
        {inSteps(moment.places).map((placed, i) =>
          i < count ? (
            <Place key={placed.seat} placed={placed} delay={i} />
          ) : (
            <li key={placed.seat} className="scoring-room" aria-hidden="true" />
          ),
        )}
      </ol>
      <footer className="scoring-foot">
        {next && (
          <p>
            <b>{text.nextBase}</b> {text.comesNext(words.cardName(next), words.printedVp(next))}
          </p>
        )}
        <button type="button" className="button primary big" onClick={() => dialog.current?.close()}>
          {text.goOn} <Key name={text.enter} />
        </button>
      </footer>
    </dialog>
  );
}

/** Counts to that, once with each picture of the screen: places come in after the scene, and their cards take long to lay out. */
function useOneByOne(all: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === all) return;
    const next = requestAnimationFrame(() => startTransition(() => setCount(count + 1)));
    return () => cancelAnimationFrame(next);
  }, [count, all]);
  return count;
}

/**
 * Covers the table and keeps the keyboard. The browser's own way makes everything behind it inert, and to do that it styles the
 * whole page anew, twice.
 */
function useCover(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const scene = dialog.current;
    if (!scene) return;
    dropAll(); // what flies is behind it
    scene.show();
    const keep = (event: KeyboardEvent): void => {
      if (document.querySelector(':modal')) return;
      if (event.key === 'Escape') scene.close();
      if (event.key !== 'Tab') return;
      event.preventDefault();
      scene.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [dialog]);
}

/** As on a podium: the second before the first, then the others. */
function inSteps(places: readonly Placed[]): Placed[] {
  const [first, second, ...others] = places.toSorted((a, b) => a.place - b.place || b.total - a.total);
  return [second, first, ...others].filter((one) => one !== undefined);
}

interface PlaceProps {
  readonly placed: Placed;
  readonly delay: number;
}

const Place = memo(function Place({ placed, delay }: PlaceProps) {
  const { words, view, text } = useTable();
  const { seat, place, total, vp, from, minions } = placed;
  const goal = view.vpToWin;
  const style: CSSProperties = {
    '--delay': delay,
    '--before': Math.min(1, from / goal),
    '--gain': Math.max(0, Math.min(1 - from / goal, vp / goal)),
  };
  return (
    <li className="scoring-place" data-seat={seat} data-place={place} style={style}>
      <span className="scoring-ribbon">{words.labels.place(place)}</span>
      <div className="scoring-who">
        <Avatar seat={seat} />
        <p>
          <b>{words.player(seat)}</b>
          <span>{words.labels.power(total)}</span>
        </p>
        <p className="scoring-gain">
          <span aria-hidden="true">+{vp}</span>
          <small aria-hidden="true">{words.screen.vp}</small>
          <span className="visually-hidden">{words.labels.vp(vp)}</span>
        </p>
      </div>
      <ul className="scoring-minions">
        {minions.map(({ id, def, power }) => (
          <li key={id}>
            <CardFace def={def} size="mini" power={power} />
          </li>
        ))}
      </ul>
      <p className="scoring-run">
        <span aria-hidden="true">{from}</span>
        <i aria-hidden="true" />
        <span>{text.vpNow(from + vp, goal)}</span>
      </p>
    </li>
  );
});
