/** A game whose rules cannot be found here: its log is read from the file. */
import type { Seat } from '@baston/engine';
import { type SavedTable, type TableEvent, tableEventFor, Words } from '@baston/table';
import { useMemo, useState } from 'react';
import { ALL_BOXES, cards } from '../../cards/faces.ts';
import { CardDialog } from '../../cards/index.ts';
import { LogOf } from '../../table/events/log.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useLang } from '../../words/index.ts';
import { replayText } from '../../words/replay.ts';

interface ToldProps {
  readonly saved: SavedTable;
  readonly events: readonly TableEvent[];
  readonly onLeave: () => void;
}

export function Told({ saved, events, onLeave }: ToldProps) {
  const ui = replayText[useLang()];
  const lang = useLang();
  const { seats } = saved.setup;
  const [seat, setSeat] = useState<Seat>(-1);
  const words = useMemo(
    () => new Words(lang, { cards, me: -1, players: seats.map(({ name }) => name) }),
    [lang, seats],
  );
  const heard = useMemo(() => events.map((event) => tableEventFor(event, seat)), [events, seat]);
  const players = seats.map(({ name }, i) => ({ value: String(i), label: name }));
  return (
    <div className="replay">
      <div className="notice" role="status">
        <p>{ui.onlyLog(saved.record.version)}</p>
      </div>
      <Segmented
        label={ui.perspective}
        value={String(seat)}
        options={[...players, { value: '-1', label: ui.spectator }]}
        onChange={(value) => setSeat(Number(value))}
      />
      <LogOf events={heard} words={words} label={ui.log} boxes={ALL_BOXES} />
      <Button look="quiet" onClick={onLeave}>
        {ui.openAnother}
      </Button>
      <CardDialog />
    </div>
  );
}
