/** A text, where every word that the rules explain shows what they say about it, and the dialog that does. */
import { useRef } from 'react';
import { linkTo } from '../route.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLang } from '../words/index.ts';
import { Explainer, ruleOf } from '../words/keywords.ts';
import { RULES } from '../words/rules.ts';
import { textsIn } from '../words/texts.ts';
import { pieces } from './card-data.ts';
import { RuleBody, RuleLink } from './rule-body.tsx';

interface TextProps {
  readonly text: string;
  readonly onFollow: (entry: string) => void;
}

export function ExplainedText({ text, onFollow }: TextProps) {
  const explainer = new Explainer(useLang());
  const linked = (part: string) =>
    explainer.pieces(part).map(({ at, text: word, entry }) =>
      entry === undefined ? (
        <span key={at}>{word}</span>
      ) : (
        <RuleLink key={at} className="explained" entry={entry} onFollow={onFollow}>
          {word}
        </RuleLink>
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

interface RuleProps {
  readonly entry: string;
  readonly onFollow: (entry: string) => void;
  readonly onClose: () => void;
}

/** A dialog over the table or a card: players look up a word without leaving their game. */
export function RuleDialog({ entry, onFollow, onClose }: RuleProps) {
  const lang = useLang();
  const body = useRef<HTMLElement>(null);
  const { title, ...section } = ruleOf(lang, entry);
  /** The link that was followed goes away; the keyboard stays here, and the new title is read. */
  const follow = (next: string): void => {
    onFollow(next);
    body.current?.focus();
  };
  return (
    <Dialog open title={title} closeLabel={textsIn(lang).cards.dialog.close} onClose={onClose} className="rule-dialog">
      <section ref={body} tabIndex={-1} aria-label={title} className="rules-section">
        <RuleBody section={section} onFollow={follow} />
      </section>
      <ButtonLink size="small" href={linkTo('rules', entry)}>
        {RULES[lang].more}
      </ButtonLink>
    </Dialog>
  );
}
