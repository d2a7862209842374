/** The question, the card that asks it, and every way to answer besides touching cards. */
import type { Face, Option, Question } from '@baston/engine';
import { locate } from '@baston/table';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Explained } from '../../cards/explained.tsx';
import { openCard } from '../../cards/index.ts';
import { useRoute } from '../../route.ts';
import { usePage } from '../../store.ts';
import { Key } from '../../ui/key.tsx';
import { SeatMark } from '../../ui/seat-mark.tsx';
import { ToolIcon } from '../../ui/tool-icon.tsx';
import { TableCard } from '../cards/table-card.tsx';
import { canDecline, endOption, isComplete, isInstant, isPlaceKnown, onlyMove, openOptions } from '../state/choices.ts';
import { useTable } from '../state/context.ts';
import { momentAt } from '../state/history.ts';
import { Duel } from './duel.tsx';
import { useKeptFocus } from './focus.ts';
import { OptionList } from './option-list.tsx';
import { OrderList } from './order-list.tsx';
import './question.css';

interface PanelProps {
  readonly beside: ReactNode;
  /** Shown while a window is open. */
  readonly windowPrompt: ReactNode;
}

export function QuestionPanel({ beside, windowPrompt }: PanelProps) {
  const { text, answering, window } = useTable();
  const { question } = answering;
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, question);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="question"
      aria-label={text.question}
      aria-busy={answering.isBusy}
      data-asked={question !== undefined || undefined}
    >
      {beside}
      <Duel />
      {windowPrompt}
      {question && <Asked question={question} />}
      {answering.isSent && <Sent />}
      {!question && !answering.isSent && !window && <Waiting />}
      <footer className="question-foot">
        <UndoNote />
        {question && <Buttons question={question} />}
        {!answering.isSent && <Tools />}
      </footer>
    </section>
  );
}

function Waiting() {
  const { words, text, update, me } = useTable();
  const isRemote = usePage((page) => page.isRemote);
  const seat = update.waitingFor;
  // A server answers for us where hidden cards leave no choice; at this device the table is being opened again.
  const isAnswered = isRemote && seat === me && update.seats[me]?.kind === 'human';
  if (seat === undefined) return <p className="question-waiting">{words.screen.gameOver}</p>;
  return (
    <p className="question-waiting">
      <SeatMark seat={seat} />
      <span>{isAnswered ? text.noChoice : text.thinking(update.seats[seat]?.name ?? '')}</span>
      <Dots />
    </p>
  );
}

/** The answer cannot be taken back any more, and nothing else can be done until the table has it. */
function Sent() {
  const { text } = useTable();
  return (
    <p className="question-waiting" role="status">
      <span>{text.sent}</span>
      <Dots />
    </p>
  );
}

const Dots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

function Asked({ question }: { readonly question: Question }) {
  const { view, window, answering } = useTable();
  return (
    <>
      {(!window || answering.draft.card !== undefined) && <Prompt question={question} />}
      <Permits question={question} />
      <HintNote question={question} />
      <Picker question={question} />
      {question.kind === 'order' && <OrderList question={question} />}
      {question.kind !== 'order' && view.phase !== 'draft' && <OptionList question={question} />}
    </>
  );
}

