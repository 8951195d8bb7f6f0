import { describe, expect, test } from 'vitest';
import { doMove, doUndo, type LiveMatch, momentsOf, snapshotOf } from '../../src/host/match/live.ts';
import { loadMatch } from '../../src/host/match/load.ts';
import { toldBetween } from '../../src/host/past/history.ts';
import { matchAfter } from '../../src/host/past/past.ts';
import type { SnapshotRow, Store } from '../../src/host/store.ts';
import type { Game, Move } from '../../src/kernel/game.ts';
import type { AddressedEvent } from '../../src/kernel/tell.ts';
import { NewerRules, type Upgrade } from '../../src/kernel/upgrade.ts';
import { original, revised, sowsLeft } from '../server/kit/revised.ts';
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

/** Nothing is secret in these games: everybody counts alike. */
const WATCHING = ['spectator'] as const;

function textOf({ told }: { readonly told: string }): string {
  return told;
}

/** The same game, but for how positions of its first version are read. */
function upgradedBy(upgrade: Upgrade): Game {
  return { ...original, version: 2, upgrades: { 2: upgrade } };
}

function turnsIn(snapshot: SnapshotRow | undefined): number {
  return JSON.parse(snapshot?.position ?? '{}').turns;
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
    expect(loaded.base.all).toBeGreaterThanOrEqual(20);
    expect(loaded.match.entries.length).toBe(33 - loaded.base.all);
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
      const match = await matchAfter(store, original, row, WATCHING, moment);
      expect(JSON.parse(JSON.stringify(match?.position))).toEqual(JSON.parse(seen[moment] as string));
    }
    const told = await toldBetween(store, ID, row.opening, WATCHING, 0, 45);
    expect(told.map(({ moment }) => moment)).toEqual(Array.from({ length: 46 }, (_, moment) => moment));
    expect(told.slice(-live.recent.length).map(textOf)).toEqual(live.recent.map(textOf));
    expect(await toldBetween(store, ID, row.opening, WATCHING, 7, 9)).toEqual(told.slice(7, 10));
  });
});

