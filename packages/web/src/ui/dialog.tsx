import { type ReactNode, useEffect, useId, useRef } from 'react';
import './ui.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A modal dialog with its title and a button to close it; Escape and a click beside it close it too. */
export function Dialog({ title, open, onClose, closeLabel, children, className = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  const close = (): void => dialog.current?.close(); // by itself, so that the focus goes back to where it was
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already
    <dialog
      ref={dialog}
      className={`dialog ${className}`.trimEnd()}
      aria-labelledby={heading}
      onClose={(event) => event.target === dialog.current && onClose()} // and not a dialog inside it
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="button quiet small" aria-label={closeLabel} onClick={close}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {open && children}
    </dialog>
  );
}
