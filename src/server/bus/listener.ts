import { startBots } from '../../host/bots/bots.ts';
import { withLock } from '../../host/lock.ts';
import { catchUp, refresh } from '../../host/match/catch-up.ts';
import { every, REAL_TIME } from '../../host/time.ts';
import { sendNewsSoon } from '../../host/watchers/news.ts';
import type { Processes } from '../processes.ts';
import { catchUpChat, forgetLostChat } from '../room/chat.ts';
import { isPresent, publishPresence } from '../room/presence.ts';
import { makeNameLearner } from '../room/rename.ts';
import type { Room } from '../room/room.ts';
import type { Server } from '../server.ts';
import { dismissRevoked } from '../socket/dismiss.ts';
import { dismissEnded } from '../socket/dismiss-devices.ts';
import { pauseClockSoon } from '../socket/watching.ts';
import { type BusMessage, HEARTBEAT, SILENCE_LIMIT } from './bus.ts';
import { aliveMessage } from './rules-elsewhere.ts';
import { TELL_EVERY, tellSpent } from './tell-spent.ts';

/** Handles messages of other processes, and notices when one has died. */
export function makeBusListener(
  server: () => Server,
  processes: Pick<Processes, 'leaves' | 'speaks'>,
): {
  /** Tells the others from now on that this process is alive. */
  start(): void;
  receive(message: BusMessage): void;
  reconnected(): void;
  /** The connection to the database is lost. After a failover it may have fewer entries than memory. */
  disconnected(): void;
  stop(): void;
} {
  const lastHeard = new Map<string, number>();
  const learnName = makeNameLearner(server);

  function receive(message: BusMessage): void {
    const { rooms, node, metrics } = server();
    metrics.notices.inc({ about: message.about });
    if ('node' in message) {
      if (message.node === node) return;
      if (!lastHeard.has(message.node)) introduce();
      lastHeard.set(message.node, server().elapsed());
      processes.speaks(message.node);
    }
    switch (message.about) {
      case 'log': {
        const isNews = (room: Room) => message.sequence >= (room.live?.sequence ?? 0);
        const room = rooms.open.get(message.table);
        // Checked again with the lock, because this process itself may have stored the entry.
        if (room && isNews(room)) runInTurn(room, async () => (isNews(room) ? catchUp(server(), room) : undefined));
        break;
      }
      case 'chat':
        runInTurn(rooms.open.get(message.table), catchUpChat);
        break;
      case 'table':
        rooms.changed(message.table);
        runInTurn(rooms.open.get(message.table), refresh);
        break;
      case 'person':
        learnName(message.person);
        break;
      case 'program':
      case 'device':
        dismiss();
        break;
      case 'here':
        updatePresence(server(), rooms.open.get(message.table), message.node, message);
        break;
      case 'who': {
        const room = rooms.open.get(message.table);
        if (room !== undefined && room.watchers.size > 0) publishPresence(server(), room);
        break;
      }
      case 'leaving':
        processes.leaves(message.node);
        break;
      case 'gone':
        processes.leaves(message.node);
        forget(message.node);
        break;
      case 'restore':
        // The next one waits at the database until that is done.
        server().restart(async () => undefined);
        break;
      case 'spent':
        for (const spent of message.spent) server().limits.note(spent);
        break;
      case 'sockets':
        for (const count of message.counts) server().sockets.note(message.node, count);
        break;
      case 'alive':
        server().rulesElsewhere.note(message.node, message.games);
        break;
    }
  }

  function dismiss(): void {
    Promise.all([dismissRevoked(server()), dismissEnded(server())]).catch((err) =>
      server().log.error({ err }, 'a program or a device could not be sent away'),
    );
  }

  function runInTurn(room: Room | undefined, action: (server: Server, room: Room) => Promise<void>): void {
    if (room === undefined) return;
    withLock(room.lock, () => action(server(), room)).catch((err) => {
      room.live = undefined;
      server().log.error({ table: room.id, err }, 'a table could not be brought up to date');
    });
  }

  /** Tells a process that was not known what it has to know of this one. */
  function introduce(): void {
    server().sockets.tellAgain();
    server().bus.publish(aliveMessage(server()));
  }

  function forget(node: string): void {
    lastHeard.delete(node);
    server().sockets.forget(node);
    server().rulesElsewhere.forget(node);
    for (const room of server().rooms.open.values()) {
      if (room.elsewhere.has(node)) updatePresence(server(), room, node, { seated: [], spectators: 0 });
    }
  }

  function beat(): void {
    server().bus.publish(aliveMessage(server()));
    for (const [node, heard] of lastHeard) if (server().elapsed() - heard > SILENCE_LIMIT) forget(node);
  }

  let stopBeating = () => {};

  return {
    start() {
      // Heartbeats are measured in real time, even if tests give matches a clock of their own.
      const stops = [every(REAL_TIME, HEARTBEAT, beat), every(REAL_TIME, TELL_EVERY, () => tellSpent(server()))];
      stopBeating = () => {
        for (const stop of stops) stop();
      };
    },
    receive,
    reconnected() {
      dismiss();
      server().rooms.changed();
      for (const room of server().rooms.open.values()) {
        runInTurn(room, readAnew);
        runInTurn(room, catchUpChat);
        publishPresence(server(), room);
        server().bus.publish({ about: 'who', node: server().node, table: room.id });
      }
    },
    disconnected() {
      for (const room of server().rooms.open.values()) room.needsCheck = true;
    },
    stop: () => stopBeating(),
  };
}

/** After a lost connection the database may have more entries, or fewer after a failover. */
async function readAnew(server: Server, room: Room): Promise<void> {
  const { live } = room;
  await refresh(server, room);
  await catchUp(server, room);
  await forgetLostChat(server, room);
  // If the match is the same, its bots are thinking already, here or in another process.
  if (room.live !== live) startBots(server, room);
}

function updatePresence(
  server: Server,
  room: Room | undefined,
  node: string,
  { seated, spectators }: { readonly seated: readonly string[]; readonly spectators: number },
): void {
  if (room === undefined) return;
  const before = room.elsewhere.get(node)?.seated ?? new Set<string>();
  if (seated.length === 0 && spectators === 0) room.elsewhere.delete(node);
  else room.elsewhere.set(node, { seated: new Set(seated), spectators });
  for (const person of before) if (!isPresent(room, person)) room.left.set(person, server.now());
  sendNewsSoon(server, room);
  pauseClockSoon(server, room);
}
