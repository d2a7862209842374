/** A chapter that can be taken; one that has been is marked. */
import { linkTo } from '../../route.ts';
import { usePage } from '../../store.ts';
import { useLang } from '../../words/index.ts';
import { LESSON } from '../../words/lesson.ts';
import type { ChapterId } from './track.ts';

export function ChapterLink({ id }: { readonly id: ChapterId }) {
  const text = LESSON[useLang()];
  const { title, about } = text.chapters[id];
  const isLearnt = usePage(({ settings }) => settings.learnt?.includes(id) ?? false);
  return (
    <a className="chapter" href={linkTo('learn', id)} data-learnt={isLearnt || undefined}>
      <strong>{title}</strong>
      <span>{about}</span>
      {isLearnt && <b>{text.learnt}</b>}
    </a>
  );
}
