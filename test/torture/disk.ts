import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedMemory } from '../../scripts/shared-memory.mjs';
import { waitUntil } from '../waiting.ts';

/** A file system of its own, which can stand still, fill up, or vanish as if its plug had been pulled. */
export interface Disk {
  readonly folder: string;
  /** Nothing is written until it thaws; whoever writes waits. */
  freeze(): void;
  thaw(): void;
  fill(): void;
  empty(): void;
  /** Whatever is not on the platter is lost, and everything fails from now on. */
  pull(): void;
  /** Plugs it in again; nobody may use it any more. */
  plug(): Promise<void>;
  remove(): Promise<void>;
}

const MEGABYTES = 1536;
/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: what was not flushed is lost. Node has no ioctl, and Perl is part of every Debian. */
const PULL = `open(my $disk, '<', $ARGV[0]) or die; ioctl($disk, 0x8004587d, my $flag = pack('L', 2)) or die "$!"`;

function command(program: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

/** Throws where file systems cannot be mounted: it takes root on Linux. */
export function makeDisk(): Disk {
  const home = mkdtempSync(join(sharedMemory() ?? tmpdir(), 'underbridge-disk-'));
  const image = join(home, 'image');
  const folder = join(home, 'mounted');
  const filler = join(folder, 'filler');
  const mount = () => command('mount', '-o', 'loop', image, folder);
  const isUnmounted = () => spawnSync('umount', [folder], { stdio: 'ignore' }).status === 0;
  const unmount = () => waitUntil('nobody uses the disk any more', isUnmounted);
  command('truncate', '-s', `${MEGABYTES}M`, image);
  command('mkfs.ext4', '-q', '-m', '0', image);
  command('mkdir', folder);
  mount();
  for (const path of [home, folder]) chmodSync(path, 0o777);
  return {
    folder,
    freeze: () => command('fsfreeze', '-f', folder),
    thaw: () => command('fsfreeze', '-u', folder),
    fill() {
      for (let left = Number.POSITIVE_INFINITY, tries = 0; left > 0 && tries < 20; tries++) {
        const { bavail, bsize } = statfsSync(folder);
        left = bavail;
        spawnSync('fallocate', ['-o', String(tries * MEGABYTES * 2 ** 20), '-l', String(bavail * bsize), filler]);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    pull: () => command('perl', '-e', PULL, folder),
    async plug() {
      await unmount();
      mount();
    },
    async remove() {
      await unmount();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
