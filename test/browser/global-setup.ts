import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { sharedMemory } from '../../scripts/shared-memory.mjs';
import { seedFrom } from '../../src/kernel/random.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whoever names a shuffle here is told where the server is whose matches are all shuffled like this; with `?database`, its database. */
    readonly browserStarter: string;
  }
}

/** Nobody here wants to be beaten, and two tests run beside each other. */
const QUICK_BOTS = { botHurry: 20, botThreads: 2 };

/** One server for each shuffle, started when the first test asks for it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = openServers();

  const starter = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://starter');
    const shuffle = decodeURIComponent(pathname.slice(1));
    servers.dealing(shuffle).then(
      (address) => response.end(search === '?database' ? servers.database(shuffle) : address),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve));
  starter.unref();
  project.provide('browserStarter', `http://127.0.0.1:${(starter.address() as AddressInfo).port}`);

  return async () => {
    starter.close();
    starter.closeAllConnections();
    await servers.close();
  };
}

async function build() {
  // Every run comes by here, and loading these takes longer than many a test.
  const { prepareServers } = await import('../server/processes.ts');
  const { builtApp } = await import('./app.ts');
  const servers = prepareServers();
  const [web] = await Promise.all([builtApp(), servers.build()]);
  return { servers, web };
}

type Built = Awaited<ReturnType<typeof build>>;

function openServers() {
  const data = mkdtempSync(join(sharedMemory() ?? tmpdir(), 'underbridge-browser-data-'));
  const started = new Map<string, Promise<string>>();
  let built: Promise<Built> | undefined;

  const databaseOf = (shuffle: string) => join(data, `${seedFrom(shuffle)}.db`);

  async function start(shuffle: string): Promise<string> {
    built ??= build();
    const { servers, web } = await built;
    const { url } = await servers.start(databaseOf(shuffle), { web, seed: seedFrom(shuffle), ...QUICK_BOTS });
    return url;
  }

  return {
    /** Where the server is whose matches are all shuffled like this. */
    dealing(shuffle: string): Promise<string> {
      const address = started.get(shuffle) ?? start(shuffle);
      started.set(shuffle, address);
      return address;
    },
    database: databaseOf,
    async close() {
      await Promise.allSettled(started.values());
      const servers = (await built?.catch(() => undefined))?.servers;
      await servers?.endAll();
      servers?.remove();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
