/** The plate of a player: who it is, the points, the hand and the piles. It opens everything that is known. */
import type { Seat } from '@baston/engine';
import { lazy, Suspense, useState } from 'react';
import { Dots } from '../../ui/dots.tsx';
import { Avatar } from '../cards/avatar.tsx';
import { Backs, backStyle } from '../cards/card-back.tsx';
import { countersOn } from '../cards/counters.tsx';
import { isOver, useTable } from '../state/context.ts';
import './plate.css';
import './own-plate.css';
import './plate-parts.css';

const PileDialog = lazy(async () => ({ default: (await import('../cards/pile-dialog.tsx')).PileDialog }));

export function PlayerPlate({ seat }: { readonly seat: Seat }) {
  const { view, words, text, update, me } = useTable();
  const [isOpen, setOpen] = useState(false);
  const titans = useTitans(seat);
  const player = view.players[seat];
  if (!player) return undefined;
  const { hand, deck, discard, vp, madness } = player;
  const name = words.player(seat);
  const factions = player.factions.map((id) => words.factionName(id));
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
  const isThinking = seat === update.waitingFor && seat !== me;
  return (
    <>
      <button
        type="button"
        className="player-chip"
        data-seat={seat}
        data-thinks={isThinking || undefined}
        style={backStyle(player.factions)}
        aria-current={isActive ? 'true' : undefined}
        aria-label={`${name}, ${inWords.join(', ')}. ${titans ? `${words.colon(text.titanAside)} ${titans}. ` : ''}${text.discardOf(name, seat === view.seat)}`}
        onClick={() => setOpen(true)}
      >
        <Avatar seat={seat} />
        <span className="chip-who">
          <span className="chip-name">{name}</span>
          <span className="chip-factions" title={factions.join(' + ')}>
            {factions.map((faction) => (
              <span key={faction}>{faction}</span>
            ))}
          </span>
        </span>
        <span className="coin">{vp}</span>
        <span className="chip-rest" data-three={madness !== undefined || undefined}>
          <Pips vp={vp} goal={view.vpToWin} />
          <span className="chip-count is-hand" title={text.handShort}>
            <Backs count={hand.count} />
            <small>{text.handShort}</small>
            <b>{hand.count}</b>
          </span>
          <span className="chip-piles">
            <Count label={text.deckShort} kind="deck" count={deck.count} />
            <Count label={text.discardShort} kind="discard" count={discard.length} />
            {madness !== undefined && <Count label={text.madnessShort} kind="madness" count={madness} />}
          </span>
        </span>
        {player.titans.length > 0 && (
          <span className="chip-titans" title={`${words.colon(text.titanAside)} ${titans}`} />
        )}
        {isThinking && <Balloon />}
        {(barred || extraTurns) && (
          <span className="chip-notes">
            {barred && <span className="chip-note bad">{barred}</span>}
            {extraTurns && <span className="chip-note">{extraTurns}</span>}
          </span>
        )}
      </button>
      <Suspense>{isOpen && <PileDialog seat={seat} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** The titans beside the deck and their counters, in words. */
function useTitans(seat: Seat): string {
  const { view, words, text } = useTable();
  const titans = view.players[seat]?.titans ?? [];
  return titans
    .map((titan) => {
      const counters = countersOn(titan, text);
      return counters ? `${words.cardName(titan)} (${counters})` : words.cardName(titan);
    })
    .join(', ');
}

interface CountProps {
  readonly label: string;
  readonly kind: 'deck' | 'discard' | 'madness';
  readonly count: number;
}

const Count = ({ label, kind, count }: CountProps) => (
  <span className="chip-count" title={label}>
    <i className={`stack is-${kind}`} />
    <small>{label}</small>
    <b>{count}</b>
  </span>
);

/** One for each VP that is needed to win. */
function Pips({ vp, goal }: { readonly vp: number; readonly goal: number }) {
  return (
    <span className="pips" style={{ '--columns': Math.ceil(goal / 3) }}>
      {Array.from({ length: goal }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <i key={i} data-on={i < vp || undefined} />
      ))}
    </span>
  );
}

function Balloon() {
  const { text } = useTable();
  return (
    <span className="balloon">
      {text.thinks} <Dots />
    </span>
  );
}
