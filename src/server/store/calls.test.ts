import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { databaseOn } from '../../../test/server/kit/rows.ts';
import type { NewCall } from '../../host/calls.ts';
import { callInsertion, callsOf, claimCalls, noteCall, releaseCallsOf, releaseCallsOfOthers } from './calls.ts';

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
  const claim = (node: string, now: number) => claimCalls(place.db, kind, node, now, 10);

  test('one that is due is taken by one process, and no other', async () => {
    const { db } = place;
    await callInsertion(db, [call(), call({ turn: 4, due: 5000 }), call({ channel: 'mail' })]).execute();
    const taken = await Promise.all([claim('north', 2000), claim('south', 2000)]);
    expect(taken.flat().map(({ channel, turn }) => [channel, turn])).toHaveLength(2);
    expect(await claim('north', 2000)).toEqual([]);
    expect((await claim('north', 5000)).map(({ turn }) => turn)).toEqual([4]);
  });

  test('of those that are due, many processes take each once', async () => {
    const { db } = place;
    const all = Array.from({ length: 40 }, (_, turn) => call({ turn }));
    await callInsertion(db, all).execute();
    const taken = await Promise.all(Array.from({ length: 8 }, (_, node) => claim(`node ${node}`, 2000)));
    const rest = await claimCalls(db, kind, 'the rest', 2000, 40);
    const turns = [...taken.flat(), ...rest].map(({ turn }) => turn).sort((one, other) => one - other);
    expect(turns).toEqual(all.map(({ turn }) => turn));
  });

  test('one that was sent is not written again; one whose turn was taken back is', async () => {
    const { db } = place;
    await callInsertion(db, [call(), call()]).execute();
    const [taken] = await claim('north', 2000);
    await noteCall(db, 'south', call(), { state: 'sent' });
    expect(await callsOf(db, 'astrid')).toMatchObject([{ state: 'sending', node: 'north' }]);
    await noteCall(db, 'north', taken ?? call(), { state: 'sent', done: 2001 });
    await callInsertion(db, [call({ due: 9000 })]).execute();
    expect(await callsOf(db, 'astrid')).toMatchObject([{ state: 'sent', due: 2000 }]);
    await callInsertion(db, [call({ turn: 5 })]).execute();
    const [other] = await claim('north', 2000);
    await noteCall(db, 'north', other ?? call(), { state: 'dropped', reason: 'played', done: 2002 });
    await callInsertion(db, [call({ turn: 5, due: 9000 })]).execute();
    expect((await callsOf(db, 'astrid'))[1]).toMatchObject({ state: 'waiting', due: 9000, reason: null });
  });

  test('what a process had taken is given back by itself, or taken back when it is gone', async () => {
    const { db } = place;
    await callInsertion(db, [call()]).execute();
    await claim('north', 2000);
    await releaseCallsOfOthers(db, ['north', 'south']);
    expect(await claim('south', 2000)).toEqual([]);
    await releaseCallsOfOthers(db, ['south']);
    expect(await claim('south', 2000)).toMatchObject([{ reason: 'interrupted', node: 'south' }]);
    await releaseCallsOf(db, 'south');
    expect(await claim('north', 2000)).toHaveLength(1);
  });
});
