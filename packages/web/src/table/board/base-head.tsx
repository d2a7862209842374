/** The name of a base, what its places are worth, where it breaks, and what it lets its visitors do. */
import type { BaseView } from '@baston/engine';
import { openCard } from '../../cards/index.ts';
import { Counters } from '../cards/counters.tsx';
import { useTable } from '../state/context.ts';
import './base-head.css';

export function BaseHead({ base }: { readonly base: BaseView }) {
  const { words } = useTable();
  return (
    <header className="base-head">
      <h2>
        <button type="button" className="base-name" data-def={base.def} onClick={() => openCard(base.def)}>
          {words.cardName(base)}
        </button>
      </h2>
      <Star base={base} />
      <div className="base-worth">
        <Medals base={base} />
        <Counters of={base} />
        <UseButton base={base} />
      </div>
    </header>
  );
}

function Medals({ base }: { readonly base: BaseView }) {
  const { words, text } = useTable();
  const printed = words.printedVp(base);
  return (
    <span
      className="base-vp"
      role="img"
      aria-label={`${words.colon(text.printedVp)} ${printed.join(', ')}`}
      title={text.printedVp}
    >
      {printed.map((vp, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places stay where they are
        <span key={i} data-place={i + 1}>
          <small>{words.labels.place(i + 1)}</small>
          <b>{vp}</b>
        </span>
      ))}
    </span>
  );
}

const STAR =
  'M50 1L58.2 13.9L71.3 5.9L73.1 21.1L88.3 19.4L83.3 33.9L97.8 39.1L87 50L97.8 60.9L83.3 66.1L88.3 80.6L73.1 78.9L71.3 94.1L58.2 86.1L50 99L41.8 86.1L28.7 94.1L26.9 78.9L11.7 80.6L16.7 66.1L2.2 60.9L13 50L2.2 39.1L16.7 33.9L11.7 19.4L26.9 21.1L28.7 5.9L41.8 13.9Z';
const PADLOCK = 'M6 10V7.5a6 6 0 0 1 12 0V10h2v12H4V10zm3 0h6V7.5a3 3 0 0 0-6 0z';

/** The breakpoint, with the part of monsters in it. */
function Star({ base }: { readonly base: BaseView }) {
  const { text } = useTable();
  const { breakpoint, monsterPower, cannotScore } = base;
  const sum = monsterPower > 0 ? `${breakpoint - monsterPower} + ${monsterPower}` : undefined;
  const label = cannotScore ? text.cannotScore : (sum ?? text.breaksAt);
  return (
    <span
      className="base-star"
      role="img"
      aria-label={text.breakpointIs(breakpoint, cannotScore === true)}
      data-locked={cannotScore}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path className="star-edge" d={STAR} />
        <path className="star-face" d={STAR} />
      </svg>
      <b>{breakpoint}</b>
      <small>{label}</small>
      {cannotScore && (
        <svg className="base-lock" viewBox="0 0 24 24" aria-hidden="true">
          <path d={PADLOCK} />
        </svg>
      )}
    </span>
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
      className="button small base-use"
      data-def={base.def}
      aria-label={words.labels.use(words.describeCard(base, view))}
      onClick={() => answering.choose(use.id)}
    >
      {text.use}
    </button>
  );
}
