/** Beside the wall, where there is room: the cards of the faction that is pointed at. */
import { CardText, lookStyle } from '../../cards/face-parts.tsx';
import { boxOf, useFacesOrNone } from '../../cards/faces.ts';
import { Emblem, GradeBars } from '../../cards/poster-parts.tsx';
import { useLang } from '../../words/index.ts';
import type { Offer } from './choosing.ts';
import { useNewGameText } from './words.ts';

export function Detail({ faction: { id, name, grade } }: { readonly faction: Offer }) {
  const words = useNewGameText();
  const lang = useLang();
  const box = boxOf(id);
  const cards = useFacesOrNone([box.id]).filter((card) => card.faction === id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it
    <section className="wall-detail" style={lookStyle(id)} aria-label={words.cardsOf(name[lang])} tabIndex={0}>
      <header>
        <span className="poster-art">
          <Emblem faction={id} />
        </span>
        <h3>{name[lang]}</h3>
        <p>
          <GradeBars grade={grade} /> {words.grades[grade]} <small>{box.name[lang]}</small>
        </p>
      </header>
      <ul className="bare">
        {cards.map((card) =>
          card.type === 'base' ? undefined : (
            <li key={card.id} data-type={card.type}>
              <b className="detail-power">{card.type === 'minion' ? card.power : undefined}</b>
              <p>
                <b>{card.name}</b> {card.type !== 'titan' && <small>×{card.copies}</small>}
              </p>
              <p className="detail-text">
                <CardText text={card.text} />
              </p>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
