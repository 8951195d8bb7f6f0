import type { Command, Request } from './command.ts';
import { serverSettings } from './server-settings.ts';
import type { Terminal } from './terminal.ts';

type ServerProgram = typeof import('../server/main.ts');

interface Surroundings extends Pick<Terminal, 'print'> {
  readonly server: ServerProgram;
  /** The settings of the server, with the database that was named. */
  settings(): Promise<ReturnType<ServerProgram['settingsFor']>>;
}

interface DatabaseCommand extends Omit<Command, 'options' | 'run'> {
  /** Beside `--database`. */
  readonly options?: Command['options'];
  run(request: Request, around: Surroundings): Promise<number>;
}

/** A command that works on the database of a server, whether that runs or not. */
export function databaseCommand({ options = [], run, ...command }: DatabaseCommand): Command {
  return {
    ...command,
    options: [...options, { flag: '--database <file or address>', about: 'flag.database' }],
    async run(request, { print }) {
      const server = await import('../server/main.ts');
      return run(request, { server, print, settings: async () => server.settingsFor(await serverSettings(request)) });
    },
  };
}
