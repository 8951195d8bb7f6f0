import { become } from './run.mjs';
import { setup } from './setup.mjs';

await setup();
await become('cli.js', ['serve', ...process.argv.slice(2)]);
