/** The table of a local game: speaks the protocol (docs/protocol.md) with the page. */
import { greedyBot, randomPlayer } from '@baston/bots';
import { rules } from '@baston/cards';
import { type FromTable, Host, type ToTable } from '@baston/table';

const host = new Host({
  rules,
  player: (kind, seed) => (kind === 'random' ? randomPlayer : greedyBot)(rules, seed),
  send: (message: FromTable) => self.postMessage(message),
  later: (run, ms) => setTimeout(run, ms),
});

self.onmessage = ({ data }: MessageEvent<ToTable>) => host.receive(data);
