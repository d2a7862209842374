/** The bar at the top: the turn, and everybody's score. */
import type { Seat } from '@baston/engine';
import { type ReactNode, useState } from 'react';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useGamesText } from '../../words/index.ts';
import { countersOn } from '../cards/counters.tsx';
import { PileDialog } from '../cards/pile-dialog.tsx';
import { isOver, useTable } from '../state/context.ts';
import './top-bar.css';

interface Props {
  readonly onHelp: () => void;
  readonly onMenu: () => void;
  readonly more: ReactNode;
}

export function TopBar({ onHelp, onMenu, more }: Props) {
  const { view, words, text, me, update } = useTable();
  const { menu } = useGamesText();
  const [pile, setPile] = useState<Seat>();
  const hasEnded = isOver(update);
  const { phases } = words.labels;
  const whose = text.turnOf(update.seats[view.active]?.name ?? '', view.active === me);
  const now = view.turn === 0 ? phases[view.phase] : whose;
  return (
    <header className="top-bar">
      <a className="top-home" href="#/" aria-label={text.home} title={text.home}>
        <HomeIcon />
      </a>
      <div className="top-turn">
        <h1>
          {hasEnded ? phases.over : now}
          <span className="visually-hidden">. </span>
        </h1>
        <p>
          {view.turn > 0 && <span>{words.screen.turn(view.turn)}</span>}
          {view.turn > 0 && !hasEnded && <span>{phases[view.phase]}</span>}
          <span className="top-goal">{text.toWin(view.vpToWin)}</span>
        </p>
      </div>
      <ul className="top-players" aria-label={text.players}>
        {view.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <PlayerChip seat={seat} onOpen={() => setPile(seat)} />
          </li>
        ))}
      </ul>
      <div className="top-tools">
        {more}
        <button type="button" className="button small quiet top-help" onClick={onHelp} aria-label={text.help}>
          ?
        </button>
        <button type="button" className="button small quiet" onClick={onMenu} aria-label={menu} title={menu}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 4.500h16v3H4zM4 10.500h16v3H4zM4 16.500h16v3H4z" />
          </svg>
        </button>
      </div>
      {pile !== undefined && <PileDialog seat={pile} onClose={() => setPile(undefined)} />}
    </header>
  );
}

function PlayerChip({ seat, onOpen }: { readonly seat: Seat; readonly onOpen: () => void }) {
  const { view, words, text, update } = useTable();
  const player = view.players[seat];
  if (!player) return undefined;
  const { hand, deck, discard, vp, madness } = player;
  const name = words.player(seat);
  const factions = player.factions.map((id) => words.factionName(id));
  const inShort = factions.join(' + ');
  const titans = player.titans
    .map((titan) => {
      const counters = countersOn(titan, text);
      return counters ? `${words.cardName(titan)} (${counters})` : words.cardName(titan);
    })
    .join(', ');
  const barred = player.barred ? words.screen.cannotPlayActions : undefined;
  const extraTurns = player.extraTurns ? words.screen.extraTurns(player.extraTurns) : undefined;
  const inWords = [
    ...factions,
    words.labels.vp(vp),
    text.counts(hand.count, deck.count, discard.length),
    madness === undefined ? undefined : words.screen.madness(madness),
    barred,
    extraTurns,
  ].filter((note) => note !== undefined);
  const isActive = seat === (view.turn > 0 ? view.active : update.waitingFor) && !isOver(update);
  return (
    <button
      type="button"
      className="player-chip"
      data-seat={seat}
      aria-current={isActive ? 'true' : undefined}
      aria-label={`${name}, ${inWords.join(', ')}. ${titans ? `${words.colon(text.titanAside)} ${titans}. ` : ''}${text.discardOf(name, seat === view.seat)}`}
      onClick={onOpen}
    >
      <SeatMark seat={seat} />
      <span className="chip-who">
        <span className="chip-name">{name}</span>
        <span className="chip-factions" title={inShort}>
          {inShort}
        </span>
      </span>
      <span className="chip-vp">
        <b>{vp}</b>
        <small>
          /{view.vpToWin}
          <span className="chip-unit"> {words.screen.vp}</span>
        </small>
      </span>
      <VpBar vp={vp} goal={view.vpToWin} />
      <span className="chip-piles">
        <Count label={text.handShort} icon="M3 8l6-2 5 13-6 2zM11 5h7v13h-2L11.500 6z" count={hand.count} />
        <Count label={text.deckShort} icon="M5 3h11v14H5zM18 6h2v15H9v-2h9z" count={deck.count} />
        <Count
          label={text.discardShort}
          icon="M5 3h14v8h-4V8H9v8h3v5H5zM17 13v4h3l-4.500 5-4.500-5h3v-4z"
          count={discard.length}
        />
        {madness !== undefined && (
          <Count
            label={text.madnessShort}
            icon="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM8 7l1.500 1.500L11 7l1 1-1.500 1.500L12 11l-1 1-1.500-1.500L8 12l-1-1 1.500-1.500L7 8zM16 7a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM7 17c1-3 2-3 2.500-1s1.500 2 2.500 0 2-2 2.500 0 1.500 2 2.500-1l1 .500c-1 4-3.500 4-4.500 2-.5 1.500-2 1.500-2.500 0-1 2-3.500 2-4 .500z"
            count={madness}
          />
        )}
      </span>
      {player.titans.length > 0 && (
        <span className="chip-titans" title={`${words.colon(text.titanAside)} ${titans}`}>
          ♜
        </span>
      )}
      {barred && <span className="chip-note bad">{barred}</span>}
      {extraTurns && <span className="chip-note">{extraTurns}</span>}
    </button>
  );
}

interface CountProps {
  readonly label: string;
  readonly icon: string;
  readonly count: number;
}

const Count = ({ label, icon, count }: CountProps) => (
  <span className="chip-count" title={label}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
    <small>{label}</small>
    <b>{count}</b>
  </span>
);

function VpBar({ vp, goal }: { readonly vp: number; readonly goal: number }) {
  return (
    <span className="vp-bar" style={{ '--part': Math.min(1, vp / goal), '--steps': goal }}>
      <span />
    </span>
  );
}

const HomeIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 3 2.5 11h3v9.5h5v-6h3v6h5V11h3z" />
  </svg>
);
