import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { counting, everybody, finished } from '../../../test/server/kit/finished.ts';
import { databaseOn } from '../../../test/server/kit/rows.ts';
import type { Opened } from '../store/database/open.ts';
import { setPrivate } from '../store/people/people.ts';
import { leaderboard } from './board.ts';
import { countMatches } from './count.ts';
import { suspicionsSince } from './suspicion.ts';

const GAME = 'gnome-elf-troll';
const DAY = 24 * 60 * 60_000;
/** In the middle of a year. */
const NOW = Date.UTC(2030, 6, 1);

/** So many rated matches, mostly with the people in the order of their strength. */
async function season(
  store: Opened,
  name: string,
  people: readonly string[],
  matches: number,
  ended = NOW - DAY,
): Promise<void> {
  for (let match = 0; match < matches; match++) {
    const places = people.map((_, at) => at + 1);
    if (match % 3 === 0) places.reverse();
    await finished(store, `${name}${String(match).padStart(10 - name.length, '0')}`, people, {
      places,
      ended: ended + match,
    });
  }
  for (let done = 0; done < matches; done += 20) await countMatches(counting(store));
}

const SIX = ['astrid', 'bjorn', 'carl', 'dana', 'erik', 'freja'];

function board(
  store: Opened,
  reader?: string,
  among: 'everyone' | 'met' | 'year' = 'everyone',
  now = NOW,
  skipped = 0,
) {
  return leaderboard({ db: store.db, now: () => now }, GAME, { among, skipped, reader });
}

describe.each(KINDS)('a leaderboard on %s', (kind) => {
  const store = databaseOn(kind);

  test('lists who has played ten matches with five people within ninety days, by rating less uncertainty', async () => {
    await everybody(store, ...SIX, 'gunnar', 'hedda');
    await season(store, 'nine', [...SIX, 'gunnar'], 9);
    expect(await board(store, 'astrid')).toMatchObject({
      listed: 0,
      rows: [],
      missing: { matches: 1, opponents: 0 },
      newcomers: { all: 7 },
    });
    await season(store, 'more', SIX, 1);
    const { rows, listed, newcomers, around, next } = await board(store, 'carl');
    expect(listed).toBe(6);
    expect(rows.map(({ person }) => person)).toEqual([...SIX]);
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    const [first] = rows;
    expect(first).toMatchObject({
      matches: 10,
      wins: 6,
      recent: [1, 7, 1, 1, 6],
    });
    const safe = rows.map(({ rating, band }) => rating - band);
    expect(safe).toEqual(safe.toSorted((one, other) => other - one));
    expect(newcomers).toMatchObject({ people: [{ person: 'gunnar' }], all: 1 });
    expect(around?.map(({ person, place }) => [person, place])).toEqual(
      SIX.slice(0, 5).map((person, at) => [person, at + 1]),
    );
    expect(next).toMatchObject({ other: { person: 'bjorn' }, of: 10, ahead: 4 });
    expect(await board(store, 'hedda')).toMatchObject({ missing: { matches: 10, opponents: 5 } });
    const later = await board(store, 'carl', 'everyone', NOW + 90 * DAY);
    expect(later).toMatchObject({ listed: 0, missing: { idle: true } });
    expect(await board(store, 'carl', 'year', NOW + 90 * DAY)).toMatchObject({ listed: 6 });
    expect(await board(store, 'carl', 'year', Date.UTC(2031, 0, 1))).toMatchObject({ listed: 0 });
  });

  test('names nobody who does not want it, and counts them', async () => {
    await everybody(store, ...SIX);
    await season(store, 'ten', SIX, 10);
    await setPrivate(store.db, 'bjorn', true);
    const { rows, listed, hidden } = await board(store);
    expect({ listed, hidden }).toEqual({ listed: 5, hidden: 1 });
    expect(rows.map(({ person, place }) => [person, place])).toContainEqual(['carl', 2]);
    expect(JSON.stringify(await board(store, 'carl'))).not.toContain('bjorn');
    expect(await board(store, 'bjorn')).toMatchObject({ missing: { matches: 0, opponents: 0, private: true } });
  });

  test('lists those whom the reader has met', async () => {
    const others = ['gunnar', 'hedda', 'ida', 'johan', 'karin', 'lars'];
    await everybody(store, ...SIX, ...others);
    await season(store, 'one', SIX, 10);
    await season(store, 'two', others, 10);
    await season(store, 'both', ['astrid', 'gunnar'], 1);
    expect(await board(store, 'bjorn', 'met')).toMatchObject({ listed: 6 });
    const met = await board(store, 'astrid', 'met');
    expect(met.rows.map(({ person }) => person).toSorted()).toEqual([...SIX, 'gunnar']);
    expect(met.around?.some(({ person }) => person === 'astrid')).toBe(true);
    expect(await board(store, undefined, 'met')).toMatchObject({ listed: 0 });
    // Unlisted people are not counted either: with a single opponent the count would reveal them.
    await setPrivate(store.db, 'gunnar', true);
    expect(await board(store, 'astrid', 'met')).toMatchObject({ listed: 6, hidden: 0 });
    expect(await board(store, 'astrid')).toMatchObject({ hidden: 1 });
  });

  test('gives equals the same place, also beyond the rows that were asked for', async () => {
    await everybody(store, ...SIX);
    await season(store, 'ten', SIX, 10);
    await store.db
      .updateTable('ratings')
      .set({ safe: 1000 })
      .where('person', 'in', ['bjorn', 'carl', 'dana'])
      .execute();
    await store.db.updateTable('ratings').set({ safe: 900 }).where('person', 'in', ['erik', 'freja']).execute();
    const places = ({ rows }: Awaited<ReturnType<typeof board>>) =>
      rows.map(({ person, place }) => `${person} ${place}`);
    const all = ['astrid 1', 'bjorn 2', 'carl 2', 'dana 2', 'erik 5', 'freja 5'];
    expect(places(await board(store))).toEqual(all);
    expect(places(await board(store, undefined, 'everyone', NOW, 2))).toEqual(all.slice(2));
    expect((await board(store, 'dana')).around?.map(({ person, place }) => `${person} ${place}`)).toEqual(all.slice(1));
  });
});

