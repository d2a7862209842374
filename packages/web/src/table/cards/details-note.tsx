/** The note beside a minion or a total: where its power comes from. Beside the name of a card: the card. */
import type { BaseView, MinionView, Seat, Why } from '@baston/engine';
import { locate } from '@baston/table';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { CardText } from '../../cards/face-parts.tsx';
import { BaseFace, CardFace } from '../../cards/index.ts';
import { useTable } from '../state/context.ts';
import { useDetails } from './details.ts';
import { reasonsOf } from './reasons.ts';
import './details.css';

const GAP = 8;

export function DetailsNote() {
  const { view } = useTable();
  const { at, hide } = useDetails();
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = note.current;
    if (!element || !at) return;
    element.showPopover(); // above a window, too
    const { inlineSize, blockSize } = sizeOf(element);
    const left = Math.min(
      Math.max(GAP, at.box.left + at.box.width / 2 - inlineSize / 2),
      innerWidth - inlineSize - GAP,
    );
    const above = at.box.top - blockSize - GAP;
    element.style.left = `${left}px`;
    element.style.top = `${above >= GAP ? above : Math.min(at.box.bottom + GAP, innerHeight - blockSize - GAP)}px`;
  }, [at]);
  useEffect(() => {
    if (!at) return;
    // A finger leaves no focus that could go elsewhere.
    document.addEventListener('pointerdown', hide);
    return () => document.removeEventListener('pointerdown', hide);
  }, [at, hide]);
  if (!at) return undefined;
  if ('def' in at)
    return (
      <div ref={note} className="details-note is-card" popover="manual" aria-hidden="true">
        <Face def={at.def} />
      </div>
    );
  const found = locate(view, at.id);
  if (found?.at !== 'minion' && found?.at !== 'base') return undefined;
  return (
    <div ref={note} className="details-note" popover="manual" aria-hidden="true">
      {found.at === 'minion' ? <AboutMinion minion={found.minion} /> : <AboutTotal base={found.base} seat={at.seat} />}
    </div>
  );
}

function Face({ def }: { readonly def: string }) {
  const { words } = useTable();
  return words.printed(def).type === 'base' ? <BaseFace def={def} size="hand" /> : <CardFace def={def} size="hand" />;
}

function AboutMinion({ minion }: { readonly minion: MinionView }) {
  const { words, text } = useTable();
  return (
    <>
      <p className="details-name">
        {words.cardName(minion)} <b>{minion.power}</b>
      </p>
      {words.abilitiesNow(minion).map((now) => (
        <p key={now} className="details-abilities">
          {now}
        </p>
      ))}
      <p data-cancelled={minion.cancelled}>
        <CardText text={words.cardText({ def: minion.text ?? minion.def })} />
      </p>
      <Reasons why={minion.why} />
      {minion.owner >= 0 && minion.owner !== minion.controller && (
        <p className="details-owner">{text.ownedBy(words.player(minion.owner))}</p>
      )}
    </>
  );
}

function AboutTotal({ base, seat }: { readonly base: BaseView; readonly seat: Seat | undefined }) {
  const { words, text } = useTable();
  const standing = base.standings.find((one) => one.seat === seat);
  if (!standing) return undefined;
  return (
    <>
      <p className="details-name">
        {text.totalOf(words.player(standing.seat))} <b>{standing.total}</b>
      </p>
      <Reasons why={standing.why} />
    </>
  );
}

function Reasons({ why }: { readonly why: Why }) {
  const { words, text } = useTable();
  return (
    <table>
      <tbody>
        {reasonsOf(why, words, text).map(({ key, label, amount }) => (
          <tr key={key}>
            <td>{label}</td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sizeOf = (element: HTMLElement): { inlineSize: number; blockSize: number } => ({
  inlineSize: element.offsetWidth,
  blockSize: element.offsetHeight,
});
