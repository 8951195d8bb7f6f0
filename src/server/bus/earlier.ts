import type { Server } from '../server.ts';
import { TOLD_BY_SHARES } from '../store/migrations/045-shares.ts';
import { listensByShares } from './channels.ts';

/** How many looks after they were first seen processes of the version before are told what they may have missed. */
const TOLD_SO_OFTEN = 2;

/**
 * Processes of the version before hear over the channel of all alone. Only when none are alive, a row in the database keeps its triggers
 * from using that, too. One that starts beside newer ones may miss what happens until they have seen it, so it is told of every table then.
 */
export function makeEarlier(server: () => Server): { note(alive: readonly string[]): Promise<void> } {
  const looks = new Map<string, number>();

  return {
    async note(alive) {
      const { bus, db, kind, rooms } = server();
      if (kind === 'sqlite') return;
      const earlier = alive.filter((node) => !listensByShares(node));
      await setRow(db, earlier.length === 0);
      bus.withEarlier(earlier.length > 0);
      for (const node of looks.keys()) if (!earlier.includes(node)) looks.delete(node);
      for (const node of earlier) looks.set(node, (looks.get(node) ?? 0) + 1);
      if ([...looks.values()].some((seen) => seen <= TOLD_SO_OFTEN))
        bus.catchUpEarlier(
          [...rooms.open.values()].map(({ id, live }) => ({ id, sequence: (live?.sequence ?? 0) - 1 })),
        );
    },
  };
}

async function setRow(db: Server['db'], isWanted: boolean): Promise<void> {
  const row = { name: TOLD_BY_SHARES, value: '' };
  const isThere = await db.selectFrom('server_keys').select('name').where('name', '=', row.name).executeTakeFirst();
  if ((isThere !== undefined) === isWanted) return;
  if (isWanted)
    await db
      .insertInto('server_keys')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('server_keys').where('name', '=', row.name).execute();
}
