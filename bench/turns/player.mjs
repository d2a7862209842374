// Started by run.mjs with a checkout and a mode. Says what there is to play with; then, for each line with a task, does it and says
// how long the processor took.
import { createInterface } from 'node:readline';

const [checkout, mode] = process.argv.slice(2);
const { Game, manyByOne } = await import(`${checkout}/packages/engine/dist/bundle.js`);
const { rules } = await import(`${checkout}/packages/cards/dist/index.js`);
const { randomBot } = await import(`${checkout}/packages/bots/dist/index.js`);
const { Session } = await import(`${checkout}/packages/table/dist/index.js`);

const core = rules.sets[0].factions.map(({ id }) => id);
const bot = randomBot('turns');
const decider = { one: bot.one, many: (game, request) => manyByOne(game, request, bot.one) };

function play({ from, count, pool }) {
  for (let i = from; i < from + count; i++) {
    const game = Game.create(rules, { seed: `turns-${i}`, seats: mode === 'core' ? 2 : 2 + (i % 3), pool });
    game.decider = decider;
    game.run();
  }
}

/** A game in a play phase somewhere in the middle. */
function middleGame(index) {
  const game = Game.create(rules, { seed: `middle-${index}`, seats: 2, pool: core });
  game.decider = decider;
  for (let step = 0; step < 60 + (index % 40) || game.phase !== 'play'; step++) game.step();
  return game;
}
/** Many, as two commits play different games from the same seeds: among few, one has the longer steps by chance. */
const isAboutMiddles = mode === 'clones' || mode === 'resumptions';
const middle = isAboutMiddles ? Array.from({ length: 2_000 }, (_, i) => middleGame(i)) : [];
/** In one turn a hundred of them, again and again: a search copies the same games all the time. */
const middleOf = ({ from, count }, i) => middle[((from / count) * 100 + (i % 100)) % middle.length];
const work = middle[0]?.clone();

function clone(task) {
  for (let i = 0; i < task.count; i++) work.copyFrom(middleOf(task, i));
}

const STOP = Object.freeze({});
let asked = 0;
const stop = (_game, request) => {
  if (asked++ > 0) throw STOP;
  return Math.min(1, request.options.length - 1);
};

/** Restores a checkpoint, runs its step with one answer up to the next question, and stops there. */
function resume(task) {
  work.decider = { one: stop, many: (game, request) => manyByOne(game, request, stop) };
  for (let i = 0; i < task.count; i++) {
    asked = 0;
    work.copyFrom(middleOf(task, i));
    try {
      for (;;) work.step();
    } catch (thrown) {
      if (thrown !== STOP) throw thrown;
    }
  }
}

function parkedBytes() {
  const sizes = [];
  for (let i = 0; i < 6; i++) {
    const session = Session.start(rules, { seed: `park-${i}`, seats: 2, pool: core });
    for (let n = 0; session.question && n < 300; n++) {
      const { seat, options, min, max } = session.question;
      const count = Math.max(min, Math.min(max, 1));
      const first = (i * 7 + n * 3) % Math.max(1, options.length - count + 1);
      const picked = options.slice(first, first + count);
      session.answer(
        seat,
        picked.map(({ id }) => id),
      );
      if (n % 10 === 0) sizes.push(JSON.stringify(session.park()).length);
    }
  }
  sizes.sort((a, b) => a - b);
  return { median: sizes[sizes.length >> 1], most: sizes.at(-1) };
}

const say = (words) => process.stdout.write(`${JSON.stringify(words)}\n`);
const factions = mode === 'core' ? core : rules.sets.flatMap((set) => set.factions.map(({ id }) => id));
say({ factions, parkedBytes: parkedBytes() });
const task = { core: play, all: play, clones: clone, resumptions: resume }[mode];
for await (const line of createInterface(process.stdin)) {
  const before = process.cpuUsage();
  task(JSON.parse(line));
  const { user, system } = process.cpuUsage(before);
  say({ ms: (user + system) / 1000 });
}
