/** The table of a local game: speaks the protocol (docs/protocol.md) with the page. */
import { greedyAdviser, greedyBot, randomPlayer } from '@baston/bots';
import { type FromTable, Host, type ToTable } from '@baston/table';
import { closed, openRules } from './boxes.ts';

let rules = closed;

const host = new Host({
  rules: () => rules,
  player: (kind, ...made) => (kind === 'random' ? randomPlayer : greedyBot)(...made),
  adviser: greedyAdviser,
  send: (message: FromTable) => self.postMessage(message),
  later: (run, ms) => setTimeout(run, ms),
});

async function take(message: ToTable): Promise<void> {
  if (message.type === 'start') rules = await openRules(message.setup);
  if (message.type === 'resume') rules = await openRules(message.saved?.record);
  host.receive(message);
}

let turn = Promise.resolve();

/** One after the other, also while boxes are being loaded. */
self.onmessage = ({ data }: MessageEvent<ToTable>) => {
  turn = turn.then(() => take(data));
};

/** Whatever goes wrong meanwhile is a crash like any other: the page hears of it. */
self.onunhandledrejection = ({ reason }) => {
  throw reason;
};
