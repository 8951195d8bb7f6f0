import { expect } from 'vitest';
import { rule } from '../../../games/kit/rule.ts';
import { stream, tableKit } from '../../../games/kit/table-kit.ts';
import { takeStones } from '../index.ts';

const { arrange, asking, blocked, deal, offered, playOn, take } = tableKit(takeStones);

/** Seat 0 is asked, with so many stones in the heap, after somebody has taken so many. */
function heapOf(heap: number, last: number) {
  return arrange(3, { firstPlayer: 0 }, (p) => Object.assign(p, { heap, last }));
}

rule('TS-1.1', 'the heap has as many stones for each player as the table has agreed on', () => {
  expect(deal(2, 'heap').position.heap).toBe(24);
  expect(deal(4, 'heap', { stones: 8 }).position.heap).toBe(32);
  expect(deal(3, 'heap', { stones: 16 }).position.heap).toBe(48);
});

rule('TS-1.2', 'the first player is the one that was named, or anybody', () => {
  expect(asking(deal(3, 'named', { firstPlayer: 2 }))).toBe(2);
  const drawn = Array.from({ length: 30 }, (_, number) => asking(deal(3, `drawn ${number}`)));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
});

rule('TS-2.1', 'players take turns, clockwise', () => {
  const match = deal(3, 'turns', { firstPlayer: 1 });
  const seats = [1, 2, 1, 2].map((stones) => {
    const seat = asking(match);
    take(match, `take ${stones}`);
    return seat;
  });
  expect(seats).toEqual([1, 2, 0, 1]);
});

rule('TS-2.2', 'one, two or three stones leave the heap for the player, and no more than there are', () => {
  const match = heapOf(10, 0);
  expect(offered(match)).toEqual(['take 1', 'take 2', 'take 3']);
  take(match, 'take 3');
  expect(match.position).toMatchObject({ heap: 7, taken: [3, 0, 0] });
  expect(offered(heapOf(2, 3))).toEqual(['take 1', 'take 2']);
  expect(blocked(heapOf(2, 0))).toEqual({ 'take 3': 'TS-2.2 blocked.heap' });
});

rule('TS-2.3', 'not as many as the player before, unless there is nothing else', () => {
  expect(offered(heapOf(10, 2))).toEqual(['take 1', 'take 3']);
  expect(blocked(heapOf(10, 2))).toEqual({ 'take 2': 'TS-2.3 blocked.same' });
  expect(offered(heapOf(2, 2))).toEqual(['take 1']);
  expect(offered(heapOf(1, 1))).toEqual(['take 1']);
});

rule('TS-3.1', 'the match is over when the heap is empty, and not before', () => {
  const match = deal(2, 'end');
  playOn(match, stream('end'), () => expect(match.position.heap).toBeGreaterThan(0));
  expect(match.position.heap).toBe(0);
});

rule('TS-3.2', 'each stone is a point, and equal points share a place', () => {
  const match = arrange(3, {}, (p) => Object.assign(p, { taken: [4, 7, 4] }));
  const score = takeStones.score(match.position);
  expect(score.map(({ points }) => points)).toEqual([4, 7, 4]);
  expect(score.map(({ place }) => place)).toEqual([2, 1, 2]);
});
