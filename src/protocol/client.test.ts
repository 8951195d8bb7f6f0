import { expect, test } from 'vitest';
import { clientMessage } from './client.ts';

function isTaken(move: unknown): boolean {
  return clientMessage.safeParse({ type: 'move', table: 'abcdefghij', seat: 0, seatEntry: 3, move }).success;
}

test('a move is a flat object with a verb', () => {
  expect(isTaken({ do: 'sow', kind: 'bean', end: 'left' })).toBe(true);
  expect(isTaken({ do: 'pay', gold: 2, all: true })).toBe(true);
  for (const wrong of [undefined, null, 'sow', 7, [], ['do'], {}, { kind: 'bean' }, { do: 7 }, { do: ['sow'] }]) {
    expect(isTaken(wrong), JSON.stringify(wrong)).toBe(false);
  }
  for (const deep of [['bean'], { bean: 1 }, null]) expect(isTaken({ do: 'sow', kind: deep })).toBe(false);
});

test('what is too long for a move is none', () => {
  expect(isTaken({ do: 'x'.repeat(40), kind: 'y'.repeat(80) })).toBe(true);
  expect(isTaken({ do: 'x'.repeat(41) })).toBe(false);
  expect(isTaken({ do: 'sow', kind: 'y'.repeat(81) })).toBe(false);
});
