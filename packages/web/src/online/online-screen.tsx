/** A table on the server: the waiting room, then the game. */
import { Suspense, useEffect, useMemo } from 'react';
import { useFaces } from '../cards/faces.ts';
import { go, linkTo, useRoute } from '../route.ts';
import { usePage } from '../store.ts';
import { type Company, TableLoading, TableScreen } from '../table/table-screen.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { useWords } from '../words/index.ts';
import { Banners } from './banners.tsx';
import { Beside } from './beside.tsx';
import { ChatButton, ChatDialog, ChatToast } from './chat.tsx';
import { join, pass, useCompany } from './company.ts';
import { OnlineEnding } from './ending.tsx';
import { useServer } from './me.ts';
import { OnlineMenu } from './menu.tsx';
import { OperatorNote } from './operator-note.tsx';
import { isTableId } from './table-link.ts';
import { TroubleNote } from './trouble.tsx';
import { useAttention } from './use-attention.ts';
import { WaitingRoom } from './waiting-room.tsx';
import { WindowPrompt } from './window-prompt.tsx';
import { useOnlineText } from './words.ts';
import './online.css';
import './at-table.css';

export function OnlineScreen() {
  const { screen, part } = useRoute();
  const isWhole = part !== undefined && isTableId(part);
  useEffect(() => {
    // On the way to another screen this one may hear of the new address first.
    if (part === undefined && screen === 'table') go('lobby');
    else if (isWhole) return join(part);
  }, [screen, part, isWhole]);
  const line = useCompany((company) => company.line);
  const table = useCompany((company) => company.table);
  const boxes = usePage((page) => page.update?.boxes);
  if (part !== undefined && !isWhole) return <Gone why="no-table" />;
  if (line === 'no-table' || line === 'other-version' || line === 'signed-out' || line === 'cut' || line === 'banned')
    return <Gone why={line} />;
  if (!table || table.id !== part) return <Coming />;
  if (table.phase === 'open') return <WaitingRoom table={table} />;
  if (table.ending?.kind === 'closed') return <Closed />;
  if (!boxes) return <TableLoading />;
  return (
    <Suspense fallback={<TableLoading />}>
      <Table boxes={boxes} />
    </Suspense>
  );
}

const COMPANY: Omit<Company, 'hasHints'> = {
  tools: <ChatButton />,
  beside: <Beside />,
  notes: (
    <>
      <OperatorNote />
      <TroubleNote />
      <ChatToast />
      <ChatDialog />
    </>
  ),
  menu: OnlineMenu,
  prompt: <WindowPrompt />,
  pass,
};

function Table({ boxes }: { readonly boxes: readonly string[] }) {
  useFaces(boxes);
  useAttention(useCompany(({ table }) => table?.id ?? ''));
  const hasHints = useCompany(({ table }) => table?.options.hints ?? true);
  const company = useMemo(() => ({ ...COMPANY, hasHints }), [hasHints]);
  return <TableScreen company={company} coach={<Banners />} ending={<OnlineEnding />} />;
}

function Coming() {
  const text = useOnlineText();
  const { toHome } = useWords().app;
  const line = useCompany((company) => company.line);
  const hasServer = useServer(({ me }) => me !== undefined);
  const trouble = hasServer ? text.lost : text.notHere;
  return (
    <main className="waiting" aria-busy="true">
      <p role="status">{line === 'lost' ? trouble : text.connecting}</p>
      <ButtonLink href={linkTo('')}>{toHome}</ButtonLink>
    </main>
  );
}

function Closed() {
  const text = useOnlineText();
  return (
    <Page title={text.closedTitle} className="narrow">
      <p role="status">{text.closed}</p>
      <div className="page-actions">
        <ButtonLink look="primary" href={linkTo('friends')}>
          {text.newTable}
        </ButtonLink>
        <ButtonLink href={linkTo('lobby')}>{text.lobby}</ButtonLink>
      </div>
    </Page>
  );
}

function Gone({ why }: { readonly why: 'no-table' | 'other-version' | 'signed-out' | 'cut' | 'banned' }) {
  const text = useOnlineText();
  const { toHome } = useWords().app;
  return (
    <Page title={text.goneTitle} className="narrow">
      <div className="notice" role="alert">
        <p>{text.gone[why]}</p>
      </div>
      <div className="page-actions">
        {(why === 'cut' || why === 'signed-out') && (
          <Button look="primary" onClick={() => location.reload()}>
            {text.tryAgain}
          </Button>
        )}
        <ButtonLink href={linkTo('')}>{toHome}</ButtonLink>
      </div>
    </Page>
  );
}
