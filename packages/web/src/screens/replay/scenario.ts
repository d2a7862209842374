/** A scenario file as a game: the first seat is yours, the others are bots. Loaded only when there is such a file. */
import { type Lang, type Layout, parseScenario, type Scenario, type TableSetup } from '@baston/table';
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
  } catch {} // whatever is wrong with it, it is no scenario
  throw new BadFile('notAScenario');
}

/** Only who has what where: neither what it shows nor what is done. */
const layoutOf = ({ title, shows, note, seed, refused, steps, ...layout }: Scenario): Layout => layout;
