import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { madeOnce } from './locked.mjs';
import { root } from './root.mjs';

const CACHE = join(root, 'node_modules/.cache/underbridge');
const AN_HOUR = 60 * 60 * 1000;

/**
 * A folder that is made once for these contents of its inputs, for all processes that want it.
 * @param {string} name
 * @param {readonly string[]} inputs relative to the root
 * @param {(draft: string) => Promise<void>} make
 */
export async function cached(name, inputs, make) {
  const folder = join(CACHE, name, fingerprint(inputs).slice(0, 16));
  await madeOnce(folder, make);
  utimesSync(folder, new Date(), new Date());
  removeOld(folder);
  return folder;
}

/**
 * Removes what was made of older inputs, except within the last hour: another run may still be using it.
 * @param {string} kept
 */
function removeOld(kept) {
  const home = dirname(kept);
  for (const path of readdirSync(home).map((each) => join(home, each))) {
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (path !== kept && used < Date.now() - AN_HOUR) rmSync(path, { recursive: true, force: true });
  }
}
