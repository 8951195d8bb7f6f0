import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { Postgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A request here is answered with the address of the test run's PostgreSQL. */
    readonly postgresStarter: string;
  }
}

/** One PostgreSQL for the whole run, started when the first test asks for it: most runs need none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<Postgres> | undefined;
  const starter = createServer((_request, response) => {
    started ??= startPrepared();
    started.then(
      ({ url }) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve));
  starter.unref();
  project.provide('postgresStarter', `http://127.0.0.1:${(starter.address() as AddressInfo).port}`);
  return async () => {
    starter.close();
    starter.closeAllConnections();
    const postgres = await started?.catch(() => undefined);
    await postgres?.stop();
  };
}

async function startPrepared(): Promise<Postgres> {
  // Every run comes by here, and loading these takes longer than many a test.
  const { startPostgres } = await import('./postgres.ts');
  const { prepareDatabase } = await import('./prepared.ts');
  const postgres = await startPostgres();
  await prepareDatabase(postgres.url);
  return postgres;
}
