/** Where a game is watched again: at the same table, where nobody is asked anything. */
import type { Seat } from '@baston/engine';
import { printScenario, type SavedTable, Words } from '@baston/table';
import { useCallback, useMemo, useState } from 'react';
import { cards, useFaces } from '../../cards/faces.ts';
import { CardDialog } from '../../cards/index.ts';
import { download, downloadGame } from '../../download.ts';
import { resumeGame } from '../../open-table.ts';
import { IDLE } from '../../table/answering.ts';
import { Bases } from '../../table/bases.tsx';
import { type Table, TableContext, useTableText } from '../../table/context.ts';
import { DetailsNote } from '../../table/details-note.tsx';
import { Hand } from '../../table/hand.tsx';
import { baseInScoring } from '../../table/history.ts';
import { Log } from '../../table/log.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useGamesText, useLang, useWords } from '../../words/index.ts';
import { Controls } from './controls.tsx';
import type { Film } from './film.ts';
import { Players } from './players.tsx';

interface TheatreProps {
  readonly saved: SavedTable;
  readonly film: Film;
  readonly onLeave: () => void;
}

export function Theatre({ saved, film, onLeave }: TheatreProps) {
  const ui = useWords().replay;
  const { seats } = saved.setup;
  useFaces(film.boxes);
  const [at, setAt] = useState(0);
  const [seat, setSeat] = useState<Seat>(() => seats.findIndex(({ kind }) => kind === 'human'));
  const table = useFrame(saved, film, at, seat);
  const { view, words } = table;
  const events = useMemo(() => film.events(at, seat), [film, at, seat]);
  const turnFrom = useCallback((from: number, way: 1 | -1) => film.turnFrom(from, way), [film]);
  const players = seats.map(({ name }, i) => ({ value: String(i), label: name }));
  return (
    <TableContext value={table}>
      <div className="replay">
        <div className="replay-bar">
          <h2 className="replay-moment" aria-live="polite">
            {moment(film, at, words)}
          </h2>
          <Segmented
            label={ui.perspective}
            value={String(seat)}
            options={[...players, { value: '-1', label: ui.spectator }]}
            onChange={(value) => setSeat(Number(value))}
          />
        </div>
        <div className="replay-stage">
          <div className="replay-board">
            <Players view={view} words={words} />
            <Bases scoring={baseInScoring(events, view.phase)} />
            <Hand />
          </div>
          <section className="panel replay-log" aria-labelledby="replay-log">
            <h2 id="replay-log">{ui.log}</h2>
            <Log events={events} />
          </section>
        </div>
        <Ways saved={saved} film={film} at={at} seat={seat} onLeave={onLeave} />
        <Controls at={at} end={film.length - 1} onGo={setAt} turnFrom={turnFrom} />
        <DetailsNote />
        <CardDialog />
      </div>
    </TableContext>
  );
}

/** The table at one moment, as somebody sees it. */
function useFrame(saved: SavedTable, film: Film, at: number, seat: Seat): Table {
  const ui = useWords().replay;
  const lang = useLang();
  const text = useTableText();
  const { seats } = saved.setup;
  const words = useMemo(
    () => new Words(lang, { cards, me: -1, players: seats.map(({ name }) => name) }),
    [lang, seats],
  );
  const view = useMemo(() => film.view(at, seat), [film, at, seat]);
  return {
    update: {
      type: 'update',
      boxes: film.boxes,
      seats,
      seat,
      view,
      from: 0,
      events: [],
      questionNumber: at,
      noUndo: 'nothing',
    },
    view,
    me: seat,
    words,
    text: { ...text, hand: ui.hand },
    answering: IDLE,
  };
}

interface WaysProps extends TheatreProps {
  readonly at: number;
  readonly seat: Seat;
}

/** What can be done with the game from here. */
function Ways({ saved, film, at, seat, onLeave }: WaysProps) {
  const ui = useWords().replay;
  const games = useGamesText();
  const end = film.length - 1;
  const position = film.position(at);
  const { name, kind } = saved.setup.seats[seat] ?? { name: '', kind: 'human' };
  const exportPosition = (): void => {
    if (!position) return;
    const title = games.positionTitle(position.turn ?? 0);
    download(`baston-${at}.yaml`, printScenario({ title, shows: [], ...position }), 'application/yaml');
  };
  return (
    <div className="replay-foot">
      <div className="replay-ways">
        {film.question(at) && (
          <Button
            look="primary"
            aria-describedby="go-on-note"
            onClick={() => resumeGame(kind === 'human' ? saved : asSeat(saved, seat), at)}
          >
            {kind === 'human' ? ui.goOn : ui.goOnAs(name)}
          </Button>
        )}
        {at < end && film.question(end) && <Button onClick={() => resumeGame(saved)}>{ui.goOnEnd}</Button>}
        <Button onClick={() => downloadGame(saved)}>{ui.save}</Button>
        <Button disabled={!position} onClick={exportPosition}>
          {games.exportPosition}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {ui.openAnother}
        </Button>
      </div>
      <p id="go-on-note" className="replay-note">
        {ui.goOnNote}
      </p>
    </div>
  );
}

/** Somebody takes the place of a bot; everybody else becomes one. */
const asSeat = ({ setup, record }: SavedTable, mine: Seat): SavedTable => ({
  record,
  setup: {
    ...setup,
    seats: setup.seats.map(({ name, kind }, seat) => {
      if (seat === mine) return { name, kind: 'human' };
      return { name, kind: kind === 'human' ? 'greedy' : kind };
    }),
  },
});

/** Turn, phase, and who decides what next. */
function moment(film: Film, at: number, words: Words): string {
  const view = film.view(at, -1);
  const question = film.question(at);
  const when = `${words.screen.turn(view.turn)} · ${words.labels.phases[view.phase]}`;
  return question ? `${when} · ${words.player(question.seat)}` : when;
}
