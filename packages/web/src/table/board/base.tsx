/** A base is a stage: its picture, and everything that stands there. */
import type { BaseView } from '@baston/engine';
import { memo } from 'react';
import { Scene } from '../../art/scene.tsx';
import { BuriedCards } from '../cards/buried.tsx';
import { NewsMark } from '../cards/news-mark.tsx';
import { TargetKey } from '../cards/target-key.tsx';
import { Together } from '../cards/together.tsx';
import { AttachedCard } from '../cards/token.tsx';
import type { Answering } from '../state/answering.ts';
import { type Table, TableContext, useTable } from '../state/context.ts';
import { BaseHead } from './base-head.tsx';
import { BaseText } from './base-text.tsx';
import { Cracks } from './cracks.tsx';
import { Meter } from './meter.tsx';
import { Monsters, MyRow, OtherRows } from './rows.tsx';
import { countAt, foreseenOf, isReady, monstersAt, useForeseen } from './standing.ts';
import './base.css';

export const elementId = (base: BaseView): string => `base-${base.id}`;

/** Does a touch anywhere on the base choose it? Among moves, a base that can be used has a button for that. */
export const isTarget = ({ question, roleOf }: Answering, { id }: BaseView): boolean => {
  const role = roleOf(id);
  return role === 'place' || role === 'aim' || (question?.kind !== 'move' && (role === 'pick' || role === 'picked'));
};

interface Props {
  readonly base: BaseView;
  readonly isScoring: boolean;
  readonly onTouch: () => void;
}

/** While nobody here is asked anything, a base is rendered again only if something about it has changed. */
export const Base = memo(
  ({ table, ...props }: Props & { readonly table: Table }) => (
    <TableContext value={table}>
      <Stage {...props} />
    </TableContext>
  ),
  (before, now) =>
    !before.table.answering.question &&
    !now.table.answering.question &&
    before.base === now.base &&
    before.isScoring === now.isScoring &&
    (['words', 'text', 'me'] as const).every((part) => before.table[part] === now.table[part]),
);

/** So many cards stand side by side on the narrowest base. */
const IN_A_LINE = 2;

function Stage({ base, isScoring, onTouch }: Props) {
  const { words, view, text, me, answering } = useTable();
  const role = answering.roleOf(base.id);
  const after = useForeseen(base);
  const selectable = role === 'aim' ? text.aim : text.selectable;
  const monsters = monstersAt(base);
  return (
    <article
      id={elementId(base)}
      className="base"
      data-role={role}
      data-hinted={answering.isHintedCard(base.id) || undefined}
      data-scoring={isScoring || undefined}
      data-ready={isReady(base) || undefined}
      data-locked={base.cannotScore}
      aria-label={words.describeCard(base, view)}
      onFocus={({ target }) => target.matches(':focus-visible') && onTouch()}
      onClickCapture={onTouch} // not when the finger comes down: its text may move what lies under the finger
    >
      <Scene def={base.def} layout="panel" />
      {isReady(base) && <Cracks />}
      {isTarget(answering, base) && (
        <button
          type="button"
          className="base-target"
          aria-label={words.describeCard(base, view)}
          aria-pressed={role === 'picked'}
          aria-description={after ? `${selectable}. ${foreseenOf(base, after, me, text)}` : selectable}
          data-def={base.def}
          onClick={() => answering.touch(base.id)}
        />
      )}
      <TargetKey id={base.id} />
      <div className="base-top">
        <BaseHead base={base} />
        <NewsMark id={base.id} />
        {base.actions.length > 0 && (
          <ul
            className="base-actions"
            data-many={base.actions.length > 2 || undefined}
            aria-label={words.screen.onTheBase}
          >
            {base.actions.map((action) => (
              <li key={action.id}>
                <AttachedCard card={action} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Together where={base.id} />
      <div className="base-low">
        <div className="base-field">
          {monsters.length > 0 && <Monsters base={base} monsters={monsters} />}
          <OtherRows base={base} />
          <div className="base-own" data-short={countAt(base, me) <= IN_A_LINE || undefined}>
            <Meter base={base} isScoring={isScoring} />
            <MyRow base={base} />
          </div>
          <BuriedCards base={base} />
          <BaseText base={base} />
        </div>
      </div>
    </article>
  );
}
