// One bot against others, in every seat on the same deals, with the time each side thinks:
// npm run bench:duel -- [--other-build FOLDER] [--games N] [--players N] [--seed SEED] [--jobs N] ONE OTHER
// The other side plays with the bots of another build of this repository, if one is given: its rules must be the same.
// BOT@FILE plays with the weights in that file; BOT! sees all hidden cards, and how the decks lie. Prints JSON.
// --factions: how often each side has won with each faction, in as many games on the same deals.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { signOfLine } from '@baston/engine';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'other-build': { type: 'string' },
    games: { type: 'string', default: '400' },
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'duel' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    factions: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
});
const [one, other] = positionals;
const games = Number(values.games);
const jobs = Number(values.jobs);

/** Makes the players of one side. */
async function builder(folder) {
  const bots = await import(
    folder ? pathToFileURL(join(resolve(folder), 'packages/bots/dist/index.js')).href : '@baston/bots'
  );
  const { rules } = await import('@baston/cards');
  const networks = new Map();
  return (name, seed) => {
    const [full, file] = name.split('@');
    if (file && !networks.has(file)) networks.set(file, bots.networkOf(JSON.parse(readFileSync(file, 'utf8')), rules));
    const evaluator = file ? new bots.NetworkEvaluator(networks.get(file)) : undefined;
    return bots.thinker(full, seed, undefined, evaluator);
  };
}

/** Thinks ahead from the true position, where others have to imagine what is hidden. */
function seeing({ asked, turn }, truth, answers) {
  const world = truth.clone();
  const own = answers.filter(({ seat }) => seat === asked.seat);
  return {
    asked,
    turn,
    line: own.reduce((line, { picks }) => signOfLine(line, picks), 0),
    play(_words, thinker, isFar) {
      let next = 0;
      const recall = (game) => {
        const answer = answers[next++];
        if (!answer) game.decider = thinker;
        return answer?.picks;
      };
      world.copyFrom(truth);
      world.decider = {
        one: (game, request) => {
          const picks = recall(game);
          return picks ? (picks[0] ?? -1) : thinker.one(game, request);
        },
        many: (game, request) => recall(game) ?? thinker.many(game, request),
      };
      do world.step();
      while (!world.isOver() && !isFar(world));
      return world;
    },
  };
}

/** Plays every game of this many, from that one on. */
async function playPart(from, step) {
  const { play, planOf } = await import('@baston/lab');
  const study = {
    kind: 'duel',
    seed: values.seed,
    seats: Number(values.players),
    games,
    pool: [],
    bots: ['one', 'other'],
  };
  const sides = { one: await builder(), other: await builder(values['other-build']) };
  const names = { one, other };
  const result = { games: 0, wins: 0, turns: 0, ms: { one: 0, other: 0 }, factions: {} };
  for (let index = from; index < games; index += step) {
    const plan = planOf(study, index);
    let truth;
    let answers = [];
    const look = (game) => {
      truth = truth?.copyFrom(game) ?? game.clone();
      answers = [];
    };
    const seat = (side, seed) => {
      const name = names[side];
      const think = sides[side](name.replace('!', ''), seed);
      return (mind) => {
        const begun = performance.now();
        const picks = think(name.includes('!') ? seeing(mind, truth, answers) : mind);
        result.ms[side] += performance.now() - begun;
        answers.push({ seat: mind.asked.seat, picks });
        return picks;
      };
    };
    const { winner, turns, factions } = play(plan, index, look, seat);
    result.games++;
    result.turns += turns;
    if (plan.bots[winner] === 'one') result.wins++;
    factions.forEach((pair, number) => {
      for (const faction of pair) {
        result.factions[faction] ??= { one: [0, 0], other: [0, 0] };
        const counts = result.factions[faction][plan.bots[number]];
        counts[0] += number === winner ? 1 : 0;
        counts[1]++;
      }
    });
  }
  process.send(result);
}

if (values.part) await playPart(Number(values.part), jobs).then(() => process.disconnect());
else {
  const { rateOf } = await import('@baston/lab');
  const parts = await Promise.all(
    Array.from({ length: Math.min(jobs, games) }, async (_, part) => {
      const child = fork(process.argv[1], [...process.argv.slice(2), '--part', String(part), '--jobs', String(jobs)]);
      const [result] = await once(child, 'message');
      return result;
    }),
  );
  const sum = (of) => parts.reduce((all, part) => all + of(part), 0);
  const played = sum((part) => part.games);
  const others = Number(values.players) - 1;
  /** Wins and games of each side with a faction. */
  const withFaction = (faction) =>
    Object.fromEntries(
      ['one', 'other'].map((side) => [side, [0, 1].map((i) => sum((part) => part.factions[faction]?.[side][i] ?? 0))]),
    );
  const dealt = [...new Set(parts.flatMap((part) => Object.keys(part.factions)))].sort();
  const perGame = (side, seats) => +(sum((part) => part.ms[side]) / played / seats).toFixed(1);
  process.stdout.write(
    `${JSON.stringify({
      one,
      other,
      players: Number(values.players),
      seed: values.seed,
      ...rateOf(
        sum((part) => part.wins),
        played,
      ),
      turns: +(sum((part) => part.turns) / played).toFixed(1),
      msPerGame: { one: perGame('one', 1), other: perGame('other', others) },
      ...(values.factions && { factions: Object.fromEntries(dealt.map((faction) => [faction, withFaction(faction)])) }),
    })}\n`,
  );
}
