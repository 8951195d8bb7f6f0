import { say } from './root.mjs';
import { binary, run } from './run.mjs';
import { setup } from './setup.mjs';

await setup('checking', { builds: false });
const args = [binary('vitest'), 'run', 'test/golden', ...process.argv.slice(2)];
process.exitCode = await run(args, { env: { UPDATE_GOLDEN: '1' } });
if (process.exitCode === 0)
  say('The golden playthroughs are written anew: read `git diff test/golden` before you commit them.');
