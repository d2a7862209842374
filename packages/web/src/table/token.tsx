/** A minion on a base, and the actions that lie on minions and bases. */
import type { BaseView, MinionView } from '@baston/engine';
import { CardFace, openCard } from '../cards/index.ts';
import { SeatMark } from '../ui/seat-mark.tsx';
import { useTable } from './context.ts';
import { Counters } from './counters.tsx';
import { useExplained } from './details.ts';
import { reasonsOf } from './reasons.ts';
import { openOnMenu } from './table-card.tsx';

type Attached = BaseView['actions'][number];

export function MinionToken({ minion }: { readonly minion: MinionView }) {
  const { words, text, answering } = useTable();
  const explained = useExplained({ id: minion.id });
  const role = answering.roleOf(minion.id);
  const start = minion.why[0]?.amount ?? minion.power;
  const why = reasonsOf(minion.why, words, text).map(({ label, amount }) => `${label} ${amount}`);
  const whose = minion.controller < 0 ? words.labels.monster : words.player(minion.controller);
  return (
    <div className="token" data-changed={minion.power > start ? 'up' : minion.power < start ? 'down' : undefined}>
      <button
        type="button"
        className="table-card is-mini"
        data-role={role}
        data-card={minion.id}
        data-owner={minion.owner}
        data-def={minion.def}
        data-hinted={answering.isHintedCard(minion.id) || undefined}
        aria-label={text.minionName(words.cardName(minion), minion.power, whose)}
        aria-description={[
          ...(role ? [text.selectable] : []),
          `${words.colon(text.why)} ${why.join(', ')}`,
          ...words.abilitiesNow(minion),
          ...(isBorrowed(minion) ? [text.ownedBy(words.player(minion.owner))] : []),
        ].join('. ')}
        aria-pressed={role === 'picked' || role === 'chosen' ? true : undefined}
        onClick={() => (role ? answering.touch(minion.id) : openCard(minion.def))}
        onContextMenu={openOnMenu(minion.def)}
        {...explained}
      >
        <CardFace
          def={minion.def}
          size="mini"
          power={minion.power}
          selected={role === 'picked' || role === 'chosen'}
          marks={hasMarks(minion) ? <Marks card={minion} /> : undefined}
        />
      </button>
      <AbilitiesNow card={minion} />
      {minion.actions.map((action) => (
        <AttachedCard key={action.id} card={action} />
      ))}
    </div>
  );
}

/** What a card in play has in place of its own abilities. */
function AbilitiesNow({ card }: { readonly card: Attached }) {
  const { words } = useTable();
  const { text } = card;
  const [now] = words.abilitiesNow(card);
  if (text === undefined) return now && <p className="abilities-now">{now}</p>;
  return (
    <button type="button" className="abilities-now" onClick={() => openCard(text)} onContextMenu={openOnMenu(text)}>
      {now}
    </button>
  );
}

/** A titan on a base: it has no power of its own, but what it adds by its counters is told. */
export function TitanToken({ titan }: { readonly titan: Attached }) {
  const { words, view, text, answering } = useTable();
  const role = answering.roleOf(titan.id);
  const isPicked = role === 'picked' || role === 'chosen';
  const notes = [
    ...(role ? [text.selectable] : []),
    ...(titan.counters > 0 ? [text.powerCounters(titan.counters)] : []),
    ...(isBorrowed(titan) ? [text.ownedBy(words.player(titan.owner))] : []),
  ];
  return (
    <div className="token">
      <button
        type="button"
        className="table-card is-mini"
        data-role={role}
        data-card={titan.id}
        data-owner={titan.owner}
        data-def={titan.def}
        data-hinted={answering.isHintedCard(titan.id) || undefined}
        aria-label={words.describeCard(titan, view)}
        aria-description={notes.length > 0 ? notes.join('. ') : undefined}
        aria-pressed={isPicked ? true : undefined}
        onClick={() => (role ? answering.touch(titan.id) : openCard(titan.def))}
        onContextMenu={openOnMenu(titan.def)}
      >
        <CardFace
          def={titan.def}
          size="mini"
          selected={isPicked}
          marks={hasMarks(titan) ? <Marks card={titan} /> : undefined}
        />
      </button>
    </div>
  );
}

/** Monsters and treasures belong to nobody. */
const isBorrowed = ({ owner, controller }: Attached): boolean => owner >= 0 && owner !== controller;
const hasMarks = (card: Attached): boolean => card.counters > 0 || isBorrowed(card);

/** Counters, and the mark of the owner where somebody else controls the card. */
function Marks({ card }: { readonly card: Attached }) {
  const { words, text } = useTable();
  return (
    <>
      {isBorrowed(card) && (
        <span className="owner-mark" title={text.ownedBy(words.player(card.owner))}>
          <SeatMark seat={card.owner} size="1rem" label={text.ownedBy(words.player(card.owner))} />
        </span>
      )}
      <Counters of={card} />
    </>
  );
}

/** An action in play: its controller, its name, and what it names. */
export function AttachedCard({ card }: { readonly card: Attached }) {
  const { words, view, text, answering } = useTable();
  const role = answering.roleOf(card.id);
  const marks = [
    ...(role ? [text.selectable] : []),
    ...(card.counters > 0 ? [text.powerCounters(card.counters)] : []),
    ...(isBorrowed(card) ? [text.ownedBy(words.player(card.owner))] : []),
  ];
  return (
    <>
      <button
        type="button"
        className="attached"
        data-seat={card.controller}
        data-role={role}
        data-card={card.id}
        data-owner={card.owner}
        data-def={card.def}
        data-hinted={answering.isHintedCard(card.id) || undefined}
        aria-label={words.describeCard(card, view)}
        aria-description={marks.length > 0 ? marks.join('. ') : undefined}
        aria-pressed={role === 'picked' || role === 'chosen' ? true : undefined}
        onClick={() => (role ? answering.touch(card.id) : openCard(card.def))}
        onContextMenu={openOnMenu(card.def)}
      >
        <SeatMark seat={card.controller} size="1rem" />
        <span>
          {words.cardName(card)}
          {card.named && ` (${words.factionName(card.named)})`}
        </span>
        {hasMarks(card) && <Marks card={card} />}
      </button>
      <AbilitiesNow card={card} />
    </>
  );
}
