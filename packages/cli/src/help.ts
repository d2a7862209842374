/** The texts of --help, laid out. */
import { lengthOf, pad, wrap } from './terminal.ts';
import type { CommandName, OptionHelp, Wording } from './words/index.ts';

const GAP = 2;

/** Two columns: names, and what is said of them. */
function list(entries: readonly (readonly [string, string])[], width: number): string[] {
  const names = Math.max(...entries.map(([name]) => lengthOf(name)));
  const indent = GAP + names + GAP;
  return entries.flatMap(([name, text]) =>
    wrap(text, width - indent).map((line, i) => `${pad(i === 0 ? `  ${name}` : '', indent)}${line}`),
  );
}

const blocks = (parts: readonly (readonly string[])[]): string =>
  `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;

const paragraph = (text: string, width: number): string[] => (text === '' ? [] : wrap(text, width));

const options = (help: { readonly [name: string]: OptionHelp }, width: number): string[] =>
  list(
    Object.entries(help).map(([name, [value, text]]) => [value === '' ? `--${name}` : `--${name} ${value}`, text]),
    width,
  );

export function overview({ help, commands }: Wording, width: number): string {
  const summaries = Object.entries(commands).map(([name, { summary }]): [string, string] => [name, summary]);
  return blocks([
    paragraph(help.title, width),
    [help.usage(`baston ${help.line}`)],
    list(summaries, width),
    options({ ...help.options, version: ['', help.version] }, width),
    paragraph(help.more, width),
  ]);
}

export function commandHelp(name: CommandName, { help, commands }: Wording, width: number): string {
  const command = commands[name];
  return blocks([
    [help.usage(`baston ${name} ${command.line}`)],
    paragraph(command.about, width),
    options({ ...command.options, ...help.options }, width),
    paragraph(command.after, width),
  ]);
}
