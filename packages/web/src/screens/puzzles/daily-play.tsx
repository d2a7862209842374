/** The coach of the daily puzzle: the goal, the days in a row, and what can be told to others. */
import { useEffect, useState } from 'react';
import { copyText } from '../../copy-text.ts';
import { go, linkTo } from '../../route.ts';
import { storage } from '../../storage.ts';
import { Button } from '../../ui/button.tsx';
import { useLang } from '../../words/index.ts';
import { PUZZLES } from '../../words/puzzles.ts';
import { CoachPanel, CoachWords } from '../coach-panel.tsx';
import { useAnswer } from './answer.ts';
import { DAILY, type Daily, isLost, missedOn, startOf, streakOf, withAnswer, withAttempt } from './daily.ts';
import { AnswerWay, Says, stepOf, useOutcome } from './play.tsx';
import type { Outcome, Puzzle } from './puzzle.ts';
import { keptDaily, Streak, useDate } from './streak.tsx';

interface Props {
  readonly puzzle: Puzzle;
  readonly day: number;
  readonly onRestart: () => void;
}

export function DailyCoach({ puzzle, day, onRestart }: Props) {
  const text = PUZZLES[useLang()];
  const { shown, begin, end } = useAnswer(puzzle);
  const outcome = useOutcome(puzzle, shown);
  const [daily, lose] = useDaily(day, outcome);
  const isSolved = outcome?.isSolved && !shown;
  const isCounted = daily.solved.includes(day);
  const restart = (): void => {
    end();
    onRestart();
  };
  const show = (): void => {
    lose();
    begin();
  };
  const cost = streakOf(daily, day).days > 0 ? text.answerEndsStreak : text.answerCost;
  const leave = { name: text.all, act: () => go('puzzles') };
  const again = { name: text.again, act: restart };
  return (
    <CoachPanel
      name={text.name}
      className="puzzle-coach daily-coach"
      progress={
        <p>
          <span className="coach-progress">{text.daily}</span>
        </p>
      }
      restart={{ name: text.restart, act: restart }}
      leave={{ name: text.leave, href: linkTo('puzzles') }}
      next={stepOf(shown, text) ?? (outcome && (isSolved ? leave : again))}
      more={
        <>
          <div className="daily-state" data-over={outcome ? true : undefined}>
            <Streak daily={daily} today={day} />
            {isSolved && isCounted && <Share daily={daily} day={day} />}
          </div>
          {!shown && !isSolved && (
            <AnswerWay
              isOver={outcome !== undefined}
              cost={isCounted || isLost(day, daily) ? undefined : cost}
              onShow={show}
            />
          )}
        </>
      }
    >
      {isSolved ? <Solved day={day} /> : <Says puzzle={puzzle} outcome={outcome} shown={shown} />}
    </CoachPanel>
  );
}

/** The attempts are kept: as they end, and here if the browser keeps nothing. */
function useDaily(day: number, outcome: Outcome | undefined): readonly [Daily, lose: () => void] {
  const [daily, setDaily] = useState(keptDaily);
  const isSolved = outcome?.isSolved;
  const change = (after: (kept: Daily) => Daily): void => {
    const next = after(storage.daily() === undefined ? daily : keptDaily()); // another tab may have solved it meanwhile
    storage.keepDaily(next);
    setDaily(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (isSolved !== undefined) change((kept) => withAttempt(kept, day, isSolved));
  }, [isSolved, day]);
  return [daily, () => change((kept) => withAnswer(kept, day))];
}

function Solved({ day }: { readonly day: number }) {
  const lang = useLang();
  const text = PUZZLES[lang];
  const time = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(startOf(day + 1));
  return <CoachWords title={text.right} text={text.nextAt(time)} />;
}

/** A black and a yellow square, for the programs that the text is sent to: the fonts of the page have none. */
const MISSED = String.fromCodePoint(0x2b1b);
const FOUND = String.fromCodePoint(0x1f7e8);

/** A text that says how it went, but not how it is solved. */
function Share({ daily, day }: { readonly daily: Daily; readonly day: number }) {
  const lang = useLang();
  const text = PUZZLES[lang];
  const [outcome, setOutcome] = useState<'shared' | 'copied' | 'refused'>();
  const missed = missedOn(day, daily);
  const says = [
    text.shareTitle(useDate(day)),
    `${MISSED.repeat(missed)}${FOUND} ${text.shareTries(missed + 1)}`,
    text.shareStreak(streakOf(daily, day).days),
    `${location.href.split('#')[0]}${linkTo('puzzles', DAILY)}`,
  ].join('\n');
  const copy = async (): Promise<void> => setOutcome((await copyText(says)) ? 'copied' : 'refused');
  const share = async (): Promise<void> => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ text: says });
      setOutcome('shared');
    } catch (thrown) {
      const isCancelled = thrown instanceof DOMException && thrown.name === 'AbortError';
      if (!isCancelled) await copy();
    }
  };
  return (
    <div className="daily-share">
      <Button onClick={share}>{text.share}</Button>
      <p role="status">{outcome && text.shareOutcomes[outcome]}</p>
      {outcome === 'refused' && <textarea readOnly aria-label={text.share} value={says} rows={4} />}
    </div>
  );
}
