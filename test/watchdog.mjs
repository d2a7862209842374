/** A thread that ends its process when a test runs in a circle: nothing else could, because the process has no time to look. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const until = new Float64Array(workerData, 0, 1);
const name = new Uint8Array(workerData, 8);
const bell = new Int32Array(new SharedArrayBuffer(4)); // nobody rings it
const SECOND = 1000;

for (;;) {
  Atomics.wait(bell, 0, 0, SECOND);
  const [end] = until;
  if (end > 0 && Date.now() > end) {
    const test = new TextDecoder().decode(name.slice()).replace(/\0.*/, '');
    writeSync(2, `This test runs in a circle, long after its time was up, and its process is ended: ${test}\n`);
    process.kill(process.pid, 'SIGKILL');
  }
}
