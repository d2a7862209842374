/** Several people share the device: the table is out of sight until the next one is there. */
import type { Seat, View } from '@baston/engine';
import { useEffect, useRef } from 'react';
import { Scene } from '../../art/scene.tsx';
import { usePage } from '../../store.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { Backs, backStyle } from '../cards/card-back.tsx';
import { useTableText } from '../state/context.ts';
import './hand-over.css';

interface Props {
  readonly seat: Seat;
  readonly name: string;
  readonly player: View['players'][number] | undefined;
}

export function HandOver({ seat, name, player }: Props) {
  const text = useTableText();
  const look = usePage((page) => page.look);
  const base = usePage((page) => page.update?.view.bases[0]?.def);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="hand-over">
      {base && <Scene def={base} layout="screen" />}
      <div aria-hidden="true" style={backStyle(player?.factions)}>
        <Backs count={player?.hand.count ?? 0} />
        <SeatMark seat={seat} size="6rem" />
      </div>
      <h1>{text.passTo(name)}</h1>
      <p>{text.passText}</p>
      <button ref={button} type="button" className="button primary big" onClick={() => look(seat)}>
        {text.iAm(name)}
      </button>
      <a className="button" href="#/">
        {text.home}
      </a>
    </main>
  );
}
