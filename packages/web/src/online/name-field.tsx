import { useId } from 'react';
import { useOnlineText } from './words.ts';

/** As long as the server takes it. */
const LONGEST = 24;

export function NameField({ value, onChange }: { readonly value: string; readonly onChange: (name: string) => void }) {
  const text = useOnlineText();
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {text.yourName}
      </label>
      <input
        id={id}
        type="text"
        required
        pattern=".*\S.*"
        maxLength={LONGEST}
        autoComplete="nickname"
        aria-describedby={`${id}note`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <small id={`${id}note`} className="new-note">
        {text.yourNameNote}
      </small>
    </div>
  );
}
