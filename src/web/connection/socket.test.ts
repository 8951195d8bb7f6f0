import { afterEach, expect, test } from 'vitest';
import { WebSocket as NodeSocket, WebSocketServer } from 'ws';
import type { ClientMessage } from '../../protocol/client.ts';
import type { ServerMessage } from '../../protocol/server.ts';
import type { ConnectionStatus } from './connection.ts';
import { connectBySocket, queryFor, retryDelay, type SocketConnection } from './socket.ts';

const TABLE = 'abcdefghij';
const servers: WebSocketServer[] = [];
const sockets: NodeSocket[] = [];

/** Connections of a test that is over do not come back: the next test may be given the same port. */
let round = 0;

afterEach(() => {
  round++;
  for (const socket of sockets.splice(0)) socket.terminate();
  for (const server of servers.splice(0)) stop(server);
});

interface Station {
  server: WebSocketServer;
  port: number;
  heard: ClientMessage[];
  say(message: ServerMessage): void;
}

/** A real WebSocket server that records its messages; `reply` makes the answers. */
async function serve(port: number, reply: (message: ClientMessage) => ServerMessage | undefined): Promise<Station> {
  const server = new WebSocketServer({ port });
  servers.push(server);
  const heard: ClientMessage[] = [];
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ClientMessage;
      heard.push(message);
      const answer = reply(message);
      if (answer !== undefined) socket.send(JSON.stringify(answer));
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    server,
    port: address.port,
    heard,
    say: (message) => {
      for (const socket of server.clients) socket.send(JSON.stringify(message));
    },
  };
}

function stop(server: WebSocketServer): void {
  for (const socket of server.clients) socket.terminate();
  server.close();
}

function connectTo(port: number): SocketConnection {
  const own = round;
  return connectBySocket({
    open: () => {
      const socket = new NodeSocket(`ws://127.0.0.1:${port}`);
      socket.on('error', () => {});
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    wait(_, action) {
      const timer = setTimeout(() => own === round && action(), 5);
      return () => clearTimeout(timer);
    },
    random: () => 0,
    outdated: () => false,
  });
}

async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (;;) {
    const seen = look();
    if (seen !== undefined && seen !== false) return seen;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

const acknowledge = (message: ClientMessage): ServerMessage | undefined =>
  message.type === 'move'
    ? {
        type: 'accepted',
        ...(message.request !== undefined && { request: message.request }),
        table: TABLE,
        revision: 1,
      }
    : undefined;

const MOVE = { type: 'move', table: TABLE, seat: 0, seatEntry: 0, move: { do: 'done' } } as const;

test('follows a table and hears only what concerns it', async () => {
  const station = await serve(0, () => undefined);
  const connection = connectTo(station.port);
  const heard: ServerMessage[] = [];
  connection.follow(TABLE, (message) => heard.push(message));
  await until(() => station.heard.length > 0);
  expect(station.heard).toEqual([{ type: 'watch', table: TABLE }]);
  station.say({ type: 'chat', table: 'otherother', lines: [] });
  station.say({ type: 'chat', table: TABLE, lines: [] });
  await until(() => heard.length > 0);
  expect(heard).toEqual([{ type: 'chat', table: TABLE, lines: [] }]);
});

test('the answer to a wish is the message with its number', async () => {
  const station = await serve(0, acknowledge);
  const connection = connectTo(station.port);
  const [first, second] = await Promise.all([connection.ask(MOVE), connection.ask(MOVE)]);
  expect(first).toMatchObject({ type: 'accepted', request: 1 });
  expect(second).toMatchObject({ type: 'accepted', request: 2 });
});

test('after the server was gone it watches again and sends the unanswered move again', async () => {
  const deaf = await serve(0, () => undefined);
  const connection = connectTo(deaf.port);
  const lines: ConnectionStatus[] = [];
  connection.onStatus((line) => lines.push(line));
  connection.follow(TABLE, () => {});
  const answer = connection.ask(MOVE);
  await until(() => deaf.heard.length === 2);
  stop(deaf.server);
  await until(() => lines.at(-1) === 'lost');
  const back = await serve(deaf.port, acknowledge);
  expect(await answer).toMatchObject({ type: 'accepted' });
  expect(back.heard).toEqual([
    { type: 'watch', table: TABLE },
    { ...MOVE, request: 1 },
  ]);
  // The first attempt may fail on a busy machine; only the statuses after the first 'open' count.
  expect(lines.slice(-3)).toEqual(['open', 'lost', 'open']);
});

test('a server that stops in good order is left for the next without a word', async () => {
  const deaf = await serve(0, () => undefined);
  const connection = connectTo(deaf.port);
  const lines: ConnectionStatus[] = [];
  connection.onStatus((line) => lines.push(line));
  connection.follow(TABLE, () => {});
  const answer = connection.ask(MOVE);
  await until(() => deaf.heard.length === 2);
  const before = lines.length;
  // It goes on to listen, as another process behind the same proxy would.
  deaf.server.removeAllListeners('connection');
  deaf.server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const reply = acknowledge(JSON.parse(String(data)) as ClientMessage);
      if (reply !== undefined) socket.send(JSON.stringify(reply));
    });
  });
  for (const socket of deaf.server.clients) socket.close(1012);
  expect(await answer).toMatchObject({ type: 'accepted' });
  expect(lines.slice(before)).toEqual([]);
});

