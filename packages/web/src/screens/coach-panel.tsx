/** Instructions at the table. They have a place of their own there, so that they never cover what is to be touched. */
import { type ReactNode, useRef } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ToolIcon } from '../ui/tool-icon.tsx';
import './coach.css';

/** A button. */
interface Action {
  readonly name: string;
  act(): void;
}

interface Props {
  readonly name: string;
  readonly className?: string;
  /** How far one has come. */
  readonly progress?: ReactNode;
  readonly restart: Action;
  readonly leave: { readonly name: string; readonly href: string };
  /** The next step, if it is not done at the table. */
  readonly next: Action | undefined;
  /** Stands below the instruction, and is not read out. */
  readonly more?: ReactNode;
  /** The instruction, which is read out when it changes. */
  readonly children: ReactNode;
}

export function CoachPanel({ name, className = '', progress, restart, leave, next, more, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  /** The button may go away when it is pressed; the keyboard stays here. */
  const press = (action: Action) => () => {
    action.act();
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={panel} className={`coach ${className}`.trimEnd()} aria-label={name} tabIndex={-1}>
      <header className="coach-head">
        {progress}
        <Button look="quiet" size="small" aria-label={restart.name} title={restart.name} onClick={press(restart)}>
          <ToolIcon path="M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z" />
        </Button>
        <ButtonLink look="quiet" size="small" href={leave.href} aria-label={leave.name} title={leave.name}>
          <ToolIcon path="M6 4.600 4.600 6l6 6-6 6L6 19.400l6-6 6 6 1.400-1.400-6-6 6-6L18 4.600l-6 6z" />
        </ButtonLink>
      </header>
      <div className="coach-says" role="status">
        {children}
      </div>
      {more}
      {next && (
        <Button look="primary" onClick={press(next)}>
          {next.name}
        </Button>
      )}
    </section>
  );
}

interface WordsProps {
  readonly title: string;
  readonly text: string;
  readonly task?: string | undefined;
}

export const CoachWords = ({ title, text, task }: WordsProps) => (
  <>
    <h2>{title}</h2>
    <p>{text}</p>
    {task && <p className="coach-task">{task}</p>}
  </>
);
