/** Beside the question: how the line is, whose clock runs, and what one is at this table if not a player. */
import type { TableInfo } from '@baston/table';
import { useEffect, useRef } from 'react';
import { isOver, useTable } from '../table/state/context.ts';
import { Button } from '../ui/button.tsx';
import { useLang } from '../words/index.ts';
import { comeBack, useCompany } from './company.ts';
import { useServerNow } from './server-time.ts';
import { clock } from './times.ts';
import { useOnlineText } from './words.ts';

export function Beside() {
  const text = useOnlineText();
  const { update, me } = useTable();
  const hasResigned = useCompany(({ table }) => table?.seats[me]?.hasResigned);
  const hasBot = me >= 0 && update.seats[me]?.kind !== 'human';
  const isPlaying = !isOver(update);
  return (
    <div className="beside">
      <LineState />
      {me < 0 && isPlaying && <p>{text.watching}</p>}
      {hasResigned && isPlaying && <p role="status">{text.iResigned}</p>}
      {hasBot && !hasResigned && isPlaying && (
        <p className="beside-bot" role="status">
          {text.botPlays}{' '}
          <Button look="primary" size="small" onClick={comeBack}>
            {text.comeBack}
          </Button>
        </p>
      )}
      <Clock />
    </div>
  );
}

/** Says it when the connection is lost, and when it is back. */
export function LineState() {
  const text = useOnlineText();
  const line = useCompany((company) => company.line);
  const wasLost = useRef(false);
  const isLost = line === 'lost';
  useEffect(() => {
    if (isLost) wasLost.current = true;
  }, [isLost]);
  return (
    <div role="status" className="line-state">
      {isLost && <p className="line-lost">{text.lost}</p>}
      {!isLost && wasLost.current && <p className="visually-hidden">{text.backAgain}</p>}
    </div>
  );
}

const SECOND = 1000;
/** From here on it is urgent. */
const LITTLE = 15;

/** When the time of the player who is asked is up, by the server's clock. */
function deadlineOf({ options, seats, waitingFor, askedAt }: TableInfo): number | undefined {
  if (options.absent === 'wait' || waitingFor === undefined || askedAt === undefined) return undefined;
  const { isHeld, bot } = seats[waitingFor] ?? {};
  return isHeld && !bot ? askedAt + options.seconds * SECOND : undefined;
}

function Clock() {
  const text = useOnlineText();
  const lang = useLang();
  const { update, me, words } = useTable();
  const deadline = useCompany(({ table }) => table && deadlineOf(table));
  const now = useServerNow(deadline !== undefined);
  if (deadline === undefined || update.waitingFor === undefined) return undefined;
  const seconds = Math.max(0, Math.ceil((deadline - now) / SECOND));
  const left = clock(seconds, lang);
  return (
    <p className="beside-clock" data-urgent={seconds <= LITTLE || undefined}>
      {update.waitingFor === me ? text.yourTimeLeft(left) : text.timeLeft(words.player(update.waitingFor), left)}
    </p>
  );
}
