import { build } from './build.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { endWithParent } from './parent.mjs';
import { refuse } from './root.mjs';

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/**
 * Makes a clone ready: checks Node, installs missing packages, builds what is out of date.
 * @param {import('./install.mjs').Purpose} purpose
 */
export async function setup(purpose, { builds = true } = {}) {
  requireNode();
  endWithParent();
  try {
    await install(purpose);
    if (builds) await build();
  } catch (error) {
    const { code = '', path } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!NOT_WRITABLE.includes(code)) throw error;
    refuse(`${path} cannot be written (${code}). Mend its rights or make room, and run the same command again.`);
  }
}
