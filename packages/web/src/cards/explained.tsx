/** A text in which words lead to the rules, as soon as the rules are there. */
import type { ComponentType } from 'react';
import { create } from 'zustand';
import { useLang } from '../words/index.ts';
import type { ExplainedProps } from './explained-text.tsx';
import { CardText } from './face-parts.tsx';

const useExplaining = create<{ readonly Text: ComponentType<ExplainedProps> | undefined }>(() => ({ Text: undefined }));

/** The rules are long, and nobody needs them before they do something. */
export function loadExplaining(): void {
  import('./explained-text.tsx').then(
    ({ ExplainedText }) => useExplaining.setState({ Text: ExplainedText }),
    () => undefined, // offline before they were ever loaded: words are words
  );
}

export function Explained({ text, onLeave }: Omit<ExplainedProps, 'lang'>) {
  const lang = useLang();
  const Text = useExplaining((explaining) => explaining.Text);
  return Text ? <Text text={text} lang={lang} onLeave={onLeave} /> : <CardText text={text} />;
}
