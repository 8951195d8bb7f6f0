import { buildBench } from './build.mjs';
import { become } from './run.mjs';
import { setup } from './setup.mjs';

await setup();
await buildBench();
process.env.NODE_ENV = 'production';
await become('bench.js', process.argv.slice(2));
