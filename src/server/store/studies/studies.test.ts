import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { databaseOn, somebody, someTable } from '../../../../test/server/kit/rows.ts';
import { addStudy, changeStudy, isRunningHere, studiesOf } from './studies.ts';

describe.each(KINDS)('shared studies on %s', (kind) => {
  const store = databaseOn(kind);
  const row = (id: string) => ({
    id,
    owner: 'ann',
    title: 'A study',
    game: 'toy',
    study: '{}',
    revision: 1,
    edit_key_hash: null,
    made: 1,
    changed: 1,
  });

  test('are so many of a person at most, also when two come at once', async () => {
    await somebody(store.db, 'ann');
    const added = await Promise.all(['a', 'b', 'c'].map((id) => addStudy(store.db, row(id), 2)));
    expect(added.toSorted()).toEqual(['added', 'added', 'full']);
    expect(await studiesOf(store.db, 'ann')).toHaveLength(2);
  });

  test('are changed by one of two who have changed the same revision', async () => {
    await somebody(store.db, 'ann');
    await addStudy(store.db, row('a'), 2);
    const change = { title: 'Other', game: 'toy', study: '{}', changed: 2 };
    const both = await Promise.all([1, 2].map(() => changeStudy(store.db, 'a', 1, change)));
    expect(both.toSorted()).toEqual(['behind', 'changed']);
  });

  test('are none of a match that runs here', async () => {
    await somebody(store.db, 'ann');
    const seats = [{ holder: 'person', person: 'ann' }] as const;
    await someTable(store.db, 'over', 'ann', seats, { state: 'over', commitment: 'one' });
    await someTable(store.db, 'runs', 'ann', seats, { state: 'running', commitment: 'two' });
    expect(await isRunningHere(store.db, 'one')).toBe(false);
    expect(await isRunningHere(store.db, 'two')).toBe(true);
  });
});
