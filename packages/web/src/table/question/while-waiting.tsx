/** While bots play: their moves one by one, or all at once. */
import { usePage } from '../../store.ts';
import { useLang } from '../../words/index.ts';
import { RECAP } from '../../words/recap.ts';
import { useTable } from '../state/context.ts';
import { useSince } from '../state/since.ts';
import { useWatching } from '../state/watching.ts';

export function WhileWaiting() {
  const { me } = useTable();
  const text = RECAP[useLang()];
  const hurry = usePage((page) => page.hurry);
  const { step, steps, go } = useWatching(me);
  const pause = (): void => useSince.setState(({ bySeat }) => ({ at: (bySeat[me]?.frames.length ?? 1) - 1 }));
  const skip = (): void => {
    useSince.setState({ at: undefined });
    hurry();
  };
  return (
    <div className="watch-controls">
      {step === undefined ? (
        <button type="button" className="button small" onClick={pause}>
          {text.stepThrough}
        </button>
      ) : (
        <button type="button" className="button small" disabled={step === steps} onClick={() => go(1)}>
          {text.onward}
        </button>
      )}
      <button type="button" className="button small" onClick={skip}>
        {text.skip}
      </button>
    </div>
  );
}
