/** A chapter: a game with a prepared position against an opponent that knows its part, and a coach beside it. */
import { defaultName, type Lang, type TableSetup, type Update } from '@baston/table';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useFaces } from '../../cards/faces.ts';
import { LESSON } from '../../games.ts';
import { storage } from '../../storage.ts';
import { usePage } from '../../store.ts';
import { TableLoading, TableScreen } from '../../table/table-screen.tsx';
import { useLang } from '../../words/index.ts';
import { Coach } from './coach.tsx';
import { ChapterEnding } from './ending.tsx';
import { type Chapter, type Last, type Place, placeOf, type StepId } from './track.ts';

const setupOf = ({ config, layout, script }: Chapter, lang: Lang): TableSetup => ({
  config,
  layout,
  seats: [
    { kind: 'human', name: defaultName(lang, 'human', 1) },
    { kind: 'greedy', name: defaultName(lang, 'bot', 2), script },
  ],
});

export function ChapterTable({ chapter }: { readonly chapter: Chapter }) {
  const update = usePage((page) => page.update);
  const restart = useLessonTable(chapter);
  // Until the chapter is there, the table may still be that of a game or of another chapter.
  if (!update?.seats.some(({ script }) => script?.join() === chapter.script.join())) return <TableLoading />;
  return (
    <Suspense fallback={<TableLoading />}>
      <Lesson chapter={chapter} update={update} restart={restart} />
    </Suspense>
  );
}

interface LessonProps {
  readonly chapter: Chapter;
  readonly update: Update;
  readonly restart: () => void;
}

function Lesson({ chapter, update, restart }: LessonProps) {
  useFaces(update.boxes);
  const [read, setRead] = useState<ReadonlySet<StepId>>(new Set());
  const place = placeOf(chapter, update, read);
  const last = useLast(place);
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
          chapter={chapter}
          place={place}
          last={last}
          onRead={() => place.at === 'step' && setRead(new Set([...read, place.step.id]))}
          onBack={goBack}
          onRestart={again}
        />
      }
      ending={<ChapterEnding chapter={chapter} onRestart={again} />}
    />
  );
}

/** Sits down at the table of the chapter, goes on where it was left, and gets up again; what begins it anew. */
function useLessonTable(chapter: Chapter): () => void {
  const lang = useLang();
  const refusal = usePage((page) => page.refusal);
  const isOver = usePage((page) => page.update?.view.phase === 'over');
  const begin = (): void => {
    usePage.getState().dismiss();
    usePage.getState().start(setupOf(chapter, lang), LESSON);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the language becomes
  useEffect(() => {
    const { resume, leaveExercise } = usePage.getState();
    const saved = storage.lesson();
    if (saved?.setup.config.seed === chapter.config.seed) resume(saved, { id: LESSON });
    else begin();
    return leaveExercise;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was put away cannot be opened any more
  useEffect(() => {
    if (refusal && !usePage.getState().update) begin();
  }, [refusal]);
  useEffect(() => {
    if (!isOver) return;
    storage.keepLesson(undefined);
    const { settings, setSettings } = usePage.getState();
    setSettings({ learnt: [...new Set([...(settings.learnt ?? []), chapter.id])] });
  }, [isOver, chapter]);
  return begin;
}

function useLast(place: Place): Last {
  const last = useRef<Last>({ number: 1 });
  if (place.at === 'step') last.current = place;
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
