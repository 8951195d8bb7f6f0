import { serve } from '../../src/server/main.ts';
import type { Wishes } from '../../src/server/settings.ts';

/** The server as it is delivered, with settings that no environment variable can give it. */
const wishes = JSON.parse(process.argv[2] ?? '{}') as Wishes;

// Whoever started it holds the other end: when they are gone, however they went, so is it.
process.stdin.resume().on('end', () => process.exit(1));

serve(wishes, (url) => process.stdout.write(`${url}\n`)).then(
  (exitCode) => process.exit(exitCode),
  (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  },
);
