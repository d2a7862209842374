/** The table of a local game: speaks the protocol (docs/protocol.md) with the page. Replays are played here too. */
import { adviser, HINT, player } from '@baston/bots';
import { Refusal } from '@baston/engine';
import { type FromTable, Host, type ToTable } from '@baston/table';
import { closed, openRules } from './boxes.ts';
import { Film, type FilmAnswer, type FilmAsk } from './screens/replay/film.ts';

let rules = closed;

const clock = (): number => performance.now();

const host = new Host({
  rules: () => rules,
  player: (kind, seed) => {
    const answer = player(kind, seed, clock);
    return (question, _view, mind) => answer(question, mind);
  },
  adviser: (open, goal) => adviser(open, HINT, 'hint', clock, goal),
  send: (message: FromTable) => self.postMessage(message),
  later: (run, ms) => setTimeout(run, ms),
});

async function take(message: ToTable): Promise<void> {
  if (message.type === 'start') rules = await openRules(message.setup);
  if (message.type === 'resume') rules = await openRules(message.saved?.record);
  host.receive(message);
}

let film: Film | undefined;

async function show(ask: FilmAsk): Promise<FilmAnswer> {
  if (ask.ask === 'open') film = new Film(await openRules(ask.record), ask.record);
  if (!film) throw new Error('no film has been opened');
  if (ask.ask === 'view') return { got: film.view(ask.at, ask.seat) };
  if (ask.ask === 'events') return { got: film.events(ask.seat) };
  if (ask.ask === 'position') return { got: film.position(ask.at) };
  return { got: film.reel };
}

/** A file can be broken in more ways than the rules foresee. */
const refusal = (thrown: unknown): FilmAnswer => ({ refused: thrown instanceof Refusal ? thrown.code : 'bad-save' });

let turn = Promise.resolve();

/** One after the other, also while boxes are being loaded. */
self.onmessage = ({ data }: MessageEvent<ToTable | FilmAsk>) => {
  turn = turn.then(async () => {
    if ('ask' in data) self.postMessage(await show(data).catch(refusal));
    else await take(data);
  });
};

/** Whatever goes wrong meanwhile is a crash like any other: the page hears of it. */
self.onunhandledrejection = ({ reason }) => {
  throw reason;
};
