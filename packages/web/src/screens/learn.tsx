/** The lesson: a game with a prepared position against an opponent that knows its part, and a coach beside it. */
import { lesson } from '@baston/cards/lesson';
import { defaultName, type Lang, type TableSetup, type Update } from '@baston/table';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useFaces } from '../cards/faces.ts';
import { LESSON } from '../games.ts';
import { storage } from '../storage.ts';
import { usePage } from '../store.ts';
import { TableLoading, TableScreen } from '../table/table-screen.tsx';
import { useLang } from '../words/index.ts';
import { Coach } from './learn/coach.tsx';
import { LessonEnding } from './learn/ending.tsx';
import { type Place, placeOf, type StepId } from './learn/track.ts';
import './learn.css';

const setupIn = (lang: Lang): TableSetup => ({
  config: lesson.config,
  layout: lesson.layout,
  seats: [
    { kind: 'human', name: defaultName(lang, 'human', 1) },
    { kind: 'greedy', name: defaultName(lang, 'bot', 2), script: lesson.script },
  ],
});

export function LearnScreen() {
  const update = usePage((page) => page.update);
  const restart = useLessonTable();
  // Until the lesson is there, the table may still be that of a game.
  if (!update?.seats.some(({ script }) => script)) return <TableLoading />;
  return (
    <Suspense fallback={<TableLoading />}>
      <Lesson update={update} restart={restart} />
    </Suspense>
  );
}

function Lesson({ update, restart }: { readonly update: Update; readonly restart: () => void }) {
  useFaces(update.boxes);
  const [read, setRead] = useState<ReadonlySet<StepId>>(new Set());
  const place = placeOf(update, read);
  const number = useNumber(place);
  const goBack = useWayBack(place);
  const again = (): void => {
    setRead(new Set());
    restart();
  };
  return (
    <TableScreen
      wanted={place.at === 'step' ? place.wanted : []}
      coach={
        <Coach
          place={place}
          number={number}
          onRead={() => place.at === 'step' && setRead(new Set([...read, place.step.id]))}
          onBack={goBack}
          onRestart={again}
        />
      }
      ending={<LessonEnding onRestart={again} />}
    />
  );
}

/** Sits down at the table of the lesson, goes on where it was left, and gets up again; what begins it anew. */
function useLessonTable(): () => void {
  const lang = useLang();
  const refusal = usePage((page) => page.refusal);
  const isOver = usePage((page) => page.update?.view.phase === 'over');
  const begin = (): void => {
    usePage.getState().dismiss();
    usePage.getState().start(setupIn(lang), LESSON);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the language becomes
  useEffect(() => {
    const { resume, leaveExercise } = usePage.getState();
    const saved = storage.lesson();
    if (saved) resume(saved, { id: LESSON });
    else begin();
    return leaveExercise;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was put away cannot be opened any more
  useEffect(() => {
    if (refusal && !usePage.getState().update) begin();
  }, [refusal]);
  useEffect(() => {
    if (isOver) storage.keepLesson(undefined);
  }, [isOver]);
  return begin;
}

/** The number of the step; while there is none, that of the last one. */
function useNumber(place: Place): number {
  const last = useRef(1);
  if (place.at === 'step') last.current = place.number;
  if (place.at === 'over') last.current = lesson.steps.length;
  return last.current;
}

/** Back to where the lesson was last followed; undo would stop at what has come to light since. */
function useWayBack(place: Place): () => void {
  const saved = usePage((page) => page.saved);
  const answers = useRef(0);
  const isFollowed = place.at === 'step';
  useEffect(() => {
    if (isFollowed) answers.current = saved?.record.answers.length ?? 0;
  }, [isFollowed, saved]);
  return () => saved && usePage.getState().resume(saved, { id: LESSON, answers: answers.current });
}
