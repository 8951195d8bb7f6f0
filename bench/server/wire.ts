import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../src/protocol/http.ts';
import type { ServerMessage } from '../../src/protocol/server.ts';
import { NOBODY } from './chair.ts';
import { untilReached } from './reach.ts';

/** Somebody with a cookie. */
export interface Guest {
  readonly url: string;
  readonly cookie: string;
}

/** A connection that is kept when its match is over, and used for another. If it is lost, it is opened again. */
export interface Wire {
  onMessage: (message: ServerMessage) => void;
  /** The server knows nothing of what was watched over the connection before. */
  onReopened: () => void;
  say(message: object): void;
  close(): void;
}

/** The address names the table that it is for, by which a balancer may go, if it is for one. */
export async function connect(guest: Guest, table?: string): Promise<Wire> {
  let closed = false;
  const wire: Wire = {
    onMessage: NOBODY,
    onReopened: NOBODY,
    // What is said to a lost connection is not heard: it is said again when the connection is back.
    say: (message) => socket.send(JSON.stringify(message), NOBODY),
    close() {
      closed = true;
      socket.terminate();
    },
  };
  const open = async () => {
    const opened = await untilReached(() => openSocket(guest, table, (message) => wire.onMessage(message)));
    opened.once('close', async () => {
      if (closed) return;
      socket = await open();
      wire.onReopened();
    });
    return opened;
  };
  let socket = await open();
  return wire;
}

function openSocket(
  { url, cookie }: Guest,
  table: string | undefined,
  onMessage: Wire['onMessage'],
): Promise<WebSocket> {
  const address = `${url.replace('http', 'ws')}${SOCKET_PATH}?answers=with-changes${table === undefined ? '' : `&table=${table}`}`;
  const socket = new WebSocket(address, { headers: { cookie } });
  socket.on('message', (data) => onMessage(JSON.parse(data.toString())));
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket)).on('error', reject);
  });
}
