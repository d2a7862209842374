/** The tables with free seats. */
import type { TableInfo } from '@baston/table';
import { useCallback, useEffect, useState } from 'react';
import { linkTo } from '../route.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { listedTables } from './server.ts';
import { TableCard } from './table-list.tsx';
import { useAgain } from './use-again.ts';
import { useOnlineText } from './words.ts';
import './lobby.css';
import './online.css';

const OFTEN = 5000;

export function LobbyScreen() {
  const text = useOnlineText();
  const [tables, setTables] = useState<readonly TableInfo[]>();
  const [isAway, setAway] = useState(false);
  const look = useCallback(async () => {
    const found = await listedTables().catch(() => undefined);
    setAway(found === undefined);
    if (found) setTables(found);
  }, []);
  useEffect(() => void look(), [look]);
  useAgain(look, OFTEN);
  return (
    <Page title={text.lobby} className="lobby">
      <p className="page-intro">{text.lobbyNote}</p>
      <p role="status" className="online-status">
        {isAway ? text.notHere : tables?.length === 0 ? text.noListed : ''}
      </p>
      <ul className="bare games-list">
        {tables?.map((table) => (
          <TableCard key={table.id} table={table} seat={-1} />
        ))}
      </ul>
      <div className="page-actions">
        <ButtonLink look="primary" href={linkTo('friends')}>
          {text.newTable}
        </ButtonLink>
      </div>
    </Page>
  );
}
