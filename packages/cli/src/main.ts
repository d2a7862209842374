/** The `baston` command: finds the subcommand and turns what goes wrong into one clear line. */
import { Refusal } from '@baston/engine';
import { bench } from './commands/bench.ts';
import { cards } from './commands/cards.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { sim } from './commands/sim.ts';
import { type Command, UsageError } from './usage.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  replay,
  cards,
  sim,
  bench,
  scenario,
  rules,
};

const overview = (): string => {
  const names = Object.keys(COMMANDS);
  const width = Math.max(...names.map((name) => name.length));
  const list = names.map((name) => `  ${name.padEnd(width)}  ${(COMMANDS[name] as Command).summary}\n`).join('');
  return `baston: a card brawl in the terminal, and the tools of its engine.\n\nUsage: baston COMMAND [OPTIONS]\n\n${list}\nbaston COMMAND --help says more about a command.\n`;
};

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((word) => word === '--help' || word === '-h');
};

export async function run(args: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = args;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0); // the reader has had enough
    throw error;
  });
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(overview());
    return 0;
  }
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command)
      throw new UsageError(`there is no command "${name}"; the commands are ${Object.keys(COMMANDS).join(', ')}`);
    if (asksForHelp(rest)) {
      process.stdout.write(command.help);
      return 0;
    }
    return await command.run(rest);
  } catch (thrown) {
    if (!(thrown instanceof UsageError) && !(thrown instanceof Refusal)) throw thrown;
    process.stderr.write(`baston: ${thrown.message.replaceAll('\n', ' ')}\n`);
    return 2;
  }
}
