/** The address that a `baston serve` process prints once it listens. */
import type { ChildProcess } from 'node:child_process';

export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    child.stderr?.on('data', (data) => {
      said += data;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address && said.includes('Ctrl-C')) found(address);
    });
    child.once('exit', () => failed(new Error(said)));
  });
}
