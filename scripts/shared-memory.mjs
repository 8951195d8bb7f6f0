import { existsSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/** In bytes. What tests keep there needs less, and containers often have 64 MB. */
const ROOMY = 2 ** 30;

/** A folder that lies in memory, if this machine has one with room enough: what need not outlive its test costs no disk there. */
export function sharedMemory() {
  if (!existsSync(FOLDER)) return undefined;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize >= ROOMY ? FOLDER : undefined;
}
