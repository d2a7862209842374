// Plays the scripted games that its parent names, one after the other (run.mjs).
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = fileURLToPath(new URL('./index.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
process.on('SIGINT', () => undefined); // the parent reports, and then ends this process
process.on('message', (game) => process.send({ ...game, ...module.play(game) }));
process.send('ready');
