/** A scenario file as a game: the first seat is yours, the others are bots. Loaded only when there is such a file. */
import type { Lang, Layout, Scenario, TableSetup } from '@baston/table';
import { parseScenario } from '@baston/table/scenario-file';
import { BadFile, usualSeats } from './file.ts';

export function readScenario(text: string, seed: string, lang: Lang): TableSetup {
  const { seats = 2, options, match, ...scenario } = firstOf(text);
  const config = { seed, seats, ...options, ...match };
  return { config, seats: usualSeats(config.seats, lang), ...(match ? {} : { layout: layoutOf(scenario) }) };
}

function firstOf(text: string): Scenario {
  try {
    const [scenario] = parseScenario(text);
    if (scenario && !scenario.refused) return scenario;
  } catch {} // any fault means that it is no scenario
  throw new BadFile('notAScenario');
}

/** Only who has what where: neither what it shows nor what is done. */
const layoutOf = ({ title, shows, note, seed, seeds, refused, steps, ...layout }: Scenario): Layout => layout;
