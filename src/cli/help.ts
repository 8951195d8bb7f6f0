import type { Command } from './command.ts';
import { text } from './messages.ts';
import { padEnd } from './picture-kit/columns.ts';
import type { Colours } from './picture-kit/picture.ts';

interface Row {
  readonly left: string;
  readonly right: string;
}

export function programHelp(commands: readonly Command[], version: string, colours: Colours): string[] {
  return [
    `${colours.bold('underbridge')} ${version}`,
    text('about.program'),
    ...section(text('help.usage'), [{ left: 'underbridge <command> [options]', right: '' }], colours),
    ...section(text('help.commands'), commands.map(commandRow), colours),
    ...section(text('help.options'), [HELP, { left: '-v, --version', right: text('flag.version') }], colours),
    '',
    text('help.more'),
    text('help.exit'),
  ];
}

export function commandHelp(command: Command, colours: Colours): string[] {
  const { options, examples } = command;
  const usage = ['underbridge', commandRow(command).left, ...(options.length > 0 ? ['[options]'] : [])].join(' ');
  return [
    text(command.about),
    ...section(text('help.usage'), [{ left: usage, right: '' }], colours),
    ...section(
      text('help.options'),
      [...options.map(({ flag, about }) => ({ left: flag, right: text(about) })), HELP],
      colours,
    ),
    ...section(
      text('help.examples'),
      examples.map((left) => ({ left, right: '' })),
      colours,
    ),
    '',
    text('help.exit'),
  ];
}

const HELP: Row = { left: '-h, --help', right: text('flag.help') };

function commandRow({ name, takes, about }: Command): Row {
  return { left: takes === undefined ? name : `${name} ${takes}`, right: text(about) };
}

function section(title: string, rows: readonly Row[], colours: Colours): string[] {
  const width = Math.max(...rows.map(({ left }) => left.length));
  const lines = rows.map(({ left, right }) => `  ${colours.cyan(padEnd(left, width))}  ${right}`.trimEnd());
  return ['', colours.bold(title), ...lines];
}
