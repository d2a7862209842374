import { playNow, resumeGame, useSavedGame } from '../open-table.ts';
import { linkTo, type ScreenName } from '../route.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Emblem } from '../ui/emblem.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { useLang, useWords } from '../words/index.ts';
import './home.css';

export function HomeScreen() {
  const { app, home } = useWords();
  return (
    <div className="home">
      <header className="home-bar">
        <LanguageSwitch short />
        <ButtonLink look="quiet" href={linkTo('settings')}>
          {home.settings}
        </ButtonLink>
      </header>
      <main className="home-main">
        <div className="home-hero">
          <Emblem size="clamp(5rem, 20vmin, 11rem)" />
          <h1>{app.name}</h1>
          <p className="home-tagline">{home.tagline}</p>
          <Start />
        </div>
        <nav aria-label={home.menu}>
          <ul className="bare home-menu">
            <Entry to="new" name={home.newGame} note={home.newGameNote} />
            <Entry to="cards" name={home.cards} note={home.cardsNote} />
            <Entry to="rules" name={home.rules} note={home.rulesNote} />
            <Entry to="replay" name={home.replay} note={home.replayNote} />
          </ul>
        </nav>
      </main>
      <footer className="home-foot">
        <p>
          {home.unofficial} <a href={linkTo('credits')}>{home.credits}</a>
        </p>
      </footer>
    </div>
  );
}

/** The one big button; and the way back to the game that was left. */
function Start() {
  const { home } = useWords();
  const lang = useLang();
  const saved = useSavedGame();
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  return (
    <div className="home-start">
      <div>
        <Button look="primary" size="big" aria-describedby="play-now-note" onClick={() => playNow(lang)}>
          {home.playNow}
        </Button>
        <p id="play-now-note">{home.playNowNote}</p>
      </div>
      {saved && (
        <div>
          <Button size="big" aria-describedby="continue-note" onClick={() => resumeGame(saved)}>
            {home.goOn}
          </Button>
          <p id="continue-note">{home.goOnNote(list.format(saved.setup.seats.map(({ name }) => name)))}</p>
        </div>
      )}
    </div>
  );
}

function Entry({ to, name, note }: { readonly to: ScreenName; readonly name: string; readonly note: string }) {
  return (
    <li>
      <a href={linkTo(to)} className="home-entry">
        <strong>{name}</strong>
        <span>{note}</span>
      </a>
    </li>
  );
}
