import { type ReactNode, useEffect, useRef } from 'react';
import { linkTo } from '../route.ts';
import { useWords } from '../words/index.ts';
import { Emblem } from './emblem.tsx';
import { WordMark } from './word-mark.tsx';
import './ui.css';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Stands beside the title. */
  readonly aside?: ReactNode;
  readonly className?: string;
}

/** A screen around the table: the way home, its title, its content. The title takes the focus when it opens. */
export function Page({ title, children, aside, className = '' }: PageProps) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`page ${className}`.trimEnd()}>
      <header className="page-head">
        <a className="page-home" href={linkTo('')} aria-label={words.app.home}>
          <Emblem size="2.25rem" />
          <WordMark name={words.app.name} />
        </a>
        {aside}
      </header>
      <main className="page-main">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
