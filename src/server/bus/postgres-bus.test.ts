import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/server/kit/databases.ts';
import { say } from '../../../test/server/kit/postgres.ts';
import { wireTo } from '../../../test/server/kit/wire.ts';
import { REAL_TIME } from '../../host/time.ts';
import { openDatabase } from '../store/database/open.ts';
import { tableOf } from './bus.ts';
import { channelOf } from './channels.ts';
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
    bus.publish({ about: 'alive', node: 'lost', games: [] });
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

test('tables are heard of over the channels of their shares, only as long as they are in memory, and again after a break', async () => {
  const fresh = await freshDatabase('postgres');
  const opened = await openDatabase(fresh.database, () => {});
  const heard: string[] = [];
  let reconnected = () => {};
  const taken = new Promise<void>((resolve) => {
    reconnected = resolve;
  });
  const bus = await postgresBus(fresh.database, {
    receive: (message) => heard.push(tableOf(message) ?? message.about),
    reconnected: () => reconnected(),
    failed() {},
  });
  const tell = (table: string) => say(fresh.database, `select pg_notify('${channelOf(table)}', 'log ${table} 0')`);
  /** What was told of these tables, and no more: whatever comes later is told after it. */
  const told = async (...tables: string[]) => {
    heard.length = 0;
    for (const table of tables) await tell(table);
    bus.publish({ about: 'gone', node: 'last' });
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('gone');
    return heard.slice(0, -1);
  };
  try {
    await bus.subscribe('aa00000000');
    await Promise.all([bus.subscribe('aa11111111'), bus.subscribe('bb00000000')]);
    expect(await told('aa00000000', 'bb11111111', 'cc00000000')).toEqual(['aa00000000', 'bb11111111']);
    bus.unsubscribe('aa00000000');
    bus.unsubscribe('bb00000000');
    expect(await told('aa00000000', 'bb00000000')).toEqual(['aa00000000']);
    bus.unsubscribe('aa11111111');
    expect(await told('aa00000000')).toEqual([]);
    await bus.subscribe('dd00000000');
    await say(
      fresh.database,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike '%listen%'
        and pid <> pg_backend_pid()`,
    );
    await taken;
    expect(await told('aa00000000', 'dd00000000')).toEqual(['dd00000000']);
  } finally {
    await bus.close();
    await opened.close();
    await fresh.remove();
  }
});

test('without a connection nobody waits for it to be back', async () => {
  const fresh = await freshDatabase('postgres');
  const wire = await wireTo(fresh.database);
  const bus = await postgresBus(wire.database, { receive() {}, reconnected() {}, failed() {} }, REAL_TIME, 300);
  try {
    wire.silence();
    await bus.subscribe('aa00000000');
  } finally {
    await bus.close();
    wire.close();
    await fresh.remove();
  }
});
