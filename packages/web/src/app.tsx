import { type ComponentType, lazy, Suspense, use, useEffect } from 'react';
import { Explanation } from './cards/explained.tsx';
import { useFaces } from './cards/faces.ts';
import { CardDialog } from './cards/index.ts';
import { keepOffline } from './offline.ts';
import { findServer } from './online/me.ts';
import { findGame } from './open-table.ts';
import { go, noteTable, type ScreenName, useRoute } from './route.ts';
import { HomeScreen } from './screens/home.tsx';
import { usePage } from './store.ts';
import { TableScreen } from './table/table-screen.tsx';
import { CrashBoundary } from './ui/crash-boundary.tsx';
import { useLang, useWords } from './words/index.ts';
import { loadTexts } from './words/texts.ts';

keepOffline();
void findServer();

const CannotOpen = lazy(async () => ({ default: (await import('./screens/cannot-open.tsx')).CannotOpen }));
const NewGameScreen = lazy(async () => ({ default: (await import('./screens/new-game.tsx')).NewGameScreen }));
const LearnScreen = lazy(async () => ({ default: (await import('./screens/learn.tsx')).LearnScreen }));
const PuzzlesScreen = lazy(async () => ({ default: (await import('./screens/puzzles.tsx')).PuzzlesScreen }));
const CardsScreen = lazy(async () => ({ default: (await import('./screens/cards.tsx')).CardsScreen }));
const RulesScreen = lazy(async () => ({ default: (await import('./screens/rules.tsx')).RulesScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import('./screens/settings.tsx')).SettingsScreen }));
const CreditsScreen = lazy(async () => ({ default: (await import('./screens/credits.tsx')).CreditsScreen }));
const ReplayScreen = lazy(async () => ({ default: (await import('./screens/replay.tsx')).ReplayScreen }));
const FriendsScreen = lazy(async () => ({ default: (await import('./online/friends.tsx')).FriendsScreen }));
const LobbyScreen = lazy(async () => ({ default: (await import('./online/lobby.tsx')).LobbyScreen }));
const OnlineScreen = lazy(async () => ({ default: (await import('./online/online-screen.tsx')).OnlineScreen }));
const OverflowScreen = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./cards/overflow.tsx')).OverflowScreen }))
  : HomeScreen;

const SHOWN: { readonly [S in ScreenName]: ComponentType } = {
  '': HomeScreen,
  new: NewGameScreen,
  play: PlayScreen,
  learn: LearnScreen,
  puzzles: PuzzlesScreen,
  cards: CardsScreen,
  rules: RulesScreen,
  settings: SettingsScreen,
  credits: CreditsScreen,
  replay: ReplayScreen,
  overflow: OverflowScreen,
  friends: FriendsScreen,
  lobby: LobbyScreen,
  table: OnlineScreen,
};

export function App() {
  use(loadTexts(useLang()));
  const { screen, part } = useRoute();
  useDocument(screen ?? '');
  useEffect(() => {
    if (screen === undefined) go('');
  }, [screen]);
  useEffect(() => {
    if (screen !== 'rules') scrollTo(0, 0);
  }, [screen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part says which table it is
  useEffect(() => {
    if (screen === 'play' || screen === 'learn' || screen === 'table') noteTable();
  }, [screen, part]);
  const Shown = SHOWN[screen ?? ''];
  return (
    <CrashBoundary key={screen}>
      <Suspense fallback={<Waiting />}>
        <Shown />
        <CardDialog />
        <Explanation />
      </Suspense>
    </CrashBoundary>
  );
}

/** The document speaks the language, and looks as the settings say. */
function useDocument(screen: ScreenName): void {
  const { lang, theme, textSize, speed } = usePage((page) => page.settings);
  const { titles } = useWords().app;
  useEffect(() => {
    const root = document.documentElement;
    root.lang = lang;
    root.dataset.theme = theme;
    root.dataset.text = textSize;
    root.dataset.speed = speed;
  }, [lang, theme, textSize, speed]);
  useEffect(() => {
    document.title = titles[screen];
  }, [titles, screen]);
}

/** The table, once there is a game at it. */
function PlayScreen() {
  const boxes = usePage((page) => page.update?.boxes);
  const refusal = usePage((page) => page.refusal);
  const failure = usePage((page) => page.failure);
  useEffect(findGame, []);
  if (failure) throw failure;
  if (!boxes) return refusal ? <CannotOpen code={refusal.code} /> : <Waiting isTable />;
  return (
    <Suspense fallback={<Waiting isTable />}>
      <OpenTable boxes={boxes} />
    </Suspense>
  );
}

function OpenTable({ boxes }: { readonly boxes: readonly string[] }) {
  useFaces(boxes);
  return <TableScreen />;
}

function Waiting({ isTable = false }: { readonly isTable?: boolean }) {
  const { app } = useWords();
  return (
    <main className="waiting" aria-busy="true">
      <p role="status">{isTable ? app.settingTheTable : app.loading}</p>
    </main>
  );
}
