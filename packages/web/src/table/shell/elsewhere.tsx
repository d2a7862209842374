/** Another tab has taken the game up: here it waits until it is wanted back. */
import { goOnWith } from '../../open-table.ts';
import { storage } from '../../storage.ts';
import { Button } from '../../ui/button.tsx';
import { useGamesText } from '../../words/index.ts';
import './hand-over.css';

export function Elsewhere() {
  const text = useGamesText();
  const takeBack = (): void => {
    const here = storage.here();
    const game = here === undefined ? undefined : storage.game(here);
    if (game) goOnWith(game);
  };
  return (
    <main className="hand-over">
      <h1>{text.elsewhere}</h1>
      <p>{text.elsewhereText}</p>
      <Button look="primary" size="big" onClick={takeBack}>
        {text.playHere}
      </Button>
      <a href="#/">{text.home}</a>
    </main>
  );
}
