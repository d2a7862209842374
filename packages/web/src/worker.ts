/** The table of a local game: speaks the protocol (docs/protocol.md) with the page. Replays are played here too. */
import { isNear, nearPlayer } from '@baston/bots/near';
import { Film, type FromTable, Host, isRefusal, type Rulebook, type TableSetup, type ToTable } from '@baston/table';
import { closed, openRules } from './boxes.ts';
import { findRulebook } from './rulebooks.ts';
import type { FilmAnswer, FilmAsk } from './screens/replay/projector.ts';

type OpenTable = ReturnType<Rulebook['host']>;

let rules = closed;

const clock = (): number => performance.now();

const later = (run: () => void, ms: number): unknown => setTimeout(run, ms);

type FarSighted = typeof import('./far-sighted.ts');

/** Bots that look far ahead, and who gives hints, are fetched when they are wanted: a first game can do without them. */
let farSighted: FarSighted | undefined;

async function fetchFarSighted(): Promise<void> {
  farSighted ??= await import('./far-sighted.ts');
}

const ownHost: OpenTable = new Host({
  rules: () => rules,
  player: (kind, seed, persona) => {
    const answer = isNear(kind)
      ? nearPlayer(kind, seed, clock, persona)
      : (farSighted as FarSighted).player(kind, seed, clock, persona);
    return (question, _view, mind) => answer(question, mind);
  },
  adviser: (open, goal) => {
    const { adviser, HINT } = farSighted as FarSighted;
    return adviser(open, HINT, 'hint', clock, goal);
  },
  send: (message) => tell(ownHost, message),
  later,
  // biome-ignore lint/suspicious/noConsole: a worker has nobody else to tell
  onTrouble: console.error,
});

/** A game of another version is played by its own rulebook, if that can be had. */
let host: OpenTable = ownHost;
let pace: ToTable = { type: 'pace', ms: 0 };

function tableOf(rulebook: Rulebook): OpenTable {
  const table: OpenTable = rulebook.host({ send: (message) => tell(table, message), later });
  return table;
}

/** A bot of a table that has been left may still answer: nobody hears it. */
function tell(table: OpenTable, message: FromTable): void {
  if (table === host) self.postMessage(message);
}

async function take(message: ToTable): Promise<void> {
  if (message.type === 'pace') pace = message;
  if (message.type === 'start' || message.type === 'resume') {
    const rulebook = message.type === 'resume' ? await findRulebook(message.saved?.record) : undefined;
    host = rulebook ? tableOf(rulebook) : ownHost;
    host.receive(pace);
    rules = await openRules(message.type === 'start' ? message.setup : message.saved?.record);
    if (needsFarSighted(message.type === 'start' ? message.setup : message.saved?.setup)) await fetchFarSighted();
  }
  if (message.type === 'hint' && host === ownHost && !(await canHint())) {
    self.postMessage({ type: 'hint', question: -1, picks: [], advice: [] } satisfies FromTable); // to no question
    return;
  }
  host.receive(message);
  if (message.type === 'answer') void canHint(); // somebody may soon ask for one
}

const needsFarSighted = (setup: TableSetup | undefined): boolean =>
  setup?.seats?.some?.(({ kind }) => kind !== 'human' && !isNear(kind)) ?? false;

/** Without a network there may be none. */
const canHint = (): Promise<boolean> =>
  fetchFarSighted().then(
    () => true,
    () => false,
  );

let film: ReturnType<Rulebook['film']> | undefined;

async function show(ask: FilmAsk): Promise<FilmAnswer> {
  if (ask.ask === 'open') {
    const rulebook = await findRulebook(ask.record);
    film = rulebook?.film(ask.record) ?? new Film(await openRules(ask.record), ask.record);
  }
  if (!film) throw new Error('no film has been opened');
  if (ask.ask === 'view') return { got: film.view(ask.at, ask.seat) };
  if (ask.ask === 'events') return { got: film.events(ask.seat) };
  if (ask.ask === 'position') return { got: film.position(ask.at) };
  return { got: film.reel };
}

/** A file can be broken in more ways than the rules foresee. */
const refusal = (thrown: unknown): FilmAnswer => ({ refused: isRefusal(thrown) ? thrown.code : 'bad-save' });

let turn = Promise.resolve();

/** One after the other, also while boxes are being loaded. */
self.onmessage = ({ data }: MessageEvent<ToTable | FilmAsk>) => {
  turn = turn.then(async () => {
    if ('ask' in data) self.postMessage(await show(data).catch(refusal));
    else await take(data);
  });
};

/** An error in here is a crash like any other: it reaches the page. */
self.onunhandledrejection = ({ reason }) => {
  throw reason;
};
