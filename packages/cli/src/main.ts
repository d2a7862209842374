/** The `baston` command: finds the subcommand and turns what goes wrong into one clear line. */
import { Refusal } from '@baston/engine';
import { scenario } from './commands/scenario.ts';
import { UsageError } from './usage.ts';

/** Gives the exit status: 0 fine, 1 something did not hold, 2 the input was not understood. */
export type Command = (args: readonly string[]) => number | Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = { scenario };

export async function run(args: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = args;
  const command = COMMANDS[name];
  try {
    if (!command) throw new UsageError(`there is no command "${name}"; the commands are ${Object.keys(COMMANDS).join(', ')}`);
    return await command(rest);
  } catch (thrown) {
    if (!(thrown instanceof UsageError) && !(thrown instanceof Refusal)) throw thrown;
    process.stderr.write(`baston: ${thrown.message}\n`);
    return 2;
  }
}
