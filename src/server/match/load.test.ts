import { describe, expect, test } from 'vitest';
import type { Game, Move } from '../../kernel/game.ts';
import type { Database } from '../store/schema.ts';
import { newestSnapshot, saveSnapshot } from '../store/snapshots.ts';
import { databaseOn } from '../store/testing.ts';
import { makeWriter } from '../store/writer.ts';
import { KINDS } from '../testing/databases.ts';
import { original, revised, sowsLeft } from '../testing/revised.ts';
import { toldBetween } from './history.ts';
import { doUndo, type LiveMatch, snapshotOf, stepsOf } from './live.ts';
import { loadMatch } from './load.ts';
import { matchAfter } from './past.ts';
import { begun, ID, keep, offersOf, playOn, rowOf } from './testing.ts';

async function load(db: Database, by: Game = original): Promise<LiveMatch> {
  return loadMatch(
    db,
    makeWriter(db, async () => {}),
    by,
    await rowOf(db),
  );
}

/** The match as it is shown: where it stands and how it came there. */
function shape(live: LiveMatch) {
  const { match, sequence, recent } = live;
  return { position: JSON.parse(JSON.stringify(match.position)), sequence, steps: stepsOf(live), recent };
}

const onTheLeft = (moves: readonly Move[]) => moves.find(sowsLeft) ?? moves.at(-1);

describe.each(KINDS)('loading a match from %s', (kind) => {
  const store = databaseOn(kind);

  test('gives it as it was, from its newest snapshot on', async () => {
    await begun(store.db, original);
    const live = await load(store.db);
    await playOn(makeWriter(store.db, store.commit), live, 33);
    const loaded = await load(store.db);
    expect(shape(loaded)).toEqual(shape(live));
    expect(loaded.base).toBeGreaterThanOrEqual(20);
    expect(loaded.match.entries.length).toBe(33 - loaded.base);
  });

  test('what was taken back stays taken back, and what can be can', async () => {
    await begun(store.db, original);
    const writer = makeWriter(store.db, store.commit);
    const live = await load(store.db);
    // Until a tile is drawn at the end of a turn, everything can be taken back.
    while (live.match.checkpoints.length < 2) await playOn(writer, live, 1, (moves) => moves.at(1) ?? moves[0]);
    const { seat } = offersOf(live);
    const undone = doUndo(live, seat);
    if ('refused' in undone) throw new Error('it could not be taken back');
    await keep(writer, live, undone);
    const loaded = await load(store.db);
    expect(shape(loaded)).toEqual(shape(live));
    expect(loaded.match.checkpoints.length).toBe(live.match.checkpoints.length);
    expect(doUndo(loaded, seat)).toEqual(doUndo(live, seat));
  });

  test('every past step can be seen again, and every line read', async () => {
    const row = await begun(store.db, original);
    const writer = makeWriter(store.db, store.commit);
    const live = await load(store.db);
    const seen = [JSON.stringify(live.match.position)];
    for (let step = 1; step <= 45; step++) {
      await playOn(writer, live, 1);
      seen.push(JSON.stringify(live.match.position));
    }
    for (const step of [0, 1, 19, 20, 21, 30, 44]) {
      const match = await matchAfter(store.db, original, row, step);
      expect(JSON.parse(JSON.stringify(match?.position))).toEqual(JSON.parse(seen[step] as string));
    }
    const told = await toldBetween(store.db, ID, row.opening, 0, 45);
    expect(told).toHaveLength(46);
    expect(told.slice(-live.recent.length)).toEqual(live.recent);
    expect(await toldBetween(store.db, ID, row.opening, 7, 9)).toEqual(told.slice(7, 10));
  });
});

describe('when the rules have changed', () => {
  const store = databaseOn('sqlite');

  test('a match goes on by the new ones from where it stood', async () => {
    await begun(store.db, original);
    const old = await load(store.db);
    const writer = makeWriter(store.db, store.commit);
    await playOn(writer, old, 25, onTheLeft);
    // The old server has stopped in good order.
    await saveSnapshot(store.db, snapshotOf(old, old.sequence));

    const renewed = await load(store.db, revised);
    expect(JSON.stringify(renewed.match.position)).toBe(JSON.stringify(old.match.position));
    expect({ steps: stepsOf(renewed), sequence: renewed.sequence }).toEqual({ steps: 25, sequence: 25 });
    expect(await rowOf(store.db)).toMatchObject({ version: 1, rules: 2 });
    await playOn(writer, renewed, 8, (moves) => {
      expect(moves.some(sowsLeft)).toBe(false);
      return moves.at(-1);
    });
    expect(shape(await load(store.db, revised))).toEqual(shape(renewed));
  });

  test('steps that the new rules cannot repeat are not shown, kept positions are', async () => {
    const row = await begun(store.db, original);
    const old = await load(store.db);
    await playOn(makeWriter(store.db, store.commit), old, 25, onTheLeft);
    await saveSnapshot(store.db, snapshotOf(old, old.sequence));
    await load(store.db, revised);
    const shown: number[] = [];
    for (let step = 0; step <= 25; step++) {
      if ((await matchAfter(store.db, revised, row, step)) !== undefined) shown.push(step);
    }
    expect(shown).toContain(0);
    expect(shown).toContain(25);
    expect(shown.length).toBeLessThan(26);
  });

  test('after a crash, later entries are played by the new rules if those allow it', async () => {
    await begun(store.db, original);
    const old = await load(store.db);
    await playOn(makeWriter(store.db, store.commit), old, 6, (moves) => moves.findLast((move) => !sowsLeft(move)));
    const renewed = await load(store.db, revised);
    expect(JSON.stringify(renewed.match.position)).toBe(JSON.stringify(old.match.position));
    expect(stepsOf(renewed)).toBe(6);
  });

  test('if those do not, it goes on from the newest position, and the log says so', async () => {
    const row = await begun(store.db, original);
    const old = await load(store.db);
    const writer = makeWriter(store.db, store.commit);
    await playOn(writer, old, 10, onTheLeft);
    const before = await newestSnapshot(store.db, ID, 'any');
    const renewed = await load(store.db, revised);
    expect(stepsOf(renewed)).toBe(before?.steps);
    expect(renewed.sequence).toBe(11);
    await playOn(writer, renewed, 3);
    const again = await load(store.db, revised);
    expect(shape(again)).toEqual(shape(renewed));
    expect(await toldBetween(store.db, ID, row.opening, 0, stepsOf(again))).toEqual(again.recent);
  });

  test('a server with older rules leaves the match alone', async () => {
    await begun(store.db, revised);
    await expect(load(store.db, original)).rejects.toThrow(/played by version 2/);
  });
});
