/** Minions and titans as they stand on a base, and the actions that lie on minions and bases. */
import type { BaseView, MinionView } from '@baston/engine';
import { iconName } from '../../cards/card-data.ts';
import { lookStyle } from '../../cards/face-parts.tsx';
import { CardFace, openCard } from '../../cards/index.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useTable } from '../state/context.ts';
import { useMark } from '../state/since.ts';
import { Counters } from './counters.tsx';
import { useExplained } from './details.ts';
import { NewsMark } from './news-mark.tsx';
import { reasonsOf } from './reasons.ts';
import { openOnMenu } from './table-card.tsx';
import { TargetKey } from './target-key.tsx';
import './token.css';

type Attached = BaseView['actions'][number];

/** The attributes of a card in play as a button: it is chosen when a question offers it, and opened in full otherwise. */
function useCardButton({ id, owner, def }: Attached, notes: readonly string[]) {
  const { text, answering } = useTable();
  const role = answering.roleOf(id);
  const isPicked = role === 'picked' || role === 'chosen';
  const news = useMark(id);
  const described = [
    ...(role ? [role === 'aim' ? text.aim : text.selectable] : []),
    ...(news ? [news.long] : []),
    ...notes,
  ];
  const attributes = {
    'data-role': role,
    'data-card': id,
    'data-owner': owner,
    'data-def': def,
    'data-hinted': answering.isHintedCard(id) || undefined,
    'aria-description': described.length > 0 ? described.join('. ') : undefined,
    'aria-pressed': isPicked || undefined,
    onClick: () => (role ? answering.touch(id) : openCard(def)),
    onContextMenu: openOnMenu(def),
  };
  return { isPicked, attributes };
}

/** The owner of a card that somebody else controls. */
function useOwnerNote(card: Attached): string[] {
  const { words, text } = useTable();
  return isBorrowed(card) ? [text.ownedBy(words.player(card.owner))] : [];
}

function useMarkNotes(card: Attached): string[] {
  const { text } = useTable();
  return [...(card.counters > 0 ? [text.powerCounters(card.counters)] : []), ...useOwnerNote(card)];
}

export function MinionToken({ minion }: { readonly minion: MinionView }) {
  const { words, text } = useTable();
  const explained = useExplained({ id: minion.id });
  const why = reasonsOf(minion.why, words, text).map(({ label, amount }) => `${label} ${amount}`);
  const whose = minion.controller < 0 ? words.labels.monster : words.player(minion.controller);
  const { isPicked, attributes } = useCardButton(minion, [
    `${words.colon(text.why)} ${why.join(', ')}`,
    ...words.abilitiesNow(minion),
    ...useOwnerNote(minion),
  ]);
  return (
    <div className="token" data-seat={minion.controller}>
      <button
        type="button"
        className="table-card is-mini"
        aria-label={text.minionName(words.cardName(minion), minion.power, whose)}
        {...attributes}
        {...explained}
      >
        <CardFace
          def={minion.def}
          size="mini"
          power={minion.power}
          selected={isPicked}
          marks={hasMarks(minion) ? <Marks card={minion} /> : undefined}
        />
        <NewsMark id={minion.id} />
        <TargetKey id={minion.id} />
      </button>
      {(minion.actions.length > 0 || words.abilitiesNow(minion).length > 0) && (
        <div className="tabs">
          <AbilitiesNow card={minion} />
          {minion.actions.map((action) => (
            <AttachedCard key={action.id} card={action} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Abilities that replace a card's own. */
function AbilitiesNow({ card }: { readonly card: Attached }) {
  const { words } = useTable();
  const { text } = card;
  const [now] = words.abilitiesNow(card);
  if (text === undefined)
    return (
      now && (
        <p className="abilities-now" title={now}>
          {now}
        </p>
      )
    );
  return (
    <button
      type="button"
      className="abilities-now"
      title={now}
      onClick={() => openCard(text)}
      onContextMenu={openOnMenu(text)}
    >
      {now}
    </button>
  );
}

/** A titan on a base: it has no power of its own, but what it adds by its counters is told. */
export function TitanToken({ titan }: { readonly titan: Attached }) {
  const { words, view } = useTable();
  const { isPicked, attributes } = useCardButton(titan, useMarkNotes(titan));
  return (
    <div className="token is-titan" data-seat={titan.controller}>
      <button type="button" className="table-card is-mini" aria-label={words.describeCard(titan, view)} {...attributes}>
        <CardFace
          def={titan.def}
          size="mini"
          selected={isPicked}
          marks={hasMarks(titan) ? <Marks card={titan} /> : undefined}
        />
        <NewsMark id={titan.id} />
        <TargetKey id={titan.id} />
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

/** An action in play: its picture, its name and what it names, and its controller. On a minion it is a tab, on a base a ticket. */
export function AttachedCard({ card }: { readonly card: Attached }) {
  const { words, view } = useTable();
  const { attributes } = useCardButton(card, useMarkNotes(card));
  const printed = words.printed(card.def);
  const name = words.cardName(card) + (card.named ? ` (${words.factionName(card.named)})` : '');
  return (
    <>
      <button
        type="button"
        className="attached"
        data-seat={card.controller}
        style={lookStyle(printed.faction)}
        aria-label={words.describeCard(card, view)}
        title={name}
        {...attributes}
      >
        <svg className="attached-icon" viewBox="0 0 512 512" aria-hidden="true">
          <use href={`#icon-${iconName(printed)}`} />
        </svg>
        <span className="attached-name">{name}</span>
        <SeatMark seat={card.controller} size="1rem" />
        {hasMarks(card) && <Marks card={card} />}
        <NewsMark id={card.id} />
        <TargetKey id={card.id} />
      </button>
      <AbilitiesNow card={card} />
    </>
  );
}
