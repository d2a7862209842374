/** At home: the way to a table with friends, and the tables at which we sit. */
import { useEffect } from 'react';
import { linkTo } from '../route.ts';
import { ButtonLink } from '../ui/button.tsx';
import { findServer, useServer } from './me.ts';
import { TableCard } from './table-list.tsx';
import { useAgain } from './use-again.ts';
import { useOnlineText } from './words.ts';
import './online.css';

const OFTEN = 15_000;
/** The number of tables shown. */
const MOST = 6;

export function Friends() {
  const text = useOnlineText();
  const tables = useServer(({ me }) => me?.tables) ?? [];
  useEffect(() => void findServer(), []);
  useAgain(findServer, OFTEN);
  const shown = tables
    .filter(({ seat, ending }) => seat >= 0 && ending?.kind !== 'closed')
    .filter(({ phase, changedAt }) => phase !== 'over' || Date.now() - changedAt < 86_400_000)
    .toSorted((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt)
    .slice(0, MOST);
  return (
    <section className="friends" aria-labelledby="friends-title">
      <div className="friends-head">
        <div>
          <h2 id="friends-title">{text.friends}</h2>
          <p>{text.friendsNote}</p>
        </div>
        <div className="friends-ways">
          <ButtonLink href={linkTo('friends')}>{text.newTable}</ButtonLink>
          <ButtonLink href={linkTo('lobby')}>{text.lobby}</ButtonLink>
        </div>
      </div>
      {shown.length > 0 && (
        <>
          <h3>{text.yourTables}</h3>
          <ul className="bare games-list">
            {shown.map((table) => (
              <TableCard key={table.id} table={table} seat={table.seat} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Where we are waited for comes first, what is over last. */
function rank({ phase, waitingFor, seat }: { phase: string; waitingFor?: number; seat: number }): number {
  if (phase === 'over') return 3;
  if (phase === 'open') return 2;
  return waitingFor === seat ? 0 : 1;
}
