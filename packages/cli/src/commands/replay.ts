/** `baston replay FILE`: the log of a recorded game, in words; or one of its positions, as a scenario. */
import { rules } from '@baston/cards';
import { Refusal } from '@baston/engine';
import {
  defaultName,
  type GameRecord,
  phrases,
  printScenario,
  Session,
  tableEventFor,
  Words,
  writePosition,
} from '@baston/table';
import { readRecord } from '../files.ts';
import { logLines, resultLines } from '../play/log.ts';
import { Paint, terminalWidth, wrap } from '../terminal.ts';
import { type Command, type OptionsOf, parse, UsageError, whole } from '../usage.ts';
import type { Wording } from '../words/index.ts';

/** Plays a record again; a record that cannot be played says so with its file name. */
export function replayFile(file: string, words: Wording, answers?: number): Session {
  const record = readRecord(file, words);
  try {
    return Session.replay(rules, record, answers);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const why = phrases(words.lang).labels.refusals[thrown.code];
    throw new UsageError(words.errors.notPlayable(file, why));
  }
}

const OPTIONS = { seat: { type: 'string' }, position: { type: 'string' } } as const satisfies OptionsOf<'replay'>;

/** More than any game has. */
const MOST_ANSWERS = 1_000_000;

export const replay: Command = {
  run(args, words) {
    const { values, positionals } = parse(args, words, OPTIONS, 1);
    const [file] = positionals;
    if (file === undefined) throw new UsageError(words.errors.nameRecord);
    const answers = whole(words, values.position, '--position', 0, MOST_ANSWERS, MOST_ANSWERS);
    const record = readRecord(file, words);
    if (record.version !== rules.version && record.events && values.position === undefined) {
      printSaved(record, file, values.seat, words);
      return 0;
    }
    const session = replayFile(file, words, answers);
    const { seats } = session.game;
    const me = whole(words, values.seat, '--seat', 1, seats, 0) - 1;
    if (values.position !== undefined) {
      const { checkpoint } = session;
      if (checkpoint.turn === 0) throw new UsageError(words.replay.notBegun);
      const before = session.answered.length - session.park().answers.length;
      const title = words.replay.position(before, checkpoint.turn);
      const position = writePosition(checkpoint, values.seat === undefined ? 'everything' : me);
      process.stdout.write(printScenario({ title, shows: [], ...position }));
      return 0;
    }
    const told = wordsFor(seats, me, words);
    const style = { width: terminalWidth(), paint: Paint.for(process.stdout) };
    const lines = [
      ...logLines(told, session.eventsFor(me), style),
      '',
      ...resultLines(told, session.view(me), style.paint),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
};

function wordsFor(seats: number, me: number, { lang }: Wording): Words {
  const players = Array.from({ length: seats }, (_, seat) => defaultName(lang, 'human', seat + 1));
  return new Words(lang, { cards: rules, me, players });
}

/** The log as the record has it, of a game whose rules are not here. */
function printSaved(record: GameRecord, file: string, seat: string | undefined, words: Wording): void {
  const { version, config, events = [] } = record;
  const style = { width: terminalWidth(), paint: Paint.for(process.stdout) };
  let log: string[];
  try {
    const me = whole(words, seat, '--seat', 1, config.seats, 0) - 1;
    const heard = events.map((event) => tableEventFor(event, me));
    log = logLines(wordsFor(config.seats, me, words), heard, style);
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    throw new UsageError(words.errors.notPlayable(file, phrases(words.lang).labels.refusals['bad-save']));
  }
  process.stdout.write(
    `${[...wrap(words.replay.onlyLog(version, rules.version), style.width, 0), ...log].join('\n')}\n`,
  );
}
