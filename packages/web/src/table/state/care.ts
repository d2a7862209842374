/** Before a card is played: would cards of its player leave play, without a choice? Then the player is asked first. */
import type { Face, Question } from '@baston/engine';
import type { Preview } from '@baston/table';
import { useEffect, useState } from 'react';
import { usePage } from '../../store.ts';
import type { Ahead } from './ahead.ts';
import type { Draft } from './choices.ts';

/** A play that would cost its player those cards. */
export interface Risk {
  readonly lost: readonly Face[];
  accept(): void;
  reject(): void;
}

/** A play that is not sent yet. */
interface Held {
  readonly question: Question;
  readonly picks: readonly string[];
  readonly card: Face;
  readonly where: number | undefined;
  readonly line: readonly Ahead[] | undefined;
}

/** At a table elsewhere nobody waits longer for a preview. */
const PATIENCE = 1000;

/** None if it is not known yet. A card that takes itself away says so in its text. */
function lostIn(preview: Preview | undefined, { card, where }: Held): readonly Face[] | undefined {
  if (preview?.card !== card.id) return undefined;
  const loss = preview.losses?.find((one) => one.where?.id === where);
  return loss?.cards.filter(({ id }) => id !== card.id) ?? [];
}

export function useCare(
  { question, card: chosen }: Draft,
  send: (picks: readonly string[], line?: readonly Ahead[]) => void,
) {
  const preview = usePage((page) => page.preview);
  const askPreview = usePage((page) => page.askPreview);
  const refusal = usePage((page) => page.refusal);
  const isRemote = usePage((page) => page.isRemote);
  const [kept, setHeld] = useState<Held>();
  const held = kept?.question === question ? kept : undefined;
  const lost = held && lostIn(preview, held);
  const reject = (): void => setHeld(undefined);
  const accept = (): void => {
    reject();
    if (held) send(held.picks, held.line);
  };
  useEffect(() => {
    if (refusal) setHeld(undefined);
  }, [refusal]);
  const isRisky = lost !== undefined && lost.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `accept` is new each time, and sends this play whenever it is called
  useEffect(() => {
    if (!held || isRisky) return;
    if (lost) accept();
    if (lost || !isRemote) return;
    const timer = setTimeout(accept, PATIENCE);
    return () => clearTimeout(timer);
  }, [held, lost === undefined, isRisky, isRemote]);

  const play = (picks: readonly string[], line?: readonly Ahead[]): void => {
    const option = question?.kind === 'move' ? question.options.find(({ id }) => id === picks[0]) : undefined;
    const next = question && option?.card && { question, picks, card: option.card, where: option.where?.id, line };
    if (next && lostIn(preview, next)?.length !== 0) {
      setHeld(next);
      if (next.card.id !== chosen) askPreview(next.card.id); // a chosen card has asked already
    } else send(picks, line);
  };
  const risk: Risk | undefined = lost && isRisky ? { lost, accept, reject } : undefined;
  return { play, risk, isHeld: held !== undefined };
}
