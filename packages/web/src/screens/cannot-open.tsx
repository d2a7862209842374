/** A game that these rules cannot open: it can be saved as it is, or deleted. */
import { phrases } from '@baston/table';
import { useState } from 'react';
import { downloadListed } from '../download.ts';
import { giveUpGame } from '../open-table.ts';
import { go } from '../route.ts';
import { isWhole, storage } from '../storage.ts';
import { usePage } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Page } from '../ui/page.tsx';
import { useGamesText, useLang, useWords } from '../words/index.ts';

export function CannotOpen({ code }: { readonly code: keyof ReturnType<typeof phrases>['labels']['refusals'] }) {
  const { cannotOpen, toHome } = useWords().app;
  const text = useGamesText();
  const lang = useLang();
  const forget = usePage((page) => page.forget);
  const kept = usePage((page) => page.games.filter(isWhole).find(({ id }) => id === storage.here()));
  const [isAsking, setAsking] = useState(false);
  const goHome = () => {
    giveUpGame();
    go('');
  };
  return (
    <Page title={cannotOpen.title} className="narrow">
      <div className="notice" role="alert">
        <p>{phrases(lang).labels.refusals[code]}</p>
        {code === 'other-version' && <p>{cannotOpen.changed}</p>}
      </div>
      {kept && <p className="page-note">{cannotOpen.kept}</p>}
      <div className="page-actions">
        <Button look="primary" onClick={goHome}>
          {toHome}
        </Button>
        {kept && <Button onClick={() => downloadListed(kept)}>{text.save}</Button>}
        {kept && (
          <Button look="danger" onClick={() => setAsking(true)}>
            {cannotOpen.forget}
          </Button>
        )}
      </div>
      {kept && isAsking && (
        <Confirm
          title={text.removeTitle}
          text={text.removeBroken}
          action={text.remove}
          cancel={text.cancel}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            forget(kept.id);
            goHome();
          }}
        />
      )}
    </Page>
  );
}
