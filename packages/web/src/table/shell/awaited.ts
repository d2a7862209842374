/** The next person to take the device, where several people share it. */
import type { Seat } from '@baston/engine';
import type { Update } from '@baston/table';
import { useEffect } from 'react';
import { usePage } from '../../store.ts';

/** The person who is asked and does not look at the table yet. */
export function awaitedPerson({ seat, seats, waitingFor }: Update): Seat | undefined {
  if (waitingFor === undefined || waitingFor === seat) return undefined;
  return seats[waitingFor]?.kind === 'human' ? waitingFor : undefined;
}

/** In a draft nothing is hidden: the next person looks at the table at once. */
export function NextDrafter({ seat }: { readonly seat: Seat }) {
  const look = usePage((page) => page.look);
  useEffect(() => look(seat), [look, seat]);
  return undefined;
}
