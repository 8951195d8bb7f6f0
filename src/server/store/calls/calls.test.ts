import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { databaseOn } from '../../../../test/server/kit/rows.ts';
import type { NewCall } from '../../../host/calls.ts';
import { takeJobs } from '../jobs/jobs.ts';
import { callInsertion, callsOf, noteCall } from './calls.ts';

function call(some: Partial<NewCall> = {}): NewCall {
  return {
    person: 'astrid',
    table_id: 'aaaaaaaaaa',
    turn: 3,
    kind: 'turn',
    channel: 'push',
    made: 1000,
    due: 2000,
    ...some,
  };
}

describe.each(KINDS)('calls in a database on %s', (kind) => {
  const place = databaseOn(kind);
  const take = (node: string, now: number) => takeJobs(place.db, kind, 'calls', { node, now, most: 10 });

  test('one that was sent is not written again; one whose turn was taken back is', async () => {
    const { db } = place;
    await callInsertion(db, [call(), call()]).execute();
    const [taken] = await take('north', 2000);
    await noteCall(db, 'south', call(), { state: 'sent' });
    expect(await callsOf(db, 'astrid')).toMatchObject([{ state: 'sending', node: 'north' }]);
    await noteCall(db, 'north', taken ?? call(), { state: 'sent', done: 2001 });
    await callInsertion(db, [call({ due: 9000 })]).execute();
    expect(await callsOf(db, 'astrid')).toMatchObject([{ state: 'sent', due: 2000 }]);
    await callInsertion(db, [call({ turn: 5 })]).execute();
    const [other] = await take('north', 2000);
    await noteCall(db, 'north', other ?? call(), { state: 'dropped', reason: 'played', done: 2002 });
    await callInsertion(db, [call({ turn: 5, due: 9000 })]).execute();
    expect((await callsOf(db, 'astrid'))[1]).toMatchObject({ state: 'waiting', due: 9000, reason: null });
  });
});
