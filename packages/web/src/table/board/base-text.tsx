import type { BaseView } from '@baston/engine';
import { CardText } from '../../cards/face-parts.tsx';
import { openCard } from '../../cards/index.ts';
import { useTable } from '../state/context.ts';
import './base-text.css';

/** From so many letters on, a text is written smaller. */
const LONG = [100, 150, 200];

/** The abilities of the base now: its own unless they are cancelled, and those of another base if it has them. */
export function BaseText({ base }: { readonly base: BaseView }) {
  const { words, text } = useTable();
  const own = words.cardText(base) || words.screen.noAbility;
  const length = own.length + (base.also ? words.cardText({ def: base.also }).length + text.alsoText.length : 0);
  return (
    <div className="base-text" data-long={LONG.filter((letters) => length > letters).length}>
      <div>
        <p data-cancelled={base.cancelled || undefined}>
          {base.cancelled && <strong className="base-cancelled">{text.cancelled}</strong>}
          {base.cancelled ? <s>{<CardText text={own} />}</s> : <CardText text={own} />}
        </p>
        {base.also && (
          <p>
            {words.colon(text.alsoText)}{' '}
            <button type="button" className="card-link" onClick={() => openCard(base.also as string)}>
              {words.cardName({ def: base.also })}
            </button>{' '}
            <CardText text={words.cardText({ def: base.also })} />
          </p>
        )}
      </div>
    </div>
  );
}
