/** What next, after a game with others. */
import type { SavedTable } from '@baston/table';
import { useEffect, useRef, useState } from 'react';
import { kept } from '../games.ts';
import { go, linkTo } from '../route.ts';
import { storage } from '../storage.ts';
import { usePage } from '../store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { askRematch, intend, seatAtRematch, useCompany } from './company.ts';
import { type DealReport, inspectDeal } from './deal.ts';
import { playedTable } from './server.ts';
import { useOnlineText } from './words.ts';

export function OnlineButtons() {
  const text = useOnlineText();
  const { table, seat } = useCompany();
  const toRematch = useRematch();
  if (!table) return undefined;
  return (
    <>
      <div className="over-buttons">
        {seat >= 0 && (
          <Button look="primary" aria-describedby="rematch-note" onClick={toRematch}>
            {table.next === undefined ? text.rematch : text.toRematch}
          </Button>
        )}
        {seat < 0 && table.next !== undefined && (
          <ButtonLink look="primary" href={linkTo('table', table.next)}>
            {text.toRematch}
          </ButtonLink>
        )}
        <Button onClick={() => void watchAgain(table.id)}>{text.watchAgain}</Button>
        <ButtonLink look="quiet" href={linkTo('')}>
          {text.home}
        </ButtonLink>
      </div>
      {seat >= 0 && (
        <p id="rematch-note" className="over-note">
          {text.rematchNote}
        </p>
      )}
      <DealCheck id={table.id} seat={seat} />
    </>
  );
}

/** Asks for the rematch, and goes there once it is open. */
function useRematch(): () => void {
  const { table, seat } = useCompany();
  const isWanted = useRef(false);
  const next = table?.next;
  const goThere = (id: string): void => {
    if (table) intend(id, seatAtRematch(table, seat));
    go('table', id);
  };
  useEffect(() => {
    if (isWanted.current && next !== undefined) goThere(next);
  });
  return () => {
    isWanted.current = true;
    if (next === undefined) void askRematch();
    else goThere(next);
  };
}

/** The game becomes one of those that this browser keeps, and is watched from there. */
async function watchAgain(id: string): Promise<void> {
  const { update } = usePage.getState();
  const played = await playedTable(id).catch(() => undefined);
  if (!played || !update) return;
  const { record } = played;
  const saved: SavedTable = { setup: { config: record.config, seats: update.seats }, record };
  storage.keepGame(kept({ id, claim: 1 }, saved, update));
  usePage.setState({ games: storage.games() });
  go('replay', id);
}

function DealCheck({ id, seat }: { readonly id: string; readonly seat: number }) {
  const text = useOnlineText();
  const [state, setState] = useState<'unasked' | 'asked' | DealReport>('unasked');
  const check = async (): Promise<void> => {
    setState('asked');
    setState(await inspectDeal(id, seat));
  };
  return (
    <div className="deal-check">
      <Button size="small" onClick={check} disabled={state === 'asked'}>
        {text.checkDeal}
      </Button>
      <div role="status">
        {state === 'asked' && <p>{text.checking}</p>}
        {typeof state === 'object' && <Report {...state} />}
      </div>
    </div>
  );
}

function Report({ fault, isPromised }: DealReport) {
  const text = useOnlineText();
  if (fault) return <p className="deal-fault">{text.dealFaults[fault]}</p>;
  const { promised, told, share, noShare, seed, replay } = text.dealChecks;
  return (
    <>
      <p className="deal-fair">{isPromised ? text.dealFair : text.dealFits}</p>
      <ul className="deal-list">
        {[isPromised ? promised : told, isPromised ? share : noShare, seed, replay].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
