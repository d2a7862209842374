/** The end of a game with others: its result, the rematch, the check of the deal. */
import type { Lang, SavedTable, TableInfo } from '@baston/table';
import { useEffect, useRef, useState } from 'react';
import { kept } from '../games.ts';
import { go, linkTo } from '../route.ts';
import { storage } from '../storage.ts';
import { usePage } from '../store.ts';
import { Ending } from '../table/result/game-over.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useLang } from '../words/index.ts';
import type { OnlineText } from '../words/online.ts';
import { askRematch, intend, seatAtRematch, useCompany } from './company.ts';
import { type DealReport, inspectDeal } from './deal.ts';
import { playedTable } from './server.ts';
import { namesAt } from './summary.ts';
import { useOnlineText } from './words.ts';

/** The result, with how the game came to its end if it was not played out. */
export function OnlineEnding() {
  const text = useOnlineText();
  const lang = useLang();
  const table = useCompany((company) => company.table);
  return <Ending why={table && whyOver(table, text, lang)} noWinner={text.noWinner} buttons={<OnlineButtons />} />;
}

function whyOver(table: TableInfo, { endings }: OnlineText, lang: Lang): string | undefined {
  const { kind, seats = [] } = table.ending ?? { kind: 'played' };
  if (kind === 'played' || kind === 'closed') return undefined;
  return endings[kind](namesAt(table, seats, lang));
}

function OnlineButtons() {
  const text = useOnlineText();
  const { table, seat } = useCompany();
  const toRematch = useRematch();
  if (!table) return undefined;
  // There is no rematch at once with a player who has left.
  const canAsk = seat >= 0 && (table.next !== undefined || table.ending?.kind !== 'claimed');
  return (
    <>
      <div className="over-buttons">
        {canAsk && (
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
      {canAsk && (
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
  const { events, ...record } = played.record; // they are long, and the browser keeps little
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
