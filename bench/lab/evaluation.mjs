// How long an evaluation takes, by turns with that of another build: npm run bench:evaluation -- --other-build FOLDER
// On the positions that a bot evaluates while it thinks, in their order. Microseconds of the processor: best and median.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Features, Match, NetworkEvaluator, thinker } from '@baston/bots';
import { rules } from '@baston/cards';
import { Game } from '@baston/engine';

const { values } = parseArgs({
  options: { 'other-build': { type: 'string' }, players: { type: 'string', default: '2' } },
});
const seats = Number(values.players);
const ROUNDS = 25;

/** The positions of a few searches in the middle of some games. */
function positions() {
  const kept = [];
  for (let i = 0; i < 12; i++) {
    const game = Game.create(rules, { seed: `evaluation-${i}`, seats });
    const real = new NetworkEvaluator();
    let isKeeping = false;
    const evaluator = {
      spread: real.spread,
      evaluate(world) {
        if (isKeeping && !world.isOver()) kept.push(world.clone());
        return real.evaluate(world);
      },
    };
    const match = new Match(
      game,
      game.allSeats().map((seat) => thinker('planner:24', `${i} ${seat}`, undefined, evaluator)),
    );
    const last = 3 + i;
    while (!game.isOver() && game.turn <= last) {
      isKeeping = game.turn === last;
      match.step();
    }
  }
  return kept;
}

const worlds = positions();
const other =
  values['other-build'] &&
  (await import(pathToFileURL(join(resolve(values['other-build']), 'packages/bots/dist/network-evaluator.js')).href));
const features = new Features();
const now = new NetworkEvaluator();
const before = other && new other.NetworkEvaluator();
const runs = {
  evaluation: (world) => now.evaluate(world),
  features: (world) => features.read(world),
  ...(before && { other: (world) => before.evaluate(world) }),
};
const times = Object.fromEntries(Object.keys(runs).map((name) => [name, []]));
for (let round = -3; round < ROUNDS; round++)
  for (const [name, run] of Object.entries(runs)) {
    const begun = process.cpuUsage();
    for (const world of worlds) run(world);
    const { user, system } = process.cpuUsage(begun);
    if (round >= 0) times[name].push((user + system) / worlds.length); // the first rounds are for the compiler
  }
const result = { players: seats, positions: worlds.length };
for (const [name, list] of Object.entries(times)) {
  list.sort((a, b) => a - b);
  result[name] = { best: +list[0].toFixed(1), median: +list[ROUNDS >> 1].toFixed(1) };
}
process.stdout.write(`${JSON.stringify(result)}\n`);
