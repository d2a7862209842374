/** Tells what to do next. */
import { useEffect } from 'react';
import { playNow } from '../../open-table.ts';
import { linkTo } from '../../route.ts';
import { usePage } from '../../store.ts';
import { type Table, useTable } from '../../table/state/context.ts';
import { scoredBases } from '../../table/state/history.ts';
import { useLang } from '../../words/index.ts';
import { LESSON } from '../../words/lesson.ts';
import type { LessonFacts, LessonText } from '../../words/lesson.types.ts';
import { CoachPanel, CoachWords } from '../coach-panel.tsx';
import { factsOf, resultOf } from './facts.ts';
import { baseIn, type Chapter, isCardChosen, isReading, type Last, type LessonStep, type Place } from './track.ts';

interface Props {
  readonly chapter: Chapter;
  readonly place: Place;
  /** Where one is while there is nothing to do, and where one was before going another way. */
  readonly last: Last;
  readonly onRead: () => void;
  readonly onBack: () => void;
  readonly onRestart: () => void;
}

export function Coach({ chapter, place, last, onRead, onBack, onRestart }: Props) {
  const lang = useLang();
  const text = LESSON[lang];
  const step = place.at === 'step' ? place.step : undefined;
  useInSight(step);
  const next = () => {
    if (step && isReading(step)) return { name: text.next, act: onRead };
    if (place.at === 'astray') return { name: text.astray.back, act: onBack };
    if (place.at === 'over') return { name: text.over.playNow, act: () => playNow(lang) };
    return undefined;
  };
  return (
    <CoachPanel
      className="lesson"
      name={text.name}
      progress={<Progress number={last.number} of={chapter.steps.length} isOver={place.at === 'over'} text={text} />}
      restart={{ name: text.restart, act: onRestart }}
      leave={{ name: text.leave, href: linkTo('') }}
      next={next()}
    >
      <Says place={place} last={last.step} text={text} />
    </CoachPanel>
  );
}

interface ProgressProps {
  readonly number: number;
  readonly of: number;
  readonly isOver: boolean;
  readonly text: LessonText;
}

const Progress = ({ number, of, isOver, text }: ProgressProps) => (
  <>
    <progress value={isOver ? of : number} max={of} aria-hidden="true" />
    {!isOver && (
      <p>
        <span className="coach-progress">{text.progress(number, of)}</span>
        <span className="coach-number" aria-hidden="true">
          {number}/{of}
        </span>
      </p>
    )}
  </>
);

/** The subject of the step may be out of sight on a small screen. */
function useInSight(step: LessonStep | undefined): void {
  const { draft } = useTable().answering;
  const { card } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pointed at changes with the card that is chosen
  useEffect(() => {
    const about = step && baseIn(step);
    document.querySelector(`.bases [data-def="${about}"]`)?.closest('.base')?.scrollIntoView({ block: 'nearest' });
    document.querySelector('.bases [data-hinted], .hand [data-hinted]')?.scrollIntoView({ block: 'nearest' });
  }, [step, card]);
}

interface SaysProps {
  readonly place: Place;
  /** The step that was left for another way. */
  readonly last: LessonStep | undefined;
  readonly text: LessonText;
}

function Says({ place, last, text }: SaysProps) {
  const table = useTable();
  const events = usePage((page) => page.events);
  const facts = factsOf(table, place.at === 'step' ? place.step : last, scoredBases(events).at(-1));
  switch (place.at) {
    case 'step':
      return <StepSays step={place.step} facts={facts} text={text} table={table} />;
    case 'astray':
      return <CoachWords title={text.astray.title} text={(last && text.steps[last.id].instead) ?? text.astray.text} />;
    case 'over':
      return <CoachWords title={resultOf(table, text)} text={text.over.next} />;
    case 'waiting':
      return <CoachWords title={text.waiting.title} text={text.waiting.text(facts)} />;
  }
}

interface StepProps {
  readonly step: LessonStep;
  readonly facts: LessonFacts;
  readonly text: LessonText;
  readonly table: Table;
}

function StepSays({ step, facts, text, table }: StepProps) {
  const { title, text: says } = text.steps[step.id];
  return <CoachWords title={title} text={says(facts)} task={taskOf({ step, facts, text, table })} />;
}

function taskOf({ step, facts, text, table }: StepProps): string | undefined {
  const { question, draft } = table.answering;
  if (step.end) return text.press(table.words.labels.endTurn);
  if (step.pass) return text.press(table.words.labels.pass);
  if (!question || (!step.play && !step.use)) return text.steps[step.id].task?.(facts);
  const isChosen = isCardChosen(question, step, draft.card);
  if (step.use) return isChosen ? text.confirmUse : text.chooseInPlay(facts.card);
  if (!isChosen) return text.chooseCard(facts.card);
  return step.on ? text.chooseBase(facts.base) : text.confirm;
}
