/** Where a game is watched again. */
import type { Seat } from '@baston/engine';
import { type SavedTable, Words } from '@baston/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cards, useFaces } from '../../cards/faces.ts';
import { downloadGame } from '../../download.ts';
import { resumeGame } from '../../open-table.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useLang, useWords } from '../../words/index.ts';
import { Bases, Hand, Players } from './board.tsx';
import { Controls } from './controls.tsx';
import type { Film } from './film.ts';

interface TheatreProps {
  readonly saved: SavedTable;
  readonly film: Film;
  readonly onLeave: () => void;
}

export function Theatre({ saved, film, onLeave }: TheatreProps) {
  const ui = useWords().replay;
  const lang = useLang();
  useFaces(film.boxes);
  const [at, setAt] = useState(0);
  const [seat, setSeat] = useState<Seat>(() => saved.setup.seats.findIndex(({ kind }) => kind === 'human'));
  const words = useMemo(
    () => new Words(lang, { cards, me: -1, players: saved.setup.seats.map(({ name }) => name) }),
    [lang, saved],
  );
  const view = useMemo(() => film.view(at, seat), [film, at, seat]);
  const spectators = [{ value: '-1', label: ui.spectator }];
  const players = saved.setup.seats.map(({ name }, i) => ({ value: String(i), label: name }));
  return (
    <div className="replay">
      <Controls at={at} end={film.length - 1} onGo={setAt} />
      <div className="replay-bar">
        <h2 className="replay-moment">{moment(film, at, words)}</h2>
        <Segmented
          label={ui.perspective}
          value={String(seat)}
          options={[...players, ...spectators]}
          onChange={(value) => setSeat(Number(value))}
        />
      </div>
      <div className="replay-stage">
        <div className="replay-board">
          <Players view={view} words={words} />
          <Bases view={view} words={words} />
          <Hand view={view} words={words} />
        </div>
        <Log film={film} at={at} seat={seat} words={words} />
      </div>
      <div className="replay-foot">
        <div className="replay-ways">
          <Button look="primary" aria-describedby="go-on-note" onClick={() => resumeGame(saved, at)}>
            {ui.goOn}
          </Button>
          {at < film.length - 1 && film.question(film.length - 1) && (
            <Button onClick={() => resumeGame(saved)}>{ui.goOnEnd}</Button>
          )}
          <Button onClick={() => downloadGame(saved)}>{ui.save}</Button>
          <Button look="quiet" onClick={onLeave}>
            {ui.openAnother}
          </Button>
        </div>
        <p id="go-on-note" className="replay-note">
          {ui.goOnNote}
        </p>
      </div>
    </div>
  );
}

/** Turn, phase, and who decides what next. */
function moment(film: Film, at: number, words: Words): string {
  const view = film.view(at, -1);
  const question = film.question(at);
  const when = `${words.screen.turn(view.turn)} · ${words.labels.phases[view.phase]}`;
  return question ? `${when} · ${words.player(question.seat)}` : when;
}

interface LogProps {
  readonly film: Film;
  readonly at: number;
  readonly seat: Seat;
  readonly words: Words;
}

function Log({ film, at, seat, words }: LogProps) {
  const ui = useWords().replay;
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => words.log(film.events(at, seat)), [film, at, seat, words]);
  useEffect(() => {
    const element = list.current;
    if (element && lines.length > 0) element.scrollTop = element.scrollHeight;
  }, [lines]);
  return (
    <section className="panel replay-log" aria-labelledby="replay-log">
      <h2 id="replay-log">{ui.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ol ref={list} className="bare" tabIndex={0} aria-labelledby="replay-log">
        {lines.length === 0 && <li>{words.screen.nothingYet}</li>}
        {lines.map(({ heading, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <li key={i} data-heading={heading}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
