/** Cards that lie face down: beside a base, or in a duel. Who knows one sees its name and may open it (BURY-05). */
import type { BaseView, HiddenView } from '@baston/engine';
import { openCard } from '../../cards/index.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useTable } from '../state/context.ts';
import { backStyle } from './card-back.tsx';
import { Counters, countersOn } from './counters.tsx';
import './buried.css';

export function BuriedCards({ base }: { readonly base: BaseView }) {
  const { words, text } = useTable();
  if (base.buried.length === 0) return undefined;
  return (
    <ul className="buried-cards" aria-label={text.buried}>
      {base.buried.map((card) => (
        <li key={card.id}>
          <HiddenCard card={card} where={words.labels.buriedAt(words.cardName(base))} />
        </li>
      ))}
    </ul>
  );
}

export function HiddenCard({ card, where }: { readonly card: HiddenView; readonly where: string }) {
  const { words, text, answering, view } = useTable();
  const { id, def, controller, counters = 0 } = card;
  const role = answering.roleOf(id);
  const player = words.player(controller);
  const name = def === undefined ? undefined : words.cardName({ def });
  const more = countersOn({ counters }, text);
  const label = `${name ?? text.unknownCard} (${player}, ${where}${more && `, ${more}`})`;
  const back = (
    <>
      <SeatMark seat={controller} size="1rem" />
      <span className="card-back" style={backStyle(view.players[controller]?.factions)} aria-hidden="true" />
      {name !== undefined && <span className="hidden-name">{name}</span>}
      <Counters of={{ counters }} />
    </>
  );
  const about = { 'data-seat': controller, 'data-card': id, 'data-owner': controller, 'data-def': def };
  if (role === undefined && def === undefined) {
    return (
      <span className="hidden-card" role="img" aria-label={label} title={label} {...about}>
        {back}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="hidden-card"
      aria-label={label}
      title={label}
      data-role={role}
      data-hinted={answering.isHintedCard(id) || undefined}
      aria-description={role ? (role === 'aim' ? text.aim : text.selectable) : undefined}
      aria-pressed={role ? role === 'picked' : undefined}
      onClick={() => (role ? answering.touch(id) : def !== undefined && openCard(def))}
      onContextMenu={(event) => {
        event.preventDefault();
        if (def !== undefined) openCard(def);
      }}
      {...about}
    >
      {back}
    </button>
  );
}
