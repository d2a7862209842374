/** An open window: everybody sees the same, whether they have something to play or not. */
import type { OpenWindow } from '@baston/table';
import { useState } from 'react';
import { usePage } from '../store.ts';
import { useTable } from '../table/state/context.ts';
import { momentAt } from '../table/state/history.ts';
import { Button } from '../ui/button.tsx';
import { Key } from '../ui/key.tsx';
import { skip, useCompany } from './company.ts';
import { serverNow } from './server-time.ts';
import { useOnlineText } from './words.ts';

export function WindowPrompt() {
  const { window, me } = useTable();
  const sentence = useSentence(window);
  return (
    <div className="window-prompt" data-open={window !== undefined || undefined}>
      {/* It is there before the window opens, so that screen readers notice when it says something. */}
      <p className="window-text" role="status">
        {sentence}
      </p>
      {window && <TimeBar key={window.until} until={window.until} />}
      {window?.seats.includes(me) && <Ways window={window} />}
    </div>
  );
}

function useSentence(window: OpenWindow | undefined): string {
  const { windows } = useOnlineText();
  const { words, view } = useTable();
  const events = usePage((page) => page.events);
  if (!window) return '';
  const { purpose, about } = window;
  const moment = about && momentAt(about.id, events, view.phase);
  return about && moment ? windows[moment](words.quoted(about)) : windows[purpose];
}

/** How much of the window is left. Who has something to decide may take longer: it is no deadline. */
function TimeBar({ until }: { readonly until: number }) {
  const [left] = useState(() => Math.max(0, until - serverNow()));
  return <div className="window-time" aria-hidden="true" style={{ animationDuration: `${left}ms` }} />;
}

function Ways({ window }: { readonly window: OpenWindow }) {
  const text = useOnlineText();
  const { update, view, pass, answering } = useTable();
  const isSkipping = useCompany(({ skippedTurn }) => skippedTurn === view.turn);
  const [passed, setPassed] = useState<number>();
  const isDone = window.isAnswered === true || passed === update.questionNumber;
  return (
    <>
      <div className="window-ways">
        <Button
          aria-disabled={isDone}
          onClick={() => {
            if (isDone) return;
            setPassed(update.questionNumber);
            pass();
          }}
        >
          {text.pass} <Key name="0" />
        </Button>
        {window.purpose === 'playSpecial' && (
          <label>
            <input type="checkbox" checked={isSkipping} onChange={(event) => void skip(event.target.checked)} />
            {text.passAll}
          </label>
        )}
      </div>
      <p className="window-note">{!isDone && answering.question ? text.windowMine : isDone && text.passed}</p>
    </>
  );
}
