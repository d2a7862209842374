/** Several people share the device: the table is out of sight until the next one is there. */
import type { Seat } from '@baston/engine';
import { useEffect, useRef } from 'react';
import { usePage } from '../../store.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useTableText } from '../state/context.ts';
import './hand-over.css';

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
