import { expect, test } from 'vitest';
import { databaseOn } from '../store/testing.ts';
import { makeWriter } from '../store/writer.ts';
import { original } from '../testing/revised.ts';
import { doUndo, forgetSettled, isUndoneEnough } from './live.ts';
import { loadMatch } from './load.ts';
import { begun, keep, offersOf, playOn, rowOf } from './testing.ts';

const store = databaseOn('sqlite');

/** A loop that should end does so long before this. */
const PATIENCE = 2_000;

test('answering and taking back has an end, and however long it went on, the match can be loaded', async () => {
  await begun(store.db, original);
  const writer = makeWriter(store.db, store.commit);
  const live = await loadMatch(store.db, writer, original, await rowOf(store.db));
  const answer = () => playOn(writer, live, 1, (moves) => moves.at(1) ?? moves[0]);
  // As long as an earlier answer can be taken back as well, nothing is settled.
  for (let tries = 0; live.match.checkpoints.length < 2 && tries < PATIENCE; tries++) await answer();
  const { seat } = offersOf(live);
  for (let tries = 0; !isUndoneEnough(live) && tries < PATIENCE; tries++) {
    const undone = doUndo(live, seat);
    if ('refused' in undone) throw new Error('it could not be taken back');
    await keep(writer, live, undone);
    await answer();
  }
  expect(isUndoneEnough(live)).toBe(true);
  const loaded = await loadMatch(store.db, writer, original, await rowOf(store.db));
  expect(loaded.match.position).toEqual(live.match.position);
  expect(loaded.sequence).toBe(live.sequence);
});

test('what is settled leaves memory, also where another process takes the snapshots', async () => {
  await begun(store.db, original);
  const writer = makeWriter(store.db, store.commit);
  const live = await loadMatch(store.db, writer, original, await rowOf(store.db));
  await playOn(writer, live, 21);
  for (let tries = 0; live.match.checkpoints.length > 0 && tries < PATIENCE; tries++) await playOn(writer, live, 1);
  // As if this process had only followed.
  live.kept = 0;
  forgetSettled(live);
  expect(live.match.entries).toEqual([]);
  expect(live.kept).toBe(live.sequence);
});
