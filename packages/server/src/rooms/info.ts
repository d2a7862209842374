/** Public information about a table besides its game. */
import type { TableInfo } from '@baston/table';
import { deadlineOf } from './deadlines.ts';
import type { TableNow } from './state.ts';
import { windowUntil } from './windows.ts';

/** A seat is named as asked, except while a window is open. */
export const waitingFor = ({ round, question }: TableNow): number | undefined =>
  round.length > 0 ? undefined : question?.seat;

/** Can the game still be called off? Not once each person's seat has had an answer. */
export const canAbort = ({ phase, state }: TableNow): boolean => phase === 'playing' && state.awaited.length > 0;

export function infoOf(now: TableNow, about: Pick<TableInfo, 'id' | 'rules' | 'commitment'>): TableInfo {
  const { state, session, phase } = now;
  const { options, seats, secret, next, createdAt, changedAt, clock, agreed, winners } = state;
  const ending = state.ending ?? (phase === 'over' ? ({ kind: 'played' } as const) : undefined);
  const deadline = deadlineOf(now);
  const asked = waitingFor(now);
  const window = windowUntil(now);
  return {
    id: about.id,
    rules: about.rules,
    options,
    phase,
    seats: seats.map(({ name, person, bot, persona, isFree, hasResigned, missingSince }) => ({
      name,
      isHeld: person !== undefined,
      isFree,
      ...(bot ? { bot } : {}),
      ...(persona ? { persona } : {}),
      ...(hasResigned ? { hasResigned } : {}),
      ...(missingSince === undefined ? {} : { missingSince }),
    })),
    ...(asked === undefined ? {} : { waitingFor: asked, askedAt: clock.askedAt }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(window === undefined ? {} : { window }),
    turn: session?.turn ?? 0,
    vps: session?.vps ?? [],
    winners: state.ending ? winners : (session?.winners ?? []),
    ...(canAbort(now) ? { canAbort: true } : {}),
    ...(agreed.length > 0 ? { agreed } : {}),
    ...(ending ? { ending } : {}),
    commitment: about.commitment,
    ...(ending ? { secret, shares: seats.map(({ share }) => share) } : {}),
    ...(next === undefined ? {} : { next }),
    createdAt,
    changedAt,
  };
}
