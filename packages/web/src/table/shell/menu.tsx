/** The menu: save, export, copy a link, leave. */
import { useState } from 'react';
import { downloadGame } from '../../download.ts';
import { copyLink } from '../../game-link.ts';
import { linkTo } from '../../route.ts';
import { storage } from '../../storage.ts';
import { usePage } from '../../store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useGamesText } from '../../words/index.ts';
import { useTable } from '../state/context.ts';
import { ExportPosition } from './export-position.tsx';
import './menu.css';

export interface MenuProps {
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

export function Menu({ onHelp, onClose }: MenuProps) {
  const { text } = useTable();
  const games = useGamesText();
  const saved = usePage((page) => page.saved);
  const [note, setNote] = useState('');
  const here = storage.here();
  if (!saved) return undefined;
  const copy = async (): Promise<void> => {
    const { isCopied, link } = await copyLink(saved);
    setNote(isCopied ? text.copied : `${text.notCopied} ${link}`);
  };
  return (
    <Dialog open title={games.menu} closeLabel={text.close} onClose={onClose} className="game-menu">
      <Button onClick={() => downloadGame(saved)}>{games.save}</Button>
      <Button onClick={copy}>{games.copyLink}</Button>
      <ExportPosition />
      {here !== undefined && <ButtonLink href={linkTo('replay', here)}>{games.watch}</ButtonLink>}
      <Button onClick={onHelp}>{text.help}</Button>
      <ButtonLink href={linkTo('settings')}>{games.settings}</ButtonLink>
      <ButtonLink href={linkTo('')}>{games.home}</ButtonLink>
      <p className="menu-note" role="status">
        {note}
      </p>
    </Dialog>
  );
}
