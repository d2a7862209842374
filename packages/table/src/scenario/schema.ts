/**
 * The shape of a scenario file (docs/scenarios.md): what is checked before anything is run, the types of what runs it, and
 * what editors complete (docs/scenario.schema.json, made by `npm run docs`).
 */
import { type Config, MULLIGANS, PHASE_NAMES, PURPOSES } from '@baston/engine';
import { z } from 'zod';
import { bySeat, bySideDeck, count, type Frozen, LAYOUT, mapping, playName, seat, seats } from '../position/schema.ts';
import { phrases } from '../words/index.ts';

/** Words of an answer or a question; YAML reads an unquoted number as a number. */
const word = z.union([z.string(), z.number()]);
const words = z.array(word).exactOptional();
const cards = z.array(z.string()).exactOptional();
const number = z.int().exactOptional();
const numberOf = z.record(z.string(), z.int()).exactOptional();
const text = z.string().exactOptional();

const ordered = z
  .union([z.array(z.string()), mapping({ inAnyOrder: z.array(z.string()) })])
  .exactOptional()
  .describe('From the top; or { inAnyOrder: [...] }');

const others = z.literal('none').exactOptional().describe('Those who are not listed have nothing there');
const cardsBySeat = mapping({ ...seats(z.array(z.string())), others }).exactOptional();

const asked = mapping({
  by: text.describe('The card that asks, or rules'),
  about: text.describe('The card that it is about'),
  targets: cards.describe('Exactly the cards that the effect is about to reach, if there are several'),
  to: z.enum(PURPOSES).exactOptional().describe('The purpose'),
  may: z.boolean().exactOptional().describe('It can be declined'),
  min: number,
  max: number,
  offers: words.describe('Exactly these options'),
  among: words.describe('These, and maybe others'),
  not: words.describe('None of these'),
}).meta({ id: 'asked' });

const type = z
  .enum(Object.keys(phrases('en').lines))
  .meta({ id: 'eventType' })
  .exactOptional();
const eventPatterns = z.array(z.looseObject({ type, times: z.never().exactOptional() })).exactOptional();

const heard = mapping({
  has: z
    .array(z.looseObject({ type, times: count.exactOptional().describe('Exactly so often') }))
    .exactOptional()
    .describe('Each of these, at least once or as often as `times` says'),
  lacks: eventPatterns.describe('None of these'),
  order: eventPatterns.describe('These in this order; others may come between them'),
}).meta({ id: 'heard' });

const seen = mapping({
  has: cards.describe('Cards that the seat sees somewhere'),
  lacks: cards.describe('Cards that the seat sees nowhere'),
  shows: z
    .looseObject({})
    .exactOptional()
    .describe('Parts of the view (packages/engine/src/outside/view.ts); of a list, some of what is in it'),
}).meta({ id: 'seen' });

const expectedPlayer = mapping({
  vp: number,
  hand: cards.describe('In any order'),
  deck: ordered,
  discard: cards.describe('In any order'),
  titans: cards.describe('Beside the deck'),
  handCount: number,
  deckCount: number,
  discardCount: number,
  factions: cards,
  permits: z.array(playName).exactOptional(),
}).meta({ id: 'expectedPlayer' });

const expectedBase = mapping({
  ...seats(z.array(z.string())),
  others,
  monsters: cards.describe('Minions that nobody controls'),
  actions: cardsBySeat,
  buried: cardsBySeat,
  titans: cardsBySeat,
  breakpoint: number,
  total: number,
  totals: bySeat(z.int()).exactOptional(),
  places: bySeat(z.int()).exactOptional().describe('If it scored now; 0: none'),
  vp: bySeat(z.int()).exactOptional().describe('If it scored now'),
}).meta({ id: 'expectedBase' });

const expected = mapping({
  ...seats(expectedPlayer),
  on: z.record(z.string(), expectedBase).exactOptional().describe('What is at a base'),
  power: numberOf.describe('Of minions in play'),
  counters: numberOf.describe('+1 power counters on cards in play'),
  markers: numberOf.describe('Counters of another kind on cards in play'),
  actionsOn: z.record(z.string(), z.array(z.string())).exactOptional(),
  controls: z.record(z.string(), seat).exactOptional(),
  bases: cards,
  baseCount: number,
  baseDeck: ordered,
  baseDeckCount: number,
  baseDiscard: cards,
  sideDecks: bySideDeck(mapping({ pile: ordered, count: number, discard: cards })).exactOptional(),
  turn: seat.exactOptional().describe('Whose turn it is'),
  phase: z.enum(PHASE_NAMES).exactOptional(),
  asked: z
    .enum([...seat.options, 'nobody'])
    .exactOptional()
    .describe('Who is being asked now'),
  winner: text.describe('The winner, or several: "A, B"; or nobody'),
  view: mapping({ ...seats(seen), spectator: seen.exactOptional() })
    .exactOptional()
    .describe('What a seat sees now, also while another one is asked'),
  events: mapping({ ...seats(heard), spectator: heard.exactOptional() })
    .exactOptional()
    .describe('What a seat has heard since the start; what was taken back has not happened'),
}).meta({ id: 'expected' });

