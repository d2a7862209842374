/** A thread of `baston sim`: plays its share of the games and sends what came of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { rules } from '@baston/cards';
import { Failure, playGame, type Result, type Spec } from './game.ts';

export interface Share {
  readonly spec: Spec;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}
export type Report =
  | { readonly results: readonly Result[] }
  | { readonly failed: { readonly seed: string; readonly message: string; readonly trace: string } };

const SEND_EVERY_MS = 100;

function run({ spec, from, to, step }: Share): void {
  const send = (report: Report): void => parentPort?.postMessage(report);
  let results: Result[] = [];
  let sent = performance.now();
  for (let index = from; index < to; index += step) {
    try {
      results.push(playGame(rules, spec, index));
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      send({ results });
      const { seed, message, trace } = thrown;
      send({ failed: { seed, message, trace } });
      return;
    }
    if (performance.now() - sent < SEND_EVERY_MS) continue;
    send({ results });
    results = [];
    sent = performance.now();
  }
  send({ results });
}

run(workerData as Share);
