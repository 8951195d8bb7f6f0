import { letBotsThink } from '../../host/bots.ts';
import { deny } from '../../host/denial.ts';
import { sendNewsSoon } from '../../host/news.ts';
import { liveOf } from '../../host/reading.ts';
import { sendAccepted } from '../../host/request.ts';
import { endVotesAbout } from '../../host/stand-ins.ts';
import { seatsHeldBy } from '../../host/table.ts';
import { addWatcher, showTo } from '../../host/watching.ts';
import { sendChatSoFar } from '../room/chat.ts';
import { announce, isPresentHere } from '../room/presence.ts';
import type { Server } from '../server.ts';
import type { Connection } from './connection.ts';
import { hosted, type ServerHandler } from './request.ts';

/** Follows a table from now on: news about it, the match as it stands, what has been said. */
export const watch: ServerHandler<'watch'> = async ({ server, connection, room, message }) => {
  const { watching, person } = connection;
  const { limits } = server.settings;
  if (!watching.has(room.id) && watching.size >= limits.tables) return deny('too-fast', 'refused.too-many-tables');
  await liveOf(server, room);
  if (!connection.isOpen()) return undefined;
  const watcher = addWatcher(room, connection);
  if (!watching.has(room.id)) {
    watching.set(room.id, { room, watcher });
    await endVotesAbout(server, room, person.id);
    announce(server, room);
    sendNewsSoon(room);
  }
  await showTo(server, room, watcher, message.request);
  await sendChatSoFar(server, room, watcher);
  // With several processes, another may be letting the bot think already; the watchdog knows when it is not.
  if (server.kind === 'sqlite') letBotsThink(server, room);
  return undefined;
};

export const leave: ServerHandler<'leave'> = async (request) => {
  unwatch(request.server, request.connection, request.room.id);
  sendAccepted(hosted(request));
  return undefined;
};

export function unwatch(server: Server, connection: Connection, table: string): void {
  const watched = connection.watching.get(table);
  if (watched === undefined) return;
  const { room, watcher } = watched;
  connection.watching.delete(table);
  room.watchers.delete(watcher);
  room.used = Date.now();
  if (isPresentHere(room, connection.person.id)) return;
  if (seatsHeldBy(room.stored, connection.person.id).length > 0) room.left.set(connection.person.id, Date.now());
  announce(server, room);
  sendNewsSoon(room);
}
