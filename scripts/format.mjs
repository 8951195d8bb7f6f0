import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, root, say } from './root.mjs';
import { binary, run } from './run.mjs';
import { setup } from './setup.mjs';

const FORMATTED = /\.(tsx?|mjs|jsonc?|css)$/;

/** @param {readonly string[]} args */
function git(args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** What has changed since the last commit, new files among it. */
function changedFiles() {
  try {
    return [...git(['diff', '--name-only', 'HEAD']), ...git(['ls-files', '--others', '--exclude-standard'])];
  } catch {
    return refuse(
      'Without git nobody knows what has changed: name files or folders, as in npm run format -- src/kernel',
    );
  }
}

const named = process.argv.slice(2);
const unknown = named.filter((path) => !existsSync(join(root, path)));
if (unknown.length > 0) refuse(`There is no ${unknown.join(', ')}.`);
await setup('checking', { builds: false });
const paths =
  named.length > 0 ? named : changedFiles().filter((path) => FORMATTED.test(path) && existsSync(join(root, path)));
if (paths.length === 0) say('Nothing has changed since the last commit.');
else {
  // Errors alone, and all of them: each begins with file:line:column.
  const args = ['check', '--write', '--diagnostic-level=error', '--max-diagnostics=none', '--no-errors-on-unmatched'];
  process.exitCode = await run([binary('@biomejs/biome', 'biome'), ...args, ...paths]);
}
