/** The bases in the middle of the table, with everything that lies there. */
import type { BaseView, Seat } from '@baston/engine';
import { Scene } from '../../art/scene.tsx';
import { CardText } from '../../cards/face-parts.tsx';
import { openCard } from '../../cards/index.ts';
import { SeatMark } from '../../ui/seat-mark.tsx';
import type { TableText } from '../../words/table.ts';
import { BuriedCards } from '../cards/buried.tsx';
import { Counters } from '../cards/counters.tsx';
import { useDetails, useExplained } from '../cards/details.ts';
import { reasonsOf } from '../cards/reasons.ts';
import { AttachedCard, MinionToken, TitanToken } from '../cards/token.tsx';
import type { Answering } from '../state/answering.ts';
import { useTable } from '../state/context.ts';
import { useIsUpright } from '../state/use-media.ts';
import { SideDecks } from './side-decks.tsx';
import './bases.css';
import './base-strip.css';
import './groups.css';

interface BasesProps {
  readonly scoring: number | undefined;
  /** The decks that all players share lie here too, unless they are shown elsewhere. */
  readonly hasDecks?: boolean;
}

export function Bases({ scoring, hasDecks = true }: BasesProps) {
  const { view, words } = useTable();
  const isUpright = useIsUpright();
  return (
    <>
      {isUpright && <BaseStrip />}
      <section className="bases" aria-label={words.screen.bases} style={{ '--bases': view.bases.length }}>
        {view.bases.map((base) => (
          <Base key={base.id} base={base} isScoring={base.id === scoring} />
        ))}
        {hasDecks && <SideDecks />}
      </section>
    </>
  );
}

const elementId = (base: BaseView): string => `base-${base.id}`;

