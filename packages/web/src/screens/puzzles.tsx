/** Puzzles: a list for each number of players, a table for each of them, and one that is new every day. */
/// <reference path="../cards/virtual.d.ts" />
import { puzzles } from 'virtual:puzzles';
import { use, useState } from 'react';
import { useRoute } from '../route.ts';
import { DAILY, dayAt, puzzleOf } from './puzzles/daily.ts';
import { DailyCoach } from './puzzles/daily-play.tsx';
import { PuzzleList } from './puzzles/list.tsx';
import { Coach, PuzzleTable } from './puzzles/play.tsx';
import { PLAYERS, type Players, type Puzzle } from './puzzles/puzzle.ts';
import './puzzles.css';

/** `#/puzzles/3` is a list, `#/puzzles/3-1a2b3c4d` is one of them, and `#/puzzles/daily` is that of the day. */
export function PuzzlesScreen() {
  const { part = '' } = useRoute();
  if (part === DAILY) return <DailyPuzzle />;
  const [count, id] = part.split('-');
  return <Puzzles count={count} id={id} />;
}

function Puzzles({ count, id }: { readonly count: string | undefined; readonly id: string | undefined }) {
  const players = PLAYERS.find((one) => one === count) ?? PLAYERS[0];
  const all = use(load(players));
  const puzzle = all.find((one) => one.id === id);
  if (puzzle) {
    const coach = (begin: () => void) => <Coach puzzle={puzzle} all={all} players={players} onRestart={begin} />;
    return <PuzzleTable key={puzzle.id} puzzle={puzzle} coach={coach} />;
  }
  const today = dayAt(Date.now());
  const daily = puzzleOf(today, use(load(PLAYERS[0])));
  return <PuzzleList all={all} players={players} isLost={id !== undefined} daily={daily} today={today} />;
}

/** It has two players, so that it takes little time, and stays the same while it is open. */
function DailyPuzzle() {
  const [today] = useState(() => dayAt(Date.now()));
  const puzzle = puzzleOf(today, use(load(PLAYERS[0])));
  const coach = (begin: () => void) => puzzle && <DailyCoach puzzle={puzzle} day={today} onRestart={begin} />;
  return puzzle && <PuzzleTable puzzle={puzzle} coach={coach} />;
}

const asked = new Map<Players, Promise<readonly Puzzle[]>>();

/** The same promise for the same question. */
function load(players: Players): Promise<readonly Puzzle[]> {
  const loading = asked.get(players) ?? puzzles[players]();
  asked.set(players, loading);
  loading.catch(() => asked.delete(players)); // there may be a network next time
  return loading;
}
