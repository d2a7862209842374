/** All bots with a face, by their strength: one of them is chosen for a seat. */
import { BOTS } from '@baston/table';
import { Suspense, useState } from 'react';
import { Portrait } from '../../art/portraits/index.ts';
import { nameOfPersona, type PersonaId, personasOf } from '../../personas.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useLang } from '../../words/index.ts';
import { useNewGameText } from './words.ts';
import './line-up.css';

interface LineUpProps {
  readonly chosen: PersonaId | undefined;
  readonly onChoose: (persona: PersonaId) => void;
  readonly onClose: () => void;
}

export function LineUp({ chosen, onChoose, onClose }: LineUpProps) {
  const words = useNewGameText();
  const lang = useLang();
  const [isOpen, setOpen] = useState(true);
  const choose = (persona: PersonaId): void => {
    onChoose(persona);
    setOpen(false); // by itself, so that the focus goes back to where it was
  };
  return (
    <Dialog open={isOpen} title={words.opponents} closeLabel={words.close} onClose={onClose} className="line-up">
      {BOTS.filter((bot) => personasOf(bot).length > 0).map((bot) => (
        <section key={bot} aria-labelledby={`line-up-${bot}`}>
          <h3 id={`line-up-${bot}`}>{words.strengths[bot]}</h3>
          <ul className="bare">
            {personasOf(bot).map((id) => (
              <li key={id}>
                <button type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
                  <Suspense fallback={<span className="new-face" />}>
                    <Portrait of={id} />
                  </Suspense>
                  <span>
                    <b>{nameOfPersona(id, lang)}</b> <span>{words.manners[id]}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
