/** Which sound goes with what has just happened. */
import type { TableEvent, Update } from '@baston/table';
import { useEffect, useRef } from 'react';
import type { SoundName } from '../../sound.ts';
import { type Settings, usePage } from '../../store.ts';

const VOLUMES: { readonly [V in Settings['sound']]: number } = { off: 0, low: 0.12, medium: 0.3, high: 0.6 };

/** The code for sounds is loaded only if they are switched on. */
export async function sound(name: SoundName, setting: Settings['sound']): Promise<void> {
  if (setting !== 'off') (await import('../../sound.ts')).playSound(name, VOLUMES[setting]);
}

/** One sound for everything new, the most important. */
function soundOf(news: readonly TableEvent[], { view, seat, question }: Update): SoundName | undefined {
  const has = (type: TableEvent['type']): boolean => news.some((event) => event.type === type);
  if (has('win')) return 'end';
  if (has('scoring')) return 'base';
  const isMyTurn = news.some((event) => event.type === 'turn' && event.seat === seat);
  if (isMyTurn && view.active === seat && question) return 'turn';
  return has('play') ? 'card' : undefined;
}

/** Sounds for what happens at the table; silence for what had happened before it was opened. */
export function useSounds(update: Update): void {
  const setting = usePage((page) => page.settings.sound);
  const heard = useRef(update);
  useEffect(() => {
    if (heard.current === update) return;
    heard.current = update;
    const name = update.from === 0 ? undefined : soundOf(update.events, update);
    if (name) void sound(name, setting);
  }, [update, setting]);
}
