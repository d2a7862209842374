/** The end of the lesson, and the way to a real game. */
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
import { resultOf } from './facts.ts';

export function LessonEnding({ onRestart }: { readonly onRestart: () => void }) {
  const table = useTable();
  const lang = useLang();
  const [isOpen, setOpen] = useState(true);
  const text = LESSON[lang];
  const { over } = text;
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
      <p>{table.view.winners.includes(table.me) ? over.wonText : over.lostText}</p>
      <ul>
        {over.learnt.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="lesson-ways">
        <Button look="primary" size="big" onClick={() => playNow(lang)}>
          {over.playNow}
        </Button>
        <ButtonLink href={linkTo('rules')}>{over.rules}</ButtonLink>
        <Button look="quiet" onClick={onRestart}>
          {over.again}
        </Button>
      </div>
    </Dialog>
  );
}
