import { useMemo, useState } from 'react';
import { shelf } from '../cards/faces.ts';
import { useServer } from '../online/me.ts';
import { startGame } from '../open-table.ts';
import { linkTo, useRoute } from '../route.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { useLang } from '../words/index.ts';
import { judge, whatIsMissing } from './new-game/check.ts';
import { Factions } from './new-game/factions.tsx';
import { Facts } from './new-game/facts.tsx';
import { type LinkFault, readLink } from './new-game/link.ts';
import { Deal, Options } from './new-game/options.tsx';
import { ownPlan } from './new-game/own-plan.ts';
import { type Plan, setupOf, usualPlan } from './new-game/plan.ts';
import { Seats } from './new-game/seats.tsx';
import './new-game.css';
import { useNewGameText } from './new-game/words.ts';

export function NewGameScreen() {
  const { query } = useRoute();
  const text = query.toString();
  const { plan, fault } = useMemo(() => readChecked(new URLSearchParams(text)), [text]);
  return <NewGame key={text} first={plan} fault={fault} isFromLink={text !== '' && !fault} />;
}

/** A link may be well written and still describe no game: then it is nonsense all the same. */
function readChecked(query: URLSearchParams): { readonly plan: Plan; readonly fault?: LinkFault | undefined } {
  const own = ownPlan();
  if (query.size === 0) return { plan: own };
  const { plan, fault } = readLink(query, usualPlan(own.seed, shelf));
  if (fault) return { plan: own, fault };
  if (!judge(plan).isSound) {
    return { plan: own, fault: { is: 'bad', part: `factions=${query.get('factions') ?? ''}`.slice(0, 60) } };
  }
  // The same deal for everybody; where nothing is dealt, one's own boxes and bans.
  return { plan: plan.factions === 'choice' ? { ...plan, sets: own.sets, bans: own.bans } : plan };
}

interface NewGameProps {
  readonly first: Plan;
  readonly fault: LinkFault | undefined;
  readonly isFromLink: boolean;
}

function NewGame({ first, fault, isFromLink }: NewGameProps) {
  const words = useNewGameText();
  const lang = useLang();
  const [plan, setPlan] = useState(first);
  const hasServer = useServer(({ me }) => me !== undefined);
  const verdict = useMemo(() => judge(plan), [plan]);
  return (
    <Page title={words.title} className="new-game">
      {fault && (
        <div className="notice" role="alert">
          <p>{fault.is === 'bad' ? words.badLink(fault.part) : words.unknownInLink(fault.part)}</p>
        </div>
      )}
      {hasServer && (
        <p className="new-friends">
          <a href={linkTo('friends')}>{words.withFriends}</a>
        </p>
      )}
      {isFromLink && <p className="new-from-link">{words.fromLink}</p>}
      <form
        className="new-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (verdict.isSound) startGame(setupOf(plan, lang));
        }}
      >
        <div className="new-column">
          <Seats plan={plan} onChange={setPlan} />
          <Factions plan={plan} onChange={setPlan} verdict={verdict} />
        </div>
        <div className="new-column">
          <Deal plan={plan} onChange={setPlan} />
          <Options plan={plan} onChange={setPlan} />
        </div>
        <div className="new-start">
          <p role="status">{verdict.isSound ? '' : whatIsMissing(plan, words)}</p>
          {verdict.isSound && (
            <Facts
              of={[words.playerCount(plan.count), words.factionsInShort[plan.factions], words.toWin(plan.vpToWin)]}
            />
          )}
          <Button type="submit" look="primary" size="big" disabled={!verdict.isSound}>
            {words.start}
          </Button>
        </div>
      </form>
    </Page>
  );
}
