import { cac } from 'cac';
import { InputError, listed } from '../kernel/table.ts';
import { type Command, optionName, type Request, takesValue } from './command.ts';
import { text } from './messages.ts';

type Parsed =
  | { readonly wants: 'help'; readonly command?: Command }
  | { readonly wants: 'version' }
  | { readonly wants: 'run'; readonly command: Command; readonly request: Request };

const EVERYWHERE = ['help', 'h', 'version', 'v', '--'];

/** Reads the command line; an InputError says what was wrong and what would be right. */
export function parse(typed: readonly string[], commands: readonly Command[]): Parsed {
  const cli = cac('underbridge').option('-h, --help', '').option('-v, --version', '');
  for (const { name, takes, options } of commands) {
    const command = cli.command(takes === undefined ? name : `${name} ${takes}`);
    for (const { flag } of options) command.option(flag, '');
  }
  cli.parse(['', '', ...typed], { run: false });
  const command = commands.find(({ name }) => name === cli.matchedCommandName);
  if (cli.options.help) return command === undefined ? { wants: 'help' } : { wants: 'help', command };
  if (cli.options.version) return { wants: 'version' };
  if (command === undefined) {
    const [first] = typed;
    if (first === undefined) return { wants: 'help' };
    throw new InputError(text('input.no-command', { first, commands: listed(commands.map(({ name }) => name)) }));
  }
  if (command.handsOn) {
    return { wants: 'run', command, request: requestOf(typed.slice(typed.indexOf(command.name) + 1), typed, {}) };
  }
  checkOptions(command, cli.options);
  const words = [...cli.args, ...cli.options['--']].map(String);
  checkWords(command, words);
  return { wants: 'run', command, request: requestOf(words, typed, cli.options) };
}

function checkOptions(command: Command, given: Readonly<Record<string, unknown>>): void {
  for (const option of command.options) {
    const name = optionName(option);
    const value = given[name];
    if (value === undefined) continue;
    if (Array.isArray(value) && !option.repeats) throw new InputError(text('input.twice', { name }));
    if (takesValue(option) && !isValue(value)) throw new InputError(text('input.no-value', { wanted: option.flag }));
  }
  const known = [...EVERYWHERE, ...command.options.map(optionName)];
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const options = listed(command.options.map((each) => `--${optionName(each)}`));
    throw new InputError(text('input.no-option', { command: command.name, name: shown(unknown), options }));
  }
}

/** Neither left out, nor '--no-seed', nor '--option.goal=8'. */
function isValue(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isValue) : typeof value === 'string' || typeof value === 'number';
}

function shown(name: string): string {
  return name.length > 1 ? `--${name}` : `-${name}`;
}

function checkWords(command: Command, words: readonly string[]): void {
  const [example = ''] = command.examples;
  if (command.takes?.startsWith('<') && words.length === 0) {
    throw new InputError(text('input.word-missing', { command: command.name, takes: command.takes, example }));
  }
  const most = command.takes === undefined ? 0 : command.takes.includes('...') ? Number.POSITIVE_INFINITY : 1;
  const [unused] = words.slice(most);
  if (unused !== undefined) throw new InputError(text('input.word-unused', { command: command.name, unused, example }));
}

function requestOf(
  words: readonly string[],
  typed: readonly string[],
  parsed: Readonly<Record<string, unknown>>,
): Request {
  const end = typed.indexOf('--');
  const values = (name: string) => valuesAsTyped(end < 0 ? typed : typed.slice(0, end), name);
  return {
    words,
    flag: (name) => parsed[name] === true,
    value: (name) => values(name)[0],
    values,
  };
}

/** The parser would make a number of the seed '007' and of a file named '1e3'; here they stay what they are. */
function valuesAsTyped(typed: readonly string[], name: string): string[] {
  return typed.flatMap((word, index) => {
    if (word === `--${name}`) return [typed[index + 1] ?? ''];
    return word.startsWith(`--${name}=`) ? [word.slice(name.length + 3)] : [];
  });
}
