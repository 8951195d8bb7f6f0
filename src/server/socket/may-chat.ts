import { type Denial, deny } from '../../host/denial.ts';
import { whyQuiet } from '../../host/watchers/quiet.ts';
import { isBlockedBy } from '../store/people/relations.ts';
import type { ServerRequest } from './request.ts';

/** Why the connection may not chat at the table now. Counts the line for the person and for the address. */
export function whyNoChat({
  server,
  connection,
  room,
}: Pick<ServerRequest, 'server' | 'connection' | 'room'>): Denial | undefined {
  const { watching, person, address } = connection;
  if (!watching.has(room.id)) return deny('not-allowed', 'refused.not-watching');
  const quiet = whyQuiet(room.stored, person.id);
  if (quiet !== undefined) return quiet;
  const { chatting } = server;
  return chatting.person.spend(person.id) && chatting.address.spend(address)
    ? undefined
    : deny('too-fast', 'refused.too-fast');
}

/** Nobody writes at a table where somebody sits who has blocked them. */
export async function whyBlocked({
  server,
  connection,
  room,
}: Pick<ServerRequest, 'server' | 'connection' | 'room'>): Promise<Denial | undefined> {
  const people = room.stored.seats.flatMap(({ person }) => person ?? []);
  return (await isBlockedBy(server.db, connection.person.id, people))
    ? deny('not-allowed', 'refused.blocked')
    : undefined;
}
