import { useEffect } from 'react';

/** Does it again every so often, as long as somebody looks, and whenever somebody looks again. */
export function useAgain(run: () => Promise<unknown>, ms: number): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void run();
    };
    const timer = setInterval(look, ms);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [run, ms]);
}
