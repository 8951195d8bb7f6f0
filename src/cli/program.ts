import { version } from '../../package.json';
import { InputError } from '../kernel/table.ts';
import { type Command, EXIT } from './command.ts';
import { commandHelp, programHelp } from './help.ts';
import { text } from './messages.ts';
import { parse } from './parse.ts';
import { type Terminal, terminalOf } from './terminal.ts';

/** What of a process the program uses. */
export type Surroundings = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env' | 'exit' | 'exitCode'>;

/** Does what was typed, with these commands. Bad input is one line and exit code 2. */
export async function runProgram(
  typed: readonly string[],
  commands: readonly Command[],
  process: Surroundings,
): Promise<void> {
  // A closed pipe (`| head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT.fine);
  });
  try {
    process.exitCode = await obey(typed, commands, terminalOf(process));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const problem = error.message.replace(/\s*\n\s*/g, ' ');
    process.stderr.write(`${text('input.error', { problem })}\n`);
    process.exitCode = EXIT.badInput;
  }
}

async function obey(typed: readonly string[], commands: readonly Command[], terminal: Terminal): Promise<number> {
  const parsed = parse(typed, commands);
  switch (parsed.wants) {
    case 'version':
      terminal.print(`underbridge ${version}`);
      return EXIT.fine;
    case 'help': {
      const { command } = parsed;
      const { colours } = terminal;
      const lines = command === undefined ? programHelp(commands, version, colours) : commandHelp(command, colours);
      for (const line of lines) terminal.print(line);
      return EXIT.fine;
    }
    case 'run':
      return parsed.command.run(parsed.request, terminal);
  }
}
