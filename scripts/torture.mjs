import { ownNetwork } from './own-network.mjs';
import { run } from './run.mjs';
import { setup } from './setup.mjs';

await setup('checking', { builds: false });
process.exitCode = await run(['--import', 'tsx', 'test/torture/main.ts', ...process.argv.slice(2)], {
  launcher: ownNetwork(),
  // It ends its servers by itself, after the fault that strikes just then.
  toWorkers: false,
});
