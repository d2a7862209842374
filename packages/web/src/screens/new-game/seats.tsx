import { BOTS } from '@baston/table';
import { SeatMark, seatLetter } from '../../ui/seat-mark.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useLang } from '../../words/index.ts';
import { nameOf, onlyBots, type Plan, type SeatKind, sitDown, usualName } from './plan.ts';
import { useNewGameText } from './words.ts';

export interface PartProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

const COUNTS = ['2', '3', '4'].map((value) => ({ value, label: value }));

/** How many play. */
export function PlayersHead({ plan, onChange }: PartProps) {
  const words = useNewGameText();
  return (
    <div className="new-head">
      <h2 id="new-players">{words.players}</h2>
      <Segmented
        quiet
        label={words.seatCount}
        value={String(plan.count)}
        options={COUNTS}
        onChange={(value) => onChange({ ...plan, count: Number(value) })}
      />
    </div>
  );
}

export function Seats({ plan, onChange }: PartProps) {
  const words = useNewGameText();
  return (
    <section className="panel" aria-labelledby="new-players">
      <PlayersHead plan={plan} onChange={onChange} />
      <ol className="bare new-seats">
        {plan.seats.slice(0, plan.count).map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatRow key={seat} seat={seat} plan={plan} onChange={onChange} />
        ))}
      </ol>
      {onlyBots(plan) && <p className="new-note">{words.botsOnly}</p>}
    </section>
  );
}

interface SeatSelectProps {
  readonly seat: number;
  readonly kind: SeatKind;
  /** The default name of another person. */
  readonly person: string;
  readonly onChange: (kind: SeatKind) => void;
}

/** The choice of a person or a bot for a seat. */
export function SeatSelect({ seat, kind, person, onChange }: SeatSelectProps) {
  const words = useNewGameText();
  return (
    <select
      aria-label={`${words.seat(seatLetter(seat))}, ${words.who}`}
      value={kind}
      onChange={(event) => onChange(event.target.value as SeatKind)}
    >
      <optgroup label={words.people}>
        <option value="you">{words.kinds.you}</option>
        <option value="person">{person}</option>
      </optgroup>
      <optgroup label={words.bots}>
        {BOTS.map((bot) => (
          <option key={bot} value={bot}>
            {words.kinds[bot]}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

function SeatRow({ seat, plan, onChange }: PartProps & { readonly seat: number }) {
  const words = useNewGameText();
  const lang = useLang();
  const { kind, name } = plan.seats[seat] as Plan['seats'][number];
  const place = words.seat(seatLetter(seat));
  const rename = (text: string) =>
    onChange({ ...plan, seats: plan.seats.map((one, i) => (i === seat ? { ...one, name: text } : one)) });
  return (
    <li className="new-seat" data-seat={seat}>
      <SeatMark seat={seat} size="2rem" label={place} />
      <SeatSelect
        seat={seat}
        kind={kind}
        person={words.kinds.person}
        onChange={(to) => onChange(sitDown(plan, seat, to))}
      />
      <input
        type="text"
        aria-label={`${place}, ${words.nameLabel}`}
        placeholder={usualName(kind, seat, lang)}
        maxLength={20}
        autoComplete="off"
        value={name}
        onChange={(event) => rename(event.target.value)}
      />
    </li>
  );
}

/** The mark and the name of the player in a seat. */
export function SeatName({ plan, seat }: { readonly plan: Plan; readonly seat: number }) {
  return (
    <span className="new-who">
      <SeatMark seat={seat} /> {nameOf(plan, seat, useLang())}
    </span>
  );
}
