/** Runs scenarios with one mistake at a time, until one of them notices it. */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const [bundle, file] = process.argv.slice(2);
const scenarios = JSON.parse(readFileSync(file, 'utf8'));
const { rules, runScenario } = await import(bundle);

/** When the scenario began, in milliseconds of processor time. */
const began = new Float64Array(new SharedArrayBuffer(8));
new Worker(new URL('endless.mjs', import.meta.url), { workerData: began.buffer }).unref();

/** The failure, if there is one. */
function faultOf(scenario, mode) {
  const { user, system } = process.cpuUsage();
  began[0] = (user + system) / 1000;
  try {
    const [fault] = runScenario(scenario, rules, mode).faults;
    return fault && JSON.stringify(fault);
  } catch (thrown) {
    return String(thrown); // the engine itself stumbles over it
  } finally {
    began[0] = 0;
  }
}

process.on('message', ({ mutant, numbers, modes }) => {
  globalThis.mutant = mutant;
  for (const mode of modes)
    for (const number of numbers) {
      const fault = faultOf(scenarios[number], mode);
      if (fault !== undefined) return process.send({ noticedBy: scenarios[number].title, fault });
    }
  return process.send({});
});
process.on('disconnect', () => process.exit());
process.send('ready');
