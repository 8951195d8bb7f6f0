import { describe, expect, test } from 'vitest';
import { actAnyhow, atBids, atMarket, everythingOf, SEED } from '../../test/toys/acting.ts';
import { ask, puppet } from '../../test/toys/puppet.ts';
import type { Seat } from './game.ts';
import { begin, canUndo, isMatchOver, type Match, play, resign, standings, undo } from './match.ts';
import { asked } from './steps.ts';
import { tableFor } from './table.ts';

function placesOf(match: Match): number[] {
  return standings(match).map(({ place }) => place);
}

describe('giving up', () => {
  test('ends a match of two, and the other wins', () => {
    const match = atMarket();
    expect(resign(match, 0)).toEqual({ told: [{ event: { say: 'told.resigned', seat: 0 }, to: 'all' }] });
    expect(match.entries).toEqual([{ seat: 0, resign: true }]);
    expect(isMatchOver(match)).toBe(true);
    expect(placesOf(match)).toEqual([2, 1]);
    expect(play(match, 0, { do: 'rest' })).toEqual({ refused: { rule: 'MK-4.3', say: 'refused.match-over' } });
  });

  test('is possible out of turn', () => {
    const match = atMarket();
    resign(match, 1);
    expect(placesOf(match)).toEqual([1, 2]);
  });

  test('leaves the others playing while more than one is left, and others may play for the seat', () => {
    const match = atBids(3);
    resign(match, 1);
    expect(isMatchOver(match)).toBe(false);
    expect(asked(match.position)).toEqual([0, 1, 2]);
    actAnyhow(match, 1);
    expect(match.entries).toHaveLength(2);
  });

  test('places whoever gave up first at the very end', () => {
    const match = atBids(4);
    expect(placesOf(match)).toEqual([1, 1, 1, 1]);
    resign(match, 2);
    expect(placesOf(match)).toEqual([1, 1, 4, 1]);
    resign(match, 0);
    expect(placesOf(match)).toEqual([3, 1, 4, 1]);
    resign(match, 1);
    expect(placesOf(match)).toEqual([3, 2, 4, 1]);
    expect(isMatchOver(match)).toBe(true);
  });

  test('moves those who stay up to the places that were given up', () => {
    const rest = puppet({ seats: 3, steps: { rest: ask(['on']) }, first: [{ step: 'rest', seat: 0 }] });
    const { match } = begin(rest, tableFor(rest), SEED);
    expect(placesOf(match)).toEqual([1, 2, 3]);
    resign(match, 0);
    expect(placesOf(match)).toEqual([3, 1, 2]);
    expect(standings(match).map(({ seat, points }) => [seat, points])).toEqual([
      [0, 9],
      [1, 8],
      [2, 7],
    ]);
  });

  test('counts at the end of a match that is played out', () => {
    const match = atBids(3);
    resign(match, 1);
    while (!isMatchOver(match)) actAnyhow(match, asked(match.position)[0] as Seat);
    expect(placesOf(match)[1]).toBe(3);
    expect(Math.min(...placesOf(match))).toBe(1);
  });

  test('cannot be taken back, and leaves the others what they can take back', () => {
    const match = atBids(3);
    actAnyhow(match, 0);
    expect(canUndo(match, 0)).toBe(true);
    resign(match, 1);
    expect([0, 1, 2].map((seat) => canUndo(match, seat))).toEqual([true, false, false]);
    expect(undo(match, 1)).toHaveProperty('refused');
  });

  test.each([
    ['twice', 1, { rule: 'SB-3.3', say: 'refused.resigned' }],
    ['by nobody', 3, { rule: 'SB-2.1', say: 'refused.no-such-seat', number: 4, seats: 3 }],
    ['by less than nobody', -1, { rule: 'SB-2.1', say: 'refused.no-such-seat', number: 0, seats: 3 }],
    ['by half a seat', 0.5, { rule: 'SB-2.1', say: 'refused.no-such-seat', number: 1.5, seats: 3 }],
  ])('%s is refused, and then nothing has changed', (_, seat, refused) => {
    const match = atBids(3);
    resign(match, 1);
    const before = everythingOf(match);
    expect(resign(match, seat)).toEqual({ refused });
    expect(everythingOf(match)).toBe(before);
  });

  test('is refused after the end', () => {
    const match = atMarket();
    resign(match, 0);
    expect(resign(match, 1)).toEqual({ refused: { rule: 'MK-4.3', say: 'refused.match-over' } });
    expect(match.resigned).toEqual([0]);
  });
});
