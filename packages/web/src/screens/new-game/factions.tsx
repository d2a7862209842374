import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useLang, useWords } from '../../words/index.ts';
import type { Verdict } from './check.ts';
import { openSlots, type Slot, surpriseAll } from './choosing.ts';
import { FACTION_MODES, nameOf, type Plan, poolOf } from './plan.ts';
import { type PartProps, SeatName } from './seats.tsx';
import { Slots } from './slots.tsx';
import { useNewGameText } from './words.ts';

/** Comes with the drawings of all factions, when it is opened. */
const Chooser = lazy(async () => ({ default: (await import('./chooser.tsx')).Chooser }));

export function Factions({ plan, onChange, verdict }: PartProps & { readonly verdict: Verdict }) {
  const words = useNewGameText();
  const { app } = useWords();
  const lang = useLang();
  const [opened, setOpened] = useState<Slot | 'pool'>();
  const slot = opened === 'pool' ? undefined : opened;
  const title = slot ? words.factionOf(slot.which === 0 ? 1 : 2, nameOf(plan, slot.seat, lang)) : words.pool;
  return (
    <section className="panel" aria-labelledby="new-factions">
      <div className="new-head">
        <h2 id="new-factions">{words.factions}</h2>
        <Segmented
          quiet
          label={words.factions}
          value={plan.factions}
          options={FACTION_MODES.map((value) => ({ value, label: words.factionModes[value] }))}
          onChange={(factions) => onChange({ ...plan, factions })}
        />
      </div>
      <p className="new-note">{words.factionNotes[plan.factions]}</p>
      {plan.factions === 'choice' ? (
        <Pairs plan={plan} onChange={onChange} onPress={setOpened} />
      ) : (
        <Pool plan={plan} onOpen={() => setOpened('pool')} />
      )}
      {verdict.draft.length > 0 && <DraftOrder plan={plan} order={verdict.draft} />}
      <Dialog
        title={title}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        closeLabel={words.close}
        className="chooser"
      >
        <Suspense fallback={<p role="status">{app.loading}</p>}>
          <Chooser title={title} plan={plan} onChange={onChange} slot={slot} onSlot={setOpened} />
        </Suspense>
      </Dialog>
    </section>
  );
}

/** The pool that factions are dealt or drafted from. */
function Pool({ plan, onOpen }: { readonly plan: Plan; readonly onOpen: () => void }) {
  const words = useNewGameText();
  const factions = poolOf(plan).length;
  const all = plan.sets.reduce((sum, box) => sum + box.factions.length, 0);
  return (
    <div className="new-pool">
      <p>{words.poolNow(factions, plan.sets.length, all - factions)}</p>
      <Button aria-haspopup="dialog" onClick={onOpen}>
        {words.pool}
      </Button>
    </div>
  );
}

function Pairs({ plan, onChange, onPress }: PartProps & { readonly onPress: (slot: Slot) => void }) {
  const words = useNewGameText();
  const open = openSlots(plan).length;
  const isStarted = open > 0 && open < 2 * plan.count;
  return (
    <>
      <Slots plan={plan} onPress={onPress} />
      <Button className="new-surprise" onClick={() => onChange(surpriseAll(plan))}>
        {isStarted ? words.surpriseRest : words.surpriseAll}
      </Button>
    </>
  );
}

function DraftOrder({ plan, order }: { readonly plan: Plan; readonly order: Verdict['draft'] }) {
  const words = useNewGameText();
  const lang = useLang();
  return (
    <>
      <h3 className="label">{words.draftOrder}</h3>
      <ol className="bare new-draft">
        {order.map((seat, pick) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pick is its number
          <li key={pick} data-seat={seat} aria-label={words.pick(pick + 1, nameOf(plan, seat, lang))}>
            <b aria-hidden="true">{pick + 1}</b>
            <SeatName plan={plan} seat={seat} />
          </li>
        ))}
      </ol>
    </>
  );
}
