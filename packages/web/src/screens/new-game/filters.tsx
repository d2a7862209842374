/** Filters for the wall of factions: by name, by what one thinks of them, and by box. */
import type { ReactNode, RefObject } from 'react';
import { shelf } from '../../cards/faces.ts';
import { GRADES, type Grade } from '../../cards/grade.ts';
import { usePage } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { useLang } from '../../words/index.ts';
import { put, SHOWS, type Show } from './choosing.ts';
import type { PartProps } from './seats.tsx';
import { useNewGameText } from './words.ts';

/** The wall lies in the form that starts the game, and Enter in a field of it may not start it: the field is of no form. */
const NO_FORM = { form: '' };

export interface Filter {
  readonly text: string;
  readonly show: Show;
  /** The boxes can be chosen. */
  readonly isShowingBoxes: boolean;
}

interface FiltersProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  readonly boxes: number;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Enter in the search. */
  readonly onTakeFirst: () => void;
  /** Stands beside them. */
  readonly children: ReactNode;
}

export function Filters({ filter, onChange, boxes, search, onTakeFirst, children }: FiltersProps) {
  const words = useNewGameText();
  return (
    <search className="chooser-tools">
      <input
        {...NO_FORM}
        ref={search}
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        enterKeyHint="done"
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
        onKeyDown={({ key }) => key === 'Enter' && filter.text.trim() !== '' && onTakeFirst()}
      />
      <Button
        aria-expanded={filter.isShowingBoxes}
        aria-label={words.boxCountSpoken(boxes, shelf.length)}
        onClick={() => onChange({ ...filter, isShowingBoxes: !filter.isShowingBoxes })}
      >
        {words.boxCount(boxes, shelf.length)}
      </Button>
      <ShowSelect show={filter.show} onChange={(show) => onChange({ ...filter, show })} />
      {children}
    </search>
  );
}

function ShowSelect({ show, onChange }: { readonly show: Show; readonly onChange: (show: Show) => void }) {
  const words = useNewGameText();
  const values: readonly Show[] = [...SHOWS, ...GRADES];
  return (
    <select
      aria-label={words.show}
      value={show}
      onChange={({ target }) => onChange(values.find((value) => String(value) === target.value) ?? 'all')}
    >
      {SHOWS.map((value) => (
        <option key={value} value={value}>
          {words.shows[value]}
        </option>
      ))}
      <optgroup label={words.complexity}>
        {GRADES.map((value: Grade) => (
          <option key={value} value={value}>
            {words.grades[value]}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

/** The boxes that one has; kept in this browser. */
export function OwnBoxes({ plan, onChange }: PartProps) {
  const words = useNewGameText();
  const lang = useLang();
  const { missingBoxes } = usePage((page) => page.settings);
  const set = usePage((page) => page.setSettings);
  const isOwned = (id: string): boolean => plan.sets.some((box) => box.id === id);
  const own = (ids: readonly string[], isIn: boolean): void => {
    onChange({ ...plan, sets: shelf.filter(({ id }) => (ids.includes(id) ? isIn : isOwned(id))) });
    set({ missingBoxes: ids.reduce((list, id) => put(list, id, !isIn), missingBoxes) });
  };
  const all = shelf.map(({ id }) => id);
  return (
    <fieldset className="new-boxes">
      <legend className="label">{words.yourBoxes}</legend>
      <label>
        <input
          {...NO_FORM}
          type="checkbox"
          checked={all.every(isOwned)}
          onChange={({ target }) => own(all, target.checked)}
        />
        <strong>{words.allBoxes}</strong>
      </label>
      {shelf.map(({ id, name, factions }) => (
        <label key={id}>
          <input
            {...NO_FORM}
            type="checkbox"
            checked={isOwned(id)}
            onChange={({ target }) => own([id], target.checked)}
          />
          <span>
            {name[lang]} <small>{words.found(factions.length)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
