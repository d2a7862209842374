/** The table: what the seat sees, and the question it is asked. */

import type { Update } from '@baston/table';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadExplaining } from '../cards/explained.tsx';
import { loadDialog } from '../cards/lazy-dialog.tsx';
import { downloadGame } from '../download.ts';
import { openLinkedGame } from '../game-link.ts';
import { usePage } from '../store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { optional } from '../ui/optional.ts';
import { useGamesText } from '../words/index.ts';
import { Bases } from './board/bases.tsx';
import { useDetails } from './cards/details.ts';
import { Announcer } from './events/announcer.tsx';
import { Flights } from './events/flights.tsx';
import { LaterLog, loadLog } from './events/later-log.tsx';
import { LatestLog } from './events/latest-log.tsx';
import { useMoments } from './events/moments.ts';
import { Rail } from './events/rail.tsx';
import { useSounds } from './events/sounds.ts';
import { Hand } from './hand/hand.tsx';
import { Duel } from './question/duel.tsx';
import { loadPicker, QuestionPanel, useStance } from './question/question-panel.tsx';
import { awaitedPerson, NextDrafter } from './shell/awaited.ts';
import { Elsewhere } from './shell/elsewhere.tsx';
import type { MenuProps } from './shell/menu.tsx';
import { PlayerPlate } from './shell/player-plate.tsx';
import { useShortcuts } from './shell/shortcuts.ts';
import { TopBar } from './shell/top-bar.tsx';
import { useAnswering } from './state/answering.ts';
import { useAutoEnd } from './state/auto-end.ts';
import { isOver, type Table, TableContext, useTable, useTableText, useTableWords, useWindow } from './state/context.ts';
import { baseInScoring } from './state/history.ts';
import { keysOnTable } from './state/listed-options.ts';
import { useShown, useSince } from './state/since.ts';
import { useIsUpright, useIsWide } from './state/use-media.ts';
import './table.css';

void openLinkedGame();

const loadDetails = () => import('./cards/details-note.tsx');
const DetailsNote = lazy(async () => ({ default: (await loadDetails()).DetailsNote }));
const loadHelp = () => import('./shell/help.tsx');
const Help = lazy(async () => ({ default: (await loadHelp()).Help }));
const loadMenu = () => import('./shell/menu.tsx');
const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }));
const HandOver = lazy(async () => ({ default: (await import('./shell/hand-over.tsx')).HandOver }));
const loadRecap = () => import('./events/recap.tsx');
const Recap = lazy(async () => ({ default: (await loadRecap()).Recap }));
const loadLosses = () => import('./question/losses.tsx');
const LossConfirm = lazy(async () => ({ default: (await loadLosses()).LossConfirm }));
const Handling = optional(async () => (await import('./hand/handling.tsx')).Handling);
const Scoring = lazy(async () => ({ default: (await import('./events/scoring.tsx')).Scoring }));
const loadEnding = () => import('./result/game-over.tsx');
const DraftBoard = lazy(async () => ({ default: (await import('./question/draft-board.tsx')).DraftBoard }));
const Ending = lazy(async () => ({ default: (await loadEnding()).Ending }));

interface Props {
  /** Answers that are pointed at, and what stands beside the table and at its end: the lesson has all of these. */
  readonly wanted?: readonly string[];
  readonly coach?: ReactNode;
  readonly ending?: ReactNode;
  readonly company?: Company;
}

/** Parts that a table with others adds: buttons in the bar, a status beside the question, a menu, notes. */
export interface Company {
  readonly tools: ReactNode;
  readonly beside: ReactNode;
  readonly notes: ReactNode;
  readonly menu: ComponentType<MenuProps>;
  /** Players may ask for hints. */
  readonly hasHints: boolean;
  /** Shown while a window is open; `pass` passes it. */
  readonly prompt: ReactNode;
  readonly pass: () => void;
}

const ALONE: Company = {
  tools: undefined,
  beside: undefined,
  notes: undefined,
  menu: Menu,
  hasHints: true,
  prompt: undefined,
  pass: () => undefined,
};

