/** The lesson: a list of chapters, and a table for each of them. */
import { useEffect } from 'react';
import { linkTo, useRoute } from '../route.ts';
import { usePage } from '../store.ts';
import { TableLoading } from '../table/table-screen.tsx';
import { ChapterList } from './learn/list.tsx';
import { ChapterTable } from './learn/play.tsx';
import { chapterNamed } from './learn/track.ts';
import './learn.css';

/** `#/learn` is the list, and `#/learn/basics` is a chapter of it. Who has never played begins with that one at once. */
export function LearnScreen() {
  const { part } = useRoute();
  const chapter = chapterNamed(part);
  const isNew = usePage(({ games, settings }) => games.length === 0 && !settings.learnt?.length);
  const isRedirected = isNew && part === undefined;
  useEffect(() => {
    if (isRedirected) location.replace(linkTo('learn', 'basics')); // so that the way back leads home
  }, [isRedirected]);
  if (isRedirected) return <TableLoading />;
  return chapter ? <ChapterTable key={chapter.id} chapter={chapter} /> : <ChapterList />;
}
