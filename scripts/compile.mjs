import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { cached } from './cached.mjs';
import { root } from './root.mjs';

/** The folders that run in Node alone. The web app and the boards are for browsers, and the command line is tested as it is built. */
const FOLDERS = [
  ...['kernel', 'games', 'bots', 'protocol', 'host', 'server'].map((name) => `src/${name}`),
  'test/games',
];
const NOT_COMPILED = /\.(test|d)\.ts$|\/board\//;

const INPUTS = [...FOLDERS, 'package.json', 'package-lock.json', 'scripts/bundle.mjs', 'scripts/compile.mjs'];

function sources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts') && !NOT_COMPILED.test(path)),
  );
}

/**
 * @param {readonly string[]} paths
 * @param {string} outdir
 */
async function compile(paths, outdir) {
  await bundle({
    absWorkingDir: root,
    entryPoints: {
      // The server looks for the scripts of its threads beside itself, as in the delivered build.
      'bot-worker': 'src/server/bot-worker.ts',
      'disk-worker': 'src/server/disk-worker.ts',
      'backup-worker': 'src/server/backup-worker.ts',
      ...Object.fromEntries(paths.map((path) => [path.replace(/\.ts$/, ''), path])),
    },
    outdir,
    sourcemap: 'linked',
  });
  writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }\n');
}

/**
 * Compiles our sources once for all tests, unless it is done already; maps the path of each to its compiled file.
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function compiledSources() {
  const paths = sources();
  const home = await cached('compiled', INPUTS, (draft) => compile(paths, draft));
  return new Map(paths.map((path) => [join(root, path), join(home, path.replace(/\.ts$/, '.js'))]));
}
