import { type ReactNode, useId, useState } from 'react';
import { randomSeed } from '../../open-table.ts';
import { Button } from '../../ui/button.tsx';
import { useLang } from '../../words/index.ts';
import { Facts } from './facts.tsx';
import { optionsInForce } from './in-force.ts';
import { BASES, configOf, MULLIGANS, nameOf, TITANS, unusual } from './plan.ts';
import type { PartProps } from './seats.tsx';
import { ShareLink } from './share-link.tsx';
import { useNewGameText } from './words.ts';

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly values: readonly (readonly [V, string])[];
  readonly onChange: (value: V) => void;
  readonly note?: string;
}

function Choice<V extends string>({ label, value, values, onChange, note }: ChoiceProps<V>) {
  return (
    <Field label={label} note={note}>
      {(names) => (
        <select {...names} value={value} onChange={(event) => onChange(event.target.value as V)}>
          {values.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface FieldProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly children: (names: { readonly id: string; readonly 'aria-describedby'?: string }) => ReactNode;
}

function Field({ label, note, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children(note ? { id, 'aria-describedby': `${id}note` } : { id })}
      {note && (
        <small id={`${id}note`} className="new-note">
          {note}
        </small>
      )}
    </div>
  );
}

export function Options({ plan, onChange }: PartProps) {
  const words = useNewGameText();
  const lang = useLang();
  const players = plan.seats.slice(0, plan.count).map((_, seat) => [String(seat), nameOf(plan, seat, lang)] as const);
  const first = String(plan.firstPlayer);
  const [isOpen] = useState(() => unusual(plan).length > 0);
  return (
    <div className="panel">
      <details open={isOpen}>
        <summary className="new-options-head">{words.options}</summary>
        <div className="new-options">
          <Field label={words.vpToWin} note={words.vpNote}>
            {(names) => (
              <input
                {...names}
                type="number"
                min={1}
                max={99}
                required
                value={Number.isNaN(plan.vpToWin) ? '' : plan.vpToWin}
                onChange={(event) => onChange({ ...plan, vpToWin: event.target.valueAsNumber })}
              />
            )}
          </Field>
          <Choice
            label={words.firstPlayer}
            value={players.some(([seat]) => seat === first) ? first : 'random'}
            values={[['random', words.atRandom], ...players]}
            onChange={(value) => onChange({ ...plan, firstPlayer: value === 'random' ? value : Number(value) })}
          />
          <Choice
            label={words.bases}
            value={plan.bases}
            values={BASES.map((value) => [value, words.basesChoices[value]])}
            onChange={(bases) => onChange({ ...plan, bases })}
          />
          <Choice
            label={words.titans}
            value={plan.titans}
            values={TITANS.map((value) => [value, words.titansChoices[value]])}
            onChange={(titans) => onChange({ ...plan, titans })}
          />
          <Choice
            label={words.mulligan}
            value={plan.mulligan}
            values={MULLIGANS.map((value) => [value, words.mulligans[value]])}
            onChange={(mulligan) => onChange({ ...plan, mulligan })}
          />
          <Choice
            label={words.boxes}
            note={words.boxesNote}
            value={String(plan.boxes)}
            values={['1', '2', '3', '4'].map((value) => [value, value])}
            onChange={(value) => onChange({ ...plan, boxes: Number(value) })}
          />
        </div>
      </details>
      {!Number.isNaN(plan.vpToWin) && (
        <Facts of={optionsInForce(configOf(plan), words, (seat) => nameOf(plan, seat, lang))} />
      )}
    </div>
  );
}

export function Deal({ plan, onChange }: PartProps) {
  const words = useNewGameText();
  return (
    <section className="panel" aria-labelledby="new-deal">
      <h2 id="new-deal">{words.deal}</h2>
      <div className="new-deal">
        <Field label={words.seed}>
          {(names) => (
            <input
              {...names}
              type="text"
              className="new-seed"
              value={plan.seed}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange({ ...plan, seed: event.target.value })}
            />
          )}
        </Field>
        <Button onClick={() => onChange({ ...plan, seed: randomSeed() })}>{words.otherSeed}</Button>
      </div>
      <p className="new-note">{words.seedNote}</p>
      <ShareLink plan={plan} />
    </section>
  );
}
