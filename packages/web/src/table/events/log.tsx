/** Everything that has happened, in words; the names of cards open them. */
import type { TableEvent, Words } from '@baston/table';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useFaces } from '../../cards/faces.ts';
import { useTable } from '../state/context.ts';
import { cardNames, NamedText, type Names } from './named-text.tsx';
import './log.css';

interface Line {
  readonly heading: boolean;
  readonly text: string;
}

interface LogProps {
  readonly events: readonly TableEvent[];
  /** The keyboard goes on here. */
  readonly hasFocus?: boolean;
}

export function Log({ events, hasFocus }: LogProps) {
  const { words, text, update } = useTable();
  useEffect(() => {
    if (hasFocus) document.getElementById('table-log')?.focus();
  }, [hasFocus]);
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

const LogLine = memo(({ heading, text, names }: Line & { readonly names: Names }) =>
  heading ? (
    <h3>{text}</h3>
  ) : (
    <p>
      <NamedText text={text} names={names} />
    </p>
  ),
);
