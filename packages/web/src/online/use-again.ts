import { useEffect } from 'react';

/** Repeats an action at an interval while the page is visible, and whenever it becomes visible again. */
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
