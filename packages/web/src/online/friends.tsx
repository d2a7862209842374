/** A new table for friends: the options of a new game, and how people come and go. */
import { ABSENT, type TableOptions } from '@baston/table';
import { useMemo, useState } from 'react';
import { go, linkTo } from '../route.ts';
import { judge, whatIsMissing } from '../screens/new-game/check.ts';
import { Factions } from '../screens/new-game/factions.tsx';
import { Facts } from '../screens/new-game/facts.tsx';
import { Options } from '../screens/new-game/options.tsx';
import { ownPlan } from '../screens/new-game/own-plan.ts';
import { configOf, type Plan, type SeatKind, seatFor, sitDown, sitterOf } from '../screens/new-game/plan.ts';
import { PlayersHead, SeatSelect } from '../screens/new-game/seats.tsx';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { SeatMark, seatLetter } from '../ui/seat-mark.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useLang } from '../words/index.ts';
import { intend } from './company.ts';
import { memory } from './memory.ts';
import { NameField } from './name-field.tsx';
import { introduce, NotDone, openTable } from './server.ts';
import { traits } from './summary.ts';
import { span } from './times.ts';
import { useOnlineText } from './words.ts';
import '../screens/new-game.css';
import './online.css';
import { useNewGameText } from '../screens/new-game/words.ts';

const TIMES: { readonly [P in TableOptions['pace']]: readonly number[] } = {
  live: [30, 60, 120, 300],
  slow: [3600 * 12, 86_400, 3 * 86_400, 7 * 86_400],
};

/** The default time that a player may take before a bot takes over. */
const USUAL: { readonly [P in TableOptions['pace']]: number } = { live: 120, slow: 3 * 86_400 };

type Ways = Required<Pick<TableOptions, 'listed' | 'pace' | 'absent' | 'seconds' | 'hints'>>;

const FIRST_WAYS: Ways = { listed: false, pace: 'live', absent: 'bot', seconds: USUAL.live, hints: true };

const firstPlan = (): Plan => {
  const plan = ownPlan();
  return { ...plan, seats: plan.seats.map((seat, i) => ({ ...seat, ...seatFor(i === 0 ? 'you' : 'person') })) };
};

/** The seats of the plan that are played at. */
const kindsOf = ({ seats, count }: Plan): SeatKind[] => seats.slice(0, count).map(({ kind }) => kind);

const isForFriends = (plan: Plan): boolean => kindsOf(plan).includes('person');

export function optionsOf(plan: Plan, ways: Ways): TableOptions {
  const { seed: _, ...config } = configOf(plan);
  const seats = kindsOf(plan).map((kind) => (kind === 'you' ? 'person' : kind));
  const personas = plan.seats.slice(0, plan.count).map(({ persona = '' }) => persona);
  return { config, seats, ...(personas.some(Boolean) ? { personas } : {}), ...ways };
}

export function FriendsScreen() {
  const text = useOnlineText();
  const words = useNewGameText();
  const lang = useLang();
  const [plan, setPlan] = useState(firstPlan);
  const [ways, setWays] = useState(FIRST_WAYS);
  const [name, setName] = useState(memory.name);
  const [fault, setFault] = useState<string>();
  const verdict = useMemo(() => judge(plan), [plan]);
  const isReady = verdict.isSound && isForFriends(plan);
  const open = async (): Promise<void> => {
    try {
      await introduce(name.trim());
      memory.keepName(name.trim());
      const { id } = await openTable(optionsOf(plan, ways));
      const seat = kindsOf(plan).indexOf('you');
      if (seat >= 0) intend(id, seat);
      go('table', id);
    } catch (thrown) {
      setFault((thrown instanceof NotDone && text.refused[thrown.code]) || text.refused.broken);
    }
  };
  return (
    <Page title={text.friends} className="new-game">
      <p className="page-intro">
        {text.friendsNote} <a href={linkTo('new')}>{text.playHere}</a>
      </p>
      <form
        className="new-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void open();
        }}
      >
        <div className="new-column">
          <section className="panel" aria-labelledby="new-players">
            <PlayersHead plan={plan} onChange={setPlan} />
            <NameField value={name} onChange={setName} />
            <ol className="bare new-seats">
              {plan.seats.slice(0, plan.count).map((planned, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <li key={seat} className="online-seat-choice" data-seat={seat}>
                  <SeatMark seat={seat} size="2rem" label={words.seat(seatLetter(seat))} />
                  <SeatSelect
                    seat={seat}
                    sitter={sitterOf(planned)}
                    person={text.friendSeat}
                    onChange={(to) => setPlan(sitDown(plan, seat, to))}
                  />
                </li>
              ))}
            </ol>
            {!isForFriends(plan) && <p className="new-note">{text.needsPeople}</p>}
          </section>
          <Factions plan={plan} onChange={setPlan} verdict={{ ...verdict, draft: [] }} />
        </div>
        <div className="new-column">
          <WaysPanel ways={ways} onChange={setWays} />
          <Options plan={plan} onChange={setPlan} />
        </div>
        <div className="new-start">
          <p role="status">{fault ?? (verdict.isSound ? '' : whatIsMissing(plan, words))}</p>
          {!fault && verdict.isSound && <Facts of={traits(optionsOf(plan, ways), lang)} />}
          <Button type="submit" look="primary" size="big" disabled={!isReady}>
            {text.openTable}
          </Button>
        </div>
      </form>
    </Page>
  );
}

function WaysPanel({ ways, onChange }: { readonly ways: Ways; readonly onChange: (ways: Ways) => void }) {
  const text = useOnlineText();
  const lang = useLang();
  const who = ways.listed ? 'lobby' : 'link';
  const times = TIMES[ways.pace];
  return (
    <section className="panel online-ways" aria-labelledby="new-table">
      <h2 id="new-table">{text.table}</h2>
      <div>
        <Segmented
          label={text.listed}
          value={who}
          options={(['link', 'lobby'] as const).map((value) => ({ value, label: text.listedChoices[value] }))}
          onChange={(value) => onChange({ ...ways, listed: value === 'lobby' })}
        />
        <p className="new-note">{text.listedNotes[who]}</p>
      </div>
      <div>
        <Segmented
          label={text.pace}
          value={ways.pace}
          options={(['live', 'slow'] as const).map((value) => ({ value, label: text.paces[value] }))}
          onChange={(pace) => onChange({ ...ways, pace, seconds: USUAL[pace] })}
        />
        <p className="new-note">{text.paceNotes[ways.pace]}</p>
      </div>
      <div>
        <Segmented
          label={text.absent}
          value={ways.absent}
          options={ABSENT.map((value) => ({ value, label: text.absences[value] }))}
          onChange={(absent) => onChange({ ...ways, absent })}
        />
        <p className="new-note">{text.absentNotes[ways.absent](span(ways.seconds, lang))}</p>
      </div>
      {ways.absent !== 'wait' && (
        <label className="field">
          <span>{text.timeForAnswer}</span>
          <select value={ways.seconds} onChange={(event) => onChange({ ...ways, seconds: Number(event.target.value) })}>
            {times.map((seconds) => (
              <option key={seconds} value={seconds}>
                {span(seconds, lang)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div>
        <label className="online-check">
          <input
            type="checkbox"
            aria-describedby="hints-note"
            checked={ways.hints}
            onChange={(event) => onChange({ ...ways, hints: event.target.checked })}
          />
          {text.hints}
        </label>
        <p id="hints-note" className="new-note">
          {text.hintsNote}
        </p>
      </div>
    </section>
  );
}
