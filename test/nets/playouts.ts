/** Positions for nets: players play on at random from where each scenario begins, so that every card does what it can. */
import { randomBot } from '@baston/bots';
import { rules } from '@baston/cards';
import type { Decider, Game } from '@baston/engine';
import { layOut, type Scenario } from '@baston/table';
import { files, scenariosIn } from '../all-scenarios.ts';

const STEPS = 60;

/**
 * From every scenario, so many times, to the end of the next turn. `watch` sees each game before it goes on, and says who
 * decides; `change` what is different from the scenario.
 */
export function playOn(
  times: number,
  watch: (game: Game, random: Decider) => Decider,
  change = (scenario: Scenario): Scenario => scenario,
): void {
  for (const scenario of files.flatMap(scenariosIn)) {
    if (scenario.match || scenario.refused !== undefined) continue;
    const start = layOut(change(scenario), rules);
    for (let time = 0; time < times; time++) {
      const game = start.clone();
      const last = game.turn + 1;
      game.decider = watch(game, randomBot(`${scenario.title}, ${time}`));
      for (let step = 0; step < STEPS && !game.isOver() && game.turn <= last; step++) game.step();
    }
  }
}
