import { useEffect, useState } from 'react';
import { usePage } from '../../store.ts';
import { useWords } from '../../words/index.ts';

interface ControlsProps {
  readonly at: number;
  /** The last position. */
  readonly end: number;
  readonly onGo: (at: number) => void;
}

const PACE = { off: 300, fast: 300, normal: 800, slow: 1600 } as const;

const ICONS = {
  first: 'M6 5v14M19 5l-9 7l9 7z',
  back: 'M16 5l-9 7l9 7z',
  play: 'M8 5l11 7l-11 7z',
  pause: 'M7 5v14M17 5v14',
  next: 'M8 5l9 7l-9 7z',
  last: 'M18 5v14M5 5l9 7l-9 7z',
} as const;

/** Step, scrub, play back. */
export function Controls({ at, end, onGo }: ControlsProps) {
  const words = useWords().replay;
  const [isPlaying, setPlaying] = useState(false);
  const pace = PACE[usePage((page) => page.settings.speed)];
  const runs = isPlaying && at < end;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => onGo(at + 1), pace);
    return () => clearTimeout(timer);
  }, [runs, at, pace, onGo]);
  const step = (to: number) => {
    setPlaying(false);
    onGo(Math.max(0, Math.min(end, to)));
  };
  return (
    <section className="replay-controls" aria-label={words.controls}>
      <div className="replay-buttons">
        <Control icon="first" label={words.first} disabled={at === 0} onClick={() => step(0)} />
        <Control icon="back" label={words.back} disabled={at === 0} onClick={() => step(at - 1)} />
        <Control
          icon={runs ? 'pause' : 'play'}
          label={runs ? words.pause : words.play}
          disabled={at === end}
          onClick={() => setPlaying(!runs)}
        />
        <Control icon="next" label={words.next} disabled={at === end} onClick={() => step(at + 1)} />
        <Control icon="last" label={words.last} disabled={at === end} onClick={() => step(end)} />
      </div>
      <input
        type="range"
        aria-label={words.position}
        aria-valuetext={words.step(at, end)}
        min={0}
        max={end}
        value={at}
        onChange={(event) => step(event.target.valueAsNumber)}
      />
      <output>{words.step(at, end)}</output>
    </section>
  );
}

interface ControlProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Control({ icon, label, disabled, onClick }: ControlProps) {
  return (
    <button type="button" className="button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={ICONS[icon]} fill="currentColor" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
