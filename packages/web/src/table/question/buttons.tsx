/** The buttons that end a question or help with it. */
import type { Question } from '@baston/engine';
import type { CSSProperties } from 'react';
import { usePage } from '../../store.ts';
import { Key } from '../../ui/key.tsx';
import { ToolIcon } from '../../ui/tool-icon.tsx';
import { Together } from '../cards/together.tsx';
import { canDecline, endOption, isComplete, isInstant, onlyMove, openOptions } from '../state/choices.ts';
import { useTable } from '../state/context.ts';

/** End of the phase, done, decline, cancel. */
export function Buttons({ question }: { readonly question: Question }) {
  const { words, view, text, answering, autoEnd, window } = useTable();
  const { draft } = answering;
  const end = endOption(question);
  const move = onlyMove(draft, view);
  const isMany = !isInstant(question) && question.kind !== 'order';
  const canGoBack = draft.card !== undefined || (isMany && draft.picked.length > 0);
  const hasDecline = !window && canDecline(question) && !(isMany && draft.picked.length > 0);
  return (
    <div className="question-buttons">
      {isMany && <p className="counter">{text.chosen(draft.picked.length, question.min, question.max)}</p>}
      {isMany && (draft.picked.length > 0 || question.min > 0) && (
        <button type="button" className="button primary" disabled={!isComplete(draft)} onClick={answering.finish}>
          {text.doneWith(draft.picked.length)}
        </button>
      )}
      {question.kind === 'order' && (
        <button type="button" className="button primary" onClick={answering.finish}>
          {text.confirmOrder}
        </button>
      )}
      {move && (
        <button
          type="button"
          className="button primary"
          data-hinted={answering.isHinted(move.id) || undefined}
          onClick={() => answering.choose(move.id)}
        >
          {words.option(question, move, view)}
        </button>
      )}
      <Together where={undefined} />
      {canGoBack && (
        <button type="button" className="button" onClick={() => answering.cancel()}>
          {text.cancel} <Key name="Esc" />
        </button>
      )}
      {hasDecline && (
        <button
          type="button"
          className="button"
          data-hinted={answering.isHinted('') || undefined}
          onClick={answering.decline}
        >
          {words.decline(question)} <Key name="0" />
        </button>
      )}
      {end && !canGoBack && (
        <button
          type="button"
          className={openOptions(draft).length === 0 ? 'button primary' : 'button'}
          data-hinted={answering.isHinted(end.id) || undefined}
          aria-description={text.endWarning}
          title={text.endWarning}
          style={{ '--after': `${autoEnd.after}ms` } as CSSProperties}
          data-ending={autoEnd.after !== undefined || undefined}
          onClick={answering.end}
        >
          <span className="final">
            {words.option(question, end, view)}
            <small aria-hidden="true">{text.noUndo}</small>
          </span>{' '}
          <Key name="E" />
        </button>
      )}
      {end && autoEnd.after !== undefined && (
        <button type="button" className="button" onClick={autoEnd.stop}>
          {text.wait}
        </button>
      )}
    </div>
  );
}

/** Says why undo is not possible, after it was requested. */
export function UndoNote() {
  const { update, words } = useTable();
  const isRefused = usePage((page) => page.isUndoRefused);
  if (!isRefused || !update.noUndo) return undefined;
  return (
    <p className="undo-note" role="status">
      {words.labels.noUndo[update.noUndo]}
    </p>
  );
}

export function Undo() {
  const { update, words, text } = useTable();
  const undo = usePage((page) => page.undo);
  return (
    <button
      type="button"
      className="button tool"
      aria-disabled={update.noUndo !== undefined}
      title={update.noUndo ? words.labels.noUndo[update.noUndo] : text.undoRule}
      onClick={undo}
    >
      <ToolIcon path="M8 4 3 9l5 5v-3.5h6a3.5 3.5 0 0 1 0 7H9V20h5a6 6 0 0 0 0-12H8z" />
      <span className="visually-hidden">{text.undo}</span>
    </button>
  );
}

export function Hint() {
  const { text, answering } = useTable();
  const { askHint, isHintAsked } = usePage();
  return (
    <button
      type="button"
      className="button tool is-hint"
      disabled={!answering.question}
      aria-busy={isHintAsked}
      title={text.hint}
      onClick={askHint}
    >
      <ToolIcon path="M12 2l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.6l-6.4 3.7 1.6-7.1L1.8 9.4 9 8.6z" />
      <span className="tool-name">{text.hint}</span> <Key name="H" />
    </button>
  );
}
