import { parseArgs } from 'node:util';
import { refuse, say } from './root.mjs';
import { setup } from './setup.mjs';

const HOW = 'npm run dev -- [--port 5173] [--database data/dev.db]';

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', default: '5173' }, database: { type: 'string', default: 'data/dev.db' } },
    });
    if (!/^\d{1,5}$/.test(values.port)) throw new Error(`'${values.port}' is no port`);
    return { port: Number(values.port), database: values.database };
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n${HOW}`);
  }
}

const options = readOptions();
await setup('checking', { builds: false });
// Imported late: the packages may have been installed only now.
const { serveDevelopment } = await import('./dev/serve.mjs');
const { url, close } = await serveDevelopment(options).catch((error) => refuse(error.message, 1));
say(
  `Underbridge is at ${url}, and follows every change in src: boards at once, rules after the server has started anew.`,
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, async () => {
    await close();
    process.exit(0);
  });
}