describe.each(STORES)('when the rules of a match on %s have changed', (kind) => {
  const store = storeOn(kind);

  test('a match goes on by the new ones from where it stood', async () => {
    await begun(store, original);
    const old = await load(store);
    await playOn(store, old, 25, onTheLeft);
    // The old server has stopped in good order.
    await store.savePositions([{ snapshot: snapshotOf(old, old.sequence), after: old.entered }]);

    const renewed = await load(store, revised);
    expect(JSON.stringify(renewed.match.position)).toBe(JSON.stringify(old.match.position));
    // The change of rules has a place of its own in the log.
    expect({ moments: momentsOf(renewed), sequence: renewed.sequence }).toEqual({ moments: 25, sequence: 26 });
    expect(await rowOf(store)).toMatchObject({ version: 1, rules: 2 });
    expect(shape(await load(store, revised))).toEqual(shape(renewed));
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
    await store.savePositions([{ snapshot: snapshotOf(old, old.sequence), after: old.entered }]);
    await load(store, revised);
    const shown: number[] = [];
    for (let moment = 0; moment <= 25; moment++) {
      if ((await matchAfter(store, revised, row, WATCHING, moment)) !== undefined) shown.push(moment);
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

  test('if those do not, it goes on from the last position they can make, and the log says so', async () => {
    const row = await begun(store, original);
    const old = await load(store);
    await playOn(store, old, 2, (moves) => moves.findLast((move) => !sowsLeft(move)));
    const possible = JSON.stringify(old.match.position);
    await playOn(store, old, 8, onTheLeft);
    const renewed = await load(store, revised);
    expect(momentsOf(renewed)).toBe(2);
    expect(JSON.stringify(renewed.match.position)).toBe(possible);
    expect(renewed.sequence).toBe(11);
    // Whatever happens before somebody answers, it is said only once, with the first answer.
    await load(store, revised);
    const reloaded = await load(store, revised);
    expect(reloaded.sequence).toBe(11);
    await playOn(store, reloaded, 3);
    const again = await load(store, revised);
    expect(shape(again)).toEqual(shape(reloaded));
    const told = await toldBetween(store, ID, row.opening, WATCHING, 0, momentsOf(again));
    expect(told.map(textOf)).toEqual(again.recent.map(textOf));
    const said = told.map(({ told: text }) =>
      JSON.parse(text).filter(({ event }: AddressedEvent) => event.say.includes('rules-changed')),
    );
    const lost = { event: { say: 'told.rules-changed-lost', version: 2, moves: 8 }, to: 'all' };
    expect(said).toEqual([[], [], [], [lost], [], []]);
  });

  test('a server with older rules leaves the match alone', async () => {
    await begun(store, revised);
    await expect(load(store, original)).rejects.toThrow(NewerRules);
    await expect(load(store, original)).rejects.toThrow(/played by newer rules: version 2/);
  });

  test('a server with older rules that still has the match in memory cannot add to it, and reads why', async () => {
    await begun(store, original);
    const old = await load(store);
    await playOn(store, old, 6, (moves) => moves.findLast((move) => !sowsLeft(move)));
    const renewed = await load(store, revised);
    const { seat, moves } = offersOf(old);
    const done = doMove(old, seat, moves[0] ?? { do: 'nothing' });
    if ('refused' in done) throw new Error('it was refused');
    expect(await keep(store, old, done)).toBe('taken');
    await expect(load(store, original)).rejects.toThrow(NewerRules);
    // Stopping in good order, it keeps a position of its own: the newer one stays.
    await store.savePositions([{ snapshot: snapshotOf(old, 6), after: old.entered }]);
    await store.setRules(ID, original.version);
    expect(await rowOf(store)).toMatchObject({ rules: 2 });
    expect(shape(await load(store, revised))).toEqual(shape(renewed));
  });

  test('a match that two servers with new rules read at the same time changes them once', async () => {
    await begun(store, original);
    await playOn(store, await load(store), 6, (moves) => moves.findLast((move) => !sowsLeft(move)));
    const both = await Promise.all([load(store, revised), load(store, revised)]);
    expect(both.map(({ sequence }) => sequence)).toEqual([7, 7]);
    expect((await store.logFrom(ID, 6)).map(({ entry }) => JSON.parse(entry))).toEqual([
      { rules: 2, from: 6, lost: 0 },
    ]);
  });

  test('if its newest position cannot be upgraded, it goes on from one before, and those after it are forgotten', async () => {
    const row = await begun(store, original);
    const old = await load(store);
    await playOn(store, old, 25, (moves) => moves.findLast((move) => !sowsLeft(move)));
    await playOn(store, old, 20, onTheLeft);
    const kept = await store.newestSnapshot(ID, 'settled');
    const places = await store.settledPlaces(ID);
    const earlier = await store.settledAt(ID, places.at(-2)?.sequence ?? 0);
    expect(places.at(-1)?.sequence).toBe(kept?.sequence);
    expect(earlier?.moments).toBeGreaterThan(0);
    const unable: Upgrade = (p) => (Number(p.turns) > turnsIn(earlier) ? {} : p);
    const renewed = await load(store, { ...revised, upgrades: { 2: unable } });
    expect(momentsOf(renewed)).toBeGreaterThanOrEqual(earlier?.moments ?? 0);
    expect(renewed.changed?.lost).toBe(45 - momentsOf(renewed));
    expect(renewed.changed?.lost).toBeGreaterThan(0);
    await playOn(store, renewed, 30);
    const again = await load(store, revised);
    expect(shape(again)).toEqual(shape(renewed));
    const told = await toldBetween(store, ID, row.opening, WATCHING, 0, momentsOf(again));
    expect(told.slice(-again.recent.length).map(textOf)).toEqual(again.recent.map(textOf));
  });

  test('if none can, it begins again', async () => {
    await begun(store, original);
    const old = await load(store);
    await playOn(store, old, 25);
    const renewed = await load(
      store,
      upgradedBy(() => ({})),
    );
    expect(momentsOf(renewed)).toBe(0);
    expect(renewed.changed).toEqual({ rules: 2, from: 0, lost: 25 });
    await playOn(store, renewed, 3);
    expect(shape(await load(store, { ...original, version: 2 }))).toEqual(shape(renewed));
  });
});
