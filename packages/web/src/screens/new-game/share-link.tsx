import { useState } from 'react';
import { copyText } from '../../copy-text.ts';
import { linkTo } from '../../route.ts';
import { Button } from '../../ui/button.tsx';
import { linkQuery } from './link.ts';
import type { Plan } from './plan.ts';
import { useNewGameText } from './words.ts';

const addressOf = (plan: Plan): string => {
  const { origin, pathname } = location;
  return `${origin === 'null' ? '' : origin}${pathname}${linkTo('new')}?${linkQuery(plan)}`;
};

/** "Same deal": a link that others can open. */
export function ShareLink({ plan }: { readonly plan: Plan }) {
  const words = useNewGameText();
  const [outcome, setOutcome] = useState<{ readonly address: string; readonly isCopied: boolean }>();
  const address = addressOf(plan);
  const copy = async () => {
    setOutcome({ address, isCopied: await copyText(address) });
  };
  const isCurrent = outcome?.address === address;
  return (
    <div className="new-share">
      <Button onClick={copy}>{words.link}</Button>
      <p className="new-note" role="status">
        {isCurrent && outcome.isCopied ? words.copied : words.linkNote}
      </p>
      {isCurrent && !outcome.isCopied && (
        <label className="field">
          <span>{words.copyByHand}</span>
          <input type="text" readOnly value={address} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </div>
  );
}
