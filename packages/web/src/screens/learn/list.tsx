/** All chapters. */
import { chapters } from '@baston/cards/lesson';
import { linkTo } from '../../route.ts';
import { Page } from '../../ui/page.tsx';
import { useLang } from '../../words/index.ts';
import { LESSON } from '../../words/lesson.ts';
import { ChapterLink } from './chapter-link.tsx';

export function ChapterList() {
  const text = LESSON[useLang()];
  return (
    <Page title={text.title} className="narrow">
      <p className="page-intro">{text.intro}</p>
      <ol className="bare chapters">
        {chapters.map(({ id }) => (
          <li key={id}>
            <ChapterLink id={id} />
          </li>
        ))}
      </ol>
      <p>
        <a href={linkTo('rules')}>{text.over.rules}</a>
      </p>
    </Page>
  );
}
