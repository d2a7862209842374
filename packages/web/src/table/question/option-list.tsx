/** Every option as a button with its whole name: for keyboards, for screen readers, and for what has no card. */
import type { Option, Question } from '@baston/engine';
import { Key } from '../../ui/key.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { isFinal, isPlaceKnown, onlyMove } from '../state/choices.ts';
import { useTable } from '../state/context.ts';
import { listedOptions } from '../state/listed-options.ts';
import { useIsWide } from '../state/use-media.ts';
import { FactionPeek } from './faction-peek.tsx';
import './options.css';
import './draft.css';

const NUMBERED = 9;
const PLAIN_KINDS: readonly Question['kind'][] = ['players', 'factions', 'modes', 'number', 'confirm'];

export function OptionList({ question }: { readonly question: Question }) {
  const table = useTable();
  const { text, answering } = table;
  const isWide = useIsWide();
  const options = listedOptions(table);
  if (options.length === 0 || onlyMove(answering.draft, table.view)) return undefined;
  const list = (
    <ol className="options">
      {options.map((option, i) => (
        <li key={option.id}>
          {option.faction && <FactionPeek faction={option.faction} />}
          <OptionButton question={question} option={option} number={i + 1} />
        </li>
      ))}
    </ol>
  );
  if (PLAIN_KINDS.includes(question.kind)) {
    return (
      <div className="plain-options" data-kind={question.kind}>
        {list}
      </div>
    );
  }
  const isOnlyWay = isPlaceKnown(answering.draft);
  return (
    <details className="all-options" key={`${isWide} ${isOnlyWay}`} open={isWide || isOnlyWay}>
      <summary>
        <span>{text.allOptions}</span> <small>{options.length}</small>
      </summary>
      {list}
    </details>
  );
}

interface ButtonProps {
  readonly question: Question;
  readonly option: Option;
  readonly number: number;
}

function OptionButton({ question, option, number }: ButtonProps) {
  const { words, view, text, answering } = useTable();
  const isMany = question.max > 1;
  const isPicked = answering.draft.picked.includes(option.id);
  const isHinted = answering.isHinted(option.id);
  const isLast = isFinal(question, option);
  const notes = [...(isHinted ? [text.suggested] : []), ...(isLast ? [text.noUndo] : [])];
  return (
    <button
      type="button"
      className="option"
      data-hinted={isHinted || undefined}
      data-def={option.card?.def}
      aria-pressed={isMany ? isPicked : undefined}
      aria-description={notes.length > 0 ? notes.join(', ') : undefined}
      onClick={() => answering.choose(option.id)}
    >
      {number <= NUMBERED && question.kind !== 'number' && <Key name={String(number)} />}
      {option.seat !== undefined && <SeatMark seat={option.seat} size="1.25rem" />}
      <span className={isLast ? 'final' : undefined}>
        {words.option(question, option, view)}
        {isLast && <small aria-hidden="true">{text.noUndo}</small>}
      </span>
    </button>
  );
}
