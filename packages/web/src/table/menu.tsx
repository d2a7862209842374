/** What can be done with the game besides playing it. */
import { printScenario } from '@baston/table';
import { useEffect, useState } from 'react';
import { download, downloadGame } from '../download.ts';
import { linkTo } from '../route.ts';
import { storage } from '../storage.ts';
import { usePage } from '../store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useGamesText } from '../words/index.ts';
import { useTable } from './context.ts';
import { copyLink } from './link.ts';
import './menu.css';

export interface MenuProps {
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

export function Menu({ onHelp, onClose }: MenuProps) {
  const { view, text } = useTable();
  const games = useGamesText();
  const saved = usePage((page) => page.saved);
  const askPosition = usePage((page) => page.askPosition);
  const [note, setNote] = useState('');
  useExport();
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
      <Button aria-describedby="export-note" disabled={view.turn === 0} onClick={askPosition}>
        {games.exportPosition}
      </Button>
      <p id="export-note" className="menu-note">
        {games.exportNote}
      </p>
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

/** Makes a file of the position that was asked for, once it is there. */
function useExport(): void {
  const { words, view, me } = useTable();
  const { positionTitle, positionNote } = useGamesText();
  const { position, dismiss } = usePage();
  useEffect(() => {
    if (!position) return;
    const isWhole = view.phase === 'over';
    const scenario = {
      title: positionTitle(view.turn),
      shows: [],
      ...(isWhole ? {} : { note: positionNote(words.player(me)) }),
      ...position,
    };
    download(`baston-${view.turn}.yaml`, printScenario(scenario), 'application/yaml');
    dismiss();
  }, [position, view, me, words, positionTitle, positionNote, dismiss]);
}
