/** Ways to end a game before it is played out: resigning, aborting, proposing an end. */
import type { Seat } from '@baston/engine';
import type { TableInfo } from '@baston/table';
import { ConfirmButton } from '../ui/confirm.tsx';
import { useLang } from '../words/index.ts';
import type { OnlineText } from '../words/online.ts';
import { abort, agree, resign, useCompany } from './company.ts';
import { nameAt } from './summary.ts';
import { useOnlineText } from './words.ts';

/** The people who hold a seat and have not resigned. */
export const playersOf = ({ seats }: TableInfo): Seat[] =>
  seats.flatMap(({ isHeld, hasResigned }, seat) => (isHeld && !hasResigned ? [seat] : []));

/** Do at least two people play on if that seat resigns, or is taken to have? */
export const isPlayedOn = (table: TableInfo, loser: Seat): boolean =>
  playersOf(table).filter((seat) => seat !== loser).length > 1;

/** The consequences for the person in seat `me`. */
export function useLossNote(table: TableInfo, loser: Seat, me: Seat): string {
  const { lossNotes }: OnlineText = useOnlineText();
  const lang = useLang();
  if (isPlayedOn(table, loser)) return loser === me ? lossNotes.botForMe : lossNotes.botFor(nameAt(table, loser, lang));
  const winner = playersOf(table).find((seat) => seat !== loser);
  if (winner === undefined) return lossNotes.botsWin;
  return winner === me ? lossNotes.iWin : lossNotes.wins(nameAt(table, winner, lang));
}

export function WaysOut({ onDone }: { readonly onDone: () => void }) {
  const { table, seat } = useCompany();
  if (table?.phase !== 'playing' || !playersOf(table).includes(seat)) return undefined;
  return <Ways table={table} seat={seat} onDone={onDone} />;
}

interface WaysProps {
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly onDone: () => void;
}

function Ways({ table, seat, onDone }: WaysProps) {
  const text = useOnlineText();
  const lossNote = useLossNote(table, seat, seat);
  const { cancel } = text;
  const doAndClose = (run: () => Promise<unknown>) => (): void => {
    void run();
    onDone();
  };
  const hasOthers = playersOf(table).length > 1;
  return (
    <>
      {hasOthers && !table.canAbort && !table.agreed?.includes(seat) && (
        <ConfirmButton action={text.propose} text={text.proposeNote} cancel={cancel} onConfirm={doAndClose(agree)} />
      )}
      {table.canAbort && (
        <ConfirmButton action={text.abort} text={text.abortNote} cancel={cancel} onConfirm={doAndClose(abort)} />
      )}
      <ConfirmButton action={text.resign} text={lossNote} cancel={cancel} onConfirm={doAndClose(resign)} />
    </>
  );
}
