// Attacks a server of its own and prints what that costs the others: npm run attack -- [--seconds N] [--only TEXT]
// [--json FILE]. It ends with 1 if a limit is broken. Everything stays on this machine. An attack that breaks a limit is
// tried twice more, because another program may have wanted the processor: the best of three counts.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const TRIES = 3;
const here = fileURLToPath(import.meta.url);
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    // For the process that attacks:
    attack: { type: 'string' },
    target: { type: 'string' },
  },
});
const ms = Number(values.seconds) * 1000;
const load = async (file) =>
  (await runnerImport(fileURLToPath(new URL(file, import.meta.url)), { configFile: false, logLevel: 'error' })).module;

if (values.attack === undefined) {
  const baston = fileURLToPath(new URL('../../packages/cli/bin/baston.mjs', import.meta.url));
  execFileSync(process.execPath, [baston, 'help'], { stdio: 'ignore' }); // builds what it needs
}
const { attackHere, heading, measure, names, rowOf } = await load('./suite.ts');

if (values.attack !== undefined) {
  setPriority(19); // whoever attacks has a machine of their own: here it must not take the server's
  process.stdout.write('ready\n');
  await once(process.stdin, 'data');
  await attackHere(values.attack, JSON.parse(values.target), ms);
  process.exit(0);
}

/** In a process of its own: who measures must not be kept busy by who attacks. */
async function launch(name, { url, prepared }, duration) {
  const target = JSON.stringify({ url, prepared });
  const args = [here, '--attack', name, '--target', target, '--seconds', String(duration / 1000)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    async go() {
      const exited = once(child, 'exit');
      child.stdin.write('go\n');
      const late = setTimeout(() => child.kill('SIGKILL'), duration + 10_000);
      await exited;
      clearTimeout(late);
    },
  };
}

const reports = [];
process.stdout.write(`${heading()}\n`);
for (const name of names().filter((one) => one.includes(values.only))) {
  let best;
  for (let i = 0; i < TRIES && !best?.isWithinLimits; i++) {
    const report = await measure(name, ms, launch);
    if (!best || report.isWithinLimits || (best.hasExited && !report.hasExited)) best = report;
  }
  reports.push(best);
  process.stdout.write(`${rowOf(best)}\n`);
  if (!values.json) continue;
  const machine = { node: process.version, cpus: cpus().length, seconds: ms / 1000 };
  writeFileSync(values.json, `${JSON.stringify({ machine, attacks: reports }, undefined, 2)}\n`);
}
process.exit(reports.every(({ isWithinLimits }) => isWithinLimits) ? 0 : 1);
