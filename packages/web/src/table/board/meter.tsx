/** Two forces, one line: mine grows from the left, theirs from the right; when they meet, the base breaks. */
import type { BaseView } from '@baston/engine';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { useDetails, useExplained } from '../cards/details.ts';
import { reasonsOf } from '../cards/reasons.ts';
import { useTable } from '../state/context.ts';
import { isReady, outlookOf } from './standing.ts';
import './meter.css';

type Standing = BaseView['standings'][number];

export function Meter({ base, isScoring }: { readonly base: BaseView; readonly isScoring: boolean }) {
  const { words, text, me } = useTable();
  const sorted = base.standings.toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me) || a.seat - b.seat);
  return (
    <div className="meter" data-plates={sorted.length}>
      {sorted.map((standing) => (
        <Plate key={standing.seat} base={base} standing={standing} />
      ))}
      <Track base={base} isWhole />
      {(isScoring || isReady(base)) && (
        <span key={isScoring ? 'scored' : 'breaks'} className="meter-shout" aria-hidden="true">
          {!isScoring && (
            <span>
              {base.total}/{base.breakpoint}
            </span>
          )}
          {isScoring ? words.screen.beingScored : text.breaksNow}
        </span>
      )}
    </div>
  );
}

/** How full the base is, with the part of each player. The whole one also says who would get what. */
export function Track({ base, isWhole = false }: { readonly base: BaseView; readonly isWhole?: boolean }) {
  const { words, text, me } = useTable();
  const { total, breakpoint, standings } = base;
  const scale = Math.max(breakpoint, total);
  const mine = standings.filter(({ seat }) => seat === me);
  const others = standings.filter(({ seat }) => seat !== me);
  const shareOf = (some: readonly Standing[]): number =>
    some.reduce((sum, { total: power }) => sum + Math.max(0, power), 0) / scale;
  const missing = breakpoint - total;
  const hasNumber = isWhole && missing > 0;
  const shares = { '--mine': shareOf(mine), '--theirs': shareOf(others), '--least': hasNumber ? '1rem' : '0rem' };
  const power = words.labels.powerOf(total, breakpoint);
  const sentences = standings.map(({ seat, total: own, place, vp }) =>
    text.standing(words.player(seat), own, words.labels.place(place), words.labels.vp(vp)),
  );
  return (
    <span
      className="track"
      role="img"
      aria-label={isWhole ? [power, outlookOf(base, text), ...sentences].join('. ') : power}
      title={power}
      style={shares}
    >
      {mine.map(({ seat }) => (
        <i key={seat} data-seat={seat} />
      ))}
      <span className="track-gap">
        {hasNumber && (
          <>
            <b>{missing}</b>
            <span>{text.missing(missing)}</span>
          </>
        )}
      </span>
      {others.map(({ seat }, i) => (
        <i key={seat} data-seat={seat} style={{ '--on': shareOf(others.slice(i)) }} />
      ))}
    </span>
  );
}

/** Somebody's power there, and what it would bring now. */
function Plate({ base, standing }: { readonly base: BaseView; readonly standing: Standing }) {
  const { words, text, me } = useTable();
  const { seat, place, vp } = standing;
  return (
    <span
      className="plate"
      data-seat={seat}
      data-mine={seat === me || undefined}
      data-leads={place === 1 || undefined}
      title={words.player(seat)}
    >
      <SeatMark seat={seat} size="1em" label={words.player(seat)} />
      <Total base={base} standing={standing} />
      <span className="plate-place" title={text.ifScoredNow}>
        <span className="visually-hidden">{words.colon(text.ifScoredNow)} </span>
        {words.labels.place(place)} <b>{words.labels.vp(vp)}</b>
      </span>
    </span>
  );
}

/** Says what it is made of when it is pointed at, focused or touched. */
function Total({ base, standing }: { readonly base: BaseView; readonly standing: Standing }) {
  const { words, text } = useTable();
  const subject = { id: base.id, seat: standing.seat };
  const show = useDetails((details) => details.show);
  const parts = reasonsOf(standing.why, words, text).map(({ label, amount }) => `${label} ${amount}`);
  return (
    <button
      type="button"
      className="plate-total"
      aria-label={`${words.colon(text.total)} ${standing.total}`}
      aria-description={parts.join(', ')}
      onClick={(event) => show(subject, event.currentTarget)}
      {...useExplained(subject)}
    >
      {standing.total}
    </button>
  );
}
