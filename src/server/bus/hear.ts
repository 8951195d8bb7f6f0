import { catchUp, refresh } from '../../host/catch-up.ts';
import { sendNewsSoon } from '../../host/news.ts';
import { inTurn } from '../../host/turn.ts';
import { catchUpChat } from '../room/chat.ts';
import { announce, isPresent } from '../room/presence.ts';
import type { Room } from '../room/room.ts';
import type { Server } from '../server.ts';
import { dismissRevoked } from '../socket/dismiss.ts';
import { dismissEnded } from '../socket/dismiss-devices.ts';
import { personById } from '../store/people.ts';
import { HEARTBEAT, SILENCE, type Tidings } from './bus.ts';

/** Acts on what other processes tell, and notices when one has died without a word. */
export function makeHearing(server: () => Server): {
  hear(tidings: Tidings): void;
  missed(): void;
  stop(): void;
} {
  const heardFrom = new Map<string, number>();

  function hear(tidings: Tidings): void {
    const { rooms, node } = server();
    if ('node' in tidings) {
      if (tidings.node === node) return;
      heardFrom.set(tidings.node, performance.now());
    }
    switch (tidings.about) {
      case 'log': {
        const isNews = (room: Room) => tidings.sequence >= (room.live?.sequence ?? 0);
        const room = rooms.open.get(tidings.table);
        // By the time it is this table's turn, it may have been this very process that has stored it.
        if (room && isNews(room)) attend(room, async () => (isNews(room) ? catchUp(server(), room) : undefined));
        break;
      }
      case 'chat':
        attend(rooms.open.get(tidings.table), catchUpChat);
        break;
      case 'table':
        attend(rooms.open.get(tidings.table), refresh);
        break;
      case 'person':
        rename(tidings.person);
        for (const room of rooms.open.values()) {
          if (room.stored.seats.some(({ person }) => person === tidings.person)) attend(room, refresh);
        }
        break;
      case 'program':
      case 'device':
        dismiss();
        break;
      case 'here':
        hearPresence(rooms.open.get(tidings.table), tidings.node, tidings);
        break;
      case 'who': {
        const room = rooms.open.get(tidings.table);
        if (room !== undefined && room.watchers.size > 0) announce(server(), room);
        break;
      }
      case 'gone':
        forget(tidings.node);
        break;
      case 'alive':
        break;
    }
  }

  /** Somebody has another name now, and may be connected here. */
  function rename(id: string): void {
    const here = [...server().connections].filter(({ person }) => person.id === id);
    if (here.length === 0) return;
    personById(server().db, id).then(
      (row) => {
        if (row !== undefined) for (const connection of here) connection.person = { id, name: row.name };
      },
      (err) => server().log.error({ err }, 'a name could not be learned'),
    );
  }

  function dismiss(): void {
    Promise.all([dismissRevoked(server()), dismissEnded(server())]).catch((err) =>
      server().log.error({ err }, 'a program or a device could not be sent away'),
    );
  }

  function attend(room: Room | undefined, action: (server: Server, room: Room) => Promise<void>): void {
    if (room === undefined) return;
    inTurn(room.turn, () => action(server(), room)).catch((err) => {
      room.live = undefined;
      server().log.error({ table: room.id, err }, 'a table could not be brought up to date');
    });
  }

  function forget(node: string): void {
    heardFrom.delete(node);
    for (const room of server().rooms.open.values()) {
      if (room.elsewhere.has(node)) hearPresence(room, node, { seated: [], spectators: 0 });
    }
  }

  const pulse = setInterval(() => {
    server().bus.announce({ about: 'alive', node: server().node });
    for (const [node, heard] of heardFrom) if (performance.now() - heard > SILENCE) forget(node);
  }, HEARTBEAT);
  pulse.unref();

  return {
    hear,
    missed() {
      dismiss();
      for (const room of server().rooms.open.values()) {
        attend(room, catchUp);
        attend(room, catchUpChat);
        attend(room, refresh);
        announce(server(), room);
        server().bus.announce({ about: 'who', node: server().node, table: room.id });
      }
    },
    stop() {
      clearInterval(pulse);
      server().bus.announce({ about: 'gone', node: server().node });
    },
  };
}

function hearPresence(
  room: Room | undefined,
  node: string,
  { seated, spectators }: { readonly seated: readonly string[]; readonly spectators: number },
): void {
  if (room === undefined) return;
  const before = room.elsewhere.get(node)?.seated ?? new Set<string>();
  if (seated.length === 0 && spectators === 0) room.elsewhere.delete(node);
  else room.elsewhere.set(node, { seated: new Set(seated), spectators });
  for (const person of before) if (!isPresent(room, person)) room.left.set(person, Date.now());
  sendNewsSoon(room);
}
