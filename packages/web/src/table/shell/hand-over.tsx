/** Several people share the device: the table is out of sight until the next one is there. */
import type { Seat } from '@baston/engine';
import type { Update } from '@baston/table';
import { useEffect, useRef } from 'react';
import { usePage } from '../../store.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useTableText } from '../state/context.ts';
import './hand-over.css';

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

export function HandOver({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const text = useTableText();
  const look = usePage((page) => page.look);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="hand-over">
      <SeatMark seat={seat} size="6rem" />
      <h1>{text.passTo(name)}</h1>
      <p>{text.passText}</p>
      <button ref={button} type="button" className="button primary big" onClick={() => look(seat)}>
        {text.iAm(name)}
      </button>
      <a href="#/">{text.home}</a>
    </main>
  );
}
