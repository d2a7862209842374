import type { Lang } from '@baston/table';
import { type ShelvedBox, shelf } from '../../cards/faces.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { useLang } from '../../words/index.ts';
import type { Verdict } from './check.ts';
import { FACTION_MODES, nameOf, type Pair, type Plan } from './plan.ts';
import { type PartProps, SeatName } from './seats.tsx';
import { useNewGameText } from './words.ts';

export function Factions({ plan, onChange, verdict }: PartProps & { readonly verdict: Verdict }) {
  const words = useNewGameText();
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
        <Pairs plan={plan} onChange={onChange} />
      ) : (
        <Boxes plan={plan} onChange={onChange} />
      )}
      {verdict.draft.length > 0 && <DraftOrder plan={plan} order={verdict.draft} />}
    </section>
  );
}

/** The factions of a box, in the order of the language. */
const factionsIn = (box: ShelvedBox, lang: Lang): { readonly id: string; readonly name: string }[] =>
  box.factions.map(({ id, name }) => ({ id, name: name[lang] })).sort((a, b) => a.name.localeCompare(b.name, lang));

/** Which boxes factions are dealt or drafted from. */
function Boxes({ plan, onChange }: PartProps) {
  const words = useNewGameText();
  const lang = useLang();
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const isChosen = ({ id }: ShelvedBox): boolean => plan.sets.some((set) => set.id === id);
  const toggle = (box: ShelvedBox): void =>
    onChange({ ...plan, sets: shelf.filter((one) => isChosen(one) !== (one === box)) });
  return (
    <fieldset className="new-boxes">
      <legend className="label">{words.fromBoxes}</legend>
      {shelf.map((box) => (
        <label key={box.id}>
          <input type="checkbox" checked={isChosen(box)} onChange={() => toggle(box)} />
          <strong>{box.name[lang]}</strong>
          <small>{list.format(factionsIn(box, lang).map(({ name }) => name))}</small>
        </label>
      ))}
    </fieldset>
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

function Pairs({ plan, onChange }: PartProps) {
  return (
    <ul className="bare new-pairs">
      {plan.pairs.slice(0, plan.count).map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} data-seat={seat}>
          <SeatName plan={plan} seat={seat} />
          <FactionChoice plan={plan} onChange={onChange} seat={seat} which={0} />
          <FactionChoice plan={plan} onChange={onChange} seat={seat} which={1} />
        </li>
      ))}
    </ul>
  );
}

/** Taken by the seat's other hand, or by as many others as there are boxes. */
function isTaken(plan: Plan, seat: number, which: 0 | 1, id: string): boolean {
  const pairs = plan.pairs.slice(0, plan.count);
  if (pairs[seat]?.[1 - which] === id) return true;
  return pairs.filter((pair, i) => i !== seat && pair.includes(id)).length >= plan.boxes;
}

function FactionChoice({ plan, onChange, seat, which }: PartProps & { readonly seat: number; readonly which: 0 | 1 }) {
  const words = useNewGameText();
  const lang = useLang();
  const choose = (id: string) => {
    const pairs = plan.pairs.map((pair, i): Pair => {
      if (i !== seat) return pair;
      return which === 0 ? [id, pair[1]] : [pair[0], id];
    });
    onChange({ ...plan, pairs });
  };
  return (
    <select
      aria-label={words.factionOf(which === 0 ? 1 : 2, nameOf(plan, seat, lang))}
      value={plan.pairs[seat]?.[which] ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{words.unchosen}</option>
      {shelf.map((box) => (
        <optgroup key={box.id} label={box.name[lang]}>
          {factionsIn(box, lang).map(({ id, name }) => {
            const taken = isTaken(plan, seat, which, id);
            return (
              <option key={id} value={id} disabled={taken}>
                {taken ? `${name} (${words.taken})` : name}
              </option>
            );
          })}
        </optgroup>
      ))}
    </select>
  );
}
