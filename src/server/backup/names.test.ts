import { expect, test } from 'vitest';
import { nameFor, readName, spareAmong } from './names.ts';

const DAY = 24 * 60 * 60_000;
const THREE = Date.parse('2026-11-18T03:00:07Z');

function night(ago: number) {
  const backup = readName(nameFor('sqlite', 'nightly', THREE - ago * DAY));
  if (backup === undefined) throw new Error('no name');
  return backup;
}

test('a name says when and why, and is read as it was written', () => {
  const name = nameFor('sqlite', 'nightly', THREE);
  expect(name).toBe('underbridge-2026-11-18-030007-nightly.db');
  expect(readName(name)).toEqual({ name, reason: 'nightly', made: THREE });
  expect(readName(nameFor('postgres', 'before-update', THREE))).toMatchObject({ reason: 'before-update', made: THREE });
});

test.each([
  'underbridge.db',
  '../underbridge-2026-11-18-030007-nightly.db',
  'underbridge-2026-11-18-030007-nightly.db.part',
  'underbridge-2026-11-18-030007-nightly.jsonlxgz',
  'underbridge-2026-13-18-030007-nightly.db',
  'underbridge-2026-11-18-030007-whim.db',
])('%s is no backup of ours', (name) => {
  expect(readName(name)).toBeUndefined();
});

test('seven nights are kept, and the last of each of four weeks before', () => {
  let kept: ReturnType<typeof night>[] = [];
  // A hundred nights, with the removal after each.
  for (let ago = 100; ago >= 0; ago--) {
    kept = [...kept, night(ago)];
    const spare = spareAmong(kept);
    kept = kept.filter((each) => !spare.includes(each));
  }
  const ages = kept.map(({ made }) => Math.round((THREE - made) / DAY)).reverse();
  expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(ages).toHaveLength(11);
  // 18 November 2026 is a Wednesday, the nights before those seven end on Wednesday the 11th; Sundays come before.
  expect(ages.slice(7)).toEqual([7, 10, 17, 24]);
});

test('of backups before updates and restores four each are kept, and all that were made by hand', () => {
  const all = ['before-update', 'before-restore', 'by-hand'] as const;
  const backups = all.flatMap((reason) =>
    Array.from({ length: 6 }, (_, ago) => ({
      name: `${reason} ${ago}`,
      reason,
      made: THREE - ago * DAY,
    })),
  );
  expect(spareAmong(backups).map(({ name }) => name)).toEqual([
    'before-update 4',
    'before-update 5',
    'before-restore 4',
    'before-restore 5',
  ]);
});
