import { expect, test } from 'vitest';
import type { Move } from '../../kernel/game.ts';
import { chooseNext, reach } from './reach.ts';
import type { Path } from './tabletop.ts';

interface Sow extends Move {
  kind: string;
  end: string;
}

const sow = (kind: string, end: string): Sow => ({ do: 'sow', kind, end });
const DONE: Move = { do: 'done' };
const HAND = ['bean', 'bean', 'apple'];

function pathsOf(move: Move): Path[] {
  if (move.do !== 'sow') return [];
  const { kind, end } = move as Sow;
  return HAND.flatMap((each, index) => (each === kind ? [[`hand-${index}`, end]] : []));
}

const OFFERS = [sow('bean', 'left'), sow('bean', 'right'), sow('apple', 'right'), DONE];

test('at first every first place of an offer is lit, and moves without a place are loose', () => {
  const { lit, instead, loose } = reach(OFFERS, [], pathsOf, []);
  expect([...lit.keys()]).toEqual(['hand-0', 'hand-1', 'hand-2']);
  expect(instead.size).toBe(0);
  expect(loose).toEqual([DONE]);
});

test('a chosen place lights up what comes next, and others still begin anew', () => {
  const { lit, instead } = reach(OFFERS, [], pathsOf, ['hand-1']);
  expect([...lit.keys()]).toEqual(['left', 'right']);
  expect([...instead.keys()]).toEqual(['hand-0', 'hand-2']);
});

test('a place with one move left makes it at once', () => {
  const from = reach(OFFERS, [], pathsOf, []);
  expect(chooseNext(from, [], 'hand-2')).toEqual({ move: sow('apple', 'right') });
  expect(chooseNext(from, [], 'hand-0')).toEqual({ chosen: ['hand-0'] });
  const onward = reach(OFFERS, [], pathsOf, ['hand-0']);
  expect(chooseNext(onward, ['hand-0'], 'left')).toEqual({ move: sow('bean', 'left') });
  expect(chooseNext(onward, ['hand-0'], 'hand-1')).toEqual({ chosen: ['hand-1'] });
  expect(chooseNext(onward, ['hand-0'], 'hand-2')).toEqual({ move: sow('apple', 'right') });
});

test('a chosen place touched again is let go; a place of no meaning changes nothing', () => {
  const onward = reach(OFFERS, [], pathsOf, ['hand-0']);
  expect(chooseNext(onward, ['hand-0'], 'hand-0')).toEqual({ chosen: [] });
  expect(chooseNext(onward, ['hand-0'], 'pile')).toEqual({ chosen: ['hand-0'] });
});

test('a blocked move marks its place unless something can be done there', () => {
  const why = { rule: 'GET-3.5', say: 'blocked.end' };
  const { blocked } = reach(OFFERS, [{ move: sow('apple', 'left'), why }], pathsOf, []);
  expect(blocked.size).toBe(0);
  const later = reach(OFFERS, [{ move: sow('apple', 'left'), why }], pathsOf, ['hand-2']);
  expect([...later.blocked]).toEqual([['left', { move: sow('apple', 'left'), why }]]);
});

test('a move with two ways is one move', () => {
  const both = (move: Move): Path[] =>
    move.do === 'pay'
      ? [
          ['bean', 'apple'],
          ['apple', 'bean'],
        ]
      : [];
  const pay: Move = { do: 'pay' };
  const { lit } = reach([pay], [], both, []);
  expect([...lit.keys()]).toEqual(['bean', 'apple']);
  expect(chooseNext({ lit, instead: new Map() }, [], 'apple')).toEqual({ move: pay });
});
