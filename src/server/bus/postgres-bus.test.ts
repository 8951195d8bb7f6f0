import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/server/kit/databases.ts';
import { wireTo } from '../../../test/server/kit/wire.ts';
import { REAL_TIME } from '../../host/time.ts';
import { openDatabase } from '../store/database/open.ts';
import { postgresBus } from './postgres-bus.ts';

test('a line that has died without a word is noticed, and another is taken', async () => {
  const fresh = await freshDatabase('postgres');
  const opened = await openDatabase(fresh.database, () => {});
  const wire = await wireTo(fresh.database);
  const heard: string[] = [];
  let reconnected = () => {};
  const taken = new Promise<void>((resolve) => {
    reconnected = resolve;
  });
  const bus = await postgresBus(
    wire.database,
    { receive: ({ about }) => heard.push(about), reconnected: () => reconnected(), failed() {} },
    REAL_TIME,
    300,
  );
  try {
    wire.silence();
    bus.publish({ about: 'alive', node: 'lost' });
    await taken;
    // The connection counts as dead again and again, since no other process sends heartbeats. Messages must still arrive.
    const speakAndHear = () => {
      bus.publish({ about: 'gone', node: 'here' });
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
