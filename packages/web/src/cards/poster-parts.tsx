/** The parts of every faction poster: rays behind the emblem, the name on a slanted band, and the complexity. */
import { posters } from 'virtual:posters';
import { useLang } from '../words/index.ts';
import { newGameText } from '../words/new-game.ts';
import { GRADES, type Grade } from './grade.ts';
import './poster.css';

/** A faction that has left the shelf has no poster. */
export const gradeOfFaction = (faction: string): Grade | undefined => posters[faction]?.grade;

export const Emblem = ({ faction }: { readonly faction: string }) => (
  <svg className="poster-emblem" viewBox="-30 -30 572 572" aria-hidden="true">
    <path d={posters[faction]?.emblem} />
  </svg>
);

export const PosterArt = ({ faction, name }: { readonly faction: string; readonly name: string }) => (
  <>
    <span className="poster-art">
      <Emblem faction={faction} />
    </span>
    <b className="poster-name">{name}</b>
  </>
);

/** One, two or three rising bars. */
export function GradeBars({ grade }: { readonly grade: Grade }) {
  const { grades } = newGameText[useLang()];
  return (
    <span className="poster-grade" title={grades[grade]} aria-hidden="true">
      {GRADES.map((step) => (
        <i key={step} data-on={step <= grade} />
      ))}
    </span>
  );
}
