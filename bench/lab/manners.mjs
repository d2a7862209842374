// How the personas play and how often they win, each against the plain bot of its strength:
// npm run bench:manners -- [--games N] [--seed SEED] [--effort N] [PERSONA...]
// --effort gives those who think so many iterations, so that it does not take all day. Prints JSON.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'manners' },
    effort: { type: 'string' },
  },
});
const baston = fileURLToPath(new URL('../../packages/cli/bin/baston.mjs', import.meta.url));
execFileSync(process.execPath, [baston, 'help'], { stdio: 'ignore' }); // builds what it needs
const { PERSONAS } = await import('@baston/bots');
const { compare } = await import('@baston/lab');

const rounded = (style) => Object.fromEntries(Object.entries(style).map(([key, value]) => [key, +value.toFixed(4)]));
const asked = PERSONAS.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const personas = asked.map(({ id, strength, manner }) => {
  const effort = values.effort && strength !== 'random' && strength !== 'greedy' ? `:${values.effort}` : '';
  const plain = strength === 'random' ? 'restless' : `${strength}${effort}`;
  const { wins, turns, styles } = compare([`${id}${effort}`, plain], Number(values.games), values.seed);
  const [own, theirs] = styles.map(rounded);
  process.stderr.write(
    `${id}: ${(100 * wins.rate).toFixed(0)} % against ${plain}; ${turns.toFixed(1)} turns; ${JSON.stringify(own)} / ${JSON.stringify(theirs)}\n`,
  );
  return { id, against: plain, manner, wins, turns: +turns.toFixed(1), own, theirs };
});
const command = ['npm run bench:manners --', ...process.argv.slice(2)].join(' ');
process.stdout.write(
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), command, personas }, undefined, 2)}\n`,
);
