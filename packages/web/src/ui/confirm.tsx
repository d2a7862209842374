import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  /** The label of the button that confirms. */
  readonly action: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is gone for good. */
export function Confirm({ title, text, action, cancel, onConfirm, onCancel }: ConfirmProps) {
  return (
    <Dialog open title={title} closeLabel={cancel} onClose={onCancel} className="confirm">
      <p>{text}</p>
      <div className="page-actions">
        <Button look="danger" onClick={onConfirm}>
          {action}
        </Button>
        <Button onClick={onCancel}>{cancel}</Button>
      </div>
    </Dialog>
  );
}

interface ConfirmButtonProps {
  /** The label of the button; the dialog has the same title and the same button. */
  readonly action: string;
  /** The button where there is little room; `action` is its whole name. */
  readonly short?: string;
  readonly text: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly look?: 'primary' | 'quiet' | 'danger';
  readonly size?: 'small';
}

/** A button that asks first. */
export function ConfirmButton({ action, short, text, cancel, onConfirm, look, size }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const confirm = (): void => {
    close();
    onConfirm();
  };
  return (
    <>
      <Button look={look} size={size} aria-label={short && action} onClick={() => setAsking(true)}>
        {short ?? action}
      </Button>
      {isAsking && (
        <Confirm title={action} text={text} action={action} cancel={cancel} onConfirm={confirm} onCancel={close} />
      )}
    </>
  );
}
