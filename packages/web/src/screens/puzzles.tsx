/** Puzzles: a list for each number of players, and a table for each of them. */
/// <reference path="../cards/virtual.d.ts" />
import { puzzles } from 'virtual:puzzles';
import { use } from 'react';
import { useRoute } from '../route.ts';
import { PuzzleList } from './puzzles/list.tsx';
import { PuzzleTable } from './puzzles/play.tsx';
import { PLAYERS, type Players, type Puzzle } from './puzzles/puzzle.ts';
import './puzzles.css';

/** `#/puzzles/3` is a list, and `#/puzzles/3-1a2b3c4d` is one of them. */
export function PuzzlesScreen() {
  const [count, id] = (useRoute().part ?? '').split('-');
  const players = PLAYERS.find((one) => one === count) ?? PLAYERS[0];
  const all = use(load(players));
  const puzzle = all.find((one) => one.id === id);
  if (puzzle) return <PuzzleTable key={puzzle.id} puzzle={puzzle} all={all} players={players} />;
  return <PuzzleList all={all} players={players} isLost={id !== undefined} />;
}

const asked = new Map<Players, Promise<readonly Puzzle[]>>();

/** The same promise for the same question. */
function load(players: Players): Promise<readonly Puzzle[]> {
  const loading = asked.get(players) ?? puzzles[players]();
  asked.set(players, loading);
  loading.catch(() => asked.delete(players)); // there may be a network next time
  return loading;
}
