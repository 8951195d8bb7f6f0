import { expect, test } from 'vitest';
import { portFrom, startServer, wishesFrom } from './main.ts';
import { freshDatabase } from './testing/databases.ts';
import { serversOn, UNHURRIED } from './testing/server.ts';

const servers = serversOn('sqlite');

test('the environment says where and how to serve', () => {
  expect(wishesFrom({})).toEqual({});
  expect(wishesFrom({ SEED: 'known', seed: 'known' })).toEqual({});
  expect(
    wishesFrom({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://db/underbridge',
      LOG_LEVEL: 'warn',
      ORIGINS: 'https://a.example.org, https://b.example.org',
      TRUST_PROXY: '1',
    }),
  ).toEqual({
    port: 8080,
    host: '127.0.0.1',
    database: 'postgres://db/underbridge',
    logLevel: 'warn',
    origins: ['https://a.example.org', 'https://b.example.org'],
    proxies: 1,
  });
});

test.each(['', 'many', '-1', '65536', '80.5'])("'%s' is no port", (text) => {
  expect(() => portFrom(text)).toThrow('from 0 to 65535');
});

test('a level that there is not is refused in one line', () => {
  expect(() => wishesFrom({ LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL is debug, .*, not 'loud'\.$/);
});

test('a port that is taken is said to be, and nothing is left behind', async () => {
  const { url } = await servers.start();
  const { database, remove } = await freshDatabase('sqlite');
  const port = Number(new URL(url).port);
  await expect(startServer({ ...UNHURRIED, database, port })).rejects.toThrow(`Port ${port} is taken`);
  const again = await startServer({ ...UNHURRIED, database });
  await again.close();
  await remove();
});

test('a PostgreSQL that cannot be reached is named, without its password', async () => {
  const database = 'postgres://somebody:secret@127.0.0.1:1/underbridge';
  const failed = await startServer({ ...UNHURRIED, database }).catch((error) => error);
  expect(failed.message).toContain('There is no PostgreSQL that lets us in at 127.0.0.1:1/underbridge');
  expect(failed.message).not.toContain('secret');
});
