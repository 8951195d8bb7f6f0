import { describe, expect, test } from 'vitest';
import { toldBetween } from '../../src/host/history.ts';
import { doUndo, type LiveMatch, momentsOf, snapshotOf } from '../../src/host/live.ts';
import { loadMatch } from '../../src/host/load.ts';
import { matchAfter } from '../../src/host/past.ts';
import type { Store } from '../../src/host/store.ts';
import type { Game, Move } from '../../src/kernel/game.ts';
import { original, revised, sowsLeft } from '../../src/server/testing/revised.ts';
import { begun, ID, keep, offersOf, playOn, rowOf } from './matches.ts';
import { STORES, storeOn } from './stores.ts';

async function load(store: Store, by: Game = original): Promise<LiveMatch> {
  return loadMatch(store, by, await rowOf(store), Date.now);
}

/** The match as it is shown: where it stands and how it came there. */
function shape(live: LiveMatch) {
  const { match, sequence, recent, counts } = live;
  return { position: JSON.parse(JSON.stringify(match.position)), sequence, counts, moments: momentsOf(live), recent };
}

const onTheLeft = (moves: readonly Move[]) => moves.find(sowsLeft) ?? moves.at(-1);

describe.each(STORES)('loading a match from %s', (kind) => {
  const store = storeOn(kind);

  test('gives it as it was, from its newest snapshot on', async () => {
    await begun(store, original);
    const live = await load(store);
    await playOn(store, live, 33);
    const loaded = await load(store);
    expect(shape(loaded)).toEqual(shape(live));
    expect(loaded.base).toBeGreaterThanOrEqual(20);
    expect(loaded.match.entries.length).toBe(33 - loaded.base);
  });

  test('what was taken back stays taken back, and what can be can', async () => {
    await begun(store, original);
    const live = await load(store);
    // Until a tile is drawn at the end of a turn, everything can be taken back.
    while (live.match.checkpoints.length < 2) await playOn(store, live, 1, (moves) => moves.at(1) ?? moves[0]);
    const { seat } = offersOf(live);
    const undone = doUndo(live, seat);
    if ('refused' in undone) throw new Error('it could not be taken back');
    await keep(store, live, undone);
    const loaded = await load(store);
    expect(shape(loaded)).toEqual(shape(live));
    expect(loaded.match.checkpoints.length).toBe(live.match.checkpoints.length);
    expect(doUndo(loaded, seat)).toEqual(doUndo(live, seat));
  });

  test('every past moment can be seen again, and every line read', async () => {
    const row = await begun(store, original);
    const live = await load(store);
    const seen = [JSON.stringify(live.match.position)];
    for (let moment = 1; moment <= 45; moment++) {
      await playOn(store, live, 1);
      seen.push(JSON.stringify(live.match.position));
    }
    for (const moment of [0, 1, 19, 20, 21, 30, 44]) {
      const match = await matchAfter(store, original, row, moment);
      expect(JSON.parse(JSON.stringify(match?.position))).toEqual(JSON.parse(seen[moment] as string));
    }
    const told = await toldBetween(store, ID, row.opening, 0, 45);
    expect(told).toHaveLength(46);
    expect(told.slice(-live.recent.length)).toEqual(live.recent);
    expect(await toldBetween(store, ID, row.opening, 7, 9)).toEqual(told.slice(7, 10));
  });
});

describe.each(STORES)('when the rules of a match on %s have changed', (kind) => {
  const store = storeOn(kind);

  test('a match goes on by the new ones from where it stood', async () => {
    await begun(store, original);
    const old = await load(store);
    await playOn(store, old, 25, onTheLeft);
    // The old server has stopped in good order.
    await store.saveSnapshots([snapshotOf(old, old.sequence)]);

    const renewed = await load(store, revised);
    expect(JSON.stringify(renewed.match.position)).toBe(JSON.stringify(old.match.position));
    expect({ moments: momentsOf(renewed), sequence: renewed.sequence }).toEqual({ moments: 25, sequence: 25 });
    expect(await rowOf(store)).toMatchObject({ version: 1, rules: 2 });
    await playOn(store, renewed, 8, (moves) => {
      expect(moves.some(sowsLeft)).toBe(false);
      return moves.at(-1);
    });
    expect(shape(await load(store, revised))).toEqual(shape(renewed));
  });

  test('moments that the new rules cannot repeat are not shown, kept positions are', async () => {
    const row = await begun(store, original);
    const old = await load(store);
    await playOn(store, old, 25, onTheLeft);
    await store.saveSnapshots([snapshotOf(old, old.sequence)]);
    await load(store, revised);
    const shown: number[] = [];
    for (let moment = 0; moment <= 25; moment++) {
      if ((await matchAfter(store, revised, row, moment)) !== undefined) shown.push(moment);
    }
    expect(shown).toContain(0);
    expect(shown).toContain(25);
    expect(shown.length).toBeLessThan(26);
  });

  test('after a crash, later entries are played by the new rules if those allow it', async () => {
    await begun(store, original);
    const old = await load(store);
    await playOn(store, old, 6, (moves) => moves.findLast((move) => !sowsLeft(move)));
    const renewed = await load(store, revised);
    expect(JSON.stringify(renewed.match.position)).toBe(JSON.stringify(old.match.position));
    expect(momentsOf(renewed)).toBe(6);
  });

  test('if those do not, it goes on from the newest position, and the log says so', async () => {
    const row = await begun(store, original);
    const old = await load(store);
    await playOn(store, old, 10, onTheLeft);
    const before = await store.newestSnapshot(ID, 'any');
    const renewed = await load(store, revised);
    expect(momentsOf(renewed)).toBe(before?.moments);
    expect(renewed.sequence).toBe(11);
    await playOn(store, renewed, 3);
    const again = await load(store, revised);
    expect(shape(again)).toEqual(shape(renewed));
    expect(await toldBetween(store, ID, row.opening, 0, momentsOf(again))).toEqual(again.recent);
  });

  test('a server with older rules leaves the match alone', async () => {
    await begun(store, revised);
    await expect(load(store, original)).rejects.toThrow(/played by version 2/);
  });
});
