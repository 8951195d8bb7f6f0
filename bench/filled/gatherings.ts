import type { Opened } from '../../src/server/store/database/open.ts';
import { add } from './rows.ts';
import { GAMES, HOUR, MATCHES, MINUTE, PEOPLE, personAt, SEATS, START } from './sizes.ts';

/** Whoever asks is a host with the room open; much has been done there, and many have been called. */
export async function fillHostRoom(db: Opened['db'], me: string): Promise<void> {
  const { secret_hash: device } = await db
    .selectFrom('devices')
    .select('secret_hash')
    .where('person', '=', me)
    .executeTakeFirstOrThrow();
  await db.insertInto('hosts').values({ person: me, made: START }).execute();
  await db
    .insertInto('host_doors')
    .values({ device, until: Date.now() + 12 * HOUR })
    .execute();
  await add(
    Array.from({ length: PEOPLE }, (_, index) => index),
    (index) => ({
      id: `d${String(index).padStart(15, '0')}`,
      at: START + index * MINUTE,
      host: me,
      name: 'Host',
      what: 'made-link',
      about: personAt(index),
      details: '{"name":"Person"}',
    }),
    (rows) => db.insertInto('host_log').values(rows).execute(),
  );
  await add(
    Array.from({ length: 2 * PEOPLE }, (_, index) => index),
    (index) => ({
      person: personAt(index),
      table_id: `m${String(index % MATCHES).padStart(9, '0')}`,
      turn: Math.floor(index / PEOPLE),
      kind: 'turn' as const,
      channel: 'push' as const,
      made: START + index * MINUTE,
      due: START + index * MINUTE,
      state: 'sent' as const,
      done: START + index * MINUTE,
    }),
    (rows) => db.insertInto('calls').values(rows).execute(),
  );
}

/** Many have waited for others, and found them. */
export async function fillWaiting(db: Opened['db']): Promise<void> {
  await add(
    Array.from({ length: PEOPLE }, (_, index) => index),
    (index) => ({
      id: `w${String(index).padStart(9, '0')}`,
      person: personAt(index),
      game: GAMES[index % GAMES.length] ?? GAMES[0],
      seats: SEATS,
      pace: 'live-quick' as const,
      rated: 0,
      bot_after: null,
      stay: 0,
      since: Date.now() - HOUR - index,
      until: Date.now(),
      ended: Date.now() - index,
      outcome: 'people' as const,
      table_id: null,
      bots: 0,
      opened: 1,
    }),
    (rows) => db.insertInto('waiting').values(rows).execute(),
  );
}

/** Eight who have met in many matches. */
export async function fillGroup(db: Opened['db'], me: string): Promise<void> {
  const group = { id: 'bench00000', name: 'Thursday trolls', owner: me, link: 'l'.repeat(20), made: START };
  await add(
    [group],
    (row) => row,
    (rows) => db.insertInto('groups').values(rows).execute(),
  );
  const members = [me, ...Array.from({ length: 7 }, (_, index) => personAt(index * 7))];
  await add(
    members,
    (person) => ({ group_id: group.id, person, joined: START }),
    (rows) => db.insertInto('group_members').values(rows).execute(),
  );
}
