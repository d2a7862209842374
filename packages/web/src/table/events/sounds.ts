/** Which sound goes with what has just happened. */
import type { Face } from '@baston/engine';
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
function soundOf(news: readonly TableEvent[], update: Update, before: Update): SoundName | undefined {
  const { view, seat, question } = update;
  const has = (type: TableEvent['type']): boolean => news.some((event) => event.type === type);
  if (has('win')) return seat < 0 || view.winners.includes(seat) ? 'end' : 'loss';
  if (has('scoring')) return 'base';
  const isMyTurn = news.some((event) => event.type === 'turn' && event.seat === seat);
  if (isMyTurn && view.active === seat && question) return 'turn';
  if (fullBases(update) > fullBases(before)) return 'full';
  if (has('destroy')) return 'destroy';
  if (has('move')) return 'move';
  if (has('counters')) return 'counter';
  const played = news.findLast((event) => event.type === 'play');
  if (played?.type === 'play')
    return view.bases.some(({ minions }) => hasCard(minions, played.card)) ? 'minion' : 'card';
  return question?.source && question !== before.question ? 'asked' : undefined;
}

const fullBases = ({ view }: Update): number =>
  view.bases.filter(({ total, breakpoint, cannotScore }) => total >= breakpoint && !cannotScore).length;

const hasCard = (cards: readonly Face[], { id }: Face): boolean => cards.some((card) => card.id === id);

/** Sounds for what happens at the table; silence for what had happened before it was opened. */
export function useSounds(update: Update): void {
  const setting = usePage((page) => page.settings.sound);
  const heard = useRef(update);
  useEffect(() => {
    const before = heard.current;
    if (before === update) return;
    heard.current = update;
    const name = update.from === 0 ? undefined : soundOf(update.events, update, before);
    if (name) void sound(name, setting);
  }, [update, setting]);
}
