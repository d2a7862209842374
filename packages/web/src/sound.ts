/** A few quiet sounds, made on the spot: there are no files. */

export type SoundName =
  | 'card'
  | 'minion'
  | 'destroy'
  | 'move'
  | 'counter'
  | 'asked'
  | 'full'
  | 'base'
  | 'turn'
  | 'end'
  | 'loss';

interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds from the start. */
  readonly at: number;
  readonly length: number;
  readonly loud: number;
}

const note = (pitch: number, at: number, length: number, loud: number): Note => ({ pitch, at, length, loud });

/** Notes of one pentatonic scale, so that any of them sound well together. */
const TUNES: { readonly [S in SoundName]: readonly Note[] } = {
  card: [note(196, 0, 0.07, 0.5)],
  minion: [note(98, 0, 0.16, 0.8), note(196, 0, 0.06, 0.4)],
  destroy: [note(146.83, 0, 0.09, 0.6), note(110, 0.07, 0.14, 0.6)],
  move: [note(220, 0, 0.12, 0.3), note(293.66, 0.06, 0.14, 0.3)],
  counter: [note(587.33, 0, 0.1, 0.3), note(783.99, 0.06, 0.16, 0.3)],
  asked: [note(440, 0, 0.12, 0.3)],
  full: [note(73.42, 0, 0.3, 0.8), note(82.41, 0.1, 0.3, 0.7), note(73.42, 0.2, 0.4, 0.7)],
  turn: [note(587.33, 0, 0.35, 0.45), note(880, 0.09, 0.4, 0.3)],
  base: [note(293.66, 0, 0.5, 0.5), note(440, 0.08, 0.5, 0.4), note(587.33, 0.16, 0.7, 0.4)],
  end: [
    note(293.66, 0, 0.4, 0.5),
    note(392, 0.14, 0.4, 0.5),
    note(493.88, 0.28, 0.4, 0.5),
    note(587.33, 0.42, 1.2, 0.5),
    note(880, 0.42, 1.2, 0.25),
  ],
  loss: [
    note(587.33, 0, 0.4, 0.4),
    note(493.88, 0.16, 0.4, 0.4),
    note(392, 0.32, 0.4, 0.4),
    note(293.66, 0.48, 1.1, 0.5),
    note(146.83, 0.48, 1.1, 0.3),
  ],
};

let context: AudioContext | undefined;

/** Plays it at a volume from 0 to 1. */
export function playSound(name: SoundName, volume: number): void {
  context ??= new AudioContext();
  void context.resume(); // browsers suspend it until the page has been touched
  const start = context.currentTime + 0.01;
  if (name === 'card') rustle(context, start, volume);
  for (const one of TUNES[name]) strike(context, one, start, volume);
}

/** A note like that of a marimba: struck, and fading at once. */
function strike(audio: AudioContext, { pitch, at, length, loud }: Note, start: number, volume: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start + at);
  gain.gain.linearRampToValueAtTime(loud * volume, start + at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start + at);
  tone.stop(start + at + length);
}

const RUSTLE = 0.06;

/** Paper on cloth. */
function rustle(audio: AudioContext, start: number, volume: number): void {
  const length = Math.ceil(RUSTLE * audio.sampleRate);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2400, Q: 0.7 });
  noise
    .connect(filter)
    .connect(new GainNode(audio, { gain: 0.5 * volume }))
    .connect(audio.destination);
  noise.start(start);
}
