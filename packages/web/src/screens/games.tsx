/** The games that this browser keeps: go on, watch again, save, delete. */

import type { Lang } from '@baston/table';
import { useState } from 'react';
import { shelf } from '../cards/faces.ts';
import { download, downloadListed } from '../download.ts';
import { isAlone, isRunning } from '../games.ts';
import { goOnWith } from '../open-table.ts';
import { linkTo } from '../route.ts';
import { type BrokenGame, isWhole, type ListedGame } from '../storage.ts';
import { usePage } from '../store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { SeatMark } from '../ui/seat-mark.tsx';
import type { GamesText } from '../words/games.ts';
import { useGamesText, useLang } from '../words/index.ts';
import './games.css';

/** The number of games shown at home at first. */
const FEW = 3;

type Kept = ListedGame | BrokenGame;

export function GameList() {
  const text = useGamesText();
  const all = usePage((page) => page.games);
  const unkept = usePage((page) => page.unkept);
  const isLinkBroken = usePage((page) => page.isLinkBroken);
  const games = [...all.filter(isRunning), ...all.filter((game) => !isRunning(game))];
  return (
    <section className="games" aria-labelledby="games-title">
      <div className="games-head">
        <h2 id="games-title">{text.title}</h2>
        <a href={linkTo('replay')}>{text.openFile}</a>
      </div>
      {isLinkBroken && (
        <div className="notice" role="alert">
          <p>{text.linkBroken}</p>
        </div>
      )}
      {unkept && (
        <div className="notice" role="alert">
          <p>{text.unkept[unkept]}</p>
        </div>
      )}
      <Games games={games} few={FEW} />
    </section>
  );
}

interface GamesProps {
  readonly games: readonly Kept[];
  /** The number shown at first. */
  readonly few: number;
}

export function Games({ games, few }: GamesProps) {
  const text = useGamesText();
  const [showsAll, setShowsAll] = useState(false);
  const [doomed, setDoomed] = useState<Kept>();
  const shown = showsAll ? games : games.slice(0, few);
  return (
    <>
      <ul className="bare games-list">
        {shown.map((game) =>
          isWhole(game) ? (
            <Game key={game.id} game={game} onDelete={() => setDoomed(game)} />
          ) : (
            <Broken key={game.id} game={game} onDelete={() => setDoomed(game)} />
          ),
        )}
      </ul>
      {shown.length < games.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {text.all(games.length)}
        </Button>
      )}
      {doomed && <AskDelete game={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  );
}

function AskDelete({ game, onClose }: { readonly game: Kept; readonly onClose: () => void }) {
  const text = useGamesText();
  const lang = useLang();
  const forget = usePage((page) => page.forget);
  return (
    <Confirm
      title={text.removeTitle}
      text={isWhole(game) ? text.removeText(namesOf(game, lang)) : text.removeBroken}
      action={text.remove}
      cancel={text.cancel}
      onConfirm={() => {
        forget(game.id);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** A stored game may name a faction that no longer exists. */
const factionName = (id: string, lang: Lang): string =>
  shelf.flatMap(({ factions }) => factions).find((faction) => faction.id === id)?.name[lang] ?? id;

const namesOf = ({ seats }: ListedGame, lang: string): string =>
  new Intl.ListFormat(lang).format(seats.map(({ name }) => name));

interface GameProps<G> {
  readonly game: G;
  readonly onDelete: () => void;
}

function Game({ game, onDelete }: GameProps<ListedGame>) {
  const text = useGamesText();
  const lang = useLang();
  const { id, seats, gist, when } = game;
  return (
    <li className="game" aria-label={`${namesOf(game, lang)}, ${statusOf(game, text, lang)}`}>
      <ul className="bare game-players">
        {seats.map(({ kind, name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-winner={gist.winners.includes(seat) || undefined}>
            <SeatMark seat={seat} size="1.35em" />
            <span>
              <b>{kind === 'human' && isAlone(seats) ? text.you : name}</b>
              <small>{gist.factions[seat]?.map((id) => factionName(id, lang)).join(' + ')}</small>
            </span>
            <strong>{text.vp(gist.vps[seat] ?? 0)}</strong>
          </li>
        ))}
      </ul>
      <p className="game-status">
        {statusOf(game, text, lang)} · <time dateTime={new Date(when).toISOString()}>{ago(when, lang)}</time>
      </p>
      <div className="game-ways">
        {isRunning(game) && (
          <Button look="primary" size="small" onClick={() => goOnWith(game)}>
            {text.goOn}
          </Button>
        )}
        <ButtonLink size="small" href={linkTo('replay', id)}>
          {text.replay}
        </ButtonLink>
        <IconButton name={text.save} icon="M12 3v11m-5-5l5 5l5-5M4 20h16" onClick={() => downloadListed(game)} />
        <IconButton name={text.remove} icon={BIN} onClick={onDelete} />
      </div>
    </li>
  );
}

function Broken({ game, onDelete }: GameProps<BrokenGame>) {
  const text = useGamesText();
  return (
    <li className="game" data-broken>
      <p>
        <b>{text.broken}</b>
      </p>
      <p className="game-status">{text.brokenText}</p>
      <div className="game-ways">
        <Button size="small" onClick={() => download(`baston-${game.id}.txt`, game.raw, 'text/plain')}>
          {text.saveRaw}
        </Button>
        <IconButton name={text.remove} icon={BIN} onClick={onDelete} />
      </div>
    </li>
  );
}

const BIN = 'M4 6h16M9 6V4h6v2M6 6l1 14h10l1-14M10 10v6M14 10v6';

interface IconButtonProps {
  readonly name: string;
  readonly icon: string;
  readonly onClick: () => void;
}

const IconButton = ({ name, icon, onClick }: IconButtonProps) => (
  <Button look="quiet" size="small" className="game-icon" aria-label={name} title={name} onClick={onClick}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
  </Button>
);

function statusOf({ seats, gist }: ListedGame, text: GamesText, lang: string): string {
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  if (gist.waitingFor === undefined) {
    const isMine = gist.winners.some((seat) => seats[seat]?.kind === 'human') && isAlone(seats);
    return isMine ? text.youWon : text.won(new Intl.ListFormat(lang).format(gist.winners.map(nameOf)));
  }
  const isAsked = seats[gist.waitingFor]?.kind === 'human' && isAlone(seats);
  const who = isAsked ? text.yourTurn : text.turnOf(nameOf(gist.waitingFor));
  return gist.turn > 0 ? `${text.turn(gist.turn)}, ${who}` : who;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago". */
function ago(when: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Math.max(0, Date.now() - when);
  const [unit, size] = UNITS.find(([, length]) => past >= length) ?? ['second', 60_000];
  return format.format(-Math.floor(past / size), unit);
}
