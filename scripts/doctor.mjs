import { runHere } from './run.mjs';
import { setup } from './setup.mjs';

await setup('serving');
await runHere('dist/cli.js', ['doctor', ...process.argv.slice(2)]);
