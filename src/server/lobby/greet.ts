import { withLock } from '../../host/lock.ts';
import { markOf } from '../../protocol/house-mark.ts';
import { addLine } from '../room/chat.ts';
import type { Server } from '../server.ts';
import type { PersonRow } from '../store/people/schema.ts';

/** Stores the greeting of a new table's host as the first line of its chat. */
export async function greet(server: Server, table: string, host: PersonRow, text: string): Promise<void> {
  const room = await server.rooms.enter(table);
  if (room === undefined) return;
  const person = { ...host, mark: markOf(host) };
  await withLock(room.lock, () => addLine(server, room, person, { text }));
}
