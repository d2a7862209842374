import { useState } from 'react';
import { linkTo } from '../../route.ts';
import { isWhole } from '../../storage.ts';
import { usePage } from '../../store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useLang } from '../../words/index.ts';
import { replayText } from '../../words/replay.ts';

interface OpenProps {
  readonly fault: string | undefined;
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
}

/** The way in: a file, or the game that the browser remembers. */
export function Open({ fault, isReading, onFile }: OpenProps) {
  const words = replayText[useLang()];
  const latest = usePage((page) => page.games.find(isWhole));
  return (
    <div className="replay-open">
      <FileDrop onFile={onFile} label={words.open} note={words.drop} />
      <p className="replay-note">{words.intro}</p>
      {latest && (
        <div className="replay-current">
          <ButtonLink href={linkTo('replay', latest.id)}>{words.current}</ButtonLink>
          <span className="replay-note">{words.currentNote}</span>
        </div>
      )}
      <div aria-live="assertive">
        {fault && (
          <div className="notice">
            <p>{fault}</p>
          </div>
        )}
      </div>
      {isReading && <p role="status">{words.reading}</p>}
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
