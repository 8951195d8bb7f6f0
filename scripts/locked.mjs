import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN = 200;

/**
 * Runs an action while no other process runs it under the same lock; the others wait for their turn.
 * @param {string} lock
 * @param {() => Promise<void>} action
 */
export async function withLock(lock, action) {
  while (!take(lock)) await wait(LOOK_AGAIN);
  try {
    await action();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/**
 * Makes a folder once, however many processes want it. It appears whole or not at all.
 * @param {string} folder
 * @param {(draft: string) => Promise<void>} make
 */
export async function madeOnce(folder, make) {
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(folder)) {
    await withLock(`${folder}.lock`, async () => {
      if (existsSync(folder)) return;
      const draft = `${folder}.draft`;
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft);
      await make(draft);
      renameSync(draft, folder);
    });
  }
  return folder;
}

/**
 * Whether the lock is ours now. A lock whose holder has died is removed, to be taken at the next try.
 * @param {string} lock
 */
function take(lock) {
  const holder = join(lock, 'holder');
  try {
    mkdirSync(lock);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (existsSync(holder) && !isAlive(Number(readFileSync(holder, 'utf8')))) {
      rmSync(lock, { recursive: true, force: true });
    }
    return false;
  }
  writeFileSync(holder, String(process.pid));
  return true;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
