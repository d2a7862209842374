/** A minion on a base, and the actions that lie on minions and bases. */
import type { BaseView, MinionView } from '@baston/engine';
import { CardFace, openCard } from '../cards/index.ts';
import { SeatMark } from '../ui/seat-mark.tsx';
import { useTable } from './context.ts';
import { useDetails } from './details.ts';
import { reasonsOf } from './reasons.ts';
import { openOnMenu } from './table-card.tsx';

type Attached = BaseView['actions'][number];

export function MinionToken({ minion }: { readonly minion: MinionView }) {
  const { words, text, answering } = useTable();
  const { show, hide } = useDetails();
  const role = answering.roleOf(minion.id);
  const printed = minion.why.find(({ source }) => source === 'printed')?.amount ?? minion.power;
  const why = reasonsOf(minion, words, text).map(({ label, amount }) => `${label} ${amount}`);
  return (
    <div className="token" data-changed={minion.power > printed ? 'up' : minion.power < printed ? 'down' : undefined}>
      <button
        type="button"
        className="table-card is-mini"
        data-role={role}
        data-def={minion.def}
        data-hinted={answering.isHintedCard(minion.id) || undefined}
        aria-label={text.minionName(words.cardName(minion), minion.power, words.player(minion.controller))}
        aria-description={`${role ? `${text.selectable}. ` : ''}${words.colon(text.why)} ${why.join(', ')}`}
        aria-pressed={role === 'picked' || role === 'chosen' ? true : undefined}
        onClick={() => (role ? answering.touch(minion.id) : openCard(minion.def))}
        onContextMenu={openOnMenu(minion.def)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show(minion.id, event.currentTarget)}
        onPointerLeave={hide}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(minion.id, event.currentTarget)}
        onBlur={hide}
      >
        <CardFace def={minion.def} size="mini" power={minion.power} selected={role === 'picked' || role === 'chosen'} />
      </button>
      {minion.actions.map((action) => (
        <AttachedCard key={action.id} card={action} />
      ))}
    </div>
  );
}

/** An action in play: its controller, its name, and what it names. */
export function AttachedCard({ card }: { readonly card: Attached }) {
  const { words, view, answering } = useTable();
  const role = answering.roleOf(card.id);
  return (
    <button
      type="button"
      className="attached"
      data-seat={card.controller}
      data-role={role}
      data-def={card.def}
      data-hinted={answering.isHintedCard(card.id) || undefined}
      aria-label={words.describeCard(card, view)}
      aria-pressed={role === 'picked' || role === 'chosen' ? true : undefined}
      onClick={() => (role ? answering.touch(card.id) : openCard(card.def))}
      onContextMenu={openOnMenu(card.def)}
    >
      <SeatMark seat={card.controller} size="1rem" />
      <span>
        {words.cardName(card)}
        {card.named && ` (${words.factionName(card.named)})`}
      </span>
    </button>
  );
}
