import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { overridesFrom } from '../src/server/main.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const CONTAINER = read('deploy/Containerfile');
const COMPOSE = read('deploy/compose.yaml');
const CADDY = read('deploy/Caddyfile');
const UNIT = read('deploy/underbridge@.service');
const HOSTING = read('docs/hosting.md');
const ROUTES = read('docs/architecture/routes.md');

/** The lines below `name:` that are further in, of the first such line. */
function section(text: string, name: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trim().startsWith(`${name}:`));
  const depth = (line: string) => line.length - line.trimStart().length;
  const own = depth(lines[at] ?? '');
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && depth(line) <= own);
  return [lines[at], ...rest.slice(0, end === -1 ? undefined : end)].join('\n');
}

/** 'A=1 B=2' and 'A: 1', as an environment. */
function pairs(text: string, pattern: RegExp): Record<string, string> {
  return Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));
}

const INSTRUCTION = /^([A-Z]+) ((?:.*\\\n)*.*)$/gm;
const instructions = [...CONTAINER.matchAll(INSTRUCTION)].map(([, name = '', value = '']) => ({ name, value }));
const lastOf = (wanted: string) => instructions.findLast(({ name }) => name === wanted)?.value ?? '';

test('everything that the image is built from is there, and not left out', () => {
  const ignore = read('.containerignore').split('\n');
  const copied = instructions.filter(({ name, value }) => name === 'COPY' && !value.startsWith('--from'));
  const paths = copied.flatMap(({ value }) => value.split(' ').slice(0, -1));
  expect(paths.length).toBeGreaterThan(4);
  for (const path of paths) {
    expect(existsSync(join(ROOT, path)), path).toBe(true);
    expect(ignore).toContain(`!${path}`);
  }
});

test('the container runs without root, on the port it names, and is asked whether it lives', () => {
  expect(lastOf('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/);
  const environment = pairs(lastOf('ENV'), /(\w+)=(\S+)/g);
  const { NODE_ENV: _, ...settings } = environment;
  expect(overridesFrom(settings)).toMatchObject({ port: Number(lastOf('EXPOSE')), host: '0.0.0.0' });
  const [path = ''] = /\/livez/.exec(lastOf('HEALTHCHECK')) ?? [];
  expect(ROUTES).toContain(`\`GET ${path}\``);
  expect(lastOf('VOLUME')).toBe('/data');
  expect(settings.DATABASE_URL?.startsWith('/data/')).toBe(true);
  expect(settings.BACKUPS?.startsWith('/data/')).toBe(true);
  expect(JSON.parse(lastOf('CMD')).at(-1)).toBe('dist/server.js');
  expect(read('scripts/build.mjs')).toContain("server: 'src/server/main.ts'");
});

test('the composed server has settings that there are, secrets that are named, and nothing it can write but its volume', () => {
  const server = section(COMPOSE, 'server');
  const settings = pairs(section(server, 'environment'), /^ +([A-Z_]+): '?([^'\n]*)'?$/gm);
  const { DATABASE_URL_FILE: file = '', ...others } = settings;
  const overrides = overridesFrom({ ...others, ORIGINS: others.ORIGINS?.replace(/\$\{DOMAIN\}/, 'play.example.org') });
  expect(overrides).toMatchObject({ proxies: 1, metricsPort: 9100, origins: ['https://play.example.org'] });
  const secrets = section(COMPOSE.slice(COMPOSE.indexOf('\nsecrets:')), 'secrets');
  for (const [, name = ''] of COMPOSE.matchAll(/\/run\/secrets\/(\w+)/g)) expect(secrets).toContain(`${name}:`);
  expect(file).toBe('/run/secrets/database_url');
  expect(server).toMatch(/read_only: true/);
  expect(server).toMatch(/cap_drop: \[ALL\]/);
  expect(section(server, 'healthcheck')).toContain(`http://127.0.0.1:${lastOf('EXPOSE')}/livez`);
  expect(server).not.toMatch(/^ +ports:/m);
  expect(section(COMPOSE, 'database')).not.toMatch(/^ +ports:/m);
  expect(existsSync(join(ROOT, 'deploy', /dockerfile: deploy\/(\w+)/.exec(server)?.[1] ?? ''))).toBe(true);
});

test('the proxy leads to the port of the server, and asks the path that says whether it takes visitors', () => {
  expect(CADDY).toContain(`reverse_proxy server:${lastOf('EXPOSE')}`);
  const [, path = ''] = /health_uri (\S+)/.exec(CADDY) ?? [];
  expect(ROUTES).toContain(`\`GET ${path}\``);
  expect(COMPOSE).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
});

test('the service has settings that there are, and starts again but for wrong settings', () => {
  const lines = [...UNIT.matchAll(/^Environment=(.*)$/gm)].map(([, line = '']) => line).join(' ');
  const { NODE_ENV: _, ...settings } = pairs(lines, /(\w+)=(\S+)/g);
  expect(overridesFrom({ ...settings, PORT: '4400' })).toMatchObject({ proxies: 1, host: '127.0.0.1' });
  expect(settings.PORT).toBe('%i');
  const folder = `/var/lib/${/^StateDirectory=(.*)$/m.exec(UNIT)?.[1]}/`;
  for (const name of ['DATABASE_URL', 'BACKUPS']) expect(settings[name]?.startsWith(folder), name).toBe(true);
  expect(UNIT).toMatch(/^Restart=always$/m);
  expect(UNIT).toMatch(/^RestartPreventExitStatus=2$/m);
  expect(UNIT).toMatch(/^ProtectSystem=strict$/m);
  expect(UNIT).toMatch(/^ExecStart=\S+node .*dist\/server\.js$/m);
});

test('docs/hosting.md names every file of the folder and every setting used there', () => {
  for (const name of ['Containerfile', 'compose.yaml', 'Caddyfile', 'underbridge@.service'])
    expect(HOSTING).toContain(`deploy/${name}`);
  for (const name of ['METRICS_PORT', 'METRICS_HOST']) expect(HOSTING).toContain(`| \`${name}\` |`);
});
