/** All factions on a wall of posters: found by name, box or grade, for a slot or for the pool. */

import { posters } from 'virtual:posters';
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { shelf } from '../../cards/faces.ts';
import { GRADES } from '../../cards/grade.ts';
import { GradeBars } from '../../cards/poster-parts.tsx';
import { usePage } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useLang } from '../../words/index.ts';
import { choose, findFactions, nextOpen, type Offer, type Slot, surprise, takenBy } from './choosing.ts';
import { Detail } from './detail.tsx';
import { type Filter, Filters, OwnBoxes } from './filters.tsx';
import type { Plan } from './plan.ts';
import type { PartProps } from './seats.tsx';
import { Slots } from './slots.tsx';
import { Wall } from './wall.tsx';
import { useNewGameText } from './words.ts';
import './chooser.css';
import './detail.css';

const OFFERS = shelf.map((box) => ({
  ...box,
  factions: box.factions.map((faction): Offer => ({ ...faction, grade: posters[faction.id]?.grade ?? 1 })),
}));

/** Room for the cards of a faction beside the wall. */
const IS_WIDE = '(width >= 80rem) and (height >= 40rem)';

const NO_FILTER: Filter = { text: '', show: 'all', isShowingBoxes: false };
const DIE =
  'M4 6a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM8 7.5h.01M16 7.5h.01M12 12h.01M8 16.5h.01M16 16.5h.01';

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
  const favourites = usePage((page) => page.settings.favourites);
  const [filter, setFilter] = useState(NO_FILTER);
  const { text, show, isShowingBoxes } = filter;
  const search = useRef<HTMLInputElement>(null);
  const isWide = useMedia(IS_WIDE);
  const [looked, setLooked] = useState<string>();
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
  const known = groups.flatMap(({ factions }) => factions);
  const found = known.map(({ id }) => id);
  const shown = useDeferredValue(known.find(({ id }) => id === looked) ?? known[0]);
  const isFree = (id: string): boolean => slot !== undefined && takenBy(plan, slot, id) === undefined;
  const free = found.filter(isFree);
  const canSurprise = free.some((id) => !plan.bans.includes(id));
  const fill = (filled: Plan): void => {
    onChange(filled);
    setFilter({ ...filter, text: '' });
    if (slot) onSlot(nextOpen(filled, slot));
  };
  const take = (id: string): void => {
    if (slot) fill(choose(plan, slot, id));
  };
  const surpriseMe = (): void => {
    if (slot && canSurprise) fill(surprise(plan, slot, free));
  };

  return (
    <div className="chooser-parts">
      {slot ? <Slots plan={plan} current={slot} onPress={onSlot} /> : <p className="new-note">{words.banNote}</p>}
      <Filters
        filter={filter}
        onChange={setFilter}
        boxes={boxes.length}
        search={search}
        onTakeFirst={() => free[0] && take(free[0])}
      >
        {slot && (
          <button
            type="button"
            className="surprise"
            aria-keyshortcuts="r"
            aria-disabled={!canSurprise || undefined}
            onClick={surpriseMe}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={DIE} />
            </svg>
            {words.surprise}
          </button>
        )}
      </Filters>
      <div className="wall-legend">
        <p role="status">
          <span className="visually-hidden">{title}, </span>
          {words.found(found.length)}
        </p>
        {GRADES.map((grade) => (
          <span key={grade} aria-hidden="true">
            <GradeBars grade={grade} /> {words.grades[grade]}
          </span>
        ))}
      </div>
      <Wall
        groups={groups}
        plan={plan}
        onChange={onChange}
        slot={slot}
        onTake={fill}
        onLook={setLooked}
        onSurprise={surpriseMe}
        onSearch={() => search.current?.focus()}
      >
        {isShowingBoxes && <OwnBoxes plan={plan} onChange={onChange} />}
        {found.length === 0 && (
          <div className="wall-empty">
            <p>{words.nothing}</p>
            <Button onClick={() => setFilter({ ...NO_FILTER, isShowingBoxes: boxes.length === 0 })}>
              {words.showAll}
            </Button>
          </div>
        )}
      </Wall>
      {isWide && shown && (
        // Its place is kept from the beginning: posters that moved aside later would not be where somebody points.
        <Suspense fallback={<div className="wall-detail" />}>
          <Detail
            faction={shown}
            canTake={slot !== undefined}
            onTake={isFree(shown.id) ? () => take(shown.id) : undefined}
          />
        </Suspense>
      )}
    </div>
  );
}
