/** A duel: its fighters, its face-down and revealed cards and its winner, on a stage in front of the bases or in one line. */
import type { Face, HiddenView, Seat } from '@baston/engine';
import { locate, type TableEvent } from '@baston/table';
import { useState } from 'react';
import { Scene } from '../../art/scene.tsx';
import { CardFace, openCard } from '../../cards/index.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { Avatar } from '../cards/avatar.tsx';
import { HiddenCard } from '../cards/buried.tsx';
import { useTable } from '../state/context.ts';
import './duel.css';

export interface Shown {
  readonly minions: readonly Face[];
  readonly seats: readonly Seat[];
  readonly hidden: readonly HiddenView[];
  readonly revealed: readonly { readonly seat: Seat; readonly card: Face }[];
  readonly over: Extract<TableEvent, { type: 'duelOver' }> | undefined;
}

export function DuelStage({ duel }: { readonly duel: Shown }) {
  const { view, text, words, answering } = useTable();
  const [isAside, setAside] = useState(false);
  // Questions about the table are answered on the table, so nothing may cover it then.
  const { question } = answering;
  const isFree = question === undefined || question.purpose === 'duelCard';
  const isStage = isFree && !isAside;
  const base = duel.minions.map(({ id }) => locate(view, id)).find((found) => found?.at === 'minion')?.base;
  return (
    <section className="duel" aria-label={text.duel} data-stage={isStage || undefined}>
      {isStage && base && <Scene def={base.def} layout="screen" />}
      <header className="duel-head">
        <h2>{text.duel}</h2>
        {(duel.over || base) && <p>{duel.over ? words.line(duel.over) : words.cardName(base as Face)}</p>}
      </header>
      <div className="duel-sides">
        {duel.minions.map((minion, i) => (
          <Side key={minion.id} minion={minion} seat={duel.seats[i] as Seat} duel={duel} />
        ))}
      </div>
      {isStage && <Steps duel={duel} />}
      {isFree && (
        <button type="button" className="button small duel-way" onClick={() => setAside(!isAside)}>
          {isAside ? text.duel : text.lookAtTable}
        </button>
      )}
    </section>
  );
}

/** Called, a card from each side, what they are, and who has won: which of these it is now. */
const STEPS = { called: 0, first: 1, second: 2, revealed: 3, over: 4 } as const;

function useStep({ seats, hidden, revealed, over }: Shown): number {
  const { update } = useTable();
  if (over) return STEPS.over;
  if (revealed.length > 0) return STEPS.revealed;
  const isSecond = update.waitingFor === seats[1] || hidden.some(({ controller }) => controller === seats[1]);
  return isSecond ? STEPS.second : STEPS.first;
}

function Steps({ duel }: { readonly duel: Shown }) {
  const { text, words } = useTable();
  const now = useStep(duel);
  const { called, card, revealed, over } = text.duelSteps;
  const labels = [called, ...duel.seats.map((seat) => ({ seat })), revealed, over];
  return (
    <ol className="duel-steps" aria-label={text.duel}>
      {labels.map((label, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <li key={i} data-done={i < now || undefined} aria-current={i === now ? 'step' : undefined}>
          {typeof label === 'string' ? (
            label
          ) : (
            <>
              <SeatMark seat={label.seat} size="1.1em" label={words.player(label.seat)} /> {card}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

interface SideProps {
  readonly minion: Face;
  readonly seat: Seat;
  readonly duel: Shown;
}

function Side({ minion, seat, duel }: SideProps) {
  const { view, words, text, me, answering } = useTable();
  const powerOf = ({ id }: Face): number | undefined => {
    const found = locate(view, id);
    return found?.at === 'minion' ? found.minion.power : undefined;
  };
  const power = powerOf(minion);
  const other = duel.minions.find(({ id }) => id !== minion.id);
  const others = other && powerOf(other);
  const hasWon = duel.over?.winners.some(({ id }) => id === minion.id);
  const hidden = duel.hidden.filter(({ controller, id }) => controller === seat && !isRevealed(duel, id));
  return (
    <div
      className="duel-side"
      data-seat={seat}
      data-won={hasWon || undefined}
      data-gone={power === undefined || undefined}
    >
      <p className="duel-who">
        <Avatar seat={seat} />
        <b>{words.player(seat)}</b>
      </p>
      <button type="button" className="duel-fighter" data-def={minion.def} onClick={() => openCard(minion.def)}>
        <CardFace def={minion.def} size="mini" {...(power === undefined ? {} : { power })} />
      </button>
      {power !== undefined && (
        <p className="duel-score">
          <b>{power}</b> {others !== undefined && !duel.over && <small>{text.duelLead(power - others)}</small>}
        </p>
      )}
      <div className="duel-cards">
        {seat === me && answering.question?.purpose === 'duelCard' && (
          <span className="duel-slot" aria-hidden="true">
            {text.duelSlot}
          </span>
        )}
        {hidden.map((card) => (
          <HiddenCard key={card.id} card={card} where={text.inDuel} />
        ))}
        {duel.revealed
          .filter((one) => one.seat === seat)
          .map(({ card }) => (
            <button
              key={card.id}
              type="button"
              className="duel-card"
              data-def={card.def}
              onClick={() => openCard(card.def)}
            >
              {words.cardName(card)}
            </button>
          ))}
      </div>
    </div>
  );
}

const isRevealed = ({ revealed }: Shown, id: number): boolean => revealed.some(({ card }) => card.id === id);
