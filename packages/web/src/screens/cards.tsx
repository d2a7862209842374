/** All cards and bases: by faction, by what they are, and by what is written on them. */
import type { Lang } from '@baston/table';
import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react';
import { CardFace } from '../cards/face.tsx';
import { lookStyle } from '../cards/face-parts.tsx';
import { ALL_BOXES, factionNamed, GROUPS, useFaces } from '../cards/faces.ts';
import { openCard } from '../cards/index.ts';
import { type CardQuery, type Found, findCards, NO_QUERY, POWERS, readQuery, writeQuery } from '../cards/search.ts';
import { linkTo, useRoute } from '../route.ts';
import { usePage } from '../store.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import type { CardWords } from '../words/cards.ts';
import { textsIn } from '../words/texts.ts';
import './cards.css';

export function CardsScreen() {
  const lang = usePage((page) => page.settings.lang);
  const words = textsIn(lang).cards.browser;
  const [query, setQuery] = useQuery();
  const cards = useFaces(ALL_BOXES);
  const found = findCards(useDeferredValue(query), cards, GROUPS, lang);
  const count = found.reduce((sum, { cards }) => sum + cards.length, 0);
  const change = (part: Partial<CardQuery>): void => setQuery({ ...query, ...part });
  return (
    <Page title={words.title} className="cards-page">
      <Filters query={query} change={change} words={words} />
      <FactionStrip chosen={query.faction} choose={(faction) => change({ faction })} lang={lang} />
      <p className="cards-count" role="status">
        {words.found(count)}
      </p>
      {found.map((group) => (
        <Group key={group.faction} group={group} lang={lang} />
      ))}
      {count === 0 && (
        <div className="cards-none">
          <h2>{words.nothing}</h2>
          <p>{words.nothingHint}</p>
          <Button onClick={() => setQuery(NO_QUERY)}>{words.clear}</Button>
        </div>
      )}
    </Page>
  );
}

/** The query, kept in the address so that it can be linked to and found again. */
function useQuery(): [CardQuery, (query: CardQuery) => void] {
  const address = useRoute().query.toString();
  const [query, setQuery] = useState(() => readQuery(new URLSearchParams(address), GROUPS));
  useEffect(() => setQuery(readQuery(new URLSearchParams(address), GROUPS)), [address]);
  const change = (next: CardQuery): void => {
    setQuery(next);
    history.replaceState(history.state, '', linkTo('cards') + writeQuery(next));
  };
  return [query, change];
}

interface FiltersProps {
  readonly query: CardQuery;
  readonly change: (part: Partial<CardQuery>) => void;
  readonly words: CardWords['browser'];
}

function Filters({ query, change, words }: FiltersProps) {
  const kinds = (['all', 'minion', 'action', 'base', 'titan'] as const).map((value) => ({
    value,
    label: words.kinds[value],
  }));
  const powers = POWERS.map((power, i) => ({
    value: String(power),
    label: i === POWERS.length - 1 ? words.orMore(power) : String(power),
  }));
  return (
    <search className="cards-filters" aria-label={words.filters}>
      <label className="field cards-search">
        <span>{words.search}</span>
        <input
          type="search"
          value={query.words}
          placeholder={words.searchHint}
          onChange={(event) => change({ words: event.target.value })}
        />
      </label>
      <label className="field">
        <span>{words.power}</span>
        <select
          value={query.power ?? ''}
          onChange={({ target }) => change({ power: target.value === '' ? undefined : Number(target.value) })}
        >
          <option value="">{words.anyPower}</option>
          {powers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Segmented label={words.kind} value={query.type} options={kinds} onChange={(type) => change({ type })} />
    </search>
  );
}

interface StripProps {
  readonly chosen: string | undefined;
  readonly choose: (faction: string | undefined) => void;
  readonly lang: Lang;
}

/** Factions as tiles in their own colours: one of them, or all. */
function FactionStrip({ chosen, choose, lang }: StripProps) {
  const words = textsIn(lang).cards.browser;
  return (
    <fieldset className="faction-strip">
      <legend className="label">{words.factions}</legend>
      <div>
        <label className="faction-tile is-all">
          <input type="radio" name="faction" checked={chosen === undefined} onChange={() => choose(undefined)} />
          <span>{words.allFactions}</span>
        </label>
        {GROUPS.map((faction) => (
          <label key={faction.id} className="faction-tile" style={lookStyle(faction.id)}>
            <input type="radio" name="faction" checked={chosen === faction.id} onChange={() => choose(faction.id)} />
            <span>{faction.name[lang]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Group({ group: { faction, cards }, lang }: { readonly group: Found; readonly lang: Lang }) {
  return (
    <section className="cards-group" aria-labelledby={`cards-of-${faction}`}>
      <GroupHead faction={faction} lang={lang} />
      <ul className="cards-grid" onKeyDown={moveFocus}>
        {cards.map((def) => (
          <li key={def.id}>
            <button type="button" className="card-button" aria-haspopup="dialog" onClick={() => openCard(def.id)}>
              <CardFace def={def.id} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GroupHead({ faction, lang }: { readonly faction: string; readonly lang: Lang }) {
  return (
    <h2 id={`cards-of-${faction}`} className="faction-head" style={lookStyle(faction)}>
      <span>{factionNamed(faction).name[lang]}</span>
    </h2>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrows go from card to card; Tab does too. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...document.querySelectorAll<HTMLElement>('.card-button')];
  buttons[buttons.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  event.preventDefault();
}
