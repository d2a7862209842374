/** Beside the wall, where there is room: the faction that is pointed at, with one of its bases and its cards. */

import { Scene } from '../../art/scene.tsx';
import { CardText, lookStyle } from '../../cards/face-parts.tsx';
import { boxOf, useFacesOrNone } from '../../cards/faces.ts';
import { GradeBars } from '../../cards/poster-parts.tsx';
import { Button } from '../../ui/button.tsx';
import { useLang } from '../../words/index.ts';
import type { Offer } from './choosing.ts';
import { useNewGameText } from './words.ts';

interface DetailProps {
  readonly faction: Offer;
  /** Takes the faction for the slot in question; `undefined` where it is taken already. */
  readonly onTake: (() => void) | undefined;
  /** Are factions taken here, not only banned? */
  readonly canTake: boolean;
}

export function Detail({ faction: { id, name, grade }, canTake, onTake }: DetailProps) {
  const words = useNewGameText();
  const lang = useLang();
  const box = boxOf(id);
  const printed = useFacesOrNone([box.id]).filter((card) => card.faction === id);
  const base = printed.find(({ type }) => type === 'base');
  const cards = printed.flatMap((card) => (card.type === 'base' ? [] : [card]));
  const countOf = (type: 'minion' | 'action'): number =>
    cards.reduce((sum, card) => sum + (card.type === type ? card.copies : 0), 0);
  const [minions, actions] = [countOf('minion'), countOf('action')];
  return (
    <section className="wall-detail" style={lookStyle(id)} aria-label={words.cardsOf(name[lang])}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it */}
      <div className="detail-cards" tabIndex={0}>
        <header>
          <span className="detail-scene">{base && <Scene def={base.id} layout="tile" />}</span>
          <h3>{name[lang]}</h3>
          <p>
            <GradeBars grade={grade} /> {words.grades[grade]} <small>{box.name[lang]}</small>
          </p>
          {cards.length > 0 && (
            <>
              <p className="detail-split">{words.deckSplit(minions, actions)}</p>
              <span className="detail-meter" aria-hidden="true">
                <i style={{ flexGrow: minions }} />
                <i style={{ flexGrow: actions }} />
              </span>
            </>
          )}
        </header>
        <ul className="bare">
          {cards.map((card) => (
            <li key={card.id} data-type={card.type}>
              <b className="detail-power">{card.type === 'minion' ? card.power : undefined}</b>
              <p>
                <b>{card.name}</b> {card.type !== 'titan' && <small>×{card.copies}</small>}
              </p>
              <p className="detail-text">
                <CardText text={card.text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      {canTake && (
        <Button look="primary" disabled={!onTake} onClick={onTake}>
          {words.take(name[lang])}
        </Button>
      )}
    </section>
  );
}
