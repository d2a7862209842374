/** The dialog of a card, on every screen. It is loaded with the first card that is opened. */
import { lazy, Suspense, useEffect } from 'react';
import { closeCard, useOpenCard } from './open-card.ts';

export const loadDialog = () => import('./dialog.tsx');
const Loaded = lazy(async () => ({ default: (await loadDialog()).CardDialog }));

export function CardDialog() {
  const isWanted = useOpenCard((open) => open.isWanted);
  useEffect(() => closeCard, []); // closed by going to another screen
  return <Suspense>{isWanted && <Loaded />}</Suspense>;
}
