/** `baston replay FILE`: the log of a recorded game, in words. */
import { rules } from '@baston/cards';
import { Refusal } from '@baston/engine';
import { defaultName, Session, Words } from '@baston/table';
import { readRecord } from '../files.ts';
import { logLines, resultLines } from '../play/log.ts';
import { Paint, terminalWidth } from '../terminal.ts';
import { type Command, language, parse, UsageError, whole } from '../usage.ts';

/** Plays a record again; a record that cannot be played says so with its file name. */
export function replayFile(file: string): Session {
  const record = readRecord(file);
  try {
    return Session.replay(rules, record);
  } catch (thrown) {
    if (thrown instanceof Refusal) throw new UsageError(`${file} cannot be played: ${thrown.message}`);
    throw thrown;
  }
}

export const replay: Command = {
  summary: 'print the log of a saved game',
  help: `Usage: baston replay FILE [--seat N] [--lang en|fr]

Plays a game again that "baston play --save FILE" has saved, and prints its log
and how it ended.

  --seat N     as player N saw it (1 to 4); without it, what everybody could see
  --lang LANG  en or fr; by default the language of the environment
`,
  run(args) {
    const { values, positionals } = parse(args, { seat: { type: 'string' }, lang: { type: 'string' } }, 1);
    const lang = language(values.lang);
    const [file] = positionals;
    if (file === undefined) throw new UsageError('name the file of a saved game');
    const session = replayFile(file);
    const { seats } = session.game;
    const me = whole(values.seat, '--seat', 1, seats, 0) - 1;
    const players = Array.from({ length: seats }, (_, seat) => defaultName(lang, 'human', seat + 1));
    const words = new Words(lang, { cards: rules, me, players });
    const style = { width: terminalWidth(), paint: Paint.for(process.stdout) };
    const lines = [
      ...logLines(words, session.eventsFor(me), style),
      '',
      ...resultLines(words, session.view(me), style.paint),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
};
