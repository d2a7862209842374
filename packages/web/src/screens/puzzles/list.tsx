import type { Lang } from '@baston/table';
import { lookStyle } from '../../cards/face-parts.tsx';
import { factionNamed } from '../../cards/faces.ts';
import { Emblem } from '../../cards/poster-parts.tsx';
import { go, linkTo } from '../../route.ts';
import { storage } from '../../storage.ts';
import { Page } from '../../ui/page.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useLang } from '../../words/index.ts';
import { PUZZLES } from '../../words/puzzles.ts';
import { DAILY } from './daily.ts';
import { goalIn, PLAYERS, type Players, type Puzzle, partOf } from './puzzle.ts';
import { CalendarLeaf, keptDaily, Streak } from './streak.tsx';

interface Props {
  readonly all: readonly Puzzle[];
  readonly players: Players;
  /** The address names a puzzle that does not exist. */
  readonly isLost: boolean;
  readonly daily: Puzzle | undefined;
  readonly today: number;
}

export function PuzzleList({ all, players, isLost, daily, today }: Props) {
  const text = PUZZLES[useLang()];
  const solved = storage.solved();
  return (
    <Page title={text.title} className="puzzles-page">
      {isLost && (
        <div className="notice" role="alert">
          <p>{text.unknown}</p>
        </div>
      )}
      <p className="page-intro">{text.intro}</p>
      {daily && <DailyEntry puzzle={daily} day={today} />}
      <div className="puzzles-head">
        <Segmented
          label={text.players}
          quiet
          value={players}
          options={PLAYERS.map((value) => ({ value, label: text.playersOf(Number(value)) }))}
          onChange={(value) => go('puzzles', value)}
        />
        <p>{text.solvedOf(all.filter(({ id }) => solved.includes(id)).length, all.length)}</p>
      </div>
      <ol className="bare puzzles">
        {all.map((puzzle, i) => (
          <li key={puzzle.id}>
            <Entry puzzle={puzzle} players={players} number={i + 1} isSolved={solved.includes(puzzle.id)} />
          </li>
        ))}
      </ol>
    </Page>
  );
}

function DailyEntry({ puzzle, day }: { readonly puzzle: Puzzle; readonly day: number }) {
  const lang = useLang();
  const text = PUZZLES[lang];
  const daily = keptDaily();
  return (
    <div className="daily">
      <a className="daily-way" href={linkTo('puzzles', DAILY)}>
        <CalendarLeaf day={day} />
        <span>
          <small>
            {text.daily}
            {daily.solved.includes(day) && <b>{text.solved}</b>}
          </small>
          <strong>{goalIn(text, puzzle)}</strong>
          <span>{pairsOf(puzzle, lang)[puzzle.goal.seat]}</span>
        </span>
      </a>
      <Streak daily={daily} today={day} />
    </div>
  );
}

const pairsOf = ({ config }: Puzzle, lang: Lang): string[] =>
  config.factions.map((pair) => pair.map((id) => factionNamed(id).name[lang]).join(' + '));

interface EntryProps {
  readonly puzzle: Puzzle;
  readonly players: Players;
  readonly number: number;
  readonly isSolved: boolean;
}

function Entry({ puzzle, players, number, isSolved }: EntryProps) {
  const lang = useLang();
  const text = PUZZLES[lang];
  const pairs = pairsOf(puzzle, lang);
  const others = pairs.filter((_, seat) => seat !== puzzle.goal.seat);
  return (
    <a className="puzzle" href={linkTo('puzzles', partOf(players, puzzle))} data-solved={isSolved || undefined}>
      <span className="puzzle-band" aria-hidden="true">
        {puzzle.config.factions[puzzle.goal.seat]?.map((id) => (
          <span key={id} className="poster-art" style={lookStyle(id)}>
            <Emblem faction={id} />
          </span>
        ))}
      </span>
      <small>{text.number(number)}</small>
      <strong>{goalIn(text, puzzle)}</strong>
      <span>{pairs[puzzle.goal.seat]}</span>
      <span className="puzzle-others">{text.against(new Intl.ListFormat(lang).format(others))}</span>
      <small>
        {text.choices(puzzle.choices)}
        {isSolved && <b>{text.solved}</b>}
      </small>
    </a>
  );
}
