/** The menu of a table with others. */

import { Suspense, useState } from 'react';
import { copyText } from '../copy-text.ts';
import { linkTo } from '../route.ts';
import { ExportPosition } from '../table/shell/export-position.tsx';
import type { MenuProps } from '../table/shell/menu.tsx';
import { isOver, useTable } from '../table/state/context.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { optional } from '../ui/optional.ts';
import { comeBack, stand, useCompany } from './company.ts';
import { tableLink } from './table-link.ts';
import { WaysOut } from './ways-out.tsx';
import { useOnlineText } from './words.ts';
import '../table/shell/menu.css';

const PushSwitch = optional(async () => (await import('./push-switch.tsx')).PushSwitch);

export function OnlineMenu({ onHelp, onClose }: MenuProps) {
  const text = useOnlineText();
  const { table, seat } = useCompany();
  const [note, setNote] = useState('');
  if (!table) return undefined;
  const link = tableLink(table.id);
  const copy = async (): Promise<void> => setNote((await copyText(link)) ? text.copied : `${text.copyByHand} ${link}`);
  return (
    <Dialog open title={text.menu} closeLabel={text.close} onClose={onClose} className="game-menu">
      <Button onClick={copy}>{text.copyTableLink}</Button>
      {seat >= 0 && <ExportPosition />}
      <StandIn onDone={onClose} />
      <WaysOut onDone={onClose} />
      {seat >= 0 && (
        <Suspense>
          <PushSwitch noteClass="menu-note" />
        </Suspense>
      )}
      <Button onClick={onHelp}>{text.help}</Button>
      <ButtonLink href={linkTo('settings')}>{text.settings}</ButtonLink>
      <ButtonLink href={linkTo('')} aria-describedby="leave-note">
        {text.leave}
      </ButtonLink>
      <p id="leave-note" className="menu-note">
        {text.leaveNote}
      </p>
      <p className="menu-note" role="status">
        {note}
      </p>
    </Dialog>
  );
}

/** Lets a bot play, and takes over from it again. */
function StandIn({ onDone }: { readonly onDone: () => void }) {
  const text = useOnlineText();
  const { update, me } = useTable();
  const hasResigned = useCompany(({ table }) => table?.seats[me]?.hasResigned);
  if (me < 0 || hasResigned || isOver(update)) return undefined;
  const hasBot = update.seats[me]?.kind !== 'human';
  const run = (): void => {
    void (hasBot ? comeBack() : stand());
    onDone();
  };
  return (
    <>
      <Button aria-describedby="bot-note" onClick={run}>
        {hasBot ? text.comeBack : text.letBotPlay}
      </Button>
      {!hasBot && (
        <p id="bot-note" className="menu-note">
          {text.letBotPlayNote}
        </p>
      )}
    </>
  );
}
