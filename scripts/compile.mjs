import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bundle } from './bundle.mjs';
import { fingerprint } from './fingerprint.mjs';
import { madeOnce } from './once.mjs';
import { root } from './root.mjs';

/** What runs in Node alone. The web app and the games' boards are for browsers, and the command line is tested as it is built. */
const FOLDERS = ['kernel', 'games', 'bots', 'protocol', 'server'];
const NOT_COMPILED = /\.(test|d)\.ts$|\/board\//;

const INPUTS = [
  ...FOLDERS.map((folder) => `src/${folder}`),
  'package.json',
  'package-lock.json',
  'scripts/bundle.mjs',
  'scripts/compile.mjs',
];

const CACHE = join(root, 'node_modules/.cache/underbridge-compiled');
const A_DAY = 24 * 60 * 60 * 1000;

function sources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `src/${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts') && !NOT_COMPILED.test(path)),
  );
}

async function compile(paths, outdir) {
  await bundle({
    absWorkingDir: root,
    // The threads in which bots think look for their script beside them, as they do when it is delivered.
    entryPoints: {
      'bot-worker': 'src/server/bot-worker.ts',
      'disk-worker': 'src/server/disk-worker.ts',
      ...Object.fromEntries(paths.map((path) => [path.replace(/\.ts$/, ''), path])),
    },
    outdir,
    sourcemap: 'linked',
  });
  writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }\n');
}

/** Another run may still be using what was made not long ago. */
function removeOld(kept) {
  for (const name of readdirSync(dirname(kept))) {
    const path = join(dirname(kept), name);
    if (name !== basename(kept) && statSync(path).mtimeMs < Date.now() - A_DAY)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Compiles our sources once for all tests, unless it is done already, and says for each where it is now. */
export async function compiledSources() {
  const paths = sources();
  const home = join(CACHE, fingerprint(INPUTS));
  await madeOnce(home, (draft) => compile(paths, draft));
  utimesSync(home, new Date(), new Date());
  removeOld(home);
  return new Map(paths.map((path) => [join(root, path), join(home, path.replace(/\.ts$/, '.js'))]));
}