const KINDS_OF_STEP = [...seat.options, 'expect', 'undo'] as const;

const step = mapping({
  ...seats(z.union([word, z.array(word)]).describe('What this player answers')),
  asked: asked.exactOptional().describe('The question that is answered'),
  expect: expected.exactOptional().describe('What is true now'),
  undo: seat.exactOptional().describe('This player takes the last answer back'),
  refused: z.enum(['nothing', 'others', 'seen']).exactOptional().describe('Why it cannot be taken back'),
})
  .check(({ value, issues }) => {
    const kinds = KINDS_OF_STEP.filter((kind) => value[kind] !== undefined);
    const isAnswer = kinds[0] !== 'expect' && kinds[0] !== 'undo';
    const isWhole = kinds.length === 1 && (isAnswer || !value.asked) && (kinds[0] === 'undo' || !value.refused);
    if (!isWhole) issues.push({ code: 'custom', input: value });
  })
  .meta({ id: 'step' });
const steps = z.array(step).exactOptional();

/** Options of a match; what is wrong with them is for the engine to say (`refused`). */
const config = z.looseObject({
  seats: z.number().exactOptional(),
  seed: text,
  factions: z
    .union([z.string(), z.array(z.array(z.string()))])
    .exactOptional()
    .describe('Two for each seat; random or draft'),
  pool: cards.describe('The factions to draw or draft from'),
  boxes: z.number().exactOptional(),
  bases: z.string().exactOptional().describe('in-play or all'),
  titans: z.string().exactOptional().describe('needed or all'),
  vpToWin: z.number().exactOptional(),
  mulligan: z.string().exactOptional().describe(MULLIGANS.join(', ')),
  discreet: z.boolean().exactOptional(),
  endOfPlay: z.string().exactOptional().describe('asked or automatic'),
  firstPlayer: z.union([z.number(), z.string()]).exactOptional().describe('A seat from 0 on, or random'),
}) as z.ZodType as z.ZodType<Partial<Config>>;

const shows = z.array(z.string()).describe('Ids of the rules, examples and cards that it shows');

export const scenarioSchema = mapping({
  title: z.string(),
  shows,
  note: text.describe('Anything that helps a reader'),
  seats: z.int().exactOptional().describe('2 to 4'),
  seed: text.describe('All that chance decides follows from it'),
  seeds: z.int().min(2).max(1000).exactOptional().describe('It holds with each of so many seeds'),
  options: config.exactOptional().describe('Options of the match, if they matter'),
  match: config.exactOptional().describe('A match from the start, instead of a position'),
  refused: text.describe('The set-up is refused; the message has these words'),
  ...LAYOUT,
  steps,
  variants: z
    .array(mapping({ title: z.string(), shows: shows.exactOptional(), note: text, steps }))
    .min(1)
    .exactOptional()
    .describe('Several ways to go on after the steps, each a scenario of its own'),
});

/** The same for editors. */
export const scenarioJsonSchema = () => z.toJSONSchema(scenarioSchema, { io: 'input', target: 'draft-07' });

/** A document of a file. */
export type Written = Frozen<z.infer<typeof scenarioSchema>>;
/** One scenario; each variant of a document is one. */
export type Scenario = Omit<Written, 'variants'>;
export type Step = NonNullable<Written['steps']>[number];
export type Asked = Frozen<z.infer<typeof asked>>;
export type Expected = Frozen<z.infer<typeof expected>>;
export type ExpectedPlayer = Frozen<z.infer<typeof expectedPlayer>>;
export type ExpectedBase = Frozen<z.infer<typeof expectedBase>>;
export type Ordered = Expected['baseDeck'];

/** The scenarios that a document says. */
export function scenariosOf({ variants, ...given }: Written): Scenario[] {
  const { title, shows: all, steps: before = [] } = given;
  return (
    variants?.map((variant) => ({
      ...given,
      ...variant,
      title: `${title}: ${variant.title}`,
      shows: [...new Set([...all, ...(variant.shows ?? [])])],
      steps: [...before, ...(variant.steps ?? [])],
    })) ?? [given]
  );
}
