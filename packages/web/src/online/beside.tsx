/** Beside the question: how the line is, whose clock runs, and what one is at this table if not a player. */
import { useEffect, useRef, useState } from 'react';
import { useTable } from '../table/context.ts';
import { Button } from '../ui/button.tsx';
import { useLang } from '../words/index.ts';
import { comeBack, useCompany } from './company.ts';
import { clock } from './times.ts';
import { useOnlineText } from './words.ts';

export function Beside() {
  const text = useOnlineText();
  const { update, me } = useTable();
  const isOver = update.waitingFor === undefined;
  const hasBot = me >= 0 && update.seats[me]?.kind !== 'human';
  return (
    <div className="beside">
      <LineState />
      {me < 0 && !isOver && <p>{text.watching}</p>}
      {hasBot && !isOver && (
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

function Clock() {
  const text = useOnlineText();
  const lang = useLang();
  const { update, me, words } = useTable();
  const deadline = useCompany((company) => company.deadline);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (deadline === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [deadline]);
  if (deadline === undefined || update.waitingFor === undefined) return undefined;
  const seconds = Math.max(0, Math.ceil((deadline - now) / SECOND));
  const left = clock(seconds, lang);
  return (
    <p className="beside-clock" data-urgent={seconds <= LITTLE || undefined}>
      {update.waitingFor === me ? text.yourTimeLeft(left) : text.timeLeft(words.player(update.waitingFor), left)}
    </p>
  );
}
