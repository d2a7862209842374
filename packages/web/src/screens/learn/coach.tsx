/** Tells what to do next. It has a place of its own at the table, so that it never covers what is to be touched. */
import { lesson } from '@baston/cards/lesson';
import { type ReactNode, useEffect, useRef } from 'react';
import { playNow } from '../../open-table.ts';
import { linkTo } from '../../route.ts';
import { usePage } from '../../store.ts';
import { type Table, useTable } from '../../table/context.ts';
import { scoredBases } from '../../table/history.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useLang } from '../../words/index.ts';
import { LESSON } from '../../words/lesson.ts';
import type { LessonFacts, LessonText } from '../../words/lesson.types.ts';
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
  const panel = useRef<HTMLElement>(null);
  const step = place.at === 'step' ? place.step : undefined;
  useInSight(step);
  /** The button goes away when it is pressed; the keyboard stays here. */
  const press = (act: () => void) => () => {
    act();
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={panel} className="coach" aria-label={text.name} tabIndex={-1}>
      <header className="coach-head">
        <progress value={number} max={lesson.steps.length} aria-hidden="true" />
        {place.at !== 'over' && (
          <p>
            <span className="coach-progress">{text.progress(number, lesson.steps.length)}</span>
            <span className="coach-number" aria-hidden="true">
              {number}/{lesson.steps.length}
            </span>
          </p>
        )}
        <Tool label={text.restart} onClick={press(onRestart)}>
          <path d="M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z" />
        </Tool>
        <ButtonLink look="quiet" size="small" href={linkTo('')} aria-label={text.leave} title={text.leave}>
          <Icon>
            <path d="M6 4.600 4.600 6l6 6-6 6L6 19.400l6-6 6 6 1.400-1.400-6-6 6-6L18 4.600l-6 6z" />
          </Icon>
        </ButtonLink>
      </header>
      <div className="coach-says" role="status">
        <Says place={place} text={text} />
      </div>
      {step && isReading(step) && (
        <Button look="primary" onClick={press(onRead)}>
          {text.next}
        </Button>
      )}
      {place.at === 'astray' && (
        <Button look="primary" onClick={press(onBack)}>
          {text.astray.back}
        </Button>
      )}
      {place.at === 'over' && (
        <Button look="primary" onClick={() => playNow(lang)}>
          {text.over.playNow}
        </Button>
      )}
    </section>
  );
}

/** What the step is about may be out of sight on a small screen. */
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
      return <Words title={text.astray.title} text={text.astray.text} />;
    case 'over':
      return <Words title={resultOf(table, text)} text={text.over.next} />;
    default:
      return <Words title={text.waiting.title} text={text.waiting.text(facts)} />;
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
  return <Words title={title} text={says(facts)} task={taskOf({ step, facts, text, table })} />;
}

function taskOf({ step, facts, text, table }: StepProps): string | undefined {
  const { question, draft } = table.answering;
  if (step.end) return text.press(table.words.labels.endTurn);
  if (!step.play || !question) return text.steps[step.id].task?.(facts);
  if (!isCardChosen(question, step, draft.card)) return text.chooseCard(facts.card);
  return step.on ? text.chooseBase(facts.base) : text.confirm;
}

interface WordsProps {
  readonly title: string;
  readonly text: string;
  readonly task?: string | undefined;
}

const Words = ({ title, text, task }: WordsProps) => (
  <>
    <h2>{title}</h2>
    <p>{text}</p>
    {task && <p className="coach-task">{task}</p>}
  </>
);

const Tool = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <Button look="quiet" size="small" aria-label={label} title={label} onClick={onClick}>
    <Icon>{children}</Icon>
  </Button>
);

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg className="tool-icon" viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);
