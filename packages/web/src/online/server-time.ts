/** The time on the server's clock: deadlines are told in it, and the clock of this device may be wrong. */
import { useEffect, useState } from 'react';

/** The Date header has whole seconds: within this difference the clock of this device is the better one. */
const TOLERANCE = 2000;

let offset = 0;

/** Learns the difference between the clocks from an answer of the server. */
export function readClock(response: Response): void {
  const told = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(told)) return;
  const difference = told + 500 - Date.now();
  offset = Math.abs(difference) > TOLERANCE ? difference : 0;
}

export const serverNow = (): number => Date.now() + offset;

/** The time on the server, every second; it stands still unless it is needed. */
export function useServerNow(isNeeded: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isNeeded) return;
    const tick = (): void => setNow(serverNow());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
