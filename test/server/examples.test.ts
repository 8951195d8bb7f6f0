import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { NewBot } from '../../src/protocol/http.ts';
import { within } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { type Guest, visit } from './kit/client.ts';
import { GAME } from './kit/matches.ts';
import { builtServer } from './processes.ts';

const freshDatabase = providedDatabases();
const servers = builtServer();

function example(name: string): string {
  return fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));
}

/** The example clients, and how each is run here. TypeScript always can be; Python where the machine has it. */
const EXAMPLES = [
  [process.execPath, '--import', 'tsx', example('bot.ts')],
  ...['python3', 'python']
    .filter((python) => /^Python 3/.test(String(spawnSync(python, ['--version']).stdout)))
    .slice(0, 1)
    .map((python) => [python, example('bot.py')]),
];

/** In milliseconds: a long match of programs that think takes ten seconds on a quiet machine. */
const A_MATCH = 120_000;

interface Ended {
  readonly exitCode: number | null;
  readonly words: string;
}

async function run([command = '', ...args]: readonly string[], token: string): Promise<Ended> {
  const child = spawn(command, args, { env: { ...process.env, UNDERBRIDGE_TOKEN: token } });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk));
  await within(() => `${args.at(-1)} to play its match to the end; it said: ${words}`, once(child, 'close'), A_MATCH);
  return { exitCode: child.exitCode, words };
}

async function tokenFrom(owner: Guest, name: string): Promise<string> {
  return (await owner.request<NewBot>('POST', '/api/me/bots', { name })).token;
}

test('the example clients sit down together and play a legal match to its end', async () => {
  const server = await servers.start(await freshDatabase('sqlite'), { logLevel: 'debug' });
  const owner = await visit(server.url);
  const anyone = EXAMPLES.map(() => 'anyone' as const);
  const { table } = await owner.make({ game: GAME, seats: [...anyone, { bot: 'greedy' }], options: { goal: 8 } });
  const host = await owner.connect();
  await host.watch(table);

  const tokens = await Promise.all(EXAMPLES.map((_, number) => tokenFrom(owner, `Example ${number + 1}`)));
  const runs = EXAMPLES.map((command, number) => run([...command, server.url, table], tokens[number] ?? ''));
  const seated = () => host.info(table)?.seats.filter(({ program }) => program).length;
  await Promise.race([host.until('the examples to sit down', () => seated() === EXAMPLES.length), Promise.all(runs)]);
  await owner.request('POST', `/api/tables/${table}/start`);

  for (const { exitCode, words } of await Promise.all(runs)) {
    expect(words).toMatch(/^The match is over: place [1-3] of [23]\.\s*$/);
    expect(exitCode).toBe(0);
  }
  await host.until('news of the end', () => host.info(table)?.state === 'over');
  for (const token of tokens) expect(server.words()).not.toContain(token);
});

test('two of a kind play a long match without being told to slow down', async () => {
  const server = await servers.start(await freshDatabase('sqlite'), { logLevel: 'debug' });
  const owner = await visit(server.url);
  const { table } = await owner.make({ game: 'cave-troll', seats: ['anyone', 'anyone'] });
  const host = await owner.connect();
  await host.watch(table);
  const [command = []] = EXAMPLES;
  const tokens = await Promise.all(['One', 'Another'].map((name) => tokenFrom(owner, name)));
  const runs = tokens.map((token) => run([...command, `${server.url}/`, table], token));
  await Promise.race([
    host.until('all programs to sit down', () => host.info(table)?.seats.every(({ program }) => program) ?? false),
    ...runs,
  ]);
  await owner.request('POST', `/api/tables/${table}/start`);
  for (const { exitCode, words } of await Promise.all(runs)) {
    expect(words).toMatch(/^The match is over: place [12] of 2\.\s*$/);
    expect(exitCode).toBe(0);
  }
});

test('a token that is not known gets no seat, and the examples say so', async () => {
  const server = await servers.start(await freshDatabase('sqlite'), { logLevel: 'debug' });
  const owner = await visit(server.url);
  const { table } = await owner.make({ game: GAME, seats: ['me', 'anyone'] });
  const wrong = `underbridge_${'x'.repeat(43)}`;
  for (const { exitCode, words } of await Promise.all(
    EXAMPLES.map((command) => run([...command, server.url, table], wrong)),
  )) {
    expect(words).toContain('This token is unknown');
    expect(exitCode).toBe(1);
  }
  expect(server.words()).not.toContain(wrong);
});
