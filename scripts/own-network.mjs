import { spawnSync } from 'node:child_process';

const LAUNCHER = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$0" "$@"'];

/**
 * What starts a program in a network of its own, where that can be had (it takes root on Linux): browsers on the machine give up
 * what they are loading whenever their network changes. Otherwise nothing.
 * @returns {readonly string[]}
 */
export function ownNetwork() {
  const [program = '', ...args] = LAUNCHER;
  return spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0 ? LAUNCHER : [];
}
