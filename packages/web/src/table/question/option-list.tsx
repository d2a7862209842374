/** Every option as a button with its whole name: for keyboards, for screen readers, and for what has no card. */
import type { Option, Question } from '@baston/engine';
import { lazy, Suspense, type ToggleEvent } from 'react';
import { Key } from '../../ui/key.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useExplained } from '../cards/details.ts';
import { FramedDrawing } from '../cards/drawing.tsx';
import type { Combined } from '../state/ahead.ts';
import type { Answering } from '../state/answering.ts';
import { isFinal, isPlaceKnown, onlyMove } from '../state/choices.ts';
import { useTable } from '../state/context.ts';
import { listedOptions, listedTogether, NUMBERED } from '../state/listed-options.ts';
import { Sheet, SheetHead } from './sheet.tsx';
import './options.css';

const FactionPeek = lazy(async () => ({ default: (await import('./faction-peek.tsx')).FactionPeek }));

/** The number of options that fit on the card of the question. */
const FEW = 4;
const PLAIN_KINDS: readonly Question['kind'][] = ['players', 'factions', 'modes', 'number', 'confirm'];

/** Is there nothing to touch on the table, or only the list to choose from? */
export const isPlain = ({ kind }: Question, { draft, combined }: Pick<Answering, 'draft' | 'combined'>): boolean =>
  PLAIN_KINDS.includes(kind) || (isPlaceKnown(draft) && combined.length === 0);

interface ListProps {
  readonly question: Question;
}

/** The list is the way to answer: it lies on the card of the question, or beside it if it is long. */
export function PlainOptions({ question }: ListProps) {
  const table = useTable();
  const { answering, view, words } = table;
  const { length } = listedOptions(table);
  if (length === 0 || onlyMove(answering.draft, view)) return undefined;
  const list = (
    <div className="plain-options" data-kind={question.kind}>
      <Options question={question} />
    </div>
  );
  const isOnCard = length <= FEW || question.kind === 'number' || view.phase === 'draft';
  return isOnCard ? list : <Sheet title={words.prompt(question)}>{list}</Sheet>;
}

/** Options that can be touched are marked where they lie: the list of all of them opens when it is asked for. */
export function AllOptions({ question }: ListProps) {
  const table = useTable();
  const { text, update, answering, view } = table;
  const together = answering.combined.length;
  const length = listedOptions(table).length + together;
  if (length === 0 || (onlyMove(answering.draft, view) && together === 0)) return undefined;
  return (
    <details className="all-options" key={update.questionNumber} onToggle={layAbove}>
      <summary>
        <span>{text.allOptions}</span> <small>{length}</small> <Key name="O" />
      </summary>
      <div className="sheet">
        <SheetHead title={text.allOptions}>
          <button
            type="button"
            className="button small sheet-close"
            onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
          >
            {text.close} <Key name="Esc" />
          </button>
        </SheetHead>
        <div className="sheet-inside">
          <Options question={question} />
        </div>
      </div>
    </details>
  );
}

/** Where there is little room, the list lies above the question and not over it. */
function layAbove({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  const { top = 0 } = currentTarget.closest('.question')?.getBoundingClientRect() ?? {};
  currentTarget.style.setProperty('--above', `${innerHeight - top}px`);
}

function Options({ question }: ListProps) {
  const table = useTable();
  return (
    <ol className="options">
      {listedOptions(table).map((option, i) => (
        <li key={option.id}>
          <Suspense>{option.faction && <FactionPeek faction={option.faction} />}</Suspense>
          <OptionButton question={question} option={option} number={i + 1} />
        </li>
      ))}
      {listedTogether(table).map(({ both, number }) => (
        <li key={number}>
          <TogetherButton question={question} both={both} number={number} />
        </li>
      ))}
    </ol>
  );
}

interface TogetherProps extends ListProps {
  readonly both: Combined;
  readonly number: number;
}

/** The chosen card with the answer to what it will ask. */
function TogetherButton({ question, both, number }: TogetherProps) {
  const { words, view, answering } = useTable();
  const { play, ahead } = both;
  return (
    <button type="button" className="option" onClick={() => answering.chooseBoth(both)}>
      {number <= NUMBERED && <Key name={String(number)} />}
      {play.card && <FramedDrawing def={play.card.def} />}
      <span>{words.both(question, play, ahead.question, ahead.picks, view)}</span>
    </button>
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
  const explained = useExplained({ def: option.card?.def ?? '' });
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
      {...(option.card && explained)}
    >
      {number <= NUMBERED && question.kind !== 'number' && <Key name={String(number)} />}
      {option.card && <FramedDrawing def={option.card.def} />}
      {option.seat !== undefined && <SeatMark seat={option.seat} size="1.25rem" />}
      <span className={isLast ? 'final' : undefined}>
        {words.option(question, option, view)}
        {isLast && <small aria-hidden="true">{text.noUndo}</small>}
      </span>
    </button>
  );
}
