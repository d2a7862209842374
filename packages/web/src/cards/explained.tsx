/** A text in which words are explained, as soon as the rules are there. */
import { useEffect } from 'react';
import { create } from 'zustand';
import { CardText } from './face-parts.tsx';

interface Explaining {
  readonly rules: typeof import('./explained-text.tsx') | undefined;
  /** The entry of the rules that is open. */
  readonly entry: string | undefined;
}

const useExplaining = create<Explaining>(() => ({ rules: undefined, entry: undefined }));
const explain = (entry: string | undefined): void => useExplaining.setState({ entry });

/** The rules are long, and nobody needs them before they do something. */
export function loadExplaining(): void {
  import('./explained-text.tsx').then(
    (rules) => useExplaining.setState({ rules }),
    () => undefined, // offline before they were ever loaded: words are words
  );
}

export function Explained({ text }: { readonly text: string }) {
  const rules = useExplaining((explaining) => explaining.rules);
  return rules ? <rules.ExplainedText text={text} onFollow={explain} /> : <CardText text={text} />;
}

/** The dialog that explains a word. It is part of every screen. */
export function Explanation() {
  const { rules, entry } = useExplaining();
  useEffect(() => () => explain(undefined), []); // closed by going to another screen
  if (!rules || entry === undefined) return undefined;
  return <rules.RuleDialog entry={entry} onFollow={explain} onClose={() => explain(undefined)} />;
}