/** All bases in a row, however long the list below is: how full they are, and the way to each. */
function BaseStrip() {
  const { view, text } = useTable();
  return (
    <nav className="base-strip" aria-label={text.baseStrip}>
      <ul>
        {view.bases.map((base) => (
          <li key={base.id}>
            <StripButton base={base} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StripButton({ base }: { readonly base: BaseView }) {
  const { words, view, text, answering } = useTable();
  const role = answering.roleOf(base.id);
  const isChoice = isTarget(answering, base);
  const show = (): void => {
    const element = document.getElementById(elementId(base));
    element?.scrollIntoView({ block: 'start', inline: 'start' });
    element?.querySelector<HTMLElement>('.card-link')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      data-role={isChoice ? role : undefined}
      data-hinted={answering.isHintedCard(base.id) || undefined}
      data-ready={isReady(base) || undefined}
      aria-label={words.describeCard(base, view)}
      aria-pressed={isChoice ? role === 'picked' : undefined}
      aria-description={isChoice ? text.selectable : undefined}
      onClick={isChoice ? () => answering.touch(base.id) : show}
    >
      <span className="strip-name">{words.cardName(base)}</span>
      <BreakpointBar base={base} />
      <span className="strip-total">
        <b>{base.total}</b>/{base.breakpoint}
      </span>
    </button>
  );
}

/** Does a touch anywhere on the base choose it? Among moves, a base that can be used has a button for that. */
const isTarget = ({ question, roleOf }: Answering, { id }: BaseView): boolean => {
  const role = roleOf(id);
  return role === 'place' || (question?.kind !== 'move' && (role === 'pick' || role === 'picked'));
};

function Base({ base, isScoring }: { readonly base: BaseView; readonly isScoring: boolean }) {
  const { words, view, text, answering } = useTable();
  const role = answering.roleOf(base.id);
  return (
    <article
      id={elementId(base)}
      className="base"
      data-role={role}
      data-hinted={answering.isHintedCard(base.id) || undefined}
      data-scoring={isScoring || undefined}
      aria-label={words.describeCard(base, view)}
    >
      <Scene def={base.def} layout="panel" />
      {isTarget(answering, base) && (
        <button
          type="button"
          className="base-target"
          aria-label={words.describeCard(base, view)}
          aria-pressed={role === 'picked'}
          aria-description={text.selectable}
          data-def={base.def}
          onClick={() => answering.touch(base.id)}
        />
      )}
      <BaseHead base={base} isScoring={isScoring} />
      <BaseText base={base} />
      <UseButton base={base} />
      <div className="base-groups">
        {seatsAt(base).map((seat) => (
          <Group key={seat} base={base} seat={seat} />
        ))}
        <Monsters base={base} />
        {base.minions.length === 0 && <p className="base-empty">{words.screen.noMinions}</p>}
      </div>
      {base.actions.length > 0 && (
        <ul className="base-actions" aria-label={words.screen.onTheBase}>
          {base.actions.map((action) => (
            <li key={action.id}>
              <AttachedCard card={action} />
            </li>
          ))}
        </ul>
      )}
      <BuriedCards base={base} />
    </article>
  );
}

/** Among the moves of a turn: what a base lets its visitors do. */
function UseButton({ base }: { readonly base: BaseView }) {
  const { words, view, text, answering } = useTable();
  const { question } = answering;
  const use = question?.kind === 'move' ? question.options.find(({ card }) => card?.id === base.id) : undefined;
  if (!use) return undefined;
  return (
    <button
      type="button"
      className="button base-use"
      data-def={base.def}
      aria-label={words.labels.use(words.describeCard(base, view))}
      onClick={() => answering.choose(use.id)}
    >
      {text.use}
    </button>
  );
}

/** The abilities of the base now: its own unless they are cancelled, and those of another base if it has them. */
function BaseText({ base }: { readonly base: BaseView }) {
  const { words, text } = useTable();
  return (
    <div className="base-text">
      {base.cancelled && <p className="base-cancelled">{text.cancelled}</p>}
      <p data-cancelled={base.cancelled || undefined}>
        <CardText text={words.cardText(base) || words.screen.noAbility} />
      </p>
      {base.also && (
        <p>
          {words.colon(text.alsoText)}{' '}
          <button type="button" className="card-link" onClick={() => openCard(base.also as string)}>
            {words.cardName({ def: base.also })}
          </button>{' '}
          <CardText text={words.cardText({ def: base.also })} />
        </p>
      )}
      <Counters of={base} />
    </div>
  );
}

/** Everybody with something there, the best first. */
function seatsAt(base: BaseView): Seat[] {
  const ranked = base.standings.toSorted((a, b) => a.place - b.place || a.seat - b.seat).map(({ seat }) => seat);
  const present = [...base.minions, ...base.titans].map(({ controller }) => controller).filter((seat) => seat >= 0);
  return [...new Set([...ranked, ...present])];
}

const isReady = ({ total, breakpoint, cannotScore }: BaseView): boolean => total >= breakpoint && !cannotScore;

/** How far the base is from scoring, in words. */
function outlookOf(base: BaseView, text: TableText): string {
  if (base.cannotScore) return text.cannotScore;
  return isReady(base) ? text.readyToScore : text.missing(base.breakpoint - base.total);
}

function BaseHead({ base, isScoring }: { readonly base: BaseView; readonly isScoring: boolean }) {
  const { words, text } = useTable();
  const printed = words.printedVp(base);
  return (
    <header className="base-head">
      <h2>
        <button type="button" className="card-link" data-def={base.def} onClick={() => openCard(base.def)}>
          {words.cardName(base)}
        </button>
      </h2>
      <span
        className="base-vp"
        role="img"
        aria-label={`${words.colon(text.printedVp)} ${printed.join(', ')}`}
        title={text.printedVp}
      >
        {printed.map((vp, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay where they are
          <b key={place}>{vp}</b>
        ))}
      </span>
      <BreakpointBar base={base} />
      <p className="base-state">
        <span className="base-total" title={words.labels.powerOf(base.total, base.breakpoint)}>
          <b>{base.total}</b>/{base.breakpoint}
        </span>
        <span className="base-missing" data-ready={isReady(base) || undefined}>
          {isScoring ? words.screen.beingScored : outlookOf(base, text)}
        </span>
      </p>
    </header>
  );
}

/** How full the base is, with the part of each player. */
function BreakpointBar({ base }: { readonly base: BaseView }) {
  const { words } = useTable();
  const scale = Math.max(base.breakpoint, base.total);
  return (
    <div
      className="base-bar"
      role="img"
      aria-label={words.labels.powerOf(base.total, base.breakpoint)}
      style={{ '--mark': base.breakpoint / scale }}
    >
      {base.standings.map(({ seat, total }) => (
        <span key={seat} data-seat={seat} style={{ '--part': Math.max(0, total) / scale }} />
      ))}
    </div>
  );
}

/** Somebody's power on a base, which says what it is made of when it is pointed at, focused or touched. */
function Total({ base, standing }: { readonly base: BaseView; readonly standing: BaseView['standings'][number] }) {
  const { words, text } = useTable();
  const subject = { id: base.id, seat: standing.seat };
  const show = useDetails((details) => details.show);
  const parts = reasonsOf(standing.why, words, text).map(({ label, amount }) => `${label} ${amount}`);
  return (
    <button
      type="button"
      className="group-total"
      aria-label={`${words.colon(text.total)} ${standing.total}`}
      aria-description={parts.join(', ')}
      onClick={(event) => show(subject, event.currentTarget)}
      {...useExplained(subject)}
    >
      {standing.total}
    </button>
  );
}

function Group({ base, seat }: { readonly base: BaseView; readonly seat: Seat }) {
  const { words, text } = useTable();
  const standing = base.standings.find((one) => one.seat === seat);
  const minions = base.minions.filter((minion) => minion.controller === seat);
  return (
    <div className="group" data-seat={seat}>
      <p className="group-head">
        <SeatMark seat={seat} size="1.25rem" />
        <span className="group-name">{words.player(seat)}</span>
        {standing && (
          <>
            <Total base={base} standing={standing} />
            <span className="group-place" title={text.ifScoredNow}>
              <span className="visually-hidden">{words.colon(text.ifScoredNow)} </span>
              {words.labels.place(standing.place)} · <b>{words.labels.vp(standing.vp)}</b>
            </span>
          </>
        )}
      </p>
      <ul className="group-minions">
        {base.titans
          .filter((titan) => titan.controller === seat)
          .map((titan) => (
            <li key={titan.id} className="group-titan">
              <TitanToken titan={titan} />
            </li>
          ))}
        {minions.map((minion) => (
          <li key={minion.id}>
            <MinionToken minion={minion} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Minions that nobody controls, with what they add to the breakpoint and carry. */
function Monsters({ base }: { readonly base: BaseView }) {
  const { words } = useTable();
  const monsters = base.minions.filter(({ controller }) => controller < 0);
  if (monsters.length === 0) return undefined;
  return (
    <div className="group is-monsters">
      <p className="group-head">
        <span className="group-name">{words.screen.monsters}</span>
        <span className="group-place">{words.screen.monstersHere(base.monsterPower, base.loot)}</span>
      </p>
      <ul className="group-minions">
        {monsters.map((minion) => (
          <li key={minion.id}>
            <MinionToken minion={minion} />
          </li>
        ))}
      </ul>
    </div>
  );
}
