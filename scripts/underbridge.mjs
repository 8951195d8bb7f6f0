import { become } from './run.mjs';
import { setup } from './setup.mjs';

await setup();
await become('cli.js', process.argv.slice(2));
