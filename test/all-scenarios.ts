/** The scenario files of the repository, read once. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseScenario } from '@baston/table';

const root = new URL('../scenarios/', import.meta.url);

export const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
export const scenarios = files.flatMap((file) =>
  parseScenario(readFileSync(new URL(file, root), 'utf8')).map((one) => ({ file, one })),
);
