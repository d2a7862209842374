/** The question: what is asked, and every way to answer besides touching cards. */
import type { Option, Question } from '@baston/engine';
import { locate } from '@baston/table';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { usePage } from '../../store.ts';
import { Dots } from '../../ui/dots.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { onlyMove } from '../state/choices.ts';
import { useTable } from '../state/context.ts';
import { useHiddenCards } from '../state/hidden-cards.ts';
import { useSince } from '../state/since.ts';
import { useIsWide } from '../state/use-media.ts';
import { Buttons, Hint, Undo, UndoNote } from './buttons.tsx';
import { useKeptFocus } from './focus.ts';
import { HintNote } from './hint-note.tsx';
import { KindNote } from './kind-note.tsx';
import { AllOptions, isPlain, PlainOptions } from './option-list.tsx';
import { Prompt } from './prompt.tsx';
import './question.css';
import './question-small.css';
import './question-upright.css';
import './kind-note.css'; // after what all notes share

const OrderList = lazy(async () => ({ default: (await import('./order-list.tsx')).OrderList }));
const WhileWaiting = lazy(async () => ({ default: (await import('./while-waiting.tsx')).WhileWaiting }));
export const loadPicker = () => import('./picker.tsx');
const Picker = lazy(async () => ({ default: (await loadPicker()).Picker }));

/** How the question lies on the table. */
interface Stance {
  readonly isFolded: boolean;
  /** It lies over these. */
  readonly covers: 'bases' | 'hand' | 'plate' | undefined;
  /** Folds it, or unfolds it; undefined where it cannot be folded. */
  readonly fold: (() => void) | undefined;
}

export function useStance(): Stance {
  const { answering, window, update, view } = useTable();
  const { question } = answering;
  const { questionNumber } = update;
  const isWide = useIsWide();
  const [folded, setFolded] = useState<number>();
  const covered = useCovered(question);
  const isFree = !window && view.phase !== 'draft';
  const canFold = !isWide && question !== undefined && isFree;
  const isFolded = canFold && folded === questionNumber;
  return {
    isFolded,
    covers: isFree && !isFolded ? covered : undefined,
    fold: canFold ? () => setFolded(isFolded ? undefined : questionNumber) : undefined,
  };
}

interface PanelProps {
  readonly stance: Stance;
  readonly beside: ReactNode;
  /** Shown while a window is open. */
  readonly windowPrompt: ReactNode;
}

export function QuestionPanel({ stance, beside, windowPrompt }: PanelProps) {
  const { text, answering, window, me, hasHints } = useTable();
  const { question } = answering;
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, question);
  const { isFolded, covers } = stance;
  const fold = stance.fold && (
    <button
      type="button"
      className="fold"
      aria-expanded={!isFolded}
      aria-label={text.wholeQuestion}
      title={text.wholeQuestion}
      onClick={stance.fold}
    />
  );
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="question"
      aria-label={text.question}
      aria-busy={answering.isBusy}
      data-asked={question !== undefined || undefined}
      data-folded={isFolded || undefined}
      data-covers={covers}
    >
      {beside}
      {windowPrompt}
      {question && <Asked question={question} fold={fold} />}
      {answering.isSent && <Sent />}
      {!question && !answering.isSent && !window && <Waiting />}
      <footer className="question-foot">
        <UndoNote />
        <div className="question-row">
          {question && <Buttons question={question} />}
          {!answering.isSent && me >= 0 && <Undo />}
        </div>
        <div className="question-row">
          {question && question.kind !== 'order' && !isPlain(question, answering) && <AllOptions question={question} />}
          {!answering.isSent && me >= 0 && hasHints && <Hint />}
        </div>
      </footer>
    </section>
  );
}

/** Numbers that fit beside the tools. */
const FEW_NUMBERS = 4;

/** Bases stay where they are: cards to choose from may lie over them, names over the hand, and a play over one's own plate. */
function useCovered(question: Question | undefined): Stance['covers'] {
  const { answering, view } = useTable();
  const hidden = useHiddenCards(question);
  if (!question || question.kind === 'confirm') return undefined;
  const isListed = answering.combined.some(({ play, target }) => !play.where && target === undefined);
  if (isListed && locate(view, answering.draft.card ?? 0)?.at !== 'hand') return 'hand';
  if (isListed || onlyMove(answering.draft, view)) return 'plate';
  if (question.kind === 'number' && question.options.length <= FEW_NUMBERS) return undefined;
  if (isPlain(question, answering)) return 'hand';
  if (question.kind === 'move') return undefined;
  const isHidden = ({ card, where }: Option): boolean => !where && (!card || hidden.some(({ id }) => id === card.id));
  const isAside = question.kind === 'order' || (hidden.length > 0 && question.options.every(isHidden));
  return isAside ? 'bases' : undefined;
}

function Waiting() {
  const { words, text, update, me } = useTable();
  const isRemote = usePage((page) => page.isRemote);
  const seat = update.waitingFor;
  // A server answers for us where hidden cards leave no choice; at this device the table is being opened again.
  const isAnswered = isRemote && seat === me && update.seats[me]?.kind === 'human';
  const isCalm = useSince((since) => since.isCalm);
  const isUnhurried = usePage((page) => page.settings.speed !== 'off') && !isRemote && me >= 0 && isCalm;
  if (seat === undefined) return <p className="question-waiting">{words.screen.gameOver}</p>;
  return (
    <>
      <p className="question-waiting">
        <SeatMark seat={seat} />
        <span>{isAnswered ? text.noChoice : text.thinking(update.seats[seat]?.name ?? '')}</span>
        <Dots />
      </p>
      <Suspense>{isUnhurried && update.view.phase !== 'draft' && seat !== me && <WhileWaiting />}</Suspense>
    </>
  );
}

/** The answer cannot be taken back any more, and nothing else can be done until the table has it. */
function Sent() {
  const { text } = useTable();
  return (
    <p className="question-waiting" role="status">
      <span>{text.sent}</span>
      <Dots />
    </p>
  );
}

interface AskedProps {
  readonly question: Question;
  /** Folds the question to its first line. */
  readonly fold: ReactNode;
}

function Asked({ question, fold }: AskedProps) {
  const { window, answering, view } = useTable();
  const hidden = useHiddenCards(question);
  const isPicked = hidden.length > 0 && question.kind !== 'order' && question.kind !== 'move';
  return (
    <>
      {(!window || answering.draft.card !== undefined) && <Prompt question={question} />}
      {fold}
      <HintNote question={question} />
      <Notes />
      <Suspense fallback={<Dots />}>
        {isPicked && <Picker cards={hidden} />}
        {question.kind === 'order' && <OrderList question={question} />}
      </Suspense>
      {isPlain(question, answering) && view.phase !== 'draft' && <PlainOptions question={question} />}
    </>
  );
}

/** Explanations of new kinds of cards come with the question: a moment later, they would push away what is read or pressed. */
function Notes() {
  const { questionNumber } = useTable().update;
  const isOn = usePage((page) => page.settings.notes !== 'off');
  return isOn && <KindNote key={questionNumber} />;
}
