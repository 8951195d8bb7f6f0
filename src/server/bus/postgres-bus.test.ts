import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/open.ts';
import { freshDatabase } from '../testing/databases.ts';
import { postgresBus } from './postgres-bus.ts';

/** A line to the database that can be made to carry nothing any more, without anybody being told. */
async function wireTo(database: string) {
  const { hostname, port } = new URL(database);
  const lines: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) end.on('error', () => {});
    near.pipe(far).pipe(near);
    lines.push([near, far]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(database);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    database: through.href,
    silence() {
      for (const [near, far] of lines.splice(0)) {
        near.unpipe(far);
        far.unpipe(near);
        far.resume();
        near.resume();
      }
    },
    close() {
      for (const line of lines) for (const end of line) end.destroy();
      server.close();
    },
  };
}

test('a line that has died without a word is noticed, and another is taken', async () => {
  const fresh = await freshDatabase('postgres');
  const opened = await openDatabase(fresh.database, () => {});
  const wire = await wireTo(fresh.database);
  const heard: string[] = [];
  let missed = () => {};
  const taken = new Promise<void>((resolve) => {
    missed = resolve;
  });
  const bus = await postgresBus(
    wire.database,
    { hear: ({ about }) => heard.push(about), missed: () => missed(), trouble() {} },
    300,
  );
  try {
    wire.silence();
    bus.announce({ about: 'alive', node: 'lost' });
    await taken;
    // It falls silent again and again, as nobody else speaks: what is said in between must come through at some time.
    const speakAndHear = () => {
      bus.announce({ about: 'gone', node: 'here' });
      return heard;
    };
    await expect.poll(speakAndHear, { timeout: 30_000 }).toContain('gone');
    expect(heard).not.toContain('alive');
  } finally {
    await bus.close();
    wire.close();
    await opened.close();
    await fresh.remove();
  }
});
