/** The end: who won, how it came about, and what next. */
import { type ReactNode, useMemo, useState } from 'react';
import { Scene } from '../../art/scene.tsx';
import { downloadGame } from '../../download.ts';
import { copyLink } from '../../game-link.ts';
import { rematch } from '../../open-table.ts';
import { linkTo } from '../../route.ts';
import { storage } from '../../storage.ts';
import { usePage } from '../../store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useGamesText } from '../../words/index.ts';
import { Avatar } from '../cards/avatar.tsx';
import { useTable, useTableText } from '../state/context.ts';
import { lastGain, type ScoredBase, scoredBases, vpByTurn } from '../state/history.ts';
import { VpChart } from './vp-chart.tsx';
import './over.css';

interface GameOverProps {
  readonly onClose: () => void;
  /** Why the game is over, if it was not played out. */
  readonly why?: string | undefined;
  /** The title if nobody has won. */
  readonly noWinner?: string;
  /** Replace the usual buttons. */
  readonly buttons?: ReactNode;
}

/** The result opens by itself once, and again when asked for. */
export function Ending(result: Omit<GameOverProps, 'onClose'>) {
  const text = useTableText();
  const [isOpen, setOpen] = useState(true);
  if (isOpen) return <GameOver {...result} onClose={() => setOpen(false)} />;
  return (
    <button type="button" className="button primary show-result" onClick={() => setOpen(true)}>
      {text.showResult}
    </button>
  );
}

function GameOver({ onClose, why, noWinner = '', buttons = <Buttons /> }: GameOverProps) {
  const { view, words, text, me } = useTable();
  const events = usePage((page) => page.events);
  const vps = view.players.map(({ vp }) => vp);
  const turns = useMemo(() => vpByTurn(events, vps), [events, vps]);
  const names = new Intl.ListFormat(words.lang).format(view.winners.map((seat) => words.player(seat)));
  const isWon = view.winners.length > 0;
  const title = isWon ? text.won(names, view.winners.includes(me), view.winners.length > 1) : noWinner;
  const bases = scoredBases(events);
  const decisive = why === undefined ? lastGain(bases, view.winners[0]) : undefined;
  const stage = decisive?.base ?? bases.at(-1)?.base;
  return (
    <Dialog open title={title} closeLabel={text.lookAtTable} onClose={onClose} className="game-over">
      <div className="over-hero">
        {stage && <Scene def={stage.def} layout="screen" />}
        <div className="over-outcome">
          <p className="over-why">
            {why ?? <Why />}
            {decisive && ` ${text.decisive(words.quoted(decisive.base), decisive.vp)}`}
          </p>
          <section aria-label={text.finalScore}>
            <h3 className="visually-hidden">{text.finalScore}</h3>
            <Podium />
          </section>
        </div>
      </div>
      <div className="over-parts">
        <section className="over-panel over-bases" aria-label={text.basesGave}>
          <h3>{text.basesGave}</h3>
          <BasesGave bases={bases} />
        </section>
        <section className="over-panel" aria-label={text.vpOverTime}>
          <h3>{text.vpOverTime}</h3>
          <VpChart turns={turns} />
        </section>
      </div>
      <footer className="over-foot">{buttons}</footer>
    </Dialog>
  );
}

/** Madness cards cost 1 VP for each pair at the end (END-08). */
const priceOf = (madness = 0): number => madness >> 1;

/** By how much the winner is ahead, or what has broken the tie (END-10, END-11). */
function Why() {
  const { view, text } = useTable();
  const [best = 0, next = 0] = view.players.map(({ vp }) => vp).toSorted((a, b) => b - a);
  if (best > next) return text.wonWhy(best, view.turn, best - next);
  return `${text.tied(best, view.turn)} ${view.winners.length > 1 ? text.sharedVictory : text.fewestMadness}`;
}

