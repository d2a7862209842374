/** The documentation, the checks and the container agree on the versions of Node.js. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const VERSIONS = JSON.parse(read('test/nodes/versions.json')) as string[];
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };

/** "^20.19.0 || >=24.0.0": the lowest version of each major that is supported. */
const lowest = engines.node.split(' || ').map((range) => range.replace(/^(?:\^|>=)/, ''));
const majorOf = (version: string): string => version.split('.')[0] as string;

it('supports the major versions that are tried, and the one that runs this test', () => {
  const tried = new Set([...VERSIONS, process.versions.node].map(majorOf));
  const supported = lowest.map(majorOf);
  expect(supported).toEqual(expect.arrayContaining([...tried]));
  expect(VERSIONS.map(majorOf)).toEqual(supported.slice(1));
});

it('names the supported versions in both READMEs, and runs the newest in the container', () => {
  for (const file of ['README.md', 'README.fr.md'])
    for (const version of lowest) expect(read(file), file).toContain(version.replace(/(?:\.0)+$/, ''));
  const images = [...read('Containerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
  expect(new Set(images)).toEqual(new Set([majorOf(lowest.at(-1) as string)]));
});
