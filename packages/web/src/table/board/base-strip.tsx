/** All bases in a row, however long the list below is: how full they are, and the way to each. */
import type { BaseView } from '@baston/engine';
import { useTable } from '../state/context.ts';
import { elementId, isTarget } from './base.tsx';
import { Track } from './meter.tsx';
import { isReady } from './standing.ts';
import './base-strip.css';

export function BaseStrip() {
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
    element?.scrollIntoView({ block: 'nearest', inline: 'start' });
    element?.querySelector<HTMLElement>('.base-name')?.focus({ preventScroll: true });
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
      <span className="strip-total">
        <b>{base.total}</b>/{base.breakpoint}
      </span>
      <Track base={base} />
    </button>
  );
}
