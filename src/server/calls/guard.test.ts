import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublic, publicLookup, whyNoPushService, whyUnfit } from './guard.ts';
import { post } from './request.ts';

const PRIVATE = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://017700000001/',
  'https://0177.0.0.01/',
  'https://127.000.000.001/',
  'https://１２７.０.０.１/',
  'https://0/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://10.1.2.3/',
  'https://172.31.255.255/',
  'https://192.168.0.1/',
  'https://169.254.169.254/',
  'https://100.64.0.1/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://anything.localhost/',
  'https://router.lan/',
  'https://printer.local/',
  'https://metadata.google.internal/',
];

test.each(PRIVATE)('nothing is sent to %s', (address) => {
  expect(whyUnfit(address, [])).toBe('private');
});

test.each([
  ['https://discord.com/api/webhooks/1/x', undefined],
  ['https://93.184.216.34/', undefined],
  ['https://[2606:4700:4700::1111]/', undefined],
  ['http://discord.com/', 'not-https'],
  ['ftp://discord.com/', 'not-https'],
  ['https://discord.com:8443/', 'other-port'],
  ['https://me:secret@discord.com/', 'has-password'],
  ['discord', 'no-address'],
])('what is wrong with %s', (address, unfit) => {
  expect(whyUnfit(address, [])).toBe(unfit);
});

test('what the operator allows is allowed, with its port and without https, and nothing beside it', () => {
  const allowed = ['ntfy.lan:8080', '127.0.0.1'];
  expect(whyUnfit('http://ntfy.lan:8080/calls', allowed)).toBe(undefined);
  expect(whyUnfit('http://ntfy.lan/calls', allowed)).toBe('not-https');
  expect(whyUnfit('https://127.0.0.1/', allowed)).toBe(undefined);
  expect(whyUnfit('https://127.0.0.2/', allowed)).toBe('private');
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', undefined],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', undefined],
  ['https://web.push.apple.com/abc', undefined],
  ['https://wns2-am3p.notify.windows.com/w/?token=abc', undefined],
  ['https://fcm.googleapis.com.example.org/', 'unknown-service'],
  ['https://example.org/fcm.googleapis.com', 'unknown-service'],
  ['https://127.0.0.1/', 'private'],
])('notifications go to push services alone: %s', (address, unfit) => {
  expect(whyNoPushService(address, [])).toBe(unfit);
});

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['172.16.0.1', false],
  ['2001:4860:4860::8888', true],
  ['2001:db8::1', false],
  ['ff02::1', false],
  ['::ffff:8.8.8.8', false],
  ['nonsense', false],
])('whether %s is everybody’s', (address, known) => {
  expect(isPublic(address)).toBe(known);
});

test('a name that leads to this machine is found out when it is looked up', async () => {
  const found = await new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error?.message)));
  expect(found).toBe('private');
});

describe('a connection that is not allowed', () => {
  let server: Server;
  let reached = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      reached++;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
  });

  test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])(
    'is given up at %s, even if nobody looked before',
    async (host) => {
      const { port } = server.address() as AddressInfo;
      const sending = { headers: {}, body: 'x', timeout: 6_000, authority: undefined };
      await expect(post({ ...sending, url: `http://${host}:${port}/`, allowed: [] })).rejects.toThrow('private');
      expect(reached).toBe(0);
    },
  );

  test('and one that is allowed is not', async () => {
    const { port } = server.address() as AddressInfo;
    const allowed = [`127.0.0.1:${port}`];
    const sending = { headers: {}, body: 'x', timeout: 6_000, authority: undefined, allowed };
    expect((await post({ ...sending, url: `http://127.0.0.1:${port}/` })).status).toBe(200);
    expect(reached).toBe(1);
  });
});
