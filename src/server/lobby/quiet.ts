import type { z } from 'zod';
import { type Denial, deny } from '../../host/denial.ts';
import type { StoredTable } from '../../host/store.ts';
import { belongs } from '../../host/watchers/quiet.ts';
import type { muting } from '../../protocol/http.ts';
import type { Server } from '../server.ts';
import { setMuted, setSpectatorsChat } from '../store/tables/quiet.ts';

/** Players may mute spectators, and the host may mute players; nobody can mute the host. */
export async function mute(
  { db }: Server,
  stored: StoredTable,
  person: string,
  { person: whom, muted }: z.infer<typeof muting>,
): Promise<Denial | undefined> {
  const { host, id } = stored.row;
  if (!belongs(stored, person)) return deny('not-allowed', 'refused.not-seated');
  if (whom === host || whom === person) return deny('not-allowed', 'refused.mute-host');
  if (belongs(stored, whom) && person !== host) return deny('not-allowed', 'refused.host-only');
  if (muted && !stored.muted.includes(whom) && stored.muted.length >= MOST_MUTED) {
    return deny('not-allowed', 'refused.muted-enough');
  }
  await setMuted(db, id, whom, muted);
  return undefined;
}

/** Beyond this, spectators should not be allowed to chat at all. */
const MOST_MUTED = 50;

/** Players decide whether spectators may chat. */
export async function allowSpectators(
  { db }: Server,
  stored: StoredTable,
  person: string,
  allowed: boolean,
): Promise<Denial | undefined> {
  if (!belongs(stored, person)) return deny('not-allowed', 'refused.not-seated');
  await setSpectatorsChat(db, stored.row.id, allowed);
  return undefined;
}