/** Everybody in order; who is level shares a step. */
function Podium() {
  const { view, words, text } = useTable();
  const ranked = view.players
    .map((player, seat) => ({ ...player, seat, isWinner: view.winners.includes(seat) }))
    .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.vp - a.vp || (a.madness ?? 0) - (b.madness ?? 0));
  const stepOf = (vp: number, isWinner: boolean): number =>
    isWinner ? 1 : 1 + ranked.filter((one) => one.isWinner || one.vp > vp).length;
  return (
    <ol className="podium">
      {ranked.map(({ seat, vp, factions, madness = 0, isWinner }) => (
        <li key={seat} data-seat={seat} data-step={stepOf(vp, isWinner)}>
          <Avatar seat={seat} />
          <span>
            <b>{words.player(seat)}</b>
            <small>{factions.map((id) => words.factionName(id)).join(' + ')}</small>
            {madness > 0 && (
              <small>{text.penalty(vp + priceOf(madness), words.screen.madness(madness), priceOf(madness))}</small>
            )}
          </span>
          <span className="coin" aria-hidden="true">
            {vp}
          </span>
          <strong className="visually-hidden">{words.labels.vp(vp)}</strong>
        </li>
      ))}
    </ol>
  );
}

function BasesGave({ bases }: { readonly bases: readonly ScoredBase[] }) {
  const { view, words, text } = useTable();
  if (bases.length === 0 && view.players.every(({ vp }) => vp === 0)) return <p>{text.noBaseScored}</p>;
  const fromBases = (seat: number): number =>
    bases.flatMap(({ results }) => results).reduce((sum, one) => sum + (one.seat === seat ? one.vp : 0), 0);
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.screen.bases}</th>
            {view.players.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <th key={seat} scope="col">
                <SeatMark seat={seat} size="1.25rem" label={words.player(seat)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bases.map(({ base, turn, results }) => (
            <tr key={`${turn}:${base.id}`}>
              <th scope="row">
                <span className="over-tile">
                  <Scene def={base.def} layout="tile" />
                </span>
                <span>
                  {words.cardName(base)} <small>{text.turnShort(turn)}</small>
                </span>
              </th>
              {view.players.map((_, seat) => {
                const result = results.find((one) => one.seat === seat);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <td key={seat} data-place={result?.place}>
                    {result ? <Result {...result} /> : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">{text.otherVp}</th>
            {view.players.map(({ vp, madness }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <td key={seat}>
                <b>{words.labels.vp(vp + priceOf(madness) - fromBases(seat))}</b>
              </td>
            ))}
          </tr>
          {view.players.some(({ madness }) => priceOf(madness) > 0) && (
            <tr>
              <th scope="row">{text.madnessShort}</th>
              {view.players.map(({ madness }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <td key={seat}>
                  <b>{priceOf(madness) > 0 ? `−${words.labels.vp(priceOf(madness))}` : words.labels.vp(0)}</b>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Result({ place, total, vp }: ScoredBase['results'][number]) {
  const { words } = useTable();
  return (
    <>
      <b>{words.labels.vp(vp)}</b>{' '}
      <small>
        {words.labels.place(place)}, {words.labels.power(total)}
      </small>
    </>
  );
}

function Buttons() {
  const { text, view } = useTable();
  const games = useGamesText();
  const saved = usePage((page) => page.saved);
  const [note, setNote] = useState('');
  const here = storage.here();
  if (!saved) return undefined;
  const factions = view.players.map((player) => player.factions);
  const copy = async (): Promise<void> => {
    const { isCopied, link } = await copyLink(saved);
    setNote(isCopied ? text.copied : `${text.notCopied} ${link}`);
  };
  return (
    <>
      <div className="over-buttons">
        <button
          type="button"
          className="button primary big"
          aria-describedby="rematch-note"
          onClick={() => rematch(saved.setup, factions)}
        >
          {text.playAgain}
        </button>
        <a className="button" href={linkTo('new')}>
          {text.newGame}
        </a>
        {here !== undefined && (
          <a className="button" href={linkTo('replay', here)}>
            {games.watch}
          </a>
        )}
        <button type="button" className="button" onClick={() => downloadGame(saved)}>
          {text.saveRecord}
        </button>
        <button type="button" className="button" onClick={copy}>
          {text.copyLink}
        </button>
        <a className="button quiet" href={linkTo('')}>
          {text.home}
        </a>
      </div>
      <p id="rematch-note" className="over-note">
        {text.playAgainNote}
      </p>
      <p className="over-note" role="status">
        {note}
      </p>
    </>
  );
}
