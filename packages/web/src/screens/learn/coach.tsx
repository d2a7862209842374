/** Tells what to do next. */
import { lesson } from '@baston/cards/lesson';
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
import { isCardChosen, isReading, type LessonStep, type Place } from './track.ts';

interface Props {
  readonly place: Place;
  /** The number of the step, also while there is nothing to do. */
  readonly number: number;
  readonly onRead: () => void;
  readonly onBack: () => void;
  readonly onRestart: () => void;
}

export function Coach({ place, number, onRead, onBack, onRestart }: Props) {
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
      progress={<Progress number={number} isOver={place.at === 'over'} text={text} />}
      restart={{ name: text.restart, act: onRestart }}
      leave={{ name: text.leave, href: linkTo('') }}
      next={next()}
    >
      <Says place={place} text={text} />
    </CoachPanel>
  );
}

interface ProgressProps {
  readonly number: number;
  readonly isOver: boolean;
  readonly text: LessonText;
}

const Progress = ({ number, isOver, text }: ProgressProps) => (
  <>
    <progress value={number} max={lesson.steps.length} aria-hidden="true" />
    {!isOver && (
      <p>
        <span className="coach-progress">{text.progress(number, lesson.steps.length)}</span>
        <span className="coach-number" aria-hidden="true">
          {number}/{lesson.steps.length}
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
    const about = step?.scores ?? step?.on;
    document.querySelector(`.bases [data-def="${about}"]`)?.closest('.base')?.scrollIntoView({ block: 'nearest' });
    document.querySelector('.bases [data-hinted], .hand [data-hinted]')?.scrollIntoView({ block: 'nearest' });
  }, [step, card]);
}

function Says({ place, text }: { readonly place: Place; readonly text: LessonText }) {
  const table = useTable();
  const events = usePage((page) => page.events);
  const step = place.at === 'step' ? place.step : undefined;
  const facts = factsOf(table, step, scoredBases(events).at(-1));
  if (step) return <StepSays step={step} facts={facts} text={text} table={table} />;
  switch (place.at) {
    case 'astray':
      return <CoachWords title={text.astray.title} text={text.astray.text} />;
    case 'over':
      return <CoachWords title={resultOf(table, text)} text={text.over.next} />;
    default:
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
  if (!step.play || !question) return text.steps[step.id].task?.(facts);
  if (!isCardChosen(question, step, draft.card)) return text.chooseCard(facts.card);
  return step.on ? text.chooseBase(facts.base) : text.confirm;
}
