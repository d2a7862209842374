/** The `baston` command: finds the subcommand and turns what goes wrong into clear lines. */
import { createRequire } from 'node:module';
import { Refusal } from '@baston/engine';
import { phrases } from '@baston/table';
import { commandHelp, overview } from './help.ts';
import { terminalWidth } from './terminal.ts';
import { type Command, languageOf, takeLanguage, UsageError } from './usage.ts';
import { type CommandName, type Wording, wording } from './words/index.ts';

/** Each is loaded when it is wanted: nobody waits for a server or a lab in order to see a card. */
const COMMANDS: { readonly [C in CommandName]: () => Promise<Command> } = {
  play: async () => (await import('./commands/play.ts')).play,
  replay: async () => (await import('./commands/replay.ts')).replay,
  hint: async () => (await import('./commands/hint.ts')).hint,
  cards: async () => (await import('./commands/cards.ts')).cards,
  sim: async () => (await import('./commands/sim.ts')).sim,
  lab: async () => (await import('./commands/lab.ts')).lab,
  bench: async () => (await import('./commands/bench.ts')).bench,
  scenario: async () => (await import('./commands/scenario.ts')).scenario,
  rules: async () => (await import('./commands/rules.ts')).rules,
  serve: async () => (await import('./commands/serve.ts')).serve,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  verify: async () => (await import('./commands/verify.ts')).verify,
};

const { version: RELEASE } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((word) => word === '--help' || word === '-h');
};

async function runCommand([name = 'help', ...args]: readonly string[], words: Wording): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(overview(words, terminalWidth()));
    return 0;
  }
  if (name === '--version') {
    const { rules } = await import('@baston/cards');
    process.stdout.write(`${words.help.release(RELEASE, rules.version)}\n`);
    return 0;
  }
  if (!isCommand(name)) throw new UsageError(words.errors.noCommand(name, Object.keys(COMMANDS)));
  if (asksForHelp(args)) {
    process.stdout.write(commandHelp(name, words, terminalWidth()));
    return 0;
  }
  const command = await COMMANDS[name]();
  return command.run(args, words);
}

export async function run(args: readonly string[]): Promise<number> {
  let words = wording(languageOf(process.env));
  try {
    const taken = takeLanguage(args, words);
    words = taken.words;
    return await runCommand(taken.rest, words);
  } catch (thrown) {
    const messages = messagesOf(thrown, words);
    if (!messages) throw thrown;
    for (const message of messages) process.stderr.write(`${words.errors.line(message.replaceAll('\n', ' '))}\n`);
    return 2;
  }
}

const messagesOf = (thrown: unknown, { lang }: Wording): readonly string[] | undefined => {
  if (thrown instanceof UsageError) return thrown.messages;
  return thrown instanceof Refusal ? [phrases(lang).labels.refusals[thrown.code]] : undefined;
};
