/** The note beside a minion: what it does, and where its power comes from. */
import { locate } from '@baston/table';
import { useLayoutEffect, useRef } from 'react';
import { CardText } from '../cards/face-parts.tsx';
import { useTable } from './context.ts';
import { useDetails } from './details.ts';
import { reasonsOf } from './reasons.ts';
import './details.css';

const GAP = 8;

export function DetailsNote() {
  const { view, words, text } = useTable();
  const at = useDetails((details) => details.at);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = note.current;
    if (!element || !at) return;
    const { inlineSize, blockSize } = sizeOf(element);
    const left = Math.min(
      Math.max(GAP, at.box.left + at.box.width / 2 - inlineSize / 2),
      innerWidth - inlineSize - GAP,
    );
    const above = at.box.top - blockSize - GAP;
    element.style.left = `${left}px`;
    element.style.top = `${above >= GAP ? above : Math.min(at.box.bottom + GAP, innerHeight - blockSize - GAP)}px`;
  }, [at]);
  const found = at && locate(view, at.id);
  if (found?.at !== 'minion') return undefined;
  const { minion } = found;
  return (
    <div ref={note} className="details-note" aria-hidden="true">
      <p className="details-name">
        {words.cardName(minion)} <b>{minion.power}</b>
      </p>
      <p>
        <CardText text={words.cardText(minion)} />
      </p>
      <table>
        <tbody>
          {reasonsOf(minion, words, text).map(({ key, label, amount }) => (
            <tr key={key}>
              <td>{label}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {minion.owner !== minion.controller && (
        <p className="details-owner">{text.ownedBy(words.player(minion.owner))}</p>
      )}
    </div>
  );
}

const sizeOf = (element: HTMLElement): { inlineSize: number; blockSize: number } => ({
  inlineSize: element.offsetWidth,
  blockSize: element.offsetHeight,
});
