/** All factions as posters on a wall: found by name, box or grade, and taken, starred or banned. */
import { posters } from 'virtual:posters';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { shelf } from '../../cards/faces.ts';
import { usePage } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { useLang } from '../../words/index.ts';
import {
  choose,
  factionIn,
  findFactions,
  nextOpen,
  type Offer,
  put,
  type Slot,
  surprise,
  takenBy,
} from './choosing.ts';
import { type Filter, Filters, OwnBoxes } from './filters.tsx';
import type { Plan } from './plan.ts';
import { Poster } from './poster.tsx';
import type { PartProps } from './seats.tsx';
import { Slots } from './slots.tsx';
import { stepOnWall } from './wall-keys.ts';
import { useNewGameText } from './words.ts';
import './chooser.css';

const OFFERS = shelf.map((box) => ({
  ...box,
  factions: box.factions.map((faction): Offer => ({ ...faction, grade: posters[faction.id]?.grade ?? 1 })),
}));

const NO_FILTER: Filter = { text: '', show: 'all', isShowingBoxes: false };
const DIE =
  'M4 6a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM8 7.500h.01M16 7.500h.01M12 12h.01M8 16.500h.01M16 16.500h.01';

interface ChooserProps extends PartProps {
  readonly title: string;
  /** The slot that is being filled; without one, posters are banned or not. */
  readonly slot: Slot | undefined;
  /** Goes on to another slot; without one, all is done. */
  readonly onSlot: (slot: Slot | undefined) => void;
}

export function Chooser({ title, plan, onChange, slot, onSlot }: ChooserProps) {
  const words = useNewGameText();
  const lang = useLang();
  const { favourites, bans } = usePage((page) => page.settings);
  const set = usePage((page) => page.setSettings);
  const [filter, setFilter] = useState(NO_FILTER);
  const { text, show, isShowingBoxes } = filter;
  const [reached, setReached] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the dialog has put the focus on its first button. On a phone a keyboard would hide the posters.
    if (matchMedia('(pointer: fine)').matches) queueMicrotask(() => search.current?.focus());
  }, []);

  const boxes = OFFERS.filter(({ id }) => plan.sets.some((box) => box.id === id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a poster stays where it is while it is starred or banned
  const groups = useMemo(
    () => findFactions(boxes, { words: text, show, favourites, bans: plan.bans }, lang),
    [plan.sets, text, show, lang],
  );
  const found = groups.flatMap(({ factions }) => factions);
  const takerOf = (id: string): number | undefined => slot && takenBy(plan, slot, id);
  const free = found.filter(({ id }) => takerOf(id) === undefined);
  const within = found.some(({ id }) => id === reached) ? reached : found[0]?.id;

  const fill = (filled: Plan): void => {
    onChange(filled);
    setFilter({ ...filter, text: '' });
    if (slot) onSlot(nextOpen(filled, slot));
  };
  const star = (id: string): void => set({ favourites: put(favourites, id, !favourites.includes(id)) });
  const ban = (id: string): void => {
    const isBanned = !plan.bans.includes(id);
    onChange({ ...plan, bans: put(plan.bans, id, isBanned) });
    set({ bans: put(bans, id, isBanned) });
  };
  const take = (id: string): void => (slot ? fill(choose(plan, slot, id)) : ban(id));
  const canSurprise = slot !== undefined && free.some(({ id }) => !plan.bans.includes(id));
  const surpriseMe = (): void => {
    if (slot && canSurprise)
      fill(
        surprise(
          plan,
          slot,
          free.map(({ id }) => id),
        ),
      );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = factionAt(event.target);
    const act = {
      f: () => id !== undefined && star(id),
      x: () => id !== undefined && ban(id),
      r: surpriseMe,
      '/': () => search.current?.focus(),
    }[event.key.toLowerCase()];
    act?.();
    if (act || stepOnWall(event)) event.preventDefault();
  };

  return (
    <div className="chooser-parts">
      {slot ? <Slots plan={plan} current={slot} onPress={onSlot} /> : <p className="new-note">{words.banNote}</p>}
      <Filters
        filter={filter}
        onChange={setFilter}
        boxes={boxes.length}
        search={search}
        onTakeFirst={() => slot && free[0] && take(free[0].id)}
      />
      <p className="visually-hidden" role="status">{`${title}, ${words.found(found.length)}`}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll like this */}
      <div
        className="wall"
        role="group"
        aria-label={words.factions}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setReached(factionAt(target) ?? reached)}
      >
        {isShowingBoxes && <OwnBoxes plan={plan} onChange={onChange} />}
        {canSurprise && (
          <button type="button" className="surprise" aria-keyshortcuts="r" onClick={surpriseMe}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={DIE} />
            </svg>
            {words.surprise}
          </button>
        )}
        {groups.map(({ box, factions }) => (
          <section key={box?.id ?? ''} aria-label={box?.name[lang] ?? words.favourites}>
            <h3>
              {box?.name[lang] ?? words.favourites} <small className="wall-count">{factions.length}</small>
            </h3>
            <ul className="bare">
              {factions.map((faction) => (
                <Poster
                  key={faction.id}
                  faction={faction}
                  isIn={slot ? factionIn(plan, slot) === faction.id : !plan.bans.includes(faction.id)}
                  taker={takerOf(faction.id)}
                  isFavourite={favourites.includes(faction.id)}
                  isBanned={plan.bans.includes(faction.id)}
                  isReached={faction.id === within}
                  onTake={() => take(faction.id)}
                  onStar={() => star(faction.id)}
                  onBan={() => ban(faction.id)}
                />
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && (
          <div className="wall-empty">
            <p>{words.nothing}</p>
            <Button onClick={() => setFilter({ ...NO_FILTER, isShowingBoxes: boxes.length === 0 })}>
              {words.showAll}
            </Button>
          </div>
        )}
        <p className="new-note wall-keys">{words.keys}</p>
      </div>
    </div>
  );
}

/** The faction of the poster that this is a part of. */
const factionAt = (part: EventTarget): string | undefined =>
  (part as HTMLElement).closest<HTMLElement>('[data-id]')?.dataset['id'];
