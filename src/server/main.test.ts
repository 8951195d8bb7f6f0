import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../test/server/kit/databases.ts';
import { serversOn, TEST_SETTINGS } from '../../test/server/kit/server.ts';
import { InputError } from '../kernel/table.ts';
import { overridesFrom, portFrom, startServer } from './main.ts';

const servers = serversOn('sqlite');

test('the environment says where and how to serve', () => {
  expect(overridesFrom({})).toEqual({});
  expect(overridesFrom({ SEED: 'known', seed: 'known' })).toEqual({});
  expect(
    overridesFrom({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://db/underbridge',
      LOG_LEVEL: 'warn',
      ORIGINS: 'https://a.example.org, https://b.example.org',
      TRUST_PROXY: '1',
      METRICS_TOKEN: 'sixteen or more letters',
    }),
  ).toEqual({
    port: 8080,
    host: '127.0.0.1',
    database: 'postgres://db/underbridge',
    logLevel: 'warn',
    origins: ['https://a.example.org', 'https://b.example.org'],
    proxies: 1,
    metricsToken: 'sixteen or more letters',
  });
});

test('a setting may stand in a file, as containers are given secrets; what is wrong about that is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'underbridge-settings-'));
  try {
    const file = join(folder, 'token');
    writeFileSync(file, 'sixteen or more letters\n');
    expect(overridesFrom({ METRICS_TOKEN_FILE: file })).toEqual({ metricsToken: 'sixteen or more letters' });
    writeFileSync(file, 'smtps://me:secret@mail.example.org');
    const mail = { MAIL_FROM: 'bridge@example.org', PUBLIC_URL: 'https://play.example.org' };
    expect(overridesFrom({ SMTP_URL_FILE: file, ...mail })).toMatchObject({
      mail: { smtp: 'smtps://me:secret@mail.example.org' },
    });
    const twice = { METRICS_TOKEN: 'sixteen or more letters', METRICS_TOKEN_FILE: file };
    expect(() => overridesFrom(twice)).toThrow('METRICS_TOKEN and METRICS_TOKEN_FILE are both set.');
    const nowhere = join(folder, 'nowhere');
    expect(() => overridesFrom({ PORT_FILE: nowhere })).toThrow(
      `PORT_FILE names ${nowhere}, which cannot be read (ENOENT).`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(['', 'many', '-1', '65536', '80.5'])("'%s' is no port", (text) => {
  expect(() => portFrom(text)).toThrow('from 0 to 65535');
});

test('a level that there is not is refused in one line', () => {
  expect(() => overridesFrom({ LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL is debug, .*, not 'loud'\.$/);
});

test.each([
  'nonsense',
  'play.example.org',
  'https://',
  'https://play.example.org/table',
  'ftp://play.example.org',
  'https://somebody@play.example.org',
  'https://a.example.org,,https://b.example.org',
])("'%s' are no origins", (text) => {
  expect(() => overridesFrom({ ORIGINS: text })).toThrow(/^ORIGINS is a list of origins .*$/);
});

test('an origin is known however it is written', () => {
  expect(overridesFrom({ ORIGINS: 'HTTPS://Play.Example.org/ , http://localhost:8080' })).toEqual({
    origins: ['https://play.example.org', 'http://localhost:8080'],
  });
});

test('everything that is wrong is said at once, a line each', () => {
  const environment = {
    PORT: 'many',
    DATABASE_URL: 'mysql://db',
    ORIGINS: 'nonsense',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'loud',
  };
  const said = () => overridesFrom(environment);
  expect(said).toThrow(InputError);
  const lines = [
    /^A port is .*'many'/,
    /^DATABASE_URL is .*'mysql:'/,
    /^ORIGINS is /,
    /^TRUST_PROXY is /,
    /^LOG_LEVEL is /,
  ];
  const message = (() => {
    try {
      said();
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return '';
  })();
  const told = message.split('\n');
  expect(told).toHaveLength(lines.length);
  lines.forEach((line, at) => {
    expect(told[at]).toMatch(line);
  });
});

test('a short token for the metrics is refused, and not repeated', () => {
  expect(() => overridesFrom({ METRICS_TOKEN: 'guess me' })).toThrow(/^METRICS_TOKEN has at least 16 letters\.$/);
});

test('a port that is taken is said to be, and nothing is left behind', async () => {
  const { url } = await servers.start();
  const { database, remove } = await emptyDatabase('sqlite');
  const port = Number(new URL(url).port);
  await expect(startServer({ ...TEST_SETTINGS, database, port })).rejects.toThrow(`Port ${port} is taken`);
  const again = await startServer({ ...TEST_SETTINGS, database });
  await again.close();
  await remove();
});

test('a PostgreSQL that cannot be reached is named, without its password', async () => {
  const database = 'postgres://somebody:secret@127.0.0.1:1/underbridge';
  const failed = await startServer({ ...TEST_SETTINGS, database }).catch((error) => error);
  expect(failed.message).toContain('There is no PostgreSQL that lets us in at 127.0.0.1:1/underbridge');
  expect(failed.message).not.toContain('secret');
});
