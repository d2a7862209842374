/** Which card is open. Every screen has its dialog, which is loaded with the first card that is opened. */
import { lazy, Suspense, useEffect } from 'react';
import { create } from 'zustand';

interface OpenCard {
  readonly def: string | undefined;
  /** The dialog stays once it is there: closing it gives the focus back. */
  readonly isWanted: boolean;
}

export const useOpenCard = create<OpenCard>(() => ({ def: undefined, isWanted: false }));
export const openCard = (def: string): void => useOpenCard.setState({ def, isWanted: true });
export const closeCard = (): void => useOpenCard.setState({ def: undefined });

export const loadDialog = () => import('./dialog.tsx');
const Loaded = lazy(async () => ({ default: (await loadDialog()).CardDialog }));

export function CardDialog() {
  const isWanted = useOpenCard((open) => open.isWanted);
  useEffect(() => closeCard, []); // closed by going to another screen
  return <Suspense>{isWanted && <Loaded />}</Suspense>;
}
