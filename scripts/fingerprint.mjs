import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const TEST = /\.test\.(ts|tsx|mjs)$/;

export function isTest(path) {
  return TEST.test(path);
}

function filesBelow(home, path) {
  const full = join(home, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full).flatMap((name) => filesBelow(home, `${path}/${name}`));
}

/** One hash for the files and folders named (relative to the root); tests end up in no build, so they do not count. */
export function fingerprint(paths, counts = (path) => !isTest(path), home = root) {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => filesBelow(home, path)).filter(counts);
  for (const path of files.sort()) {
    const content = readFileSync(join(home, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** What a stamp file says, or nothing when there is none. */
export function readStamp(path) {
  const full = join(root, path);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}
