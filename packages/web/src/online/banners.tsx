/** Over the question: players who are away and what can be done about it, and a proposal to end the game. */
import type { Seat } from '@baston/engine';
import { claimableAt, type TableInfo } from '@baston/table';
import { ConfirmButton } from '../ui/confirm.tsx';
import { useLang } from '../words/index.ts';
import { agree, claim, useCompany } from './company.ts';
import { useServerNow } from './server-time.ts';
import { nameAt, namesAt } from './summary.ts';
import { clock } from './times.ts';
import { isPlayedOn, playersOf, useLossNote } from './ways-out.tsx';
import { useOnlineText } from './words.ts';

export function Banners() {
  const { table } = useCompany();
  if (table?.phase !== 'playing') return <div className="banners" />;
  return (
    <div className="banners">
      {table.agreed && <Proposal table={table} agreed={table.agreed} />}
      <Absences table={table} />
    </div>
  );
}

/** Lists absent players; those who hold the game up come with what the others can do about it. */
function Absences({ table }: { readonly table: TableInfo }) {
  const text = useOnlineText();
  const lang = useLang();
  const { seat: me, away } = useCompany();
  const others = playersOf(table)
    .filter((seat) => seat !== me)
    .map((seat) => {
      const awaySince = away.find((one) => one.seat === seat)?.since;
      return { seat, awaySince, from: claimableAt(table, seat, awaySince) };
    });
  const idle = others.flatMap(({ seat, awaySince, from }) =>
    awaySince !== undefined && from === undefined ? [seat] : [],
  );
  return (
    <>
      {others.map(
        ({ seat, awaySince, from }) =>
          from !== undefined && <Absence key={seat} {...{ table, me, seat, from }} isAway={awaySince !== undefined} />,
      )}
      {idle.length > 0 && (
        <p className="banner" role="status">
          {text.isAway(namesAt(table, idle, lang), idle.length > 1)}
        </p>
      )}
    </>
  );
}

interface ProposalProps {
  readonly table: TableInfo;
  readonly agreed: readonly Seat[];
}

function Proposal({ table, agreed }: ProposalProps) {
  const text = useOnlineText();
  const lang = useLang();
  const me = useCompany((company) => company.seat);
  const namesOf = (seats: readonly Seat[]): string => namesAt(table, seats, lang);
  const players = playersOf(table);
  const missing = players.filter((seat) => !agreed.includes(seat));
  const isAsked = missing.includes(me);
  return (
    <div className="banner" role="status">
      <p>
        {agreed.includes(me) ? text.proposedMine(namesOf(missing)) : text.proposed(namesOf(agreed), agreed.length > 1)}{' '}
        {players.includes(me) && text.withdrawn}
      </p>
      {isAsked && (
        <ConfirmButton size="small" action={text.agree} text={text.agreeNote} cancel={text.cancel} onConfirm={agree} />
      )}
    </div>
  );
}

interface AbsenceProps {
  readonly table: TableInfo;
  readonly me: Seat;
  readonly seat: Seat;
  /** From when on something can be done about it. */
  readonly from: number;
  /** Not connected; else they just do not answer. */
  readonly isAway: boolean;
}

/** A connected player who thinks is not named until the others may claim. */
function Absence({ table, me, seat, from, isAway }: AbsenceProps) {
  const text = useOnlineText();
  const lang = useLang();
  const lossNote = useLossNote(table, seat, me);
  const now = useServerNow(true);
  const name = nameAt(table, seat, lang);
  const isDue = from <= now;
  if (!isAway && !isDue) return undefined;
  const canClaim = playersOf(table).includes(me);
  const { cancel } = text;
  return (
    <div className="banner">
      <p>
        <span role="status">{isAway ? text.isAway(name, false) : text.isSilent(name)}</span>{' '}
        {canClaim && !isDue && text.claimIn(clock(Math.ceil((from - now) / 1000), lang))}
      </p>
      {canClaim && isDue && (
        <div className="banner-ways">
          {!table.seats[seat]?.bot && (
            <ConfirmButton
              size="small"
              action={text.claimBot}
              text={text.claimBotNote(name)}
              cancel={cancel}
              onConfirm={() => claim(seat, 'bot')}
            />
          )}
          <ConfirmButton
            size="small"
            action={isPlayedOn(table, seat) ? text.claimOut(name) : text.claimEnd}
            text={lossNote}
            cancel={cancel}
            onConfirm={() => claim(seat, 'end')}
          />
        </div>
      )}
    </div>
  );
}
