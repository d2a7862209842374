import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  /** What the button that does it says. */
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
