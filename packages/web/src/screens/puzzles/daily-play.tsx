/** The coach of the daily puzzle: the goal, the days in a row, and what can be told to others. */
import { useEffect, useState } from 'react';
import { copyText } from '../../copy-text.ts';
import { go, linkTo } from '../../route.ts';
import { storage } from '../../storage.ts';
import { Button } from '../../ui/button.tsx';
import { useLang } from '../../words/index.ts';
import { PUZZLES } from '../../words/puzzles.ts';
import { CoachPanel, CoachWords } from '../coach-panel.tsx';
import { DAILY, type Daily, missedOn, startOf, streakOf, withAttempt } from './daily.ts';
import { Says, useOutcome } from './play.tsx';
import type { Outcome, Puzzle } from './puzzle.ts';
import { keptDaily, Streak, useDate } from './streak.tsx';

interface Props {
  readonly puzzle: Puzzle;
  readonly day: number;
  readonly onRestart: () => void;
}

export function DailyCoach({ puzzle, day, onRestart }: Props) {
  const text = PUZZLES[useLang()];
  const outcome = useOutcome(puzzle);
  const daily = useDaily(day, outcome);
  const isSolved = outcome?.isSolved;
  const leave = { name: text.all, act: () => go('puzzles') };
  const again = { name: text.again, act: onRestart };
  return (
    <CoachPanel
      name={text.name}
      className="puzzle-coach daily-coach"
      progress={
        <p>
          <span className="coach-progress">{text.daily}</span>
        </p>
      }
      restart={{ name: text.restart, act: onRestart }}
      leave={{ name: text.leave, href: linkTo('puzzles') }}
      next={outcome && (isSolved ? leave : again)}
      more={
        <div className="daily-state" data-over={outcome ? true : undefined}>
          <Streak daily={daily} today={day} />
          {isSolved && <Share daily={daily} day={day} />}
        </div>
      }
    >
      {isSolved ? <Solved day={day} /> : <Says puzzle={puzzle} outcome={outcome} />}
    </CoachPanel>
  );
}

/** The attempts are kept: as they end, and here if the browser keeps nothing. */
function useDaily(day: number, outcome: Outcome | undefined): Daily {
  const [daily, setDaily] = useState(keptDaily);
  const isSolved = outcome?.isSolved;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (isSolved === undefined) return;
    const kept = storage.daily() === undefined ? daily : keptDaily(); // another tab may have solved it meanwhile
    const next = withAttempt(kept, day, isSolved);
    storage.keepDaily(next);
    setDaily(next);
  }, [isSolved, day]);
  return daily;
}

function Solved({ day }: { readonly day: number }) {
  const lang = useLang();
  const text = PUZZLES[lang];
  const time = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(startOf(day + 1));
  return <CoachWords title={text.right} text={text.nextAt(time)} />;
}

/** A text that says how it went, but not how it is solved. */
function Share({ daily, day }: { readonly daily: Daily; readonly day: number }) {
  const lang = useLang();
  const text = PUZZLES[lang];
  const [outcome, setOutcome] = useState<'shared' | 'copied' | 'refused'>();
  const missed = missedOn(day, daily);
  const says = [
    text.shareTitle(useDate(day)),
    `${'⬛'.repeat(missed)}🟨 ${text.shareTries(missed + 1)}`,
    text.shareStreak(streakOf(daily.solved, day).days),
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
