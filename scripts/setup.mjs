import { build } from './build.mjs';
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { endWithParent } from './parent.mjs';
import { refuse } from './root.mjs';

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

/** Makes a clone ready to run: checks Node, installs what is missing, builds what is stale. */
export async function setup() {
  requireNode();
  endWithParent();
  try {
    await install();
    await build();
  } catch (error) {
    if (!NOT_WRITABLE.includes(error.code)) throw error;
    refuse(
      `${error.path} cannot be written (${error.code}). Mend its rights or make room, and run the same command again.`,
    );
  }
}
