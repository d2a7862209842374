/** `baston hint FILE`: what a bot thinks of the options at one moment of a recorded game. */
import { adviser, effortOf } from '@baston/bots';
import { rules } from '@baston/cards';
import { defaultName, Words } from '@baston/table';
import { readBot } from '../bots.ts';
import { columns, lengthOf, pad, terminalWidth, wrap } from '../terminal.ts';
import { type Command, type OptionsOf, parse, UsageError, whole } from '../usage.ts';
import { numbersOf } from '../words/index.ts';
import { replayFile } from './replay.ts';

const OPTIONS = {
  position: { type: 'string' },
  bot: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies OptionsOf<'hint'>;

/** More than any game has. */
const MOST_ANSWERS = 1_000_000;

export const hint: Command = {
  run(args, words) {
    const { lang } = words;
    const { values, positionals } = parse(args, words, OPTIONS, 1);
    const [file] = positionals;
    if (file === undefined) throw new UsageError(words.errors.nameRecord);
    const name = readBot(words, values.bot ?? 'search', '--bot');
    const effort = effortOf(name)?.effort;
    if (!effort || effort.iterations === 0) throw new UsageError(words.hint.cannotTell(name));
    const answers = whole(words, values.position, '--position', 0, MOST_ANSWERS, MOST_ANSWERS);
    const session = replayFile(file, words, answers);
    const { question } = session;
    if (!question) throw new UsageError(words.hint.isOver);
    const { seat } = question;
    const view = session.view(seat);
    const advise = adviser(rules, effort, `hint ${session.answered.length}`, () => performance.now());
    const { picks, advice, reason } = advise(question, view, session.imagine());
    if (values.json) {
      process.stdout.write(`${JSON.stringify({ question, picks, advice, ...(reason ? { reason } : {}) })}\n`);
      return 0;
    }
    const players = Array.from({ length: session.game.seats }, (_, one) => defaultName(lang, 'human', one + 1));
    const told = new Words(lang, { cards: rules, me: seat, players });
    const { percent } = numbersOf(lang);
    const width = terminalWidth();
    const marks = columns(
      advice.map(({ option, chance }) => [
        picks.includes(option) ? '★' : ' ',
        chance === undefined ? '' : percent(chance, 1),
      ]),
    );
    const indent = Math.max(0, ...marks.map(lengthOf)) + 2;
    const options = advice.flatMap(({ option: id, reason: why }, i) => {
      const option = question.options.find((one) => one.id === id);
      const text = option ? told.option(question, option, view) : id;
      return [
        ...wrap(`${pad(marks[i] ?? '', indent)}${text}`, width, indent),
        ...wrap(`${pad('', indent)}${told.reason(why)}`, width, indent),
      ];
    });
    const lines = [
      ...wrap(told.prompt(question), width),
      ...options,
      ...(reason ? wrap(told.reason(reason), width) : []),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
};
