import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { untilReached } from './reach.ts';
import { connect } from './wire.ts';

let close = async () => {};
afterEach(() => close());

/** An address where nobody listens any more. */
async function nowhere(): Promise<string> {
  const { url } = await fickleServer(0);
  await close();
  close = async () => {};
  return url;
}

/** A server that ends its first connections, and says welcome on the next. */
async function fickleServer(ends: number): Promise<{ url: string; heard: string[] }> {
  const server = createServer((_, answer) => answer.end('here'));
  const sockets = new WebSocketServer({ server });
  const heard: string[] = [];
  let came = 0;
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => heard.push(data.toString()));
    if (came++ < ends) socket.terminate();
    else socket.send(JSON.stringify({ type: 'welcome' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = async () => {
    for (const socket of sockets.clients) socket.terminate();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

test('a server that cannot be reached for a moment is asked again', async () => {
  const gone = await nowhere();
  const { url } = await fickleServer(0);
  let asked = 0;
  const answer = await untilReached(() => fetch(++asked < 3 ? gone : url), 0);
  expect(await answer.text()).toBe('here');
  expect(asked).toBe(3);
});

test('who never answers is named with what the system said, and a refusal is an error at once', async () => {
  const gone = await nowhere();
  await expect(untilReached(() => fetch(gone), 0)).rejects.toThrow('the server cannot be reached: ECONNREFUSED');
  let asked = 0;
  const refuse = () => Promise.reject(new Error(`no ${++asked}`));
  await expect(untilReached(refuse, 0)).rejects.toThrow('no 1');
});

test('a lost connection is opened again, and whoever watched is told', async () => {
  const { url, heard } = await fickleServer(1);
  const wire = await connect({ url, cookie: '' });
  const welcome = new Promise((resolve) => {
    wire.onMessage = resolve;
  });
  wire.onReopened = () => wire.say({ type: 'watch', table: 'again' });
  expect(await welcome).toEqual({ type: 'welcome' });
  await expect.poll(() => heard).toEqual([JSON.stringify({ type: 'watch', table: 'again' })]);
  wire.close();
});