export function TableScreen({ wanted = [], coach, ending = <Ending />, company = ALONE }: Props) {
  const update = usePage((page) => page.update);
  const isElsewhere = usePage((page) => page.isElsewhere);
  const isRemote = usePage((page) => page.isRemote);
  if (!update) return <TableLoading />;
  if (isElsewhere) return <Elsewhere />;
  const awaited = isRemote ? undefined : awaitedPerson(update);
  const isDraft = update.view.phase === 'draft';
  if (awaited !== undefined && !isDraft)
    return (
      <HandOver
        key={awaited}
        seat={awaited}
        name={update.seats[awaited]?.name ?? ''}
        player={update.view.players[awaited]}
      />
    );
  return (
    <>
      {awaited !== undefined && <NextDrafter seat={awaited} />}
      <Play update={update} wanted={wanted} coach={coach} ending={ending} company={company} />
    </>
  );
}

export function TableLoading() {
  const text = useTableText();
  return (
    <main className="table-loading" aria-busy="true">
      <p role="status">{text.loading}</p>
    </main>
  );
}

function Play({ update, wanted, coach, ending, company }: Required<Props> & { readonly update: Update }) {
  const text = useTableText();
  const words = useTableWords(update);
  const isRemote = usePage((page) => page.isRemote);
  const isCoached = coach !== undefined && !isRemote; // at a table on a server these are banners
  const answering = useAnswering(update, wanted, isCoached);
  useSounds(update);
  const window = useWindow(update);
  const { hasHints, pass } = company;
  const autoEnd = useAutoEnd(update, answering, !isCoached);
  const { card } = answering.draft;
  const askPreview = usePage((page) => page.askPreview);
  useEffect(() => {
    if (card !== undefined) askPreview(card);
  }, [card, askPreview]);
  const { seat: me } = update;
  const shown = useShown(update);
  const { view } = shown;
  const keys = keysOnTable({ answering, words, view });
  const common = { update, view, me, words, text };
  const table: Table = { ...common, answering, autoEnd, keys, hasHints, window, pass };
  return (
    <TableContext value={table}>
      <Layout table={table} isCoached={isCoached} coach={coach} ending={ending} company={company} />
      <Flights update={shown} />
    </TableContext>
  );
}

interface LayoutProps {
  readonly table: Table;
  readonly isCoached: boolean;
  readonly coach: ReactNode;
  readonly ending: ReactNode;
  readonly company: Company;
}

/** More bases than that need the height more than the hand does. */
const MOST_WITH_HAND = 3;

