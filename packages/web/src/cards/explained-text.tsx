/** The text of a card, where every word that the rules explain leads there. */
import type { Lang } from '@baston/table';
import { linkTo } from '../route.ts';
import { Explainer } from '../words/keywords.ts';
import { pieces } from './card-data.ts';

interface Props {
  readonly text: string;
  readonly lang: Lang;
  readonly onLeave: () => void;
}

export function ExplainedText({ text, lang, onLeave }: Props) {
  const explainer = new Explainer(lang);
  const linked = (part: string) =>
    explainer.pieces(part).map(({ text: word, entry }) =>
      entry === undefined ? (
        <span key={word}>{word}</span>
      ) : (
        <a key={word} className="explained" href={linkTo('rules', entry)} onClick={onLeave}>
          {word}
        </a>
      ),
    );
  return pieces(text).map((piece) =>
    piece.bold ? (
      <strong key={piece.text}>{linked(piece.text)}</strong>
    ) : (
      <span key={piece.text}>{linked(piece.text)}</span>
    ),
  );
}
