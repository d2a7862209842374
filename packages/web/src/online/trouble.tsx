/** Shows why the server has refused a request. */
import { phrases } from '@baston/table';
import { Button } from '../ui/button.tsx';
import { useLang } from '../words/index.ts';
import { dismissTrouble, useCompany } from './company.ts';
import { useOnlineText } from './words.ts';

export function TroubleNote() {
  const text = useOnlineText();
  const { refusals } = phrases(useLang()).labels;
  const trouble = useCompany((company) => company.trouble);
  if (!trouble) return undefined;
  return (
    <div className="notice refusal" role="alert">
      <p>{text.refused[trouble] ?? refusals[trouble as keyof typeof refusals] ?? text.refused.broken}</p>
      <Button size="small" onClick={dismissTrouble}>
        {text.dismiss}
      </Button>
    </div>
  );
}