describe.each(KINDS)('what the host may look at on %s', (kind) => {
  const store = databaseOn(kind);

  test('people in one network, always the same few, and giving up in one direction; nothing of a usual season', async () => {
    await everybody(store, ...SIX);
    await season(store, 'usual', SIX, 12);
    expect(await suspicionsSince(store.db, 0)).toEqual([]);
    await everybody(store, 'gunnar', 'hedda', 'ida', 'johan');
    await season(store, 'few', ['gunnar', 'hedda', 'ida'], 10);
    for (let match = 0; match < 4; match++) {
      await finished(store, `give00000${match}`, ['johan', 'gunnar'], { places: [2, 1], standIns: [0], ended: NOW });
    }
    await countMatches(counting(store));
    await store.db.updateTable('results').set({ network: 'home' }).where('person', 'in', ['hedda', 'ida']).execute();
    const found = await suspicionsSince(store.db, 0);
    expect(found).toContainEqual({ kind: 'same-network', game: GAME, people: ['hedda', 'ida'], times: 10, of: 10 });
    expect(found).toContainEqual({ kind: 'gives-up', game: GAME, person: 'johan', to: 'gunnar', times: 4, of: 4 });
    const few = found.flatMap((each) => (each.kind === 'same-few' ? [each.person] : []));
    expect(few.toSorted()).toEqual(['gunnar', 'hedda', 'ida']);
    expect(found).toHaveLength(5);
    expect(await suspicionsSince(store.db, NOW + DAY)).toEqual([]);
  });
});
