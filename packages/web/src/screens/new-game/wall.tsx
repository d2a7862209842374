/** The posters in their groups. One of them can be reached with Tab, the others with arrows. */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { usePage } from '../../store.ts';
import { useLang } from '../../words/index.ts';
import { choose, factionIn, type Group, put, type Slot, takenBy } from './choosing.ts';
import type { Plan } from './plan.ts';
import { Poster } from './poster.tsx';
import type { PartProps } from './seats.tsx';
import { stepOnWall } from './wall-keys.ts';
import { useNewGameText } from './words.ts';

interface WallProps extends PartProps {
  readonly groups: readonly Group[];
  readonly slot: Slot | undefined;
  readonly onTake: (plan: Plan) => void;
  readonly onLook: (faction: string) => void;
  readonly onSurprise: () => void;
  readonly onSearch: () => void;
  /** Hangs above the posters. */
  readonly children: ReactNode;
}

export function Wall({ groups, plan, onChange, slot, onTake, onLook, onSurprise, onSearch, children }: WallProps) {
  const words = useNewGameText();
  const lang = useLang();
  const { favourites, bans } = usePage((page) => page.settings);
  const set = usePage((page) => page.setSettings);
  const [reached, setReached] = useState('');
  const found = groups.flatMap(({ factions }) => factions.map(({ id }) => id));
  const within = found.includes(reached) ? reached : found[0];

  const look = (id: string | undefined): void => {
    if (id !== undefined) onLook(id);
  };
  const reach = (id: string | undefined): void => {
    setReached(id ?? reached);
    look(id);
  };
  const star = (id: string): void => set({ favourites: put(favourites, id, !favourites.includes(id)) });
  const ban = (id: string): void => {
    const isBanned = !plan.bans.includes(id);
    onChange({ ...plan, bans: put(plan.bans, id, isBanned) });
    set({ bans: put(bans, id, isBanned) });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const id = factionAt(event.target);
    const keys: Readonly<Record<string, () => void>> = {
      ...(id === undefined ? {} : { f: () => star(id), x: () => ban(id) }),
      r: onSurprise,
      '/': onSearch,
    };
    const act = keys[event.key.toLowerCase()];
    act?.();
    if (act || stepOnWall(event)) event.preventDefault();
  };
  const headOf = (of: Group['of']): string => {
    if (of === 'found') return words.found(found.length);
    return of === 'favourites' ? words.favourites : of.name[lang];
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll like this
    <div
      className="wall"
      role="group"
      aria-label={words.factions}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => reach(factionAt(target))}
      onPointerOver={({ target }) => look(factionAt(target))}
    >
      {children}
      {groups.map(({ of, factions }) => (
        <section key={typeof of === 'string' ? of : of.id} aria-label={headOf(of)}>
          {of !== 'found' && (
            <h3>
              {headOf(of)} <small className="wall-count">{factions.length}</small>
            </h3>
          )}
          <ul className="bare">
            {factions.map((faction) => (
              <Poster
                key={faction.id}
                faction={faction}
                isIn={slot ? factionIn(plan, slot) === faction.id : !plan.bans.includes(faction.id)}
                taker={slot && takenBy(plan, slot, faction.id)}
                isFavourite={favourites.includes(faction.id)}
                isBanned={plan.bans.includes(faction.id)}
                isReached={faction.id === within}
                onTake={() => (slot ? onTake(choose(plan, slot, faction.id)) : ban(faction.id))}
                onStar={() => star(faction.id)}
                onBan={() => ban(faction.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      <p className="new-note wall-keys">{words.keys}</p>
    </div>
  );
}

/** The faction of the poster that this is a part of. */
const factionAt = (part: EventTarget): string | undefined =>
  (part as HTMLElement).closest<HTMLElement>('[data-id]')?.dataset.id;