test('who no longer follows a table leaves it', async () => {
  const station = await serve(0, () => undefined);
  const connection = connectTo(station.port);
  const leave = connection.follow(TABLE, () => {});
  await until(() => station.heard.length > 0);
  leave();
  await until(() => station.heard.length > 1);
  expect(station.heard[1]).toEqual({ type: 'leave', table: TABLE });
});

test('waits longer after every failure, within bounds, and not all alike', () => {
  expect([0, 1, 2, 3].map((attempt) => retryDelay(attempt, 1))).toEqual([500, 1000, 2000, 4000]);
  expect(retryDelay(30, 1)).toBe(15_000);
  expect(retryDelay(2, 0)).toBe(1000);
});

test('the address names the table, and how often a server has sent the page elsewhere', () => {
  expect(queryFor(undefined, 0)).toBe('?answers=with-changes');
  expect(queryFor(TABLE, 0)).toBe(`?answers=with-changes&table=${TABLE}`);
  expect(queryFor(TABLE, 2)).toBe(`?answers=with-changes&table=${TABLE}&again=2`);
});

test('a page that is sent elsewhere asks for another process', async () => {
  const queries: string[] = [];
  const station = await serve(0, () => undefined);
  const connection = connectBySocket({
    open(query) {
      queries.push(query);
      const socket = new NodeSocket(`ws://127.0.0.1:${station.port}`);
      // Once the test is over, nobody is there any more.
      socket.on('error', () => {});
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    wait(_, action) {
      const timer = setTimeout(action, 5);
      return () => clearTimeout(timer);
    },
    random: () => 0,
    outdated: () => false,
  });
  connection.follow(TABLE, () => {});
  await until(() => station.server.clients.size === 1);
  for (const client of station.server.clients) client.close(1012);
  await until(() => queries.length === 2);
  expect(queries).toEqual([queryFor(TABLE, 0), queryFor(TABLE, 1)]);
});

test('a change answers the request that has caused it, and is shown like any other', async () => {
  const station = await serve(0, ({ type, request }) => {
    if (type !== 'undo') return undefined;
    const change = { moments: 1, over: false, asked: [], perspectives: [], scoreChanges: [], logs: [] };
    return { type: 'change', table: TABLE, revision: 4, ...change, ...(request !== undefined && { request }) };
  });
  const connection = connectTo(station.port);
  const heard: string[] = [];
  connection.follow(TABLE, ({ type }) => heard.push(type));
  const answer = await connection.ask({ type: 'undo', table: TABLE, seat: 0, seatEntry: 0 });
  expect(answer).toEqual({ type: 'accepted', request: 1, table: TABLE, revision: 4 });
  expect(heard).toEqual(['change']);
});

test('which rules the page has is said to servers that take it, after a reconnection too', async () => {
  const HELLO = { type: 'hello', person: { id: 'ada', name: 'Ada', mark: '' }, version: '1', protocol: 1 } as const;
  const { server, port, heard, say } = await serve(0, acknowledge);
  const connection = connectTo(port);
  connection.follow(TABLE, () => {});
  await until(() => heard.length === 1);
  connection.hasRules(TABLE, 3);
  say(HELLO);
  await until(() => heard.length === 2);
  say({ ...HELLO, takesRules: true });
  await until(() => heard.length === 3);
  const plain = { type: 'watch', table: TABLE };
  expect(heard).toEqual([plain, plain, { ...plain, rules: 3 }]);

  stop(server);
  const after = await serve(port, acknowledge);
  await until(() => after.server.clients.size > 0);
  after.say({ ...HELLO, takesRules: true });
  await until(() => after.heard.length > 0);
  expect(after.heard).toEqual([{ ...plain, rules: 3 }]);
});
