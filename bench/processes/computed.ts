import { readdirSync, readFileSync } from 'node:fs';

/** In milliseconds: a tick of the kernel's accounts, which are in hundredths of a second on every Linux. */
const TICK = 10;

/** In milliseconds: what a process and those it has started have computed so far. Of Linux alone. */
export function computedBy(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? accountOf(Number(name)) : []));
  const family = new Set([root]);
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, { pid, ticks }) => sum + (family.has(pid) ? ticks : 0), 0) * TICK;
}

interface Account {
  readonly pid: number;
  readonly parent: number;
  /** Its own, and those of children that have ended. */
  readonly ticks: number;
}

function accountOf(pid: number): Account[] {
  try {
    // The name before may hold spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return [{ pid, parent: Number(fields[1]), ticks }];
  } catch {
    // It has just ended.
    return [];
  }
}
