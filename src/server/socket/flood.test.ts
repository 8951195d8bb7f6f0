import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { visit } from '../../../test/server/kit/client.ts';
import { askedOf, pairAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { standingTime } from '../../../test/standing-time.ts';
import { within } from '../../../test/waiting.ts';
import { SOCKET_PATH } from '../../protocol/http.ts';

const servers = serversOn('sqlite');
const STINGY = { limits: { messages: 1, messageBurst: 5 } };

async function connectTo(url: string): Promise<WebSocket> {
  const { cookie } = await visit(url);
  const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH, { headers: { cookie } });
  await within('a connection', once(socket, 'open'));
  return socket;
}

test('whoever floods the server with pings is cut off', async () => {
  const { url } = await servers.start(STINGY);
  const socket = await connectTo(url);
  const closed = once(socket, 'close');
  for (let i = 0; i < 20; i++) socket.ping();
  await within('the end of the connection', closed);
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test('who is there stays connected, however far the clock jumps before an answer can come', async () => {
  const time = standingTime();
  const { url } = await servers.start({ time });
  const socket = await connectTo(url);
  for (let day = 0; day < 3; day++) time.pass(24 * 60 * 60_000);
  const answered = once(socket, 'message');
  socket.send(JSON.stringify({ type: 'watch', request: 1, table: 'aaaaaaaaaa' }));
  expect(JSON.parse(String((await within('an answer', answered))[0]))).toMatchObject({ request: 1 });
  socket.terminate();
});

test('who is told to slow down is told which request that was', async () => {
  const { url } = await servers.start(STINGY);
  const socket = await connectTo(url);
  const refused = new Promise((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.code === 'too-fast') resolve(message);
    });
  });
  for (let i = 0; i < 6; i++) socket.send(JSON.stringify({ type: 'watch', request: i, table: 'aaaaaaaaaa' }));
  expect(await within('the refusal of what comes too fast', refused)).toMatchObject({ type: 'refused', request: 5 });
  socket.terminate();
});

test('whoever sends one thing after another that cannot be understood is sent away', async () => {
  const { url } = await servers.start();
  const socket = await connectTo(url);
  const closed = once(socket, 'close');
  for (let i = 0; i < 200; i++) socket.send('{"type":"nonsense"}');
  expect((await within('the end of the connection', closed))[0]).toBe(1008);
});

test('whoever is not asked, and tries again and again, stays', async () => {
  const { url } = await servers.start();
  const { table, players } = await pairAt(url);
  const player = players.find((each) => askedOf(each, table) === undefined) ?? players[0];
  const seat = player.match(table).perspectives[0]?.viewer ?? 0;
  const codes = new Set<string>();
  for (let i = 0; i < 250; i++) {
    const answer = await player.ask({ type: 'undo', table, seat: Number(seat), seatEntry: 0 });
    codes.add(answer.type === 'refused' ? answer.code : answer.type);
  }
  expect([...codes]).toEqual(['nothing-to-undo']);
});

test('a request that never ends does not keep the server from stopping', async () => {
  const server = await servers.start();
  const { port } = new URL(server.url);
  const line = connect(Number(port), '127.0.0.1');
  line.on('error', () => {});
  line.write(
    'POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  const closed = once(line, 'close');
  await fetch(`${server.url}/healthz`);
  await server.close();
  await within('the end of the request', closed);
});
