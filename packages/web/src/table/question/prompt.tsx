/** The question, the card that asks it, and the plays that are left. */

import type { Face, Question } from '@baston/engine';
import { Fragment, Suspense } from 'react';
import { Explained } from '../../cards/explained.tsx';
import { BaseFace, CardFace } from '../../cards/index.ts';
import { useRoute } from '../../route.ts';
import { usePage } from '../../store.ts';
import { optional } from '../../ui/optional.ts';
import { CardLink } from '../cards/card-link.tsx';
import { FramedDrawing } from '../cards/drawing.tsx';
import { isPlaceKnown, onlyMove } from '../state/choices.ts';
import { useTable } from '../state/context.ts';
import { momentAt, seenFor } from '../state/history.ts';
import { useIsWide } from '../state/use-media.ts';

const Losses = optional(async () => (await import('./losses.tsx')).Losses);

export function Prompt({ question }: { readonly question: Question }) {
  const { words, view, text, answering } = useTable();
  const { source, about, targets } = question;
  const isLesson = useRoute().screen === 'learn'; // where the coach explains, and the prompt may be there for ears only
  const events = usePage((page) => page.events);
  const moment = question.purpose === 'playSpecial' && about ? momentAt(about.id, events, view.phase) : undefined;
  const { draft } = answering;
  const preview = usePage((page) => page.preview);
  const chosen = question.options.find((option) => option.card?.id === draft.card)?.card;
  const promptFor = (card: Face): string => {
    if (draft.begun || onlyMove(draft, view)) return words.cardName(card);
    return isPlaceKnown(draft) ? text.spend : text.chooseWhere(words.quoted(card));
  };
  const aim = answering.combined.find(({ target }) => draft.begun || target !== undefined);
  const isWide = useIsWide();
  const isAboutSeen = question.kind === 'modes' || question.kind === 'confirm'; // others offer the cards themselves
  const seen = isAboutSeen && !about && !targets ? seenFor(question, events) : [];
  return (
    <div className="prompt" data-pictured={(isWide && source && !chosen) || undefined}>
      {isWide && source && !chosen && <AskingCard face={seen[0] ?? source} />}
      {source && (
        <p className="prompt-source">
          <Pictured face={source} />
        </p>
      )}
      {chosen ? (
        <>
          <p className="prompt-text">{promptFor(chosen)}</p>
          <p className="prompt-card">
            <Explained text={words.cardText(chosen)} />
          </p>
          {aim && <p className="prompt-then">{`${words.colon(text.next)} ${words.prompt(aim.ahead.question)}`}</p>}
          <Suspense>{preview?.card === chosen.id && preview.losses?.[0] && <Losses of={preview.losses} />}</Suspense>
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
          {words.colon(moment ? text.moments[moment] : words.screen.about)} <Pictured face={about} />
        </p>
      )}
      {targets && <Cards label={words.screen.targets} faces={targets} />}
      {seen.length > 0 && <Cards label={text.seen} faces={seen} />}
      <Permits question={question} />
    </div>
  );
}

function Cards({ label, faces }: { readonly label: string; readonly faces: readonly Face[] }) {
  const { words } = useTable();
  return (
    <p className="prompt-about prompt-targets">
      {words.colon(label)}
      {faces.map((face) => (
        <Fragment key={face.id}>
          {' '}
          <Pictured face={face} />
        </Fragment>
      ))}
    </p>
  );
}

/** The card that asks, as it lies there; its name beside it opens it. */
function AskingCard({ face }: { readonly face: Face }) {
  const { words } = useTable();
  const Picture = words.printed(face.def).type === 'base' ? BaseFace : CardFace;
  return (
    <span className="asking-card" aria-hidden="true">
      <Picture def={face.def} size="hand" />
    </span>
  );
}

/** A card with its picture; its name opens it. */
function Pictured({ face }: { readonly face: Face }) {
  const { words } = useTable();
  return (
    <span className="pictured">
      <FramedDrawing def={face.def} />
      <CardLink def={face.def}>{words.cardName(face)}</CardLink>
    </span>
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
