import type { TableSetup } from '@baston/table';
import { lazy, Suspense, useEffect } from 'react';
import { isAlone, isRunning } from '../games.ts';
import { useServer } from '../online/me.ts';
import { goOnWith, playNow } from '../open-table.ts';
import { linkTo, type ScreenName } from '../route.ts';
import { usePage } from '../store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Emblem } from '../ui/emblem.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { useLang, useWords } from '../words/index.ts';
import './home.css';

const Friends = lazy(async () => ({ default: (await import('../online/home-part.tsx')).Friends }));
const GameList = lazy(async () => ({ default: (await import('./games.tsx')).GameList }));

export function HomeScreen() {
  const { app, home } = useWords();
  const isNew = useIsNew();
  const hasGames = usePage(({ games, unkept, isLinkBroken }) => games.length > 0 || unkept || isLinkBroken);
  const hasServer = useServer(({ me }) => me !== undefined);
  useEffect(usePage.getState().prepare, []);
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
        {hasServer && (
          <Suspense>
            <Friends />
          </Suspense>
        )}
        <nav aria-label={home.menu}>
          <ul className="bare home-menu">
            {!isNew && <Entry to="learn" name={home.learn} note={home.learnNote} />}
            <Entry to="new" name={home.newGame} note={home.newGameNote} />
            <Entry to="puzzles" name={home.puzzles} note={home.puzzlesNote} />
            <Entry to="cards" name={home.cards} note={home.cardsNote} />
            <Entry to="rules" name={home.rules} note={home.rulesNote} />
            <Entry to="replay" name={home.replay} note={home.replayNote} />
          </ul>
        </nav>
        {hasGames && (
          <Suspense>
            <GameList />
          </Suspense>
        )}
      </main>
      <footer className="home-foot">
        <p>
          {home.unofficial} <a href={linkTo('credits')}>{home.credits}</a>
        </p>
      </footer>
    </div>
  );
}

/** Has nobody played here yet? */
const useIsNew = (): boolean => usePage(({ games }) => games.length === 0);

/** The one big button; and the way back to the game that was left, or to the lesson for those who have played none. */
function Start() {
  const { home } = useWords();
  const lang = useLang();
  const isNew = useIsNew();
  const latest = usePage((page) => page.games.find(isRunning));
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const noteOn = ({ seats }: TableSetup): string => {
    const named = isAlone(seats) ? seats.filter(({ kind }) => kind !== 'human') : seats;
    const names = list.format(named.map(({ name }) => name));
    return isAlone(seats) ? home.goOnAgainst(names) : home.goOnNote(names);
  };
  return (
    <div className="home-start">
      <div>
        <Button look="primary" size="big" aria-describedby="play-now-note" onClick={() => playNow(lang)}>
          {home.playNow}
        </Button>
        <p id="play-now-note">{home.playNowNote}</p>
      </div>
      {latest ? (
        <div>
          <Button size="big" aria-describedby="continue-note" onClick={() => goOnWith(latest)}>
            {home.goOn}
          </Button>
          <p id="continue-note">{noteOn(latest.saved.setup)}</p>
        </div>
      ) : (
        isNew && (
          <div>
            <ButtonLink size="big" href={linkTo('learn')} aria-describedby="learn-note">
              {home.learn}
            </ButtonLink>
            <p id="learn-note">{home.learnNote}</p>
          </div>
        )
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
