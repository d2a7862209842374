import { Component, type ReactNode } from 'react';
import { download } from '../download.ts';
import { useRoute } from '../route.ts';
import { storage } from '../storage.ts';
import { useWords } from '../words/index.ts';
import { Button } from './button.tsx';
import { Page } from './page.tsx';

interface Caught {
  readonly thrown: unknown;
}

/** Says what happened when a screen breaks, instead of showing nothing. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly caught?: Caught }> {
  override state: { readonly caught?: Caught } = {};

  static getDerivedStateFromError(thrown: unknown): { caught: Caught } {
    return { caught: { thrown } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? <Crash thrown={caught.thrown} /> : this.props.children;
  }
}

/** Where the game is safe: in this browser, on a server, or nowhere. */
function Crash({ thrown }: Caught) {
  const { crash } = useWords().app;
  const { screen } = useRoute();
  const here = storage.here();
  const game = screen === 'play' && here !== undefined ? storage.game(here) : undefined;
  const isOnServer = screen === 'table';
  return (
    <Page title={crash.title} className="narrow">
      <p role="alert">{isOnServer ? crash.onServer : game ? crash.saved : crash.text}</p>
      <div className="page-actions">
        <Button look="primary" onClick={() => location.reload()}>
          {game || isOnServer ? crash.goOn : crash.reload}
        </Button>
        {game && (
          <Button onClick={() => download(`baston-${game.id}.json`, JSON.stringify(game.saved))}>{crash.save}</Button>
        )}
      </div>
      <details className="page-note">
        <summary>{crash.details}</summary>
        <pre className="crash-details">
          {thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}
        </pre>
      </details>
    </Page>
  );
}
