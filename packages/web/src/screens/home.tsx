import { lazy, Suspense, useEffect } from 'react';
import { isAlone, isRunning } from '../games.ts';
import { useServer } from '../online/me.ts';
import { goOnWith, playNow } from '../open-table.ts';
import { linkTo, type ScreenName } from '../route.ts';
import type { ListedGame } from '../storage.ts';
import { usePage } from '../store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { optional } from '../ui/optional.ts';
import { WordMark } from '../ui/word-mark.tsx';
import { useLang, useWords } from '../words/index.ts';
import { Backdrop, TilePicture } from './home-pictures.tsx';
import './home.css';

const Friends = optional(async () => (await import('../online/home-part.tsx')).Friends);
const GameList = lazy(async () => ({ default: (await import('./games.tsx')).GameList }));

export function HomeScreen() {
  const { app, home } = useWords();
  const isNew = useIsNew();
  const hasGames = usePage(({ games, unkept, isLinkBroken }) => games.length > 0 || unkept || isLinkBroken);
  const hasServer = useServer(({ me }) => me !== undefined);
  useEffect(usePage.getState().prepare, []);
  return (
    <div className="home">
      <Backdrop />
      <header className="home-bar">
        <LanguageSwitch short />
        <ButtonLink href={linkTo('settings')}>{home.settings}</ButtonLink>
      </header>
      <main className="home-main">
        <div className="home-hero">
          <h1 aria-label={app.name}>
            <WordMark name={app.name} />
          </h1>
          <p className="home-tagline">{home.tagline}</p>
          <Start />
        </div>
        <nav aria-label={home.menu}>
          <ul className="bare home-menu">
            <Entry to="new" name={home.newGame} note={home.newGameNote} nth={1} />
            {!isNew && <Entry to="learn" name={home.learn} note={home.learnNote} nth={6} />}
            <Entry to="puzzles" name={home.puzzles} note={home.puzzlesNote} nth={2} />
            <Entry to="cards" name={home.cards} note={home.cardsNote} nth={3} />
            <Entry to="rules" name={home.rules} note={home.rulesNote} nth={4} />
            <Entry to="replay" name={home.replay} note={home.replayNote} nth={5} />
          </ul>
        </nav>
        {hasServer && (
          <Suspense>
            <Friends />
          </Suspense>
        )}
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
  const noteOn = ({ seats }: ListedGame): string => {
    const named = isAlone(seats) ? seats.filter(({ kind }) => kind !== 'human') : seats;
    const names = list.format(named.map(({ name }) => name));
    return isAlone(seats) ? home.goOnAgainst(names) : home.goOnNote(names);
  };
  return (
    <div className="home-start">
      <Button
        look="primary"
        size="big"
        aria-labelledby="play-now"
        aria-describedby="play-now-note"
        onClick={() => playNow(lang)}
      >
        <span id="play-now">{home.playNow}</span>
        <small id="play-now-note">{home.playNowNote}</small>
      </Button>
      {latest ? (
        <Button size="big" aria-labelledby="continue" aria-describedby="continue-note" onClick={() => goOnWith(latest)}>
          <span id="continue">{home.goOn}</span>
          <small id="continue-note">{noteOn(latest)}</small>
        </Button>
      ) : (
        isNew && (
          <ButtonLink size="big" href={linkTo('learn')} aria-labelledby="learn" aria-describedby="learn-note">
            <span id="learn">{home.learn}</span>
            <small id="learn-note">{home.learnNote}</small>
          </ButtonLink>
        )
      )}
    </div>
  );
}

interface EntryProps {
  readonly to: ScreenName;
  readonly name: string;
  readonly note: string;
  /** Which of the pictures of today it has. */
  readonly nth: number;
}

function Entry({ to, name, note, nth }: EntryProps) {
  return (
    <li>
      <a href={linkTo(to)} className="home-entry">
        <TilePicture nth={nth} />
        <span>
          <strong>{name}</strong>
          <small>{note}</small>
        </span>
      </a>
    </li>
  );
}
