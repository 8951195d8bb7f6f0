import { tablesOf } from '../store/tables/tables.ts';
import type { HostRequest } from './section.ts';

/**
 * Whether the host plays against people just now. They get no backup then, which holds every hand, and no figure that grows with each
 * entry: on a quiet server it would count what others do in secret.
 */
export async function playsAgainstPeople({ server, host }: Pick<HostRequest, 'server' | 'host'>): Promise<boolean> {
  const own = await tablesOf(server.db, host.id);
  return own.some(
    ({ row, seats }) =>
      row.state === 'running' && seats.some(({ holder, person }) => holder === 'person' && person !== host.id),
  );
}

/** In bytes: a size that is told to somebody who plays is a multiple of this. */
const COARSE = 100_000;

export function sizeFor(plays: boolean, bytes: number): number {
  return plays ? Math.ceil(bytes / COARSE) * COARSE : bytes;
}
