import { expect, test } from 'vitest';
import { actAnyhow, atBids } from '../../test/toys/acting.ts';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import type { Seat } from './game.ts';
import { isMatchOver } from './match.ts';
import { type MatchRecord, recordWithLog, verify } from './record.ts';
import { soundPart } from './sound-record.ts';
import { asked } from './steps.ts';

function finished(): MatchRecord {
  const match = atBids(3);
  while (!isMatchOver(match)) actAnyhow(match, asked(match.position).at(-1) as Seat);
  return recordWithLog(match, ['Alva', 'Birk', 'Ceri']);
}

const RECORD = finished();

test('a record that is right is sound as it is', () => {
  expect(soundPart(sealedBids, RECORD)).toEqual({ record: RECORD });
});

test.each([0, 3, RECORD.moves.length - 1])('a record is sound up to move %i, which is against the rules', (at) => {
  const moves = RECORD.moves.map((move, index) => (index === at ? ([7, { do: 'keep' }] as const) : move));
  const { record, refused } = soundPart(sealedBids, { ...RECORD, moves });
  expect(refused).toEqual({ move: at + 1, seat: 7, rule: 'SB-2.1' });
  expect(record).toEqual({
    ...RECORD,
    moves: RECORD.moves.slice(0, at),
    log: RECORD.log?.slice(0, at + 1),
    places: undefined,
  });
  expect(record).not.toHaveProperty('places');
  verify(sealedBids, record);
});

test('moves after the end are left out, and the match keeps its end', () => {
  const { record, refused } = soundPart(sealedBids, { ...RECORD, moves: [...RECORD.moves, [0, { do: 'keep' }]] });
  expect(refused).toMatchObject({ move: RECORD.moves.length + 1 });
  expect(record).toEqual(RECORD);
});

test('a record that claims another end gets the true one', () => {
  const { record, endedOtherwise } = soundPart(sealedBids, { ...RECORD, places: [9, 9, 9] });
  expect(endedOtherwise).toBe(true);
  expect(record).toEqual(RECORD);
});

test('a record of older rules is not judged by those of today', () => {
  const older: MatchRecord = { ...RECORD, version: sealedBids.version - 1, moves: [[0, { do: 'fly' }]] };
  expect(soundPart(sealedBids, older)).toEqual({ record: older });
});
