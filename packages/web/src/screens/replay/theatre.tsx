/** Where a game is watched again: at the same table, where nobody is asked anything. */
import type { Seat } from '@baston/engine';
import { printScenario, type SavedTable, Words } from '@baston/table';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cards, useFaces } from '../../cards/faces.ts';
import { CardDialog } from '../../cards/index.ts';
import { download, downloadGame } from '../../download.ts';
import { resumeGame } from '../../open-table.ts';
import { Bases } from '../../table/board/bases.tsx';
import { DetailsNote } from '../../table/cards/details-note.tsx';
import { Log } from '../../table/events/log.tsx';
import { Hand } from '../../table/hand/hand.tsx';
import { PlayerPlate } from '../../table/shell/player-plate.tsx';
import { IDLE } from '../../table/state/answering.ts';
import { NEVER } from '../../table/state/auto-end.ts';
import { type Table, TableContext, useTableText } from '../../table/state/context.ts';
import { baseInScoring } from '../../table/state/history.ts';
import { useIsWide } from '../../table/state/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useGamesText, useLang } from '../../words/index.ts';
import { replayText } from '../../words/replay.ts';
import { Controls } from './controls.tsx';
import type { Projector, Shot } from './projector.ts';

interface TheatreProps {
  readonly saved: SavedTable;
  readonly film: Projector;
  readonly onLeave: () => void;
}

export function Theatre(props: TheatreProps) {
  const { saved, film } = props;
  const ui = replayText[useLang()];
  const { seats } = saved.setup;
  useFaces(film.boxes);
  const [at, setAt] = useState(0);
  const [seat, setSeat] = useState<Seat>(() => seats.findIndex(({ kind }) => kind === 'human'));
  const shot = useShot(film, at, seat);
  const turnFrom = useCallback((from: number, way: 1 | -1) => film.turnFrom(from, way), [film]);
  const players = seats.map(({ name }, i) => ({ value: String(i), label: name }));
  if (!shot) return <p role="status">{ui.reading}</p>;
  return (
    <Stage
      saved={saved}
      film={film}
      shot={shot}
      perspective={
        <Segmented
          label={ui.perspective}
          value={String(seat)}
          options={[...players, { value: '-1', label: ui.spectator }]}
          onChange={(value) => setSeat(Number(value))}
        />
      }
    >
      <Controls at={at} end={film.end} onGo={setAt} turnFrom={turnFrom} />
      <Ways {...props} at={at} seat={seat} />
    </Stage>
  );
}

/** A requested frame arrives a moment later; until then the last one stays. */
function useShot(film: Projector, at: number, seat: Seat): Shot | undefined {
  const [shot, setShot] = useState<Shot>();
  useEffect(() => void film.shot(at, seat).then(setShot), [film, at, seat]);
  return shot;
}

interface StageProps {
  readonly saved: SavedTable;
  readonly film: Projector;
  readonly shot: Shot;
  /** The choice of a seat. */
  readonly perspective: ReactNode;
  /** Shown in the dock below the table. */
  readonly children: ReactNode;
}

function Stage({ saved, film, shot, perspective, children }: StageProps) {
  const ui = replayText[useLang()];
  const table = useFrame(saved, film, shot);
  const { view, words } = table;
  const { events } = shot;
  const isWide = useIsWide();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <TableContext value={table}>
      <div className="theatre">
        <header className="theatre-head" data-seats={view.players.length}>
          <HomeLink />
          <h1 ref={heading} tabIndex={-1}>
            {ui.title}
          </h1>
          <ul className="bare theatre-players" aria-label={ui.players}>
            {view.players.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat}>
                <PlayerPlate seat={seat} />
              </li>
            ))}
          </ul>
          <h2 className="theatre-moment" aria-live="polite">
            {moment(film, shot, words)}
          </h2>
        </header>
        <main className="theatre-stage">
          <Bases scoring={baseInScoring(events, view.phase)} hasDecks={!isWide} />
          <Hand />
        </main>
        <section className="theatre-log" aria-labelledby="replay-log">
          <h2 id="replay-log">{ui.log}</h2>
          <Log events={events} />
        </section>
        <footer className="theatre-dock">
          {perspective}
          {children}
        </footer>
        <DetailsNote />
        <CardDialog />
      </div>
    </TableContext>
  );
}

/** The table at one moment, from one point of view. */
function useFrame(saved: SavedTable, film: Projector, { at, seat, view }: Shot): Table {
  const ui = replayText[useLang()];
  const lang = useLang();
  const text = useTableText();
  const { seats } = saved.setup;
  const words = useMemo(
    () => new Words(lang, { cards, me: -1, players: seats.map(({ name }) => name) }),
    [lang, seats],
  );
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
    autoEnd: NEVER,
    keys: new Map(),
    hasHints: false,
    window: undefined,
    pass: () => undefined,
  };
}

interface WaysProps extends TheatreProps {
  readonly at: number;
  readonly seat: Seat;
}

/** Ways to go on from this point of the game. */
function Ways({ saved, film, at, seat, onLeave }: WaysProps) {
  const ui = replayText[useLang()];
  const games = useGamesText();
  const { end } = film;
  const { name, kind } = saved.setup.seats[seat] ?? { name: '', kind: 'human' };
  const exportPosition = async (): Promise<void> => {
    const position = await film.position(at);
    const title = games.positionTitle(position.turn ?? 0);
    download(`baston-${at}.yaml`, printScenario({ title, shows: [], ...position }), 'application/yaml');
  };
  return (
    <div className="replay-foot">
      <div className="replay-ways">
        {film.asked(at) !== undefined && (
          <Button
            size="small"
            aria-describedby="go-on-note"
            onClick={() => resumeGame(kind === 'human' ? saved : asSeat(saved, seat), at)}
          >
            {kind === 'human' ? ui.goOn : ui.goOnAs(name)}
          </Button>
        )}
        {at < end && film.asked(end) !== undefined && (
          <Button size="small" onClick={() => resumeGame(saved)}>
            {ui.goOnEnd}
          </Button>
        )}
        <Button size="small" onClick={() => downloadGame(saved)}>
          {ui.save}
        </Button>
        <Button size="small" disabled={!film.hasPosition(at)} onClick={exportPosition}>
          {games.exportPosition}
        </Button>
      </div>
      <p id="go-on-note" className="replay-note">
        {ui.goOnNote}
      </p>
      <Button size="small" look="quiet" onClick={onLeave}>
        {ui.openAnother}
      </Button>
    </div>
  );
}

/** The person takes one seat; bots take all others. */
const asSeat = ({ setup, record }: SavedTable, mine: Seat): SavedTable => ({
  record,
  setup: {
    ...setup,
    seats: setup.seats.map(({ persona, ...one }, seat) => {
      if (seat === mine) return { ...one, kind: 'human' };
      return one.kind === 'human' ? { ...one, kind: 'greedy' } : { ...one, ...(persona ? { persona } : {}) };
    }),
  },
});

/** Turn, phase, and who decides what next. */
function moment(film: Projector, { at, view }: Shot, words: Words): string {
  const asked = film.asked(at);
  const when = `${words.screen.turn(view.turn)} · ${words.labels.phases[view.phase]}`;
  return asked === undefined ? when : `${when} · ${words.player(asked)}`;
}
