/** What the pages around the table say. A sentence that is missing in one of the languages is a compile error. */
import type { ScreenName } from '../route.ts';
import type { FileFault } from '../screens/replay/file.ts';
import type { Settings } from '../store.ts';

type Choices<K extends string> = { readonly [V in K]: string };

interface AppWords {
  readonly name: string;
  readonly home: string;
  readonly close: string;
  readonly loading: string;
  readonly settingTheTable: string;
  readonly titles: { readonly [S in ScreenName]: string };
  readonly crash: {
    readonly title: string;
    readonly text: string;
    readonly reload: string;
    readonly details: string;
  };
  readonly cannotOpen: {
    readonly changed: string;
    readonly title: string;
    readonly kept: string;
    readonly forget: string;
  };
}

interface HomeWords {
  readonly tagline: string;
  readonly playNow: string;
  readonly playNowNote: string;
  readonly goOn: string;
  goOnNote(players: string): string;
  goOnAgainst(bots: string): string;
  readonly learn: string;
  readonly learnNote: string;
  readonly puzzles: string;
  readonly puzzlesNote: string;
  readonly newGame: string;
  readonly newGameNote: string;
  readonly cards: string;
  readonly cardsNote: string;
  readonly rules: string;
  readonly rulesNote: string;
  readonly replay: string;
  readonly replayNote: string;
  readonly settings: string;
  readonly language: string;
  readonly menu: string;
  readonly unofficial: string;
  readonly credits: string;
}

interface SettingsWords {
  readonly title: string;
  readonly intro: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Choices<Settings['theme']>;
  readonly textSize: string;
  readonly textSizes: Choices<Settings['textSize']>;
  readonly sample: string;
  readonly speed: string;
  readonly speeds: Choices<Settings['speed']>;
  readonly speedNote: string;
  readonly motionNote: string;
  readonly motionReduced: string;
  readonly sound: string;
  readonly sounds: Choices<Settings['sound']>;
  readonly soundNote: string;
}

interface CreditsWords {
  readonly title: string;
  readonly game: string;
  readonly gameText: string;
  readonly project: string;
  readonly projectText: string;
  readonly icons: string;
  readonly iconsText: string;
  readonly iconAuthors: string;
  readonly tools: string;
  readonly toolsText: string;
  readonly privacy: string;
  readonly privacyText: string;
}

interface ReplayWords {
  readonly title: string;
  readonly intro: string;
  readonly open: string;
  readonly openAnother: string;
  readonly drop: string;
  readonly current: string;
  readonly currentNote: string;
  readonly reading: string;
  readonly faults: Choices<FileFault>;
  refused(why: string): string;
  readonly controls: string;
  readonly first: string;
  readonly turnBack: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly turnOn: string;
  readonly last: string;
  readonly position: string;
  readonly speed: string;
  /** A number as it is written. */
  number(value: number): string;
  step(step: number, of: number): string;
  readonly perspective: string;
  readonly spectator: string;
  readonly goOn: string;
  goOnAs(player: string): string;
  readonly goOnNote: string;
  readonly goOnEnd: string;
  readonly save: string;
  readonly log: string;
  readonly players: string;
  readonly hand: string;
}

export interface UiWords {
  readonly app: AppWords;
  readonly home: HomeWords;
  readonly settings: SettingsWords;
  readonly credits: CreditsWords;
  readonly replay: ReplayWords;
}
