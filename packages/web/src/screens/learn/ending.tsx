/** The end of a chapter: what was learnt, the way to a real game, and to the other chapters. */
import { chapters } from '@baston/cards/lesson';
import { useState } from 'react';
import { playNow } from '../../open-table.ts';
import { linkTo } from '../../route.ts';
import { useTable } from '../../table/state/context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { useLang } from '../../words/index.ts';
import { LESSON } from '../../words/lesson.ts';
import { BasePicture } from '../base-picture.tsx';
import { ChapterLink } from './chapter-link.tsx';
import { resultOf } from './facts.ts';
import type { Chapter } from './track.ts';

interface Props {
  readonly chapter: Chapter;
  readonly onRestart: () => void;
}

export function ChapterEnding({ chapter, onRestart }: Props) {
  const table = useTable();
  const lang = useLang();
  const [isOpen, setOpen] = useState(true);
  const text = LESSON[lang];
  const { over } = text;
  const { wonText, learnt } = text.chapters[chapter.id];
  const others = chapters.filter(({ id }) => id !== chapter.id && id !== chapters[0].id);
  return (
    <Dialog
      open={isOpen}
      title={resultOf(table, text)}
      closeLabel={over.close}
      onClose={() => setOpen(false)}
      className="lesson-ending"
    >
      <div className="lesson-scene">
        <BasePicture of={table.view.turn} layout="tile" />
        <Emblem size="6rem" />
      </div>
      <p>{table.view.winners.includes(table.me) ? wonText : over.lostText}</p>
      <ul className="lesson-learnt">
        {learnt.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="lesson-ways">
        <Button look="primary" size="big" onClick={() => playNow(lang)}>
          {over.playNow}
        </Button>
        <h3>{over.more(others.length)}</h3>
        {others.map(({ id }) => (
          <ChapterLink key={id} id={id} />
        ))}
        <div className="lesson-else">
          <ButtonLink href={linkTo('rules')}>{over.rules}</ButtonLink>
          <Button look="quiet" onClick={onRestart}>
            {over.again}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
