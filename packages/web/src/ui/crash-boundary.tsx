import { Component, type ReactNode } from 'react';
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

function Crash({ thrown }: Caught) {
  const { crash } = useWords().app;
  return (
    <Page title={crash.title} className="narrow">
      <p role="alert">{crash.text}</p>
      <div className="page-actions">
        <Button look="primary" onClick={() => location.reload()}>
          {crash.reload}
        </Button>
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
