import { REAL_TIME, waitAtMost } from '../host/time.ts';
import { InputError } from '../kernel/table.ts';
import { overridesFrom } from './environment.ts';
import { newDatabase } from './first-start.ts';
import { type Overrides, settingsFor } from './settings.ts';
import { startServer } from './start.ts';
import { longestStop } from './stopping.ts';

export { checkDatabase } from './backup/check-database.ts';
export { makeBackup } from './backup/make.ts';
export { checkBackup } from './backup/read.ts';
export { restore } from './backup/restore.ts';
export { examine } from './doctor/doctor.ts';
export { overridesFrom, portFrom } from './environment.ts';
export { makeHostLink, makePersonLink } from './people/host-link.ts';
export { recomputeRatings } from './ratings/command.ts';
export { type Overrides, settingsFor } from './settings.ts';
export { startServer } from './start.ts';

/** Runs a server until a signal stops it, and returns the exit code. Prints where it is. */
export async function serve(overrides: Overrides, print: (line: string) => void): Promise<number> {
  // Installed before anything is opened, so that a signal during the start also leads to a clean shutdown.
  const asked = new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
  const server = await startServer(overrides);
  const settings = settingsFor(overrides);
  if (server.isNew) print(newDatabase(settings.database));
  print(`Underbridge is at ${server.url}`);
  await Promise.race([asked, server.failed]);
  await waitAtMost(REAL_TIME, longestStop(settings), server.close());
  return 0;
}

const isProgram = /[/\\](dist[/\\]server\.js|server[/\\]main\.ts)$/.test(process.argv[1] ?? '');

if (isProgram) {
  try {
    const exitCode = await serve(overridesFrom(process.env), (line) => process.stdout.write(`${line}\n`));
    process.exit(exitCode);
  } catch (error) {
    const isInput = error instanceof InputError;
    process.stderr.write(`${isInput ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exit(isInput ? 2 : 1);
  }
}
