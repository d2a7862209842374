import { useId } from 'react';
import './ui.css';

interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  /** Text for screen readers, where the label is too short to be understood. */
  readonly spoken?: string;
  readonly lang?: string;
}

interface SegmentedProps<V extends string> {
  /** Names the choice. */
  readonly label: string;
  readonly value: V;
  readonly options: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  /** The label is read out but not shown. */
  readonly quiet?: boolean;
}

/** One of a few: radio buttons that look like one bar. */
export function Segmented<V extends string>({ label, value, options, onChange, quiet = false }: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className={quiet ? 'visually-hidden' : 'label'}>{label}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.spoken}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
