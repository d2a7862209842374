// Runs the command many times in one process, as its input says, and tells what came of each.
import { text } from 'node:stream/consumers';
import { run } from '../../packages/cli/dist/main.js';

const { stdout, stderr } = process;
const write = { stdout: stdout.write, stderr: stderr.write };

/** One run, with what it writes. */
async function outcome({ args, lang }) {
  const written = { out: '', err: '' };
  const keep = (name) => (chunk) => {
    written[name] += chunk;
    return true;
  };
  process.env.LANG = lang;
  stdout.write = keep('out');
  stderr.write = keep('err');
  try {
    return { status: await run(args), ...written };
  } finally {
    Object.assign(stdout, { write: write.stdout });
    Object.assign(stderr, { write: write.stderr });
  }
}

const outcomes = [];
for (const time of JSON.parse(await text(process.stdin))) outcomes.push(await outcome(time));
stdout.write(JSON.stringify(outcomes));
