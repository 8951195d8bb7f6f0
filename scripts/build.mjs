import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { refuse, root, say, seconds } from './root.mjs';
import { binary, run } from './run.mjs';

const TOOLS = ['package-lock.json', 'tsconfig.json', 'scripts/build.mjs', 'scripts/bundle.mjs'];

const PROGRAMS = {
  cli: 'src/cli/main.ts',
  'simulate-worker': 'src/cli/simulate-worker.ts',
  'ladder-worker': 'src/cli/ladder-worker.ts',
  server: 'src/server/main.ts',
  'bot-worker': 'src/server/bot-worker.ts',
  'disk-worker': 'src/server/disk-worker.ts',
};
const WEB = [
  'src/web',
  'src/protocol',
  'src/protocol.ts',
  'src/bots',
  'src/games',
  'src/kernel',
  'index.html',
  'public',
  'vite.config.ts',
];

const WEB_APP = { stamp: 'dist/.stamp-web', sources: WEB, outputs: ['dist/web/index.html'] };

const HASHBANG = '#!/usr/bin/env node';

async function bundlePrograms(entryPoints, options) {
  const { stop } = await import('esbuild');
  try {
    await bundle({
      absWorkingDir: root,
      entryPoints,
      outdir: 'dist',
      sourcemap: true,
      logLevel: 'warning',
      ...options,
    });
  } catch (error) {
    if (!error.errors) throw error;
    refuse('The build failed: see the errors above.', 1);
  } finally {
    await stop();
  }
}

function isMade({ stamp, outputs }, wanted) {
  return readStamp(stamp) === wanted && outputs.every((path) => existsSync(join(root, path)));
}

/** Does `make` only if its sources changed or an output is gone, and remembers the sources when it is done. */
async function refresh({ title, make, ...made }) {
  const { stamp, sources } = made;
  const wanted = fingerprint([...sources, ...TOOLS]);
  if (isMade(made, wanted)) return;
  const since = Date.now();
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(join(root, stamp), { force: true });
  await make();
  writeFileSync(join(root, stamp), wanted);
  say(`Built ${title} in ${seconds(since)}.`);
}

function removeOldPrograms() {
  const dist = join(root, 'dist');
  for (const name of readdirSync(dist)) if (/\.js(\.map)?$/.test(name)) rmSync(join(dist, name));
}

async function makePrograms(entries) {
  removeOldPrograms();
  const carriesHashbang =
    existsSync(join(root, PROGRAMS.cli)) && readFileSync(join(root, PROGRAMS.cli), 'utf8').startsWith('#!');
  await bundlePrograms(entries, carriesHashbang ? {} : { banner: { js: HASHBANG } });
  if (entries.cli) chmodSync(join(root, 'dist/cli.js'), 0o755);
}

async function makeWeb() {
  const outDir = join(root, 'dist/web');
  const exitCode = await run([binary('vite'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
    stdio: ['ignore', 2, 2],
  });
  if (exitCode !== 0) refuse('The build of the web app failed: see the errors above.', 1);
}

export async function build() {
  const entries = Object.fromEntries(Object.entries(PROGRAMS).filter(([, path]) => existsSync(join(root, path))));
  await refresh({
    title: 'the programs',
    stamp: 'dist/.stamp',
    sources: ['src'],
    outputs: Object.keys(entries).map((name) => `dist/${name}.js`),
    make: () => makePrograms(entries),
  });
  if (existsSync(join(root, 'vite.config.ts'))) {
    await refresh({
      title: 'the web app',
      ...WEB_APP,
      make: makeWeb,
    });
  }
}

/** The folder of the web app, if it was built from the sources of this moment. */
export function builtWeb() {
  return isMade(WEB_APP, fingerprint([...WEB, ...TOOLS])) ? join(root, 'dist/web') : undefined;
}

export async function buildBench() {
  await refresh({
    title: 'the bench',
    stamp: 'dist/.stamp-bench',
    sources: ['src', 'bench'],
    outputs: ['dist/bench.js'],
    make: () => bundlePrograms({ bench: 'bench/main.ts' }, { splitting: false }),
  });
}
