import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Tests end up in no build, and the other two are no sources. */
const LEFT_OUT = /\.test\.tsx?$|\/(node_modules|dist)$/;

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const full = join(root, path);
  if (LEFT_OUT.test(path) || !existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full).flatMap((name) => filesBelow(`${path}/${name}`));
}

/**
 * One hash of the contents of files and folders, without tests.
 * @param {readonly string[]} paths relative to the root
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow).sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
