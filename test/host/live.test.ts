import { describe, expect, test } from 'vitest';
import { doUndo, forgetSettled, isUndoLimitReached } from '../../src/host/match/live.ts';
import { loadMatch } from '../../src/host/match/load.ts';
import type { Game, Move } from '../../src/kernel/game.ts';
import { original } from '../server/kit/revised.ts';
import { harvest } from '../toys/harvest/index.ts';
import { begun, keep, offersOf, playOn, rowOf, type Sitting } from './matches.ts';
import { STORES, storeOn } from './stores.ts';

/** A loop that should end does so long before this. */
const PATIENCE = 2_000;

const farms = harvest as unknown as Game;

/** Two answers, and a seat is done. */
function oneOf(moves: readonly Move[]): Move | undefined {
  return moves.find((move) => move.do === 'done') ?? moves[0];
}

describe.each(STORES)('a match in memory and on %s', (kind) => {
  const store = storeOn(kind);

  test('answering and taking back has an end, and however long it went on, the match can be loaded', async () => {
    await begun(store, original);
    const live = await loadMatch(store, original, await rowOf(store), Date.now);
    const answer = () => playOn(store, live, 1, (moves) => moves.at(1) ?? moves[0]);
    // As long as an earlier answer can be taken back as well, nothing is settled.
    for (let tries = 0; live.match.checkpoints.length < 2 && tries < PATIENCE; tries++) await answer();
    const { seat } = offersOf(live);
    for (let tries = 0; !isUndoLimitReached(live, seat) && tries < PATIENCE; tries++) {
      const undone = doUndo(live, seat);
      if ('refused' in undone) throw new Error('it could not be taken back');
      await keep(store, live, undone);
      await answer();
    }
    expect(isUndoLimitReached(live, seat)).toBe(true);
    const loaded = await loadMatch(store, original, await rowOf(store), Date.now);
    expect(loaded.match.position).toEqual(live.match.position);
    expect(loaded.sequence).toBe(live.sequence);
  });

  test('what is settled leaves memory, also where another process takes the snapshots', async () => {
    await begun(store, original);
    const live = await loadMatch(store, original, await rowOf(store), Date.now);
    await playOn(store, live, 21);
    for (let tries = 0; live.match.checkpoints.length > 0 && tries < PATIENCE; tries++) await playOn(store, live, 1);
    // As if this process had only followed.
    live.kept = 0;
    forgetSettled(live);
    expect(live.match.entries).toEqual([]);
    expect(live.kept).toBe(live.sequence);
  });

  test('seats that are asked at once all the time: it is settled where nobody has answered yet', async () => {
    await begun(store, farms, ['astrid', 'bjorn', 'cecilia', ...Array<Sitting>(4).fill({ bot: 'random' })], {
      rounds: 4,
    });
    const live = await loadMatch(store, farms, await rowOf(store), Date.now);
    for (let tries = 0; live.kept === 0 && tries < PATIENCE; tries++) await playOn(store, live, 1, oneOf);
    expect(live).toMatchObject({ kept: 28, sequences: [], match: { entries: [], together: { from: 0 } } });
    for (let answers = 0; answers < 3; answers++) {
      expect(await loadMatch(store, farms, await rowOf(store), Date.now)).toEqual(live);
      await playOn(store, live, 1, oneOf);
    }
  });
});
