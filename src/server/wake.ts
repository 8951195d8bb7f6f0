import { withLock } from '../host/lock.ts';
import { NewerRules } from '../kernel/upgrade.ts';
import type { Room } from './room/room.ts';
import type { Server } from './server.ts';

/** Runs the action at each of these tables with its lock, one after another. An error at one does not affect the others. */
export async function wakeTables(
  server: Server,
  tables: readonly string[],
  action: (room: Room) => Promise<void>,
): Promise<void> {
  for (const id of tables) {
    try {
      const room = await server.rooms.enter(id);
      if (room !== undefined) await withLock(room.lock, () => action(room));
    } catch (err) {
      // A match that a process with newer rules has continued is left to it.
      if (err instanceof NewerRules) continue;
      server.log.error({ table: id, err }, 'a table could not be woken');
    }
  }
}
