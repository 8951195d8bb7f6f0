import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { cached } from './cached.mjs';
import { root } from './root.mjs';

/** The folders that run in Node alone. The web app and the boards are for browsers, and the command line is tested as it is built. */
const FOLDERS = [
  ...['kernel', 'games', 'bots', 'balance', 'protocol', 'host', 'server'].map((name) => `src/${name}`),
  ...['bots', 'games', 'laws', 'positions', 'toys'].map((name) => `test/${name}`),
];
/** The last two speak to vitest, which has to run them itself. */
const NOT_COMPILED = /\.(test|d)\.ts$|\/board\/|^test\/laws\/(every-game|processes)\.ts$/;

const INPUTS = [...FOLDERS, 'package.json', 'package-lock.json', 'scripts/bundle.mjs', 'scripts/compile.mjs'];

function sources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts') && !NOT_COMPILED.test(path)),
  );
}

/**
 * What a kit of tests reads beside itself lies beside its source.
 * @type {import('esbuild').Plugin}
 */
const READING_BESIDE_SOURCES = {
  name: 'reading-beside-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (!path.startsWith(join(root, 'test'))) return undefined;
      const address = JSON.stringify(pathToFileURL(path).href);
      return { loader: 'ts', contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', address) };
    });
  },
};

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
    plugins: [READING_BESIDE_SOURCES],
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
