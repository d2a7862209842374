/** `baston play`: a whole game in the terminal, against bots or against each other. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { thinker } from '@baston/bots';
import { rules } from '@baston/cards';
import { below, type Config, type Seat, seedWords } from '@baston/engine';
import { defaultName, Session, Words } from '@baston/table';
import { readBot } from '../bots.ts';
import { checkOnce, readFactions } from '../factions.ts';
import { checkWritable, readRecord, writeText } from '../files.ts';
import type { Style } from '../play/board.ts';
import { Input } from '../play/input.ts';
import { resultLines } from '../play/log.ts';
import { Person } from '../play/person.ts';
import { Paint, terminalWidth } from '../terminal.ts';
import { type Command, type OptionsOf, parse, UsageError, whole } from '../usage.ts';
import type { Wording } from '../words/index.ts';
import { replayFile } from './replay.ts';

/** `human`, or the name of a bot. */
type SeatKind = string;

/** One pair for each seat, drawn where none is given; or how they are to be chosen. */
function readPairs(words: Wording, given: readonly string[], seats: number, seed: string): Config['factions'] {
  const [first] = given;
  if (first === undefined) return 'random';
  if (given.length === 1 && (first === 'random' || first === 'draft')) return first;
  if (given.length > seats) throw new UsageError(words.errors.tooOften('--factions', given.length, seats));
  const pairs = given.map((text): [string, string] => {
    const [one, other, ...more] = readFactions(text, words);
    if (one === undefined || other === undefined || more.length > 0)
      throw new UsageError(words.errors.notTwoFactions(text));
    return [one, other];
  });
  checkOnce(pairs.flat(), words);
  const dice = new Int32Array(4);
  seedWords(`factions ${seed}`, dice);
  const free = rules.factions.map((faction) => faction.id).filter((id) => !pairs.flat().includes(id));
  const draw = (): string => free.splice(below(dice, Math.max(1, free.length)), 1)[0] ?? '';
  while (pairs.length < seats) pairs.push([draw(), draw()]);
  return pairs;
}

function readSeats(words: Wording, given: readonly string[], players: number): SeatKind[] {
  if (given.length > players) throw new UsageError(words.errors.tooOften('--seat', given.length, players));
  const kinds = given.map((text) => readBot(words, text, '--seat', ['human']));
  return Array.from({ length: players }, (_, seat) => kinds[seat] ?? (seat === 0 ? 'human' : 'planner'));
}

/** Refuses before the game what could not be written after it, and never writes over what is not a game. */
function checkSave(file: string, words: Wording): void {
  checkWritable(file, words);
  if (!existsSync(file)) return;
  try {
    readRecord(file, words);
  } catch {
    throw new UsageError(words.errors.keeps(file));
  }
}

interface Match {
  readonly session: Session;
  readonly kinds: readonly SeatKind[];
  readonly wording: Wording;
  readonly save: string | undefined;
}

class Table {
  readonly #match: Match;
  readonly #names: readonly string[];
  readonly #input: Input;
  readonly #people = new Map<Seat, Person>();

  constructor(match: Match) {
    this.#match = match;
    const { kinds, wording } = match;
    this.#names = kinds.map((kind, seat) => defaultName(wording.lang, kind === 'human' ? 'human' : 'bot', seat + 1));
    this.#input = new Input(process.stdin, process.stdout);
    kinds.forEach((kind, seat) => {
      if (kind === 'human')
        this.#people.set(seat, new Person(match.session, this.words(seat), seat, this.#input, this.style));
    });
  }

  readonly style = (): Style => ({ width: terminalWidth(), paint: Paint.for(process.stdout) });

  words(me: Seat): Words {
    return new Words(this.#match.wording.lang, { cards: rules, me, players: this.#names });
  }

  async run(): Promise<void> {
    const { session, kinds } = this.#match;
    let isStopped = false;
    process.once('SIGINT', () => {
      isStopped = true;
      this.#input.close();
    });
    const { seed } = session.record().config;
    const { screen } = this.words(-1);
    process.stdout.write(`${screen.seed(seed)}\n${this.#people.size > 0 ? `${screen.hint}\n` : ''}`);
    const bots = kinds.map((kind, seat) =>
      kind === 'human' ? undefined : thinker(kind, `${seed} ${seat}`, () => performance.now()),
    );
    let shown = this.#people.size === 1 ? [...this.#people.keys()][0] : undefined;
    for (let { question } = session; question; { question } = session) {
      const { seat } = question;
      const bot = bots[seat];
      if (bot) {
        const { options } = question;
        session.answer(
          seat,
          bot(session.imagine()).map((index) => options[index]?.id ?? ''),
        );
        await setImmediate(); // for Ctrl-C
        if (isStopped) break;
        continue;
      }
      if (shown !== seat && !(await this.#handOver(seat, shown !== undefined))) break;
      shown = seat;
      if (!(await (this.#people.get(seat) as Person).answer(question))) break;
    }
    this.#input.close();
    this.#finish(shown);
  }

  /** Several people at one terminal: nobody sees a hand that is not theirs. */
  async #handOver(seat: Seat, wipes: boolean): Promise<boolean> {
    const { screen } = this.words(seat);
    const line = screen.handOver(this.#names[seat] as string);
    if (!this.#input.isTyped) {
      process.stdout.write(`\n${line}\n`);
      return true;
    }
    process.stdout.write(`${wipes ? '\x1b[2J\x1b[3J\x1b[H' : ''}${line}\n`);
    return (await this.#input.next(`${screen.pressEnter} `)) !== undefined;
  }

  #finish(seat: Seat | undefined): void {
    const { session, wording, save } = this.#match;
    const me = this.#people.size > 1 ? -1 : (seat ?? -1);
    const words = this.words(me);
    if (!session.question) (this.#people.get(me) ?? new Person(session, words, me, this.#input, this.style)).showLog();
    process.stdout.write(`\n${resultLines(words, session.view(me), this.style().paint).join('\n')}\n`);
    if (save !== undefined) {
      writeText(save, `${JSON.stringify({ ...session.record(), events: session.events })}\n`, wording);
      process.stdout.write(`${words.screen.saved(save)}\n`);
    } else if (session.question) process.stdout.write(`${words.screen.notSaved}\n`);
  }
}

const OPTIONS = {
  players: { type: 'string' },
  seat: { type: 'string', multiple: true },
  factions: { type: 'string', multiple: true },
  titans: { type: 'boolean' },
  seed: { type: 'string' },
  save: { type: 'string' },
  resume: { type: 'string' },
} as const satisfies OptionsOf<'play'>;

export const play: Command = {
  async run(args, words) {
    const { values } = parse(args, words, OPTIONS);
    const { save, resume } = values;
    if (resume !== undefined && (values.players ?? values.factions ?? values.titans ?? values.seed) !== undefined)
      throw new UsageError(words.errors.resumed);
    if (save !== undefined) checkSave(save, words);
    const saved = resume === undefined ? undefined : replayFile(resume, words);
    const given = values.seat ?? [];
    const players =
      saved?.game.seats ?? whole(words, values.players, '--players', 2, 4, Math.max(2, Math.min(4, given.length)));
    const kinds = readSeats(words, given, players);
    const seed = values.seed ?? randomUUID().slice(0, 8);
    const factions = readPairs(words, values.factions ?? [], players, seed);
    const session =
      saved ??
      Session.start(rules, { seed, seats: players, factions, titans: values.titans ? 'all' : 'needed', brief: true });
    await new Table({ session, kinds, wording: words, save }).run();
    return 0;
  },
};
