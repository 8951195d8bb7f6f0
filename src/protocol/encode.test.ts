import { describe, expect, test } from 'vitest';
import { asBytes, decode, encode, encodeChange, encodePerspective, jsonOf } from './encode.ts';
import { linesText, writeTold } from './lines.ts';
import type { ChangeMessage, ServerMessage } from './server.ts';

const EVENT = { say: 'told.sowed', seat: 1, kind: '"bean"\n', end: 'left' };
const MOVE = { do: 'sow', kind: 'bean' };

/** Every field of the message, and those that may be left out both there and not. */
const MESSAGES: readonly ChangeMessage[] = [
  {
    type: 'change',
    table: 'aaaaaaaaaa',
    revision: 7,
    moments: 12,
    over: false,
    asked: [1],
    perspectives: [
      {
        viewer: 1,
        seatEntry: 3,
        question: { say: 'ask.sow', kind: 'bean' },
        rule: 'GET-3.4',
        offers: [MOVE],
        canUndo: true,
        changes: [[['hands', 0], 'bean']],
      },
    ],
    scoreChanges: [[[0, 'points'], 4]],
    logs: [[{ moment: 12, event: EVENT }]],
  },
  {
    type: 'change',
    table: 'bbbbbbbbbb',
    revision: 0,
    moments: 0,
    over: true,
    asked: [],
    perspectives: [
      { viewer: 0, seatEntry: 0, offers: [], canUndo: false, changes: [] },
      { viewer: 2, seatEntry: 5, offers: [MOVE, MOVE], canUndo: false, changes: [] },
    ],
    scoreChanges: [],
    logs: [[], [{ moment: 0, event: EVENT }]],
  },
  {
    type: 'change',
    table: 'cccccccccc',
    revision: 1,
    moments: 1,
    over: false,
    asked: [0, 1, 2],
    perspectives: [{ viewer: 'spectator', seatEntry: 0, offers: [], canUndo: false, changes: [] }],
    scoreChanges: [],
    logs: [[]],
    clocks: { seats: [{ seat: 0, left: 5_000, runs: true, free: 0, ends: 6_000 }], wishes: ['ada'], notes: [] },
  },
  {
    type: 'change',
    table: 'dddddddddd',
    revision: 2,
    moments: 2,
    over: false,
    asked: [1],
    perspectives: [{ viewer: 1, seatEntry: 1, answers: true, canUndo: false, changes: [[['bank'], 3]] }],
    logs: [[]],
  },
];

function encoded({ type: _, perspectives, scoreChanges, logs, clocks, ...plain }: ChangeMessage) {
  return encodeChange({
    ...plain,
    perspectives: perspectives.map(({ changes, ...asked }) => encodePerspective(asked, jsonOf(changes))),
    scoreChanges: scoreChanges && jsonOf(scoreChanges),
    logs: logs.map((lines) => jsonOf(lines)),
    clocks: clocks && jsonOf(clocks),
  });
}

describe('a change, written from parts that are written already', () => {
  test.each(MESSAGES)('reads back as it was: of $table', (message) => {
    expect(decode(encoded(message))).toEqual(message);
    expect(decode(asBytes(encoded(message)))).toEqual(message);
  });

  test('is what the plain encoder writes, field for field', () => {
    for (const message of MESSAGES) expect(Object.keys(decode(encoded(message)))).toEqual(Object.keys(message));
  });

  test('takes the lines of the log as they were written for the log', () => {
    const told = writeTold([
      { event: EVENT, to: 'all' },
      { event: EVENT, to: { only: 0 } },
    ]);
    expect(JSON.parse(linesText(told, 12, 1))).toEqual([{ moment: 12, event: EVENT }]);
  });
});

test('any other message reads back as it was', () => {
  const message: ServerMessage = { type: 'accepted', request: 4, table: 'aaaaaaaaaa', revision: 2 };
  expect(decode(encode(message))).toEqual(message);
});
