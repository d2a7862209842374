/** Which card is open. */
import { create } from 'zustand';

interface OpenCard {
  readonly def: string | undefined;
  /** The dialog stays once it is there: closing it gives the focus back. */
  readonly isWanted: boolean;
}

export const useOpenCard = create<OpenCard>(() => ({ def: undefined, isWanted: false }));
export const openCard = (def: string): void => useOpenCard.setState({ def, isWanted: true });
export const closeCard = (): void => useOpenCard.setState({ def: undefined });
