/** The bar at the top: the opponents, the decks that all share, whose turn it is, tools. */
import type { ReactNode } from 'react';
import { HomeLink } from '../../ui/home-link.tsx';
import { useGamesText } from '../../words/index.ts';
import { SideDecks } from '../cards/side-decks.tsx';
import { isOver, useTable } from '../state/context.ts';
import { useIsUpright } from '../state/use-media.ts';
import { PlayerPlate } from './player-plate.tsx';
import './top-bar.css';
import './top-bar-small.css';

interface Props {
  readonly onHelp: () => void;
  readonly onMenu: () => void;
  readonly more: ReactNode;
}

export function TopBar({ onHelp, onMenu, more }: Props) {
  const { view, text, me } = useTable();
  const { menu } = useGamesText();
  const isUpright = useIsUpright();
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== me);
  return (
    <header className="top-bar" data-others={others.length}>
      <HomeLink />
      <ul className="top-players" aria-label={text.players}>
        {others.map((seat) => (
          <li key={seat}>
            <PlayerPlate seat={seat} />
          </li>
        ))}
      </ul>
      {!isUpright && view.phase !== 'draft' && <SideDecks />}
      <Turn />
      <div className="top-tools">
        {more}
        <button type="button" className="button small top-help" onClick={onHelp} aria-label={text.help}>
          ?
        </button>
        <button type="button" className="button small" onClick={onMenu} aria-label={menu} title={menu}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 4.500h16v3H4zM4 10.500h16v3H4zM4 16.500h16v3H4z" />
          </svg>
        </button>
      </div>
    </header>
  );
}

function Turn() {
  const { view, words, text, me, update } = useTable();
  const hasEnded = isOver(update);
  const { phases } = words.labels;
  const whose = text.turnOf(update.seats[view.active]?.name ?? '', view.active === me);
  const now = view.turn === 0 ? phases[view.phase] : whose;
  return (
    <div className="top-turn">
      <h1>
        {hasEnded ? phases.over : now}
        <span className="visually-hidden">. </span>
      </h1>
      <p>
        {view.turn > 0 && <span>{words.screen.turn(view.turn)}</span>}
        {view.turn > 0 && !hasEnded && <span className="top-phase">{phases[view.phase]}</span>}
        <span className="top-goal">{text.toWin(view.vpToWin)}</span>
      </p>
    </div>
  );
}
