import { expect, test } from 'vitest';
import type { Store } from '../../src/host/store.ts';
import { original } from '../server/kit/revised.ts';
import { standingTime } from '../standing-time.ts';
import { waitUntil } from '../waiting.ts';
import { begun, ID } from './matches.ts';
import { storeOn } from './stores.ts';
import { startProcess } from './tables.ts';

const store = storeOn('sqlite');

test('a bot whose answer could not be stored is asked again until it can', async () => {
  await begun(store, original, ['astrid', { bot: 'greedy' }], { firstPlayer: 0 });
  const time = standingTime();
  let refusals = 3;
  let unread = 2;
  const unsteady: Store = {
    ...store,
    newestSnapshot(table, kind) {
      return refusals < 3 && unread-- > 0
        ? Promise.reject(new Error('the store is away'))
        : store.newestSnapshot(table, kind);
    },
    append(entry) {
      if (entry.log.seat === 1 && refusals-- > 0) return Promise.reject(new Error('the store is away'));
      return store.append(entry);
    },
  };
  const { table, noted, come } = await startProcess(unsteady, original, undefined, time);
  const astrid = await come('astrid');
  while (astrid.match().asked.includes(0)) await astrid.answer(0);
  const { moments } = astrid.match();
  // Three times it cannot be stored, and twice in between the match cannot be read.
  for (const failed of [1, 2, 3, 4, 5]) {
    await waitUntil(`it has failed ${failed} times`, () => noted.length === failed && time.waiting() === 1);
    time.pass(5_000);
  }
  await waitUntil('the bot has answered', async () => (await store.logFrom(ID, moments)).length > 0);
  await waitUntil('nobody thinks any more', () => table.thinking.size === 0);
  expect(noted).toHaveLength(5);
});
