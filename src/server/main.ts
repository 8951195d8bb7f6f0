import { InputError } from '../kernel/table.ts';
import { overridesFrom } from './environment.ts';
import type { Overrides } from './settings.ts';
import { startServer } from './start.ts';

export { overridesFrom, portFrom } from './environment.ts';
export { makeHostLink } from './people/host-link.ts';
export { startServer } from './start.ts';

/** Runs a server until a signal stops it, and returns the exit code. */
export async function serve(overrides: Overrides, onReady: (url: string) => void): Promise<number> {
  // Installed before anything is opened, so that a signal during the start also leads to a clean shutdown.
  const asked = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  const server = await startServer(overrides);
  onReady(server.url);
  await asked;
  await server.close();
  return 0;
}

const isProgram = /[/\\](dist[/\\]server\.js|server[/\\]main\.ts)$/.test(process.argv[1] ?? '');

if (isProgram) {
  try {
    const exitCode = await serve(overridesFrom(process.env), (url) =>
      process.stdout.write(`Underbridge is at ${url}\n`),
    );
    process.exit(exitCode);
  } catch (error) {
    const isInput = error instanceof InputError;
    process.stderr.write(`${isInput ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exit(isInput ? 2 : 1);
  }
}
