/** The days in a row on which the daily puzzle was solved. */
import { storage } from '../../storage.ts';
import { useLang } from '../../words/index.ts';
import { PUZZLES } from '../../words/puzzles.ts';
import { type Daily, dailyIn, isLost, lastDays, startOf, streakOf } from './daily.ts';
import './daily.css';

/** Kept by this browser. */
export const keptDaily = (): Daily => dailyIn(storage.daily());

interface Props {
  readonly daily: Daily;
  readonly today: number;
}

export function Streak({ daily, today }: Props) {
  const text = PUZZLES[useLang()];
  const { days, best } = streakOf(daily, today);
  const last = lastDays(daily.solved, today);
  return (
    <div className="streak" data-cold={days === 0 || undefined}>
      <p>
        <Flame />
        <b>{days}</b> <span className="streak-words">{text.daysInARow(days)}</span>
        <small>{best > 0 ? text.bestStreak(best) : text.noStreak}</small>
      </p>
      <span
        className="streak-days"
        role="img"
        aria-label={text.lastDays(last.filter(({ isSolved }) => isSolved).length, last.length)}
      >
        {last.map(({ day, isSolved }) => (
          <span
            key={day}
            data-solved={isSolved || undefined}
            data-today={(day === today && !isLost(day, daily)) || undefined}
          />
        ))}
      </span>
    </div>
  );
}

const Flame = () => (
  <svg className="streak-flame" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12.500 1.500c.8 3.600 6.500 6.300 6.500 12.700a7 7 0 0 1-14 .3c0-3 1.500-4.800 2.600-6.400.5 1.500 1.200 2.200 2 2.600.2-3.700 1.200-6.600 2.900-9.200z" />
    <path d="M12.300 11.500c.4 1.900 2.900 2.900 2.900 6a3.200 3.200 0 0 1-6.400.1c0-2.800 2.600-3.400 3.500-6.100z" />
  </svg>
);

/** A leaf of a calendar. */
export function CalendarLeaf({ day }: { readonly day: number }) {
  const lang = useLang();
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' }).format(startOf(day));
  return (
    <span className="leaf" role="img" aria-label={useDate(day)}>
      <span>{part({ month: 'short' })}</span>
      <b>{part({ day: 'numeric' })}</b>
    </span>
  );
}

export function useDate(day: number): string {
  const lang = useLang();
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(startOf(day));
}
