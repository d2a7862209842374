import { useEffect, useRef, useState } from 'react';
import { useLang } from '../../words/index.ts';
import { replayText } from '../../words/replay.ts';

interface ControlsProps {
  readonly at: number;
  /** The last position. */
  readonly end: number;
  readonly onGo: (at: number) => void;
  /** Where the turn before, or the next one, begins. */
  readonly turnFrom: (at: number, direction: 1 | -1) => number;
}

/** Milliseconds for a decision. */
const PACES = { '0.5': 1600, '1': 800, '2': 400, '4': 200 } as const;
type Speed = keyof typeof PACES;
const SPEEDS: readonly Speed[] = ['0.5', '1', '2', '4'];

const ICONS = {
  first: 'M6 5v14M19 5l-9 7l9 7z',
  turnBack: 'M12 5l-8 7l8 7zM21 5l-8 7l8 7z',
  back: 'M16 5l-9 7l9 7z',
  play: 'M8 5l11 7l-11 7z',
  pause: 'M7 5v14M17 5v14',
  next: 'M8 5l9 7l-9 7z',
  turnOn: 'M3 5l8 7l-8 7zM12 5l8 7l-8 7z',
  last: 'M18 5v14M5 5l9 7l-9 7z',
} as const;

/** Step, scrub, play back: by buttons, slider and keys. */
export function Controls({ at, end, onGo, turnFrom }: ControlsProps) {
  const words = replayText[useLang()];
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const runs = isPlaying && at < end;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => onGo(at + 1), PACES[speed]);
    return () => clearTimeout(timer);
  }, [runs, at, speed, onGo]);
  const step = (to: number) => {
    setPlaying(false);
    onGo(Math.max(0, Math.min(end, to)));
  };
  const ways = {
    first: () => step(0),
    turnBack: () => step(turnFrom(at, -1)),
    back: () => step(at - 1),
    // Played to the end, it begins again.
    play: () => {
      if (at === end) onGo(0);
      setPlaying(!runs);
    },
    next: () => step(at + 1),
    turnOn: () => step(turnFrom(at, 1)),
    last: () => step(end),
    speed: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] as Speed),
  };
  useKeys(ways);
  return (
    <section className="replay-controls" aria-label={words.controls}>
      <div className="replay-buttons">
        <Control icon="first" label={words.first} disabled={at === 0} onClick={ways.first} />
        <Control icon="turnBack" label={words.turnBack} disabled={at === 0} onClick={ways.turnBack} />
        <Control icon="back" label={words.back} disabled={at === 0} onClick={ways.back} />
        <Control
          icon={runs ? 'pause' : 'play'}
          label={runs ? words.pause : words.play}
          disabled={end === 0}
          onClick={ways.play}
        />
        <Control icon="next" label={words.next} disabled={at === end} onClick={ways.next} />
        <Control icon="turnOn" label={words.turnOn} disabled={at === end} onClick={ways.turnOn} />
        <Control icon="last" label={words.last} disabled={at === end} onClick={ways.last} />
        <button type="button" className="button replay-speed" title={words.speed} onClick={ways.speed}>
          <span className="visually-hidden">{words.speed} </span>×{words.number(Number(speed))}
        </button>
      </div>
      <input
        type="range"
        aria-label={words.position}
        aria-valuetext={words.step(at, end)}
        min={0}
        max={end}
        value={at}
        style={{ '--at': end === 0 ? 0 : at / end }}
        onChange={(event) => step(event.target.valueAsNumber)}
      />
      <output>{words.step(at, end)}</output>
    </section>
  );
}

type Way = Exclude<keyof typeof ICONS, 'pause'> | 'speed';

const KEYS: { readonly [key: string]: Way } = {
  ' ': 'play',
  ArrowLeft: 'back',
  ArrowRight: 'next',
  PageUp: 'turnBack',
  PageDown: 'turnOn',
  Home: 'first',
  End: 'last',
  s: 'speed',
};

/** The keys of a player, wherever the focus is, unless something there has a use of its own for them. */
function useKeys(ways: { readonly [W in Way]: () => void }): void {
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const way = KEYS[event.key];
      const isTaken =
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]') !== null ||
        (event.target instanceof Element && event.target.closest('input, select, textarea, .log')) ||
        (event.key === ' ' && event.target instanceof Element && event.target.closest('button, a'));
      if (!way || isTaken) return;
      event.preventDefault();
      latest.current[way]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

interface ControlProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Control({ icon, label, disabled, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={icon === 'play' || icon === 'pause' ? 'button primary' : 'button'}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={ICONS[icon]} fill="currentColor" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
