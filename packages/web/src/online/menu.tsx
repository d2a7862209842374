/** The menu of a table with others. */
import { useState } from 'react';
import { linkTo } from '../route.ts';
import { useTable } from '../table/context.ts';
import { ExportPosition } from '../table/export-position.tsx';
import type { MenuProps } from '../table/menu.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { comeBack, fill, sit, stand, useCompany } from './company.ts';
import { memory } from './memory.ts';
import { NameField } from './name-field.tsx';
import { copyText, tableLink } from './table-link.ts';
import { useOnlineText } from './words.ts';
import '../table/menu.css';

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
      <SeatWays onDone={onClose} />
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

/** Getting up and sitting down while the game is on. */
function SeatWays({ onDone }: { readonly onDone: () => void }) {
  const text = useOnlineText();
  const { update, words } = useTable();
  const { table, seat, isMine } = useCompany();
  const [name, setName] = useState(memory.name);
  if (!table || update.waitingFor === undefined) return undefined;
  const doAndClose = (run: () => Promise<unknown>) => (): void => {
    void run();
    onDone();
  };
  if (seat >= 0) {
    const hasBot = update.seats[seat]?.kind !== 'human';
    return (
      <>
        <Button aria-describedby="bot-note" onClick={doAndClose(hasBot ? comeBack : stand)}>
          {hasBot ? text.comeBack : text.letBotPlay}
        </Button>
        {!hasBot && (
          <p id="bot-note" className="menu-note">
            {text.letBotPlayNote}
          </p>
        )}
        {isMine &&
          table.seats.map(
            (one, i) =>
              !one.isHeld &&
              !one.isFree && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <Button key={i} onClick={doAndClose(() => fill(i))}>
                  {text.openSeat(words.player(i))}
                </Button>
              ),
          )}
      </>
    );
  }
  const free = table.seats.flatMap(({ isFree }, i) => (isFree ? [i] : []));
  if (free.length === 0) return undefined;
  return (
    <>
      <NameField value={name} onChange={setName} />
      {free.map((i) => (
        <Button key={i} disabled={name.trim() === ''} onClick={doAndClose(() => sit(i, name.trim()))}>
          {text.takeOver(words.player(i))}
        </Button>
      ))}
    </>
  );
}
