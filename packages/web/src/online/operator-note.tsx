/** Shows the operator's message to everybody. */
import { Button } from '../ui/button.tsx';
import { useLang } from '../words/index.ts';
import { dismissNotice, useCompany } from './company.ts';
import { useOnlineText } from './words.ts';

export function OperatorNote() {
  const text = useOnlineText();
  const lang = useLang();
  const notice = useCompany((company) => company.notice);
  if (!notice) return undefined;
  const time = new Date(notice.at).toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="notice refusal" role="status">
      <p>{notice.kind === 'update' ? text.updateAt(time) : text.operatorSays(notice.text ?? '')}</p>
      <Button size="small" onClick={dismissNotice}>
        {text.dismiss}
      </Button>
    </div>
  );
}
