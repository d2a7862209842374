/**
 * Cards cut up for the browser, so that nobody loads what they do not need:
 *
 *   virtual:shelf    the boxes, their factions and how these look, in both languages: small, and always there
 *   virtual:faces    what is printed on cards, box by box and language by language, and what the pictures of bases show:
 *                    for the page
 *   virtual:rulings  what has been ruled about them, and how we read what no text decides, likewise
 *   virtual:posters  an emblem for each faction and how complex it is: for whoever chooses factions
 *   virtual:boxes    the cards themselves, box by box: for the table
 */
import { readFileSync } from 'node:fs';
import type { rules as allRules } from '@baston/cards';
import type { readings as allReadings } from '@baston/cards/readings';
import type { rulings as allRulings } from '@baston/cards/rulings';
import type { sceneryOf as describe } from '@baston/cards/scenes';
import type { FactionDef, SetDef } from '@baston/engine';
import type { Plugin } from 'vite';
import { backdropOf } from '../src/art/lights.ts';
import { gradeOf } from '../src/cards/grade.ts';
import { ROOT, reader } from './sources.ts';

const LANGS = ['en', 'fr'] as const;
type Lang = (typeof LANGS)[number];

const CARDS = 'packages/cards/src/';
const SOURCES = ROOT + CARDS;
const VIRTUAL = /^\0?virtual:(?:shelf|faces|rulings|posters|boxes)/;
/** A French text of a card. Bots read the English one; at the table nobody reads French. */
const FRENCH = /\bfr:\s*(['"`])(?:\\.|(?!\1).)*\1/gs;

/** Read once, though page and worker are bundled apart. */
let contents: Promise<Contents> | undefined;

export function cards(conditions: string[]): Plugin {
  const read = reader(conditions);
  const readAll = async (): Promise<Contents> => {
    const [{ rules }, { rulings }, { readings }, { sceneryOf }] = await Promise.all([
      read<{ rules: typeof allRules }>(`${CARDS}index.ts`),
      read<{ rulings: typeof allRulings }>(`${CARDS}rulings.ts`),
      read<{ readings: typeof allReadings }>(`${CARDS}readings/index.ts`),
      read<{ sceneryOf: typeof describe }>(`${CARDS}scenes.ts`),
    ]);
    return new Contents(rules, rulings, readings, sceneryOf);
  };
  return {
    name: 'baston-cards',
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!VIRTUAL.test(id)) return undefined;
      contents ??= readAll();
      return (await contents).module(id.slice('\0virtual:'.length));
    },
    transform: (code, id) => (id.startsWith(SOURCES) ? { code: code.replace(FRENCH, "fr: ''"), map: null } : undefined),
    hotUpdate({ file }) {
      if (!file.startsWith(SOURCES)) return undefined;
      contents = undefined;
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) if (VIRTUAL.test(id)) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

class Contents {
  readonly #rules: typeof allRules;
  readonly #rulings: typeof allRulings;
  readonly #readings: typeof allReadings;
  readonly #sceneryOf: typeof describe;

  constructor(
    rules: typeof allRules,
    rulings: typeof allRulings,
    readings: typeof allReadings,
    sceneryOf: typeof describe,
  ) {
    this.#rules = rules;
    this.#rulings = rulings;
    this.#readings = readings;
    this.#sceneryOf = sceneryOf;
  }

  module(name: string): string {
    const [kind, box, lang] = name.split(':') as ['shelf' | 'posters' | 'faces' | 'rulings' | 'boxes', string?, Lang?];
    switch (kind) {
      case 'shelf':
        return `export const version = ${JSON.stringify(this.#rules.version)};\nexport const shelf = ${JSON.stringify(this.#shelf())};`;
      case 'posters':
        return `export const posters = ${JSON.stringify(this.#posters())};`;
      case 'boxes':
        return table(
          kind,
          this.#entries((id) => `async () => (await import('@baston/cards/sets/${id}')).set`),
        );
      default:
        if (box && lang) return `export default ${JSON.stringify(this[kind](box, lang))};`;
        return table(
          kind,
          this.#entries((id) => `{ ${LANGS.map((one) => loader(kind, id, one)).join(', ')} }`),
        );
    }
  }

  #entries(entry: (id: string) => string): string[] {
    return this.#rules.shelf.map(({ id }) => `${JSON.stringify(id)}: ${entry(id)}`);
  }

  #shelf(): unknown {
    const looks = (groups: readonly FactionDef[]): unknown => groups.map(({ id, name, look }) => ({ id, name, look }));
    return this.#rules.sets.map(({ id, name, factions, sideDecks = [] }) => ({
      id,
      name,
      size: this.#rules.shelf.find((set) => set.id === id)?.size,
      titans: this.#rules.shelf.find((set) => set.id === id)?.titans,
      factions: looks(factions),
      sideDecks: looks(sideDecks),
    }));
  }

  #posters(): unknown {
    return Object.fromEntries(
      this.#rules.sets.flatMap(({ id, factions }) => {
        const sprite = readFileSync(`${ROOT}packages/web/src/cards/icons/${id}.svg`, 'utf8');
        return factions.map((faction) => [faction.id, { grade: gradeOf(faction), emblem: emblem(faction, sprite) }]);
      }),
    );
  }

  #box(box: string): SetDef {
    const set = this.#rules.sets.find(({ id }) => id === box);
    if (!set) throw new Error(`there is no box ${box}`);
    return set;
  }

  #ids(box: string): string[] {
    const set = this.#box(box);
    const groups = [...set.factions, ...(set.sideDecks ?? [])];
    return [...groups.flatMap(({ cards, titan }) => [...cards, ...(titan ? [titan] : [])]), ...set.bases].map(
      ({ id }) => id,
    );
  }

  faces(box: string, lang: Lang): unknown {
    return { cards: this.#ids(box).map((id) => this.#rules.printed(id, lang)), scenes: this.#scenes(this.#box(box)) };
  }

  /** With the colours of their skies, which are there before any picture is. */
  #scenes({ bases, factions }: SetDef): unknown {
    return Object.fromEntries(
      bases.map((base) => {
        const { look } = factions.find(({ id }) => id === base.faction) as FactionDef;
        const scenery = this.#sceneryOf(base);
        return [base.id, { ...scenery, faction: base.faction, backdrop: backdropOf(scenery.light, look) }];
      }),
    );
  }

  rulings(box: string, lang: Lang): unknown {
    return Object.fromEntries(
      this.#ids(box).flatMap((card) => {
        const rulings = (this.#rulings[card] ?? []).map((ruling) => ({ id: ruling.id, text: ruling[lang] }));
        const readings = this.#readings
          .filter(({ cards }) => cards.includes(card))
          .map(({ id, question, choice, reason }) => ({
            id,
            question: question[lang],
            text: `${choice[lang]} ${reason[lang]}`,
          }));
        return rulings.length + readings.length > 0 ? [[card, { rulings, readings }]] : [];
      }),
    );
  }
}

/** The drawing of its strongest minion: the path in the sprite of its box. */
function emblem({ cards }: FactionDef, sprite: string): string | undefined {
  const power = (card: FactionDef['cards'][number]): number => (card.type === 'minion' ? card.power : -1);
  const [strongest] = cards.toSorted((a, b) => power(b) - power(a));
  const [, name] = strongest?.icon.split('/') ?? [];
  return new RegExp(`<symbol id="${name}".*? d="([^"]*)"`).exec(sprite)?.[1];
}

const table = (kind: string, entries: readonly string[]): string =>
  `export const ${kind} = {\n${entries.join(',\n')}\n};`;

const loader = (kind: string, box: string, lang: Lang): string =>
  `${lang}: async () => (await import('virtual:${kind}:${box}:${lang}')).default`;
