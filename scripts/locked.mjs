import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN = 200;

/** Does something while no other process does the same; the others wait for their turn. */
export async function alone(lock, action) {
  while (!take(lock)) await wait(LOOK_AGAIN);
  try {
    await action();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Makes a folder once, however many processes want it. It appears whole or not at all. */
export async function madeOnce(folder, make) {
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(folder)) {
    await alone(`${folder}.lock`, async () => {
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

/** Whether the lock is ours now. One whose holder has died is broken, to be taken the next time. */
function take(lock) {
  const holder = join(lock, 'holder');
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (existsSync(holder) && !isAlive(Number(readFileSync(holder, 'utf8')))) {
      rmSync(lock, { recursive: true, force: true });
    }
    return false;
  }
  writeFileSync(holder, String(process.pid));
  return true;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
