/** The shortcuts, and what can be undone. */
import { Dialog } from '../../ui/dialog.tsx';
import { useTable } from '../state/context.ts';

export function Help({ onClose }: { readonly onClose: () => void }) {
  const { text } = useTable();
  return (
    <Dialog open title={text.shortcuts} closeLabel={text.close} onClose={onClose} className="help-dialog">
      <dl className="help-keys">
        {text.keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="help-note">{text.undoRule}</p>
    </Dialog>
  );
}
