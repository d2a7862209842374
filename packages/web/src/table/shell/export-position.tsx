/** The present position as a file. */
import { printScenario } from '@baston/table';
import { useEffect } from 'react';
import { download } from '../../download.ts';
import { usePage } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { useGamesText } from '../../words/index.ts';
import { useTable } from '../state/context.ts';

export function ExportPosition() {
  const { view } = useTable();
  const { exportPosition, exportNote, exportWholeNote } = useGamesText();
  const askPosition = usePage((page) => page.askPosition);
  useExport();
  return (
    <>
      <Button aria-describedby="export-note" disabled={view.turn === 0} onClick={askPosition}>
        {exportPosition}
      </Button>
      <p id="export-note" className="menu-note">
        {view.phase === 'over' ? exportWholeNote : exportNote}
      </p>
    </>
  );
}

/** Makes a file of the position that was asked for, once it is there. */
function useExport(): void {
  const { update, view, me } = useTable();
  const name = update.seats[me]?.name ?? '';
  const { positionTitle, positionNote } = useGamesText();
  const { position, dismiss } = usePage();
  useEffect(() => {
    if (!position) return;
    const isWhole = view.phase === 'over';
    const scenario = {
      title: positionTitle(view.turn),
      shows: [],
      ...(isWhole ? {} : { note: positionNote(name) }),
      ...position,
    };
    download(`baston-${view.turn}.yaml`, printScenario(scenario), 'application/yaml');
    dismiss();
  }, [position, view, name, positionTitle, positionNote, dismiss]);
}
