import type { Settings } from '../../store.ts';

export const settings = {
  title: 'Settings',
  intro: 'Saved in this browser only. Changes apply at once.',
  theme: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<Settings['theme'], string>,
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large' } satisfies Record<Settings['textSize'], string>,
  sample: 'Destroy a minion of 2 power or less here.',
  speed: 'Speed of bots and animations',
  speeds: { off: 'No animation', fast: 'Fast', normal: 'Normal', slow: 'Slow' } satisfies Record<
    Settings['speed'],
    string
  >,
  autoEnd: 'End my turn when nothing is left to do',
  autoEnds: { on: 'Automatically', off: 'Ask me' },
  autoEndNote:
    'You have a moment to stop it. Online, only once you have no plays left, so that it tells nothing about your hand.',
  speedNote: 'You never have to wait for an animation: you can act at any time.',
  motionNote: 'If your system asks for reduced motion, there are no animations.',
  motionReduced: 'Your system asks for reduced motion, so there are no animations.',
  recap: 'What the others did',
  recaps: { on: 'Marked, and said in a few lines', off: 'Only marked' } satisfies Record<Settings['recap'], string>,
  notes: 'Explain new kinds of cards',
  noteChoices: { on: 'Once each', off: 'Never' },
  explained: (count: number) => (count === 0 ? 'Nothing has been explained yet.' : `Explained so far: ${count}`),
  explainAgain: 'Explain again',
  sound: 'Sounds',
  sounds: { off: 'Off', low: 'Quiet', medium: 'Normal', high: 'Loud' } satisfies Record<Settings['sound'], string>,
  soundNote: 'When a card is played, a base scores, your turn starts or the game ends.',
};
