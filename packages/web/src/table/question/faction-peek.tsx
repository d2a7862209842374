/** A button that shows a faction's cards: nobody has to choose a faction by its name alone. */
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardFace } from '../../cards/face.tsx';
import { lookStyle } from '../../cards/face-parts.tsx';
import { boxOf, useFaces } from '../../cards/faces.ts';
import { openCard } from '../../cards/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useTable } from '../state/context.ts';
import './faction-peek.css';

export function FactionPeek({ faction }: { readonly faction: string }) {
  const { words, text } = useTable();
  const [isOpen, setOpen] = useState(false);
  const name = words.factionName(faction);
  return (
    <>
      <button
        type="button"
        className="faction-peek"
        style={lookStyle(faction)}
        aria-label={text.showCardsOf(name)}
        title={text.showCardsOf(name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>i</span>
      </button>
      {isOpen &&
        createPortal(
          <Dialog open title={name} closeLabel={text.close} onClose={() => setOpen(false)} className="pile-dialog">
            <Suspense fallback={<p role="status">{text.loading}</p>}>
              <FactionCards faction={faction} />
            </Suspense>
          </Dialog>,
          document.body, // what is around the button would be around the cards, too
        )}
    </>
  );
}

function FactionCards({ faction }: { readonly faction: string }) {
  const cards = useFaces([boxOf(faction).id]).filter((card) => card.faction === faction);
  return (
    <ul className="bare pile-cards">
      {cards.map(({ id }) => (
        <li key={id}>
          <button type="button" className="table-card" aria-haspopup="dialog" onClick={() => openCard(id)}>
            <CardFace def={id} />
          </button>
        </li>
      ))}
    </ul>
  );
}
