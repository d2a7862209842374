/** The minions on a base: a row for each player, and one for the monsters. */
import type { BaseView, Seat } from '@baston/engine';
import { type ReactNode, useState } from 'react';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { MinionToken, TitanToken } from '../cards/token.tsx';
import { useTable } from '../state/context.ts';
import { countAt, isReady, totalOf, useForeseen } from './standing.ts';
import './rows.css';

interface RowProps {
  readonly base: BaseView;
  readonly seat: Seat;
}

/** The rows of the others. Among several, those who come later stand above the earlier ones, which need not move for them. */
export function OtherRows({ base }: { readonly base: BaseView }) {
  const { view, me } = useTable();
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== me);
  const here = others.filter((seat) => countAt(base, seat) > 0);
  const [seats, setSeats] = useState(here);
  const still = seats.filter((seat) => here.includes(seat));
  const now = [...here.filter((seat) => !still.includes(seat)), ...still];
  if (now.length !== seats.length || now.length !== still.length) setSeats(now);
  const isOneToOne = view.seats === 2 && me >= 0;
  if (isOneToOne && here.length === 0) return <div className="row" />;
  return now.map((seat) => <Row key={seat} base={base} seat={seat} />);
}

function Row({ base, seat }: RowProps) {
  const { words } = useTable();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are cards and not fields of a form
    <div className="row" role="group" aria-label={words.player(seat)} data-seat={seat}>
      <SeatMark seat={seat} size="1em" />
      <Cards base={base} seat={seat} />
    </div>
  );
}

/** The row of whoever looks, also while nobody stands there. */
export function MyRow({ base }: { readonly base: BaseView }) {
  const { words, text, me, answering } = useTable();
  const after = useForeseen(base);
  if (after && answering.roleOf(base.id) === 'place') return <Slot base={base} after={after} />;
  if (me < 0) return undefined;
  if (base.minions.length === 0 && base.titans.length === 0) return <Empty>{words.screen.noMinions}</Empty>;
  if (countAt(base, me) === 0) return <Empty>{text.nobodyOfMine}</Empty>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are cards and not fields of a form
    <div className="row is-mine" role="group" aria-label={words.player(me)} data-seat={me}>
      <Cards base={base} seat={me} />
    </div>
  );
}

/** My row with a place for the card that I am about to play, and what it would bring. */
function Slot({ base, after }: { readonly base: BaseView; readonly after: BaseView }) {
  const { words, text, me } = useTable();
  const mine = after.standings.find(({ seat }) => seat === me);
  return (
    <div className="row is-mine" data-seat={me}>
      <Cards base={base} seat={me}>
        <li className="slot" aria-hidden="true" style={{ '--i': countAt(base, me) }}>
          <b>
            {totalOf(base, me)} <i /> {totalOf(after, me)}
          </b>
          {isReady(after) && <strong>{text.breaksNow}</strong>}
          {mine && (
            <small>
              {words.labels.place(mine.place)} {words.labels.vp(mine.vp)}
            </small>
          )}
        </li>
      </Cards>
    </div>
  );
}

const Empty = ({ children }: { readonly children: ReactNode }) => (
  <p className="row is-mine is-empty">
    <span>{children}</span>
  </p>
);

function Cards({ base, seat, children }: RowProps & { readonly children?: ReactNode }) {
  const titans = base.titans.filter(({ controller }) => controller === seat);
  const minions = base.minions.filter(({ controller }) => controller === seat);
  return (
    <ul className="row-cards" style={{ '--count': titans.length + minions.length + (children ? 1 : 0) }}>
      {titans.map((titan, i) => (
        <li key={titan.id} style={{ '--i': i }}>
          <TitanToken titan={titan} />
        </li>
      ))}
      {minions.map((minion, i) => (
        <li key={minion.id} style={{ '--i': titans.length + i }}>
          <MinionToken minion={minion} />
        </li>
      ))}
      {children}
    </ul>
  );
}

interface MonstersProps {
  readonly base: BaseView;
  readonly monsters: BaseView['minions'];
}

/** Minions that nobody controls, with what they add to the breakpoint and carry. */
export function Monsters({ base, monsters }: MonstersProps) {
  const { words } = useTable();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are cards and not fields of a form
    <div className="row is-monsters" role="group" aria-label={words.screen.monsters}>
      <ul className="row-cards" style={{ '--count': monsters.length }}>
        {monsters.map((minion, i) => (
          <li key={minion.id} style={{ '--i': i }}>
            <MinionToken minion={minion} />
          </li>
        ))}
      </ul>
      <p className="row-note">{words.screen.monstersHere(base.monsterPower, base.loot)}</p>
    </div>
  );
}