function Prompt({ question }: { readonly question: Question }) {
  const { words, view, text, answering } = useTable();
  const { source, about, targets } = question;
  const isLesson = useRoute().screen === 'learn'; // where the coach explains, and the prompt may be there for ears only
  const events = usePage((page) => page.events);
  const moment = question.purpose === 'playSpecial' && about ? momentAt(about.id, events, view.phase) : undefined;
  const { draft } = answering;
  const chosen = question.options.find((option) => option.card?.id === draft.card)?.card;
  const promptFor = (card: Face): string => {
    if (onlyMove(draft, view)) return words.cardName(card);
    return isPlaceKnown(draft) ? text.spend : text.chooseWhere(words.quoted(card));
  };
  return (
    <div className="prompt">
      {source && (
        <p className="prompt-source">
          <CardLink face={source} />
        </p>
      )}
      {chosen ? (
        <>
          <p className="prompt-text">{promptFor(chosen)}</p>
          <p className="prompt-card">
            <Explained text={words.cardText(chosen)} />
          </p>
        </>
      ) : (
        <p className="prompt-text">{isLesson ? words.prompt(question) : <Explained text={words.prompt(question)} />}</p>
      )}
      {source && !chosen && (
        <p className="prompt-card">
          <Explained text={words.cardText(source)} />
        </p>
      )}
      {about && about.id !== source?.id && (
        <p className="prompt-about">
          {words.colon(moment ? text.moments[moment] : words.screen.about)} <CardLink face={about} />
        </p>
      )}
      {targets && (
        <p className="prompt-about prompt-targets">
          {words.colon(words.screen.targets)}
          {targets.map((face) => (
            <Fragment key={face.id}>
              {' '}
              <CardLink face={face} />
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

function CardLink({ face }: { readonly face: Face }) {
  const { words } = useTable();
  return (
    <button type="button" className="card-link" data-def={face.def} onClick={() => openCard(face.def)}>
      {words.cardName(face)}
    </button>
  );
}

/** Lists the plays that are left this turn. */
function Permits({ question }: { readonly question: Question }) {
  const { view, words, me, answering } = useTable();
  const permits = view.permits.filter((permit) => permit.seat === me);
  if (question.purpose !== 'turn' || answering.draft.card !== undefined) return undefined;
  if (permits.length === 0) return <p className="permits">{words.screen.noPlaysLeft}</p>;
  return (
    <p className="permits">
      <span>{words.colon(words.screen.playsLeft)}</span>
      {permits.map((permit) => (
        <span key={permit.id} className="permit" data-play={permit.play}>
          {words.permit(permit)}
        </span>
      ))}
    </p>
  );
}

/** Options that lie nowhere on the table: in a discard pile, in a deck that is searched, in a hand that is shown. */
function Picker({ question }: { readonly question: Question }) {
  const { text } = useTable();
  const hidden = useHiddenCards(question);
  if (hidden.length === 0 || question.kind === 'order') return undefined;
  return (
    <ul className="picker" aria-label={text.cardsToChoose}>
      {hidden.map((face) => (
        <li key={face.id}>
          <TableCard face={face} size="hand" />
        </li>
      ))}
    </ul>
  );
}

function useHiddenCards(question: Question): Face[] {
  const { view, me } = useTable();
  const isOnTable = ({ id }: Face): boolean => {
    const found = locate(view, id);
    if (!found || found.at === 'discard' || found.at === 'deck') return false;
    return (found.at !== 'hand' && found.at !== 'aside') || found.seat === me;
  };
  const faces = question.options.flatMap(({ card }: Option) => (card && !isOnTable(card) ? [card] : []));
  return [...new Map(faces.map((face) => [face.id, face])).values()];
}

function HintNote({ question }: { readonly question: Question }) {
  const { words, view, text } = useTable();
  const hint = usePage((page) => page.hint);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hint) note.current?.scrollIntoView({ block: 'nearest' }); // the list may have been scrolled past it
  }, [hint]);
  if (!hint) return undefined;
  const picks = question.options.filter((option) => hint.picks.includes(option.id));
  const reasons = hint.advice.filter(({ option }) => hint.picks.includes(option)).map(({ reason }) => reason);
  const chance = hint.advice.find(({ option }) => hint.picks.includes(option))?.chance;
  const why = [...new Set((hint.reason ? [hint.reason] : reasons).map((reason) => words.reason(reason)))];
  return (
    <div ref={note} className="hint-note" role="status">
      <p>
        {picks.length === 0
          ? text.hintDecline
          : `${text.hintSays} ${picks.map((one) => words.option(question, one, view)).join(', ')}`}
      </p>
      <p className="hint-why">{why.join(' ')}</p>
      {chance !== undefined && <p className="hint-why">{text.hintChance(Math.round(100 * chance))}</p>}
    </div>
  );
}

/** End of the phase, done, decline, cancel. */
function Buttons({ question }: { readonly question: Question }) {
  const { words, view, text, answering, window } = useTable();
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
      {canGoBack && (
        <button type="button" className="button" onClick={() => answering.cancel()}>
          {text.cancel} <Key name="Esc" />
        </button>
      )}
      {hasDecline && (
        <button type="button" className="button" onClick={answering.decline}>
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
          onClick={answering.end}
        >
          <span className="final">
            {words.option(question, end, view)}
            <small aria-hidden="true">{text.noUndo}</small>
          </span>{' '}
          <Key name="E" />
        </button>
      )}
    </div>
  );
}

/** Says why undo is not possible, after it was requested. */
function UndoNote() {
  const { update, words } = useTable();
  const isRefused = usePage((page) => page.isUndoRefused);
  if (!isRefused || !update.noUndo) return undefined;
  return (
    <p className="undo-note" role="status">
      {words.labels.noUndo[update.noUndo]}
    </p>
  );
}

function Tools() {
  const { update, words, text, answering, me, hasHints } = useTable();
  const { undo, askHint, isHintAsked } = usePage();
  return (
    <div className="question-tools">
      {me >= 0 && (
        <button
          type="button"
          className="button small quiet"
          aria-disabled={update.noUndo !== undefined}
          title={update.noUndo ? words.labels.noUndo[update.noUndo] : text.undoRule}
          onClick={undo}
        >
          <ToolIcon path="M8 4 3 9l5 5v-3.5h6a3.5 3.5 0 0 1 0 7H9V20h5a6 6 0 0 0 0-12H8z" />
          <span className="tool-name">{text.undo}</span> <Key name="U" />
        </button>
      )}
      {me >= 0 && hasHints && (
        <button
          type="button"
          className="button small quiet"
          disabled={!answering.question}
          aria-busy={isHintAsked}
          onClick={askHint}
        >
          <ToolIcon path="M12 2l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.6l-6.4 3.7 1.6-7.1L1.8 9.4 9 8.6z" />
          <span className="tool-name">{text.hint}</span> <Key name="H" />
        </button>
      )}
    </div>
  );
}
