import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { root } from './root.mjs';

/**
 * Keeps the server as it was at a commit, for the test of rolling updates: our own code, bundled, in `test/server/release.json.br`.
 * Packages stay outside: the test adds those of today. `npm run keep-release -- <commit>`
 */
const [commit] = process.argv.slice(2);
if (commit === undefined) throw new Error('Name the commit that was released: npm run keep-release -- <commit>');

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 }).trim();
const folder = mkdtempSync(join(tmpdir(), 'underbridge-release-'));
try {
  const sources = join(folder, 'sources');
  mkdirSync(sources);
  execFileSync('sh', [
    '-c',
    'git -C "$0" archive "$1" src test package.json tsconfig.json | tar x -C "$2"',
    root,
    commit,
    sources,
  ]);
  symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'));
  const built = join(folder, 'built');
  await bundle({
    absWorkingDir: sources,
    entryPoints: {
      'tuned-server': 'test/server/tuned-server.ts',
      'bot-worker': 'src/server/bot-worker.ts',
      'all-games': 'test/server/all-games.ts',
    },
    outdir: built,
    minify: true,
  });
  const files = Object.fromEntries(readdirSync(built).map((name) => [name, readFileSync(join(built, name), 'utf8')]));
  const release = { commit: git('rev-parse', commit), files };
  const file = join(root, 'test/server/release.json.br');
  writeFileSync(file, brotliCompressSync(JSON.stringify(release)));
  process.stdout.write(`${file}: the server of ${git('log', '-1', '--format=%h %s', commit)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
