import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle } from './bundle.mjs';
import { fingerprint } from './fingerprint.mjs';
import { refuse, root, say, seconds } from './root.mjs';
import { binary, run } from './run.mjs';

const TOOLS = ['package-lock.json', 'tsconfig.json', 'scripts/build.mjs', 'scripts/bundle.mjs'];

/** @type {Readonly<Record<string, string>>} */
const PROGRAMS = {
  cli: 'src/cli/main.ts',
  'simulate-worker': 'src/cli/simulate-worker.ts',
  'ladder-worker': 'src/cli/ladder-worker.ts',
  'train-worker': 'src/cli/train-worker.ts',
  'calibrate-worker': 'src/cli/calibrate-worker.ts',
  server: 'src/server/main.ts',
  'bot-worker': 'src/server/bot-worker.ts',
  'disk-worker': 'src/server/disk-worker.ts',
  'backup-worker': 'src/server/backup-worker.ts',
};
const WEB = ['src', 'vite.config.ts'];

const WEB_APP = { stamp: 'dist/.stamp-web', sources: WEB, outputs: ['dist/web/index.html'] };

const HASHBANG = '#!/usr/bin/env node';

/**
 * @param {Record<string, string>} entryPoints
 * @param {import('esbuild').BuildOptions} options
 */
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
    const isBuildFailure = error instanceof Error && 'errors' in error;
    if (!isBuildFailure) throw error;
    refuse('The build failed: see the errors above.', 1);
  } finally {
    await stop();
  }
}

/**
 * Something that is built: the files it is made of, the files it consists of, and the file that keeps a fingerprint of the
 * former.
 * @typedef {{ readonly stamp: string, readonly sources: readonly string[], readonly outputs: readonly string[] }} Built
 */

/**
 * @param {Built} built
 * @param {string} wanted
 */
function isMade({ stamp, outputs }, wanted) {
  const path = join(root, stamp);
  return (
    existsSync(path) && readFileSync(path, 'utf8') === wanted && outputs.every((path) => existsSync(join(root, path)))
  );
}

/**
 * Calls `make` only if the sources have changed or an output is missing, and then keeps their fingerprint.
 * @param {Built & { readonly title: string, readonly make: () => Promise<void> }} building
 */
async function refresh({ title, make, ...made }) {
  const { stamp, sources } = made;
  const wanted = fingerprint([...sources, ...TOOLS]);
  if (isMade(made, wanted)) return;
  const since = Date.now();
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  rmSync(join(root, stamp), { force: true });
  await make();
  writeFileSync(join(root, stamp), wanted);
  say(`Built ${title} in ${seconds(since)}.`);
}

function removeOldPrograms() {
  const dist = join(root, 'dist');
  for (const name of readdirSync(dist)) if (/\.js(\.map)?$/.test(name)) rmSync(join(dist, name));
}

async function makePrograms() {
  removeOldPrograms();
  await bundlePrograms(PROGRAMS, { banner: { js: HASHBANG } });
  chmodSync(join(root, 'dist/cli.js'), 0o755);
}

async function makeWeb() {
  const outDir = join(root, 'dist/web');
  const exitCode = await run([binary('vite'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
    stdio: ['ignore', 2, 2],
  });
  if (exitCode !== 0) refuse('The build of the web app failed: see the errors above.', 1);
}

export async function build() {
  await refresh({
    title: 'the programs',
    stamp: 'dist/.stamp',
    sources: ['src'],
    outputs: Object.keys(PROGRAMS).map((name) => `dist/${name}.js`),
    make: makePrograms,
  });
  await refresh({ title: 'the web app', ...WEB_APP, make: makeWeb });
}

/** The folder of the web app, if it was built from the sources of this moment. */
export function builtWeb() {
  return isMade(WEB_APP, fingerprint([...WEB, ...TOOLS])) ? join(root, 'dist/web') : undefined;
}

export async function buildBench() {
  await refresh({
    title: 'the bench',
    stamp: 'bench/dist/.stamp',
    sources: ['src', 'bench', 'test/nginx.ts', 'test/server/kit'],
    outputs: ['bench/dist/main.js', 'bench/dist/disk-worker.js'],
    // Beside the packages of the bench, where Node looks for them.
    make: () =>
      bundlePrograms(
        { main: 'bench/main.ts', 'disk-worker': 'src/server/disk-worker.ts' },
        { outdir: 'bench/dist', splitting: false },
      ),
  });
}
