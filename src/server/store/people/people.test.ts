import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { databaseOn, somebody, someTable } from '../../../../test/server/kit/rows.ts';
import { addChat, chatAfter } from '../tables/chat.ts';
import { addDevice } from './devices.ts';
import { makeLink, redeemLink } from './links.ts';
import { personBySecret, renamePerson, updateLastSeen } from './people.ts';

describe.each(KINDS)('people on %s', (kind) => {
  const store = databaseOn(kind);

  test('a person is known on every device', async () => {
    const id = await somebody(store.db, 'astrid', 'Astrid');
    await addDevice(store.db, id, 'another secret', 2);
    await renamePerson(store.db, id, 'Åse');
    await updateLastSeen(store.db, new Map([[id, 1_763_000_000_000]]));
    const known = {
      id,
      name: 'Åse',
      made: 1,
      seen: 1_763_000_000_000,
      calls: null,
      mark: null,
      private: 0,
      gone: null,
      folded: 'ase',
      told: null,
    };
    expect(await personBySecret(store.db, 'secret of astrid')).toEqual(known);
    expect(await personBySecret(store.db, 'another secret')).toEqual(known);
    expect(await personBySecret(store.db, 'a guess')).toBeUndefined();
  });

  test('a link works once, and not after it has expired', async () => {
    const id = await somebody(store.db, 'astrid');
    await makeLink(store.db, id, 'token', 100, 1);
    await makeLink(store.db, id, 'late', 100, 1);
    expect((await redeemLink(store.db, 'token', 99))?.id).toBe(id);
    expect(await redeemLink(store.db, 'token', 99)).toBeUndefined();
    expect(await redeemLink(store.db, 'late', 100)).toBeUndefined();
  });

  test('a few links wait to be followed, and those that have expired are cleared away', async () => {
    const id = await somebody(store.db, 'astrid');
    const open = async () =>
      (await store.db.selectFrom('links').select('token_hash').orderBy('expires').execute()).map(
        (row) => row.token_hash,
      );
    for (let number = 1; number <= 7; number++) await makeLink(store.db, id, `token ${number}`, 100 + number, 1);
    expect(await open()).toEqual(['token 3', 'token 4', 'token 5', 'token 6', 'token 7']);
    await makeLink(store.db, id, 'new', 1000, 105);
    expect(await open()).toEqual(['token 6', 'token 7', 'new']);
  });

  test('chat lines are numbered, also when several write at once', async () => {
    const id = await somebody(store.db, 'astrid');
    await someTable(store.db, 'aaaaaaaaaa', id, [{}]);
    const line = (text: string) => ({
      table_id: 'aaaaaaaaaa',
      person: id,
      name: 'Astrid',
      text,
      at: 5,
      proposed: null,
    });
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => addChat(store.db, line(text))));
    const lines = await chatAfter(store.db, 'aaaaaaaaaa', 0);
    expect(lines.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(lines.map(({ text }) => text).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(await chatAfter(store.db, 'aaaaaaaaaa', 4)).toEqual([]);
  });
});
