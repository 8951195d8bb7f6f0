import { tablesOf } from '../store/tables/tables.ts';
import type { HostRequest } from './section.ts';

/**
 * Whether the host is playing against people. Then they get no backup, which contains all hidden cards, and no figure that grows with
 * each entry, which would reveal secret answers on a quiet server.
 */
export async function playsAgainstPeople({ server, host }: Pick<HostRequest, 'server' | 'host'>): Promise<boolean> {
  const own = await tablesOf(server.db, host.id);
  return own.some(
    ({ row, seats }) =>
      row.state === 'running' && seats.some(({ holder, person }) => holder === 'person' && person !== host.id),
  );
}

/** In bytes: sizes shown to a host who is playing are rounded up to a multiple of this. */
const COARSE = 100_000;

export function sizeFor(plays: boolean, bytes: number): number {
  return plays ? Math.ceil(bytes / COARSE) * COARSE : bytes;
}
