/** A text, where every word that the rules explain leads there. */
import type { Lang } from '@baston/table';
import { linkTo } from '../route.ts';
import { Explainer } from '../words/keywords.ts';
import { pieces } from './card-data.ts';

export interface ExplainedProps {
  readonly text: string;
  readonly lang: Lang;
  readonly onLeave?: (() => void) | undefined;
}

export function ExplainedText({ text, lang, onLeave }: ExplainedProps) {
  const explainer = new Explainer(lang);
  const linked = (part: string) =>
    explainer.pieces(part).map(({ at, text: word, entry }) =>
      entry === undefined ? (
        <span key={at}>{word}</span>
      ) : (
        <a key={at} className="explained" href={linkTo('rules', entry)} onClick={onLeave}>
          {word}
        </a>
      ),
    );
  return pieces(text).map((piece) =>
    piece.bold ? (
      <strong key={piece.at}>{linked(piece.text)}</strong>
    ) : (
      <span key={piece.at}>{linked(piece.text)}</span>
    ),
  );
}
