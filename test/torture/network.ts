import { spawnSync } from 'node:child_process';

/** A network namespace with two lines to it: one for players, and one to the database that can be cut. */
export interface Network {
  /** What starts a program in it. */
  readonly launcher: readonly [string, ...string[]];
  /** Where a program in it listens to players. */
  readonly inside: string;
  /** Where a program in it reaches the database. */
  readonly database: string;
  /** Packets to the database vanish, and nobody is told. */
  cut(): void;
  mend(): void;
  remove(): void;
}

/** Of this process alone, so that several may run beside each other. */
const NUMBER = process.pid % 10_000;
const NAME = `underbridge-${NUMBER}`;
const DOOR = `ubdoor${NUMBER}`;
const BASE = `ubbase${NUMBER}`;
const NETWORK = `10.${200 + (NUMBER % 50)}.${Math.floor(NUMBER / 50)}`;
const INSIDE = `${NETWORK}.2`;
const DATABASE = `${NETWORK}.5`;

function ip(...args: string[]): void {
  const { status, stderr, error } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${error?.message ?? stderr}`);
}

/** Throws where there are no network namespaces: it takes root on Linux, and iproute2. */
export function makeNetwork(): Network {
  spawnSync('ip', ['netns', 'del', NAME]);
  ip('netns', 'add', NAME);
  for (const [line, outside, inside] of [
    [DOOR, `${NETWORK}.1`, INSIDE],
    [BASE, DATABASE, `${NETWORK}.6`],
  ] as const) {
    ip('link', 'add', line, 'type', 'veth', 'peer', 'name', 'far', 'netns', NAME);
    ip('-n', NAME, 'link', 'set', 'far', 'name', line);
    ip('addr', 'add', `${outside}/30`, 'dev', line);
    ip('-n', NAME, 'addr', 'add', `${inside}/30`, 'dev', line);
    ip('link', 'set', line, 'up');
    ip('-n', NAME, 'link', 'set', line, 'up');
  }
  ip('-n', NAME, 'link', 'set', 'lo', 'up');
  return {
    // Not `ip netns exec`: that makes a copy of all mounts, which keeps a disk alive after it was unplugged.
    launcher: ['nsenter', `--net=/run/netns/${NAME}`],
    inside: INSIDE,
    database: DATABASE,
    cut: () => ip('link', 'set', BASE, 'down'),
    mend: () => ip('link', 'set', BASE, 'up'),
    remove: () => void spawnSync('ip', ['netns', 'del', NAME]),
  };
}