function Layout({ table, isCoached, coach, ending, company }: LayoutProps) {
  const { view, text, me } = table;
  const { risk } = table.answering;
  const isWide = useIsWide();
  const isUpright = useIsUpright();
  const [open, setOpen] = useState<'log' | 'help' | 'menu'>();
  const [hasLog, setLog] = useState(false);
  const hasDetails = useDetails(({ at }) => at !== undefined);
  const close = (): void => setOpen(undefined);
  const showLog = (): void => (isWide ? setLog(!hasLog) : setOpen('log'));
  const showHelp = (): void => setOpen('help');
  const showMenu = (): void => setOpen('menu');
  useLoadingLater();
  useShortcuts(table, { onLog: showLog, onHelp: showHelp, onMenu: showMenu });
  const events = usePage((page) => page.events);
  const [moment, endMoment] = useMoments(table.update);
  const isCalm = useSince((since) => since.isCalm);
  const hasNews = useHasNews(table, events.length) && !coach;
  const hasHand = me >= 0 && view.phase !== 'draft';
  const stance = useStance();
  const latest = !isWide && <LatestLog events={events} onOpen={showLog} />;
  return (
    <div
      className="table"
      data-phase={view.phase}
      data-hand={hasHand || undefined}
      data-coach={isCoached || undefined}
      data-many={(view.phase !== 'draft' && view.bases.length > MOST_WITH_HAND) || undefined}
      data-folded={stance.isFolded || undefined}
      data-covers={stance.covers}
      data-news={(hasNews && isWide) || undefined}
      data-log={hasLog || undefined}
    >
      <TopBar onHelp={showHelp} onMenu={showMenu} more={company.tools} />
      {coach}
      <main className="table-main">
        <QuestionPanel stance={stance} beside={company.beside} windowPrompt={company.prompt} />
        {view.phase === 'draft' ? (
          <Suspense>
            <DraftBoard />
          </Suspense>
        ) : (
          <Bases scoring={baseInScoring(events, view.phase)} hasDecks={isUpright} />
        )}
        <Duel />
        {hasHand && <Hand />}
      </main>
      {me >= 0 && (
        <div className="me">
          <PlayerPlate seat={me} />
        </div>
      )}
      {hasNews ? (
        <Suspense fallback={latest}>
          <Recap onLog={showLog} otherwise={latest} />
        </Suspense>
      ) : (
        latest
      )}
      {isWide && <Rail events={events} isOpen={hasLog} onToggle={showLog} />}
      {open === 'log' && !isWide && (
        <Dialog open title={text.log} closeLabel={text.close} onClose={close} className="log-drawer">
          <LaterLog events={events} />
        </Dialog>
      )}
      <Suspense>
        {open === 'help' && <Help onClose={close} />}
        {open === 'menu' && <company.menu onHelp={showHelp} onClose={close} />}
        {risk && <LossConfirm risk={risk} />}
      </Suspense>
      {company.notes}
      <Suspense>{hasDetails && <DetailsNote />}</Suspense>
      <Suspense>{isCalm && <Handling />}</Suspense>
      <RefusalNote />
      <UnkeptNote />
      <Announcer />
      {moment && (
        <Suspense>
          <Scoring key={moment.base.id} moment={moment} onEnd={endMoment} />
        </Suspense>
      )}
      {isOver(table.update) && !moment && <Suspense>{ending}</Suspense>}
    </div>
  );
}

/** Has anything happened since the seat last decided, and is it asked something now? */
function useHasNews({ me, answering, view }: Table, count: number): boolean {
  const isNew = useSince(({ bySeat, isCalm }) => isCalm && (bySeat[me]?.count ?? count) < count);
  return isNew && answering.question !== undefined && view.phase !== 'draft';
}

function loadLater(): void {
  loadExplaining();
  for (const load of [loadLog, loadRecap, loadPicker, loadMenu, loadHelp, loadDetails, loadLosses, loadDialog])
    load().catch(() => undefined); // asked for again when it is needed
  loadEnding().catch(() => undefined); // asked for again when the game is over
}

/** The rules behind words and the result are loaded after the first touch or key press. */
function useLoadingLater(): void {
  useEffect(() => {
    const once = { once: true };
    document.addEventListener('pointerdown', loadLater, once);
    document.addEventListener('keydown', loadLater, once);
    return () => {
      document.removeEventListener('pointerdown', loadLater);
      document.removeEventListener('keydown', loadLater);
    };
  }, []);
}

function RefusalNote() {
  const refusal = usePage((page) => page.refusal);
  const dismiss = usePage((page) => page.dismiss);
  const { words, text } = useTable();
  if (!refusal) return undefined;
  return (
    <div className="notice refusal" role="alert" lang={words.lang}>
      <p>{words.labels.refusals[refusal.code]}</p>
      <button type="button" className="button small" onClick={dismiss}>
        {text.dismiss}
      </button>
    </div>
  );
}

/** The browser does not keep the game: that has to be known before the tab is closed. */
function UnkeptNote() {
  const unkept = usePage((page) => page.unkept);
  const saved = usePage((page) => page.saved);
  const text = useGamesText();
  const [seen, setSeen] = useState<typeof unkept>();
  if (!unkept || !saved || seen === unkept) return undefined;
  return (
    <div className="notice refusal" role="alert">
      <p>{text.unkept[unkept]}</p>
      <button type="button" className="button small" onClick={() => downloadGame(saved)}>
        {text.save}
      </button>
      <button type="button" className="button small" onClick={() => setSeen(unkept)}>
        {text.close}
      </button>
    </div>
  );
}
