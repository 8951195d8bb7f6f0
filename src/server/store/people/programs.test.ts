import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { databaseOn, somebody, someTable } from '../../../../test/server/kit/rows.ts';
import { tableNamed } from '../tables/tables.ts';
import { makeProgram, programByToken, programsOf, revokedAmong, revokeProgram } from './programs.ts';

describe.each(KINDS)('programs on %s', (kind) => {
  const store = databaseOn(kind);

  async function program(id: string, owner: string, made = 5): Promise<string> {
    await makeProgram(store.db, { id, name: id, made, seen: made }, { owner, token_hash: `token of ${id}` }, 20);
    return id;
  }

  test('a program is known by its token until that is revoked by its owner', async () => {
    const astrid = await somebody(store.db, 'astrid');
    const bo = await somebody(store.db, 'bo');
    const grinder = await program('grinder', astrid);
    expect((await programByToken(store.db, 'token of grinder'))?.id).toBe(grinder);
    expect(await revokeProgram(store.db, bo, grinder)).toBe(false);
    expect(await programByToken(store.db, 'token of grinder')).toBeDefined();
    expect(await revokedAmong(store.db, [grinder])).toEqual([]);
    expect(await revokeProgram(store.db, astrid, grinder)).toBe(true);
    expect(await revokeProgram(store.db, astrid, grinder)).toBe(false);
    expect(await programByToken(store.db, 'token of grinder')).toBeUndefined();
    expect(await revokedAmong(store.db, [grinder, astrid])).toEqual([grinder]);
  });

  test('people see their own programs, the oldest first, without the revoked ones', async () => {
    const astrid = await somebody(store.db, 'astrid');
    const bo = await somebody(store.db, 'bo');
    await program('young', astrid, 9);
    await program('old', astrid, 7);
    await program('gone', astrid, 8);
    await program('other', bo);
    await revokeProgram(store.db, astrid, 'gone');
    expect((await programsOf(store.db, astrid)).map(({ id }) => id)).toEqual(['old', 'young']);
    expect((await programsOf(store.db, bo)).map(({ id }) => id)).toEqual(['other']);
  });

  test('a seat tells whether a program has it, also after its token was revoked', async () => {
    const astrid = await somebody(store.db, 'astrid');
    const grinder = await program('grinder', astrid);
    await someTable(store.db, 'aaaaaaaaaa', astrid, [
      { holder: 'person', person: astrid },
      { holder: 'person', person: grinder },
      {},
    ]);
    await revokeProgram(store.db, astrid, grinder);
    const table = await tableNamed(store.db, 'aaaaaaaaaa');
    expect(table?.seats.map(({ program: by }) => by)).toEqual([null, grinder, null]);
  });
});
