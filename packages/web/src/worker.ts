/** The table of a local game: speaks the protocol (docs/protocol.md) with the page. */
import { adviser, player } from '@baston/bots';
import { type FromTable, Host, type ToTable } from '@baston/table';
import { closed, openRules } from './boxes.ts';

let rules = closed;

/** A hint looks a turn further than most people do. */
const HINT = { iterations: 4000, ms: 600, turns: 2 };
const clock = (): number => performance.now();

const host = new Host({
  rules: () => rules,
  player: (kind, seed) => {
    const answer = player(kind, seed, clock);
    return (question, _view, mind) => answer(question, mind);
  },
  adviser: (open) => adviser(open, HINT, 'hint', clock),
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
