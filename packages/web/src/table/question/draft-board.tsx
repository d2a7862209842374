/** The draft: who takes a faction when, round the table and back, and every faction as a poster. */
import type { Option, Question, Seat } from '@baston/engine';
import { useRef } from 'react';
import { lookStyle } from '../../cards/face-parts.tsx';
import { shelf } from '../../cards/faces.ts';
import { Emblem, GradeBars, gradeOfFaction, PosterArt } from '../../cards/poster-parts.tsx';
import { usePage } from '../../store.ts';
import { Key } from '../../ui/key.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useLang } from '../../words/index.ts';
import { newGameText } from '../../words/new-game.ts';
import { useTable } from '../state/context.ts';
import { listedOptions } from '../state/listed-options.ts';
import { FactionPeek } from './faction-peek.tsx';
import './draft.css';

const NUMBERED = 9;
const SHELVED = shelf.flatMap(({ factions }) => factions.map(({ id }) => id));

/** The order of picks: there and back, beginning with the first drafter. */
const snake = (first: Seat, seats: number): Seat[] => {
  const round = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  return [...round, ...round.toReversed()];
};

export function DraftBoard() {
  const { words } = useTable();
  return (
    <section className="draft" aria-label={words.labels.phases.draft}>
      <Order />
      <Wall />
    </section>
  );
}

/** There in the upper line, back in the lower one. */
function Order() {
  const { view, update, words, text } = useTable();
  const events = usePage((page) => page.events);
  const { seats, players } = view;
  const taken = players.reduce((sum, { factions }) => sum + factions.length, 0);
  const first = events.find((event) => event.type === 'pick')?.seat ?? update.waitingFor ?? 0;
  return (
    <ol className="draft-order" style={{ '--seats': seats }}>
      {snake(first, seats).map((seat, i) => {
        const faction = i < taken ? players[seat]?.factions[i < seats ? 0 : 1] : undefined;
        const place = { '--column': i < seats ? i + 1 : 2 * seats - i, '--line': i < seats ? 1 : 2 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order is its number
          <li key={i} data-seat={seat} style={place} aria-current={i === taken ? 'step' : undefined}>
            <SeatMark seat={seat} />
            <span className="draft-who">{words.player(seat)}</span>
            {faction && (
              <b className="draft-pick" style={lookStyle(faction)}>
                <Emblem faction={faction} />
                <span>{words.factionName(faction)}</span>
              </b>
            )}
            {!faction && <span className="draft-open">{i === taken ? text.draftNow : '…'}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** Factions keep their places after they are taken, so that the wall stays easy to read. */
function Wall() {
  const table = useTable();
  const { view, answering } = table;
  const options = listedOptions(table);
  const offered = useRef<readonly string[]>([]);
  const open = options.flatMap(({ faction }) => faction ?? []);
  if (open.length > 0) offered.current = open;
  const takers = new Map(view.players.flatMap(({ factions }, seat) => factions.map((id) => [id, seat] as const)));
  const shown = new Set([...offered.current, ...takers.keys()]);
  return (
    <ul className="draft-wall">
      {SHELVED.filter((id) => shown.has(id)).map((id) => {
        const number = options.findIndex(({ faction }) => faction === id) + 1;
        const option = options[number - 1];
        const { question } = answering;
        if (question && option) return <Free key={id} faction={id} {...{ question, option, number }} />;
        return <Taken key={id} faction={id} seat={takers.get(id)} />;
      })}
    </ul>
  );
}

interface FreeProps {
  readonly faction: string;
  readonly question: Question;
  readonly option: Option;
  readonly number: number;
}

function Free({ faction, question, option, number }: FreeProps) {
  const { words, view, text, answering } = useTable();
  const isHinted = answering.isHinted(option.id);
  return (
    <li className="poster" style={lookStyle(faction)} data-hinted={isHinted || undefined}>
      <button
        type="button"
        className="poster-take"
        aria-label={words.option(question, option, view)}
        aria-description={isHinted ? text.suggested : undefined}
        onClick={() => answering.choose(option.id)}
      >
        <PosterArt faction={faction} name={words.factionName(faction)} />
        {number <= NUMBERED && <Key name={String(number)} />}
      </button>
      <Foot faction={faction} />
    </li>
  );
}

function Taken({ faction, seat }: { readonly faction: string; readonly seat: Seat | undefined }) {
  const { words, text } = useTable();
  const name = words.factionName(faction);
  return (
    <li className="poster" style={lookStyle(faction)} data-taken={seat !== undefined || undefined}>
      <div className="poster-take">
        <PosterArt faction={faction} name={name} />
        {seat !== undefined && <SeatMark seat={seat} size="2.75rem" label={text.draftTaken(words.player(seat))} />}
      </div>
      <Foot faction={faction} />
    </li>
  );
}

/** How complex the faction is, and the way to its cards. */
function Foot({ faction }: { readonly faction: string }) {
  const { grades } = newGameText[useLang()];
  const grade = gradeOfFaction(faction);
  return (
    <div className="poster-foot">
      {grade && <GradeBars grade={grade} />}
      {grade && <span className="draft-grade">{grades[grade]}</span>}
      <FactionPeek faction={faction} />
    </div>
  );
}
