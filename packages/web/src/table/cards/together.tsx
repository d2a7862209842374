/** Answers that can be chosen together with the play of the chosen card, and have no card or base of their own to touch. */
import { Key } from '../../ui/key.tsx';
import { useTable } from '../state/context.ts';
import { listedTogether, NUMBERED } from '../state/listed-options.ts';
import './together.css';

/** `where`: the base where the card would be played; none if it goes nowhere. */
export function Together({ where }: { readonly where: number | undefined }) {
  const table = useTable();
  const { words, view, answering } = table;
  const { question } = answering;
  const here = listedTogether(table).filter(
    ({ both: { play, target } }) => target === undefined && play.where?.id === where,
  );
  const [first] = here;
  if (!question || !first) return undefined;
  const { play, ahead } = first.both;
  const asked = ahead.question;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons and not fields of a form
    <div
      className="together"
      role="group"
      aria-label={`${words.colon(words.option(question, play, view))} ${words.prompt(asked)}`}
    >
      <p aria-hidden="true">{words.prompt(asked)}</p>
      {here.map(({ both, number }) => (
        <button key={number} type="button" className="button small" onClick={() => answering.chooseBoth(both)}>
          {words.picks(asked, both.ahead.picks, view)} {number <= NUMBERED && <Key name={String(number)} />}
        </button>
      ))}
    </div>
  );
}
