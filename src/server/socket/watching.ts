import { startBots } from '../../host/bots/bots.ts';
import { needsPlayers, noticePresence, pausePassedClock } from '../../host/clocks/pause-clock.ts';
import { deny } from '../../host/denial.ts';
import { withLock } from '../../host/lock.ts';
import { refresh } from '../../host/match/catch-up.ts';
import { liveOf } from '../../host/match/reading.ts';
import { sendAccepted } from '../../host/request.ts';
import { endVotesAbout } from '../../host/seats/stand-ins.ts';
import { seatsHeldBy } from '../../host/table.ts';
import { sendNewsSoon } from '../../host/watchers/news.ts';
import { addWatcher, sendCurrent } from '../../host/watchers/watching.ts';
import { sendChatSoFar } from '../room/chat.ts';
import { isPresentHere, publishPresence } from '../room/presence.ts';
import type { Room } from '../room/room.ts';
import type { Server } from '../server.ts';
import { takeOut } from '../store/tables/put-away.ts';
import type { Connection } from './connection.ts';
import { hosted, type ServerHandler } from './request.ts';

/** Starts to watch a table: its info, the match, the chat. */
export const watch: ServerHandler<'watch'> = async ({ server, connection, room, message }) => {
  const { watching, person } = connection;
  const { limits } = server.settings;
  if (!watching.has(room.id) && watching.size >= limits.tables) return deny('too-fast', 'refused.too-many-tables');
  await liveOf(server, room);
  await pausePassedClock(server, room);
  if (!connection.isOpen()) return undefined;
  const watcher = addWatcher(room, connection, message.rules);
  if (!watching.has(room.id)) {
    watching.set(room.id, { room, watcher });
    await endVotesAbout(server, room, person.id);
    await takeOutFor(server, room, person.id);
    publishPresence(server, room);
    sendNewsSoon(server, room);
  }
  await noticePresence(server, room);
  await sendCurrent(server, room, watcher, message.request);
  await sendChatSoFar(server, room, watcher);
  // With several processes, the bot may be thinking in another one; the job 'wake-bots' notices if not.
  if (server.kind === 'sqlite') startBots(server, room);
  return undefined;
};

/** An archived match continues when one of its players comes. */
async function takeOutFor(server: Server, room: Room, person: string): Promise<void> {
  if (room.stored.putAway === undefined || seatsHeldBy(room.stored, person).length === 0) return;
  await takeOut(server.db, room.id);
  await refresh(server, room);
  startBots(server, room);
}

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
  room.used = server.elapsed();
  if (isPresentHere(room, connection.person.id)) return;
  if (seatsHeldBy(room.stored, connection.person.id).length > 0) room.left.set(connection.person.id, server.now());
  publishPresence(server, room);
  sendNewsSoon(server, room);
  pauseClockSoon(server, room);
}

/** Pauses the time for all if no player is present any more. */
export function pauseClockSoon(server: Server, room: Room): void {
  if (!needsPlayers(room)) return;
  withLock(room.lock, () => noticePresence(server, room)).catch((err) =>
    server.log.error({ table: room.id, err }, 'a clock could not be stopped'),
  );
}
