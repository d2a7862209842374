import { useState } from 'react';
import { isWhole } from '../../storage.ts';
import { usePage } from '../../store.ts';
import { useLang } from '../../words/index.ts';
import { replayText } from '../../words/replay.ts';
import { Games } from '../games.tsx';

/** The number of games shown at first. */
const FEW = 4;

interface OpenProps {
  readonly fault: string | undefined;
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
}

/** The way in: a file, or a game that the browser keeps. */
export function Open({ fault, isReading, onFile }: OpenProps) {
  const words = replayText[useLang()];
  const games = usePage((page) => page.games).filter(isWhole);
  return (
    <div className="replay-open">
      <FileDrop onFile={onFile} label={words.open} note={words.drop} />
      <p className="replay-note">{words.intro}</p>
      <div aria-live="assertive">
        {fault && (
          <div className="notice">
            <p>{fault}</p>
          </div>
        )}
      </div>
      {isReading && <p role="status">{words.reading}</p>}
      <section className="replay-games" aria-labelledby="replay-games">
        <h2 id="replay-games">{words.games}</h2>
        {games.length > 0 ? <Games games={games} few={FEW} /> : <p>{words.noGames}</p>}
      </section>
    </div>
  );
}

interface FileDropProps {
  readonly onFile: (file: File) => void;
  readonly label: string;
  readonly note: string;
}

function FileDrop({ onFile, label, note }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    setOver(false);
    if (files?.[0]) onFile(files[0]);
  };
  return (
    <label
      className="replay-drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <input
        type="file"
        accept=".json,.yaml,.yml,application/json,application/yaml"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <span className="button primary">{label}</span>
      <span className="replay-note">{note}</span>
    </label>
  );
}
