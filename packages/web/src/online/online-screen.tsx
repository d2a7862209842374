/** A table on the server: the waiting room, then the game. */
import { Suspense, useEffect } from 'react';
import { useFaces } from '../cards/faces.ts';
import { go, linkTo, useRoute } from '../route.ts';
import { usePage } from '../store.ts';
import { type Company, Ending, TableLoading, TableScreen } from '../table/table-screen.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { useWords } from '../words/index.ts';
import { Beside } from './beside.tsx';
import { ChatButton, ChatDialog, ChatToast } from './chat.tsx';
import { join, useCompany } from './company.ts';
import { OnlineButtons } from './ending.tsx';
import { useServer } from './me.ts';
import { OnlineMenu } from './menu.tsx';
import { isTableId } from './table-link.ts';
import { TroubleNote } from './trouble.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { useOnlineText } from './words.ts';
import './online.css';

export function OnlineScreen() {
  const { part } = useRoute();
  const isWhole = part !== undefined && isTableId(part);
  useEffect(() => {
    if (part === undefined) go('lobby');
    else if (isWhole) return join(part);
  }, [part, isWhole]);
  const line = useCompany((company) => company.line);
  const table = useCompany((company) => company.table);
  const boxes = usePage((page) => page.update?.boxes);
  if (part !== undefined && !isWhole) return <Gone why="no-table" />;
  if (line === 'no-table' || line === 'other-version' || line === 'cut') return <Gone why={line} />;
  if (!table || table.id !== part) return <Coming />;
  if (table.phase === 'open') return <WaitingRoom table={table} />;
  if (!boxes) return <TableLoading />;
  return (
    <Suspense fallback={<TableLoading />}>
      <Table boxes={boxes} />
    </Suspense>
  );
}

/** Whoever is in another tab meanwhile sees in the title when they are asked. */
function useTurnInTitle(): void {
  const { yourTurn } = useOnlineText();
  const { name, titles } = useWords().app;
  const isAsked = usePage((page) => page.update?.question !== undefined);
  useEffect(() => {
    document.title = isAsked ? `● ${yourTurn} · ${name}` : titles.table;
  }, [isAsked, yourTurn, name, titles]);
}

const COMPANY: Company = {
  tools: <ChatButton />,
  beside: <Beside />,
  notes: (
    <>
      <TroubleNote />
      <ChatToast />
      <ChatDialog />
    </>
  ),
  menu: OnlineMenu,
};
const ENDING = <Ending buttons={<OnlineButtons />} />;

function Table({ boxes }: { readonly boxes: readonly string[] }) {
  useFaces(boxes);
  useTurnInTitle();
  return <TableScreen company={COMPANY} ending={ENDING} />;
}

function Coming() {
  const text = useOnlineText();
  const { home } = useWords().app;
  const line = useCompany((company) => company.line);
  const hasServer = useServer(({ me }) => me !== undefined);
  const trouble = hasServer ? text.lost : text.notHere;
  return (
    <main className="waiting" aria-busy="true">
      <p role="status">{line === 'lost' ? trouble : text.connecting}</p>
      <ButtonLink href={linkTo('')}>{home}</ButtonLink>
    </main>
  );
}

function Gone({ why }: { readonly why: 'no-table' | 'other-version' | 'cut' }) {
  const text = useOnlineText();
  const { home } = useWords().app;
  return (
    <Page title={text.goneTitle} className="narrow">
      <div className="notice" role="alert">
        <p>{text.gone[why]}</p>
      </div>
      <div className="page-actions">
        {why === 'cut' && (
          <Button look="primary" onClick={() => location.reload()}>
            {text.tryAgain}
          </Button>
        )}
        <ButtonLink href={linkTo('')}>{home}</ButtonLink>
      </div>
    </Page>
  );
}
