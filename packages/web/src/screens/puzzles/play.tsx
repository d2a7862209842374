/** A puzzle at the table: bots sit in the other seats, and beside it stands what is to be reached. */
import { defaultName, type Lang, type TableSetup, type Update } from '@baston/table';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useFaces } from '../../cards/faces.ts';
import { PUZZLE } from '../../games.ts';
import { go, linkTo, noteTable } from '../../route.ts';
import { storage } from '../../storage.ts';
import { usePage } from '../../store.ts';
import { TableLoading, TableScreen } from '../../table/table-screen.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm.tsx';
import { useLang } from '../../words/index.ts';
import { PUZZLES, type PuzzlesText } from '../../words/puzzles.ts';
import { CoachPanel, CoachWords } from '../coach-panel.tsx';
import { type Shown, useAnswer } from './answer.ts';
import { goalIn, type Outcome, outcomeOf, type Players, type Puzzle, partOf } from './puzzle.ts';

const setupIn = (lang: Lang, { config, layout, goal }: Puzzle): TableSetup => ({
  config,
  layout,
  goal,
  seats: Array.from({ length: config.seats }, (_, seat) =>
    seat === goal.seat
      ? { kind: 'human', name: defaultName(lang, 'human', 1) }
      : { kind: 'greedy', name: defaultName(lang, 'bot', seat + 1) },
  ),
});

interface Props {
  readonly puzzle: Puzzle;
  /** Stands beside the table; `begin` begins the puzzle anew. */
  readonly coach: (begin: () => void) => ReactNode;
}

export function PuzzleTable({ puzzle, coach }: Props) {
  const update = usePage((page) => page.update);
  const begin = usePuzzle(puzzle);
  // Until the puzzle is there, the table may still be that of something else.
  const isThere = usePage(({ saved }) => saved?.setup.config.seed === puzzle.config.seed);
  if (!update || !isThere) return <TableLoading />;
  return (
    <Suspense fallback={<TableLoading />}>
      <OpenTable update={update} coach={coach(begin)} />
    </Suspense>
  );
}

/** Sits down at its table, and gets up again; what begins it anew. */
function usePuzzle(puzzle: Puzzle): () => void {
  const lang = useLang();
  const begin = (): void => {
    usePage.getState().dismiss();
    usePage.getState().start(setupIn(lang, puzzle), PUZZLE);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the language becomes
  useEffect(() => {
    noteTable();
    begin();
    return usePage.getState().leaveExercise;
  }, []);
  return begin;
}

function OpenTable({ update, coach }: { readonly update: Update; readonly coach: ReactNode }) {
  useFaces(update.boxes);
  return <TableScreen coach={coach} ending={null} />;
}

interface CoachProps {
  readonly puzzle: Puzzle;
  readonly all: readonly Puzzle[];
  readonly players: Players;
  readonly onRestart: () => void;
}

export function Coach({ puzzle, all, players, onRestart }: CoachProps) {
  const text = PUZZLES[useLang()];
  const { shown, begin, end } = useAnswer(puzzle);
  const outcome = useOutcome(puzzle, shown);
  const restart = (): void => {
    end();
    onRestart();
  };
  const goOn = () => {
    const next = nextOf(puzzle, all);
    if (!next) return { name: text.all, act: () => go('puzzles', players) };
    return { name: text.next, act: () => go('puzzles', partOf(players, next)) };
  };
  const again = { name: text.again, act: restart };
  const after = outcome && (outcome.isSolved && !shown ? goOn() : again);
  return (
    <CoachPanel
      name={text.name}
      className="puzzle-coach"
      progress={
        <p>
          <span className="coach-progress">{text.number(all.indexOf(puzzle) + 1)}</span>
        </p>
      }
      restart={{ name: text.restart, act: restart }}
      leave={{ name: text.leave, href: linkTo('puzzles', players) }}
      next={stepOf(shown, text) ?? after}
      more={!shown && <AnswerWay isOver={outcome !== undefined} onShow={begin} />}
    >
      <Says puzzle={puzzle} outcome={outcome} shown={shown} />
    </CoachPanel>
  );
}

interface SaysProps {
  readonly puzzle: Puzzle;
  readonly outcome: Outcome | undefined;
  readonly shown: Shown | undefined;
}

export function Says({ puzzle, outcome, shown }: SaysProps) {
  const text = PUZZLES[useLang()];
  if (shown && shown.step > shown.of) return <CoachWords title={text.answer} text={text.answerOver} />;
  if (shown) return <CoachWords title={text.answer} text={text.stepOf(shown.step, shown.of)} task={shown.says} />;
  if (!outcome) return <CoachWords title={goalIn(text, puzzle)} text={text.hands} />;
  if (outcome.isSolved) return <CoachWords title={text.right} text={text.rightText} />;
  const why = puzzle.goal.wins ? text.notWon : text.wrongText(outcome.gained, puzzle.goal.gain);
  return <CoachWords title={text.wrong} text={why} />;
}

/** The button for the next step of the answer, if there is one. */
export const stepOf = (shown: Shown | undefined, text: PuzzlesText) =>
  shown && shown.step <= shown.of ? { name: text.nextStep, act: shown.next } : undefined;

interface AnswerWayProps {
  readonly isOver: boolean;
  /** The price of seeing the answer, where there is one. */
  readonly cost?: string | undefined;
  readonly onShow: () => void;
}

/** Leads to the answer; where there is little room, once an attempt is over. */
export function AnswerWay({ isOver, cost, onShow }: AnswerWayProps) {
  const text = PUZZLES[useLang()];
  return (
    <div className="puzzle-answer" data-over={isOver || undefined}>
      {cost ? (
        <ConfirmButton
          look="quiet"
          size="small"
          action={text.showAnswer}
          text={cost}
          cancel={text.cancel}
          onConfirm={onShow}
        />
      ) : (
        <Button look="quiet" size="small" onClick={onShow}>
          {text.showAnswer}
        </Button>
      )}
    </div>
  );
}

/** The result of the attempt; a solved puzzle is remembered, unless the answer was shown. */
export function useOutcome(puzzle: Puzzle, shown: Shown | undefined): Outcome | undefined {
  const update = usePage((page) => page.update);
  const events = usePage((page) => page.events);
  const outcome = update && outcomeOf(puzzle, update, events);
  const isSolved = outcome?.isSolved;
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isSolved && !isShown) storage.keepSolved(puzzle.id);
  }, [isSolved, isShown, puzzle]);
  return outcome;
}

/** The next one in the list that has not been solved, from the start again after the last. */
function nextOf(puzzle: Puzzle, all: readonly Puzzle[]): Puzzle | undefined {
  const solved = storage.solved();
  const at = all.indexOf(puzzle);
  return [...all.slice(at + 1), ...all.slice(0, at)].find(({ id }) => !solved.includes(id));
}
