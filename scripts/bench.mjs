import { buildBench } from './build.mjs';
import { runHere } from './run.mjs';
import { setup } from './setup.mjs';

await setup('benching');
await buildBench();
process.env.NODE_ENV = 'production';
await runHere('bench/dist/main.js', process.argv.slice(2));
