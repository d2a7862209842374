import { BOTS } from '@baston/table';
import { lazy, Suspense, useState } from 'react';
import { Portrait } from '../../art/portraits/index.ts';
import { nameOfPersona, type PersonaId, personasOf } from '../../personas.ts';
import { SeatMark, seatLetter } from '../../ui/seat-mark.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useLang } from '../../words/index.ts';
import { nameOf, onlyBots, type Plan, type Sitter, sitDown, sitterOf, usualName } from './plan.ts';
import { useNewGameText } from './words.ts';

const LineUp = lazy(async () => ({ default: (await import('./line-up.tsx')).LineUp }));

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
  readonly sitter: Sitter;
  /** The default name of another person. */
  readonly person: string;
  readonly onChange: (sitter: Sitter) => void;
}

/** The choice of a person or a bot for a seat. */
export function SeatSelect({ seat, sitter, person, onChange }: SeatSelectProps) {
  const words = useNewGameText();
  return (
    <select
      aria-label={`${words.seat(seatLetter(seat))}, ${words.who}`}
      value={sitter}
      onChange={(event) => onChange(event.target.value as Sitter)}
    >
      <optgroup label={words.people}>
        <option value="you">{words.kinds.you}</option>
        <option value="person">{person}</option>
      </optgroup>
      <BotOptions />
    </select>
  );
}

/** All bots to choose from: the personas by their strength, and the plain bots. */
export function BotOptions() {
  const words = useNewGameText();
  const lang = useLang();
  return (
    <>
      {BOTS.map((bot) => (
        <optgroup key={bot} label={words.strengths[bot]}>
          {personasOf(bot).map((id) => (
            <option key={id} value={id}>
              {nameOfPersona(id, lang)}
            </option>
          ))}
          <option value={bot}>{words.kinds[bot]}</option>
        </optgroup>
      ))}
    </>
  );
}

function SeatRow({ seat, plan, onChange }: PartProps & { readonly seat: number }) {
  const words = useNewGameText();
  const lang = useLang();
  const planned = plan.seats[seat] as Plan['seats'][number];
  const { name, persona } = planned;
  const place = words.seat(seatLetter(seat));
  const rename = (text: string) =>
    onChange({ ...plan, seats: plan.seats.map((one, i) => (i === seat ? { ...one, name: text } : one)) });
  return (
    <li className="new-seat" data-seat={seat}>
      <SeatMark seat={seat} size="2rem" label={place} />
      <SeatSelect
        seat={seat}
        sitter={sitterOf(planned)}
        person={words.kinds.person}
        onChange={(to) => onChange(sitDown(plan, seat, to))}
      />
      <input
        type="text"
        aria-label={`${place}, ${words.nameLabel}`}
        placeholder={usualName(planned, seat, lang)}
        maxLength={20}
        autoComplete="off"
        value={name}
        onChange={(event) => rename(event.target.value)}
      />
      {persona && <PersonaRow seat={seat} persona={persona} onChange={(to) => onChange(sitDown(plan, seat, to))} />}
    </li>
  );
}

interface PersonaRowProps {
  readonly seat: number;
  readonly persona: PersonaId;
  readonly onChange: (persona: PersonaId) => void;
}

/** Its face, which opens all the others, and what is said of it. */
function PersonaRow({ seat, persona, onChange }: PersonaRowProps) {
  const words = useNewGameText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="new-persona">
      <button type="button" aria-label={words.chooseOpponent(seatLetter(seat))} onClick={() => setOpen(true)}>
        <Suspense fallback={<span className="new-face" />}>
          <Portrait of={persona} />
        </Suspense>
      </button>
      <p>{words.manners[persona]}</p>
      {isOpen && (
        <Suspense>
          <LineUp chosen={persona} onChoose={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
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
