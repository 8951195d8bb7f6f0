import { expect, test } from 'vitest';
import type { Move } from '../../../kernel/game.ts';
import type { Tabletop } from '../../board-kit/tabletop.ts';
import type { MatchState } from '../../connection/table-state.ts';
import { sinceThen, updateLastSeen } from './since.ts';

const MOVE: Move = { do: 'mine' };

/** A match with the perspectives of seats 0 and 1. */
function matchAt(shown: number, asked: number): MatchState {
  return {
    revision: shown,
    moments: shown,
    over: false,
    asked: [asked],
    perspectives: [0, 1].map((viewer) => ({
      viewer,
      seatEntry: 0,
      view: `view of ${viewer} at ${shown}`,
      offers: viewer === asked ? [MOVE] : [],
      canUndo: false,
    })),
    scores: [],
    logs: [[], []],
  };
}

test('the one who has answered remembers what came of it, and nobody else does', () => {
  const lastSeen = updateLastSeen(new Map(), matchAt(3, 0), matchAt(4, 1), true);
  expect([...lastSeen]).toEqual([[0, { moment: 4, view: 'view of 0 at 4', before: 'view of 0 at 3', scores: [] }]]);
});

test('every answer of a turn is remembered anew', () => {
  const first = updateLastSeen(new Map(), matchAt(3, 0), matchAt(4, 0), true);
  expect(updateLastSeen(first, matchAt(4, 0), matchAt(5, 0), true).get(0)?.moment).toBe(5);
});

test('what others do while one is asked is news', () => {
  const first = updateLastSeen(new Map(), matchAt(3, 0), matchAt(4, 0), true);
  expect(updateLastSeen(first, matchAt(4, 0), matchAt(5, 0), false).get(0)?.moment).toBe(4);
});

const tabletop = {
  shows: (view: { readonly gold: number }) => new Map([['gold-1', view.gold]]),
  spotsOf: () => ['gold-1'],
  homeOf: () => 1,
} as unknown as Tabletop;

const score = (points: number) => ({ seat: 1, points, place: 1, lines: [] });

test('what is different is marked with whoever did it, and counted', () => {
  const lastSeen = { moment: 4, view: { gold: 2 }, before: { gold: 2 }, scores: [score(7)] };
  const lines = [
    { moment: 4, event: { say: 'told.mined', seat: 0 } },
    { moment: 5, event: { say: 'told.mined', seat: 1 } },
  ];
  const since = sinceThen(tabletop, lastSeen, { viewer: 0, view: { gold: 5 }, scores: [score(10)], lines });
  expect(since).toEqual({
    moment: 4,
    marks: new Map([['gold-1', { kind: 'more', by: 3, seat: 1 }]]),
    gains: new Map([[1, 3]]),
    homes: new Set([1]),
    told: [lines[1]],
    recent: lines.map(({ event }) => event),
    standIn: [],
    greatest: [lines[1]],
    capped: false,
  });
});

test('what several have touched is marked without anybody’s sign', () => {
  const lastSeen = { moment: 4, view: { gold: 2 }, before: { gold: 2 }, scores: [] };
  const marksAfter = (...seats: readonly (number | undefined)[]) => {
    const lines = seats.map((seat) => ({
      moment: 5,
      event: { say: 'told.mined', ...(seat !== undefined && { seat }) },
    }));
    return sinceThen(tabletop, lastSeen, { viewer: 0, view: { gold: 5 }, scores: [], lines }).marks.get('gold-1');
  };
  expect(marksAfter(1, 1)).toEqual({ kind: 'more', by: 3, seat: 1 });
  expect(marksAfter(1, 2)).toEqual({ kind: 'more', by: 3 });
  expect(marksAfter(undefined, 2)).toEqual({ kind: 'more', by: 3 });
});

const many = {
  shows: (view: readonly number[]) => new Map(view.map((gold, place) => [`gold-${place}`, gold])),
  spotsOf: ({ place }: { readonly place: number }) => [`gold-${place}`],
} as unknown as Tabletop;

test('more than twelve marks: the latest twelve, and the three greatest things are told', () => {
  const lastSeen = { moment: 0, view: Array(20).fill(0), before: undefined, scores: [] };
  const lines = Array.from({ length: 20 }, (_, place) => ({
    moment: place + 1,
    event: { say: 'told.mined', seat: 1, place },
  }));
  const view = Array.from({ length: 20 }, (_, place) => (place < 3 ? 9 - place : 1));
  const since = sinceThen(many, lastSeen, { viewer: 0, view, scores: [], lines });
  expect(since.capped).toBe(true);
  expect([...since.marks.keys()].sort()).toEqual(Array.from({ length: 12 }, (_, at) => `gold-${at + 8}`).sort());
  expect(since.greatest).toEqual(lines.slice(0, 3));
});

test('quiet changes are neither counted nor left out, and what no event names goes by the owner’s latest', () => {
  const homes = {
    ...many,
    spotsOf: () => [],
    homeOf: (place: string) => (place === 'gold-0' ? 0 : Number(place.slice(5)) < 15 ? 1 : undefined),
    isQuiet: (place: string) => place === 'gold-1',
  } as unknown as Tabletop;
  const lastSeen = { moment: 4, view: Array(20).fill(0), before: undefined, scores: [] };
  const now = (count: number, lines: { moment: number; event: { say: string; seat: number } }[]) =>
    sinceThen(homes, lastSeen, { viewer: 0, view: Array(count).fill(1), scores: [], lines });
  const theirs = { moment: 5, event: { say: 'told.mined', seat: 1 } };
  const mine = { moment: 6, event: { say: 'told.fed', seat: 0 } };
  expect(now(13, [theirs, mine]).marks.size).toBe(13);
  // What belongs to nobody, and what nobody has touched since, goes first.
  const marks = [...now(20, [theirs, mine]).marks.keys()];
  expect(marks).toHaveLength(13);
  expect(marks[0]).toBe('gold-0');
  expect(marks).toContain('gold-1');
  expect(marks.filter((place) => ['gold-15', 'gold-19'].includes(place))).toEqual([]);
});

test('a turn that a bot had in one’s place: only what came after it is marked', () => {
  const lastSeen = { moment: 0, view: [0, 0, 0], before: undefined, scores: [] };
  const lines = [
    { moment: 1, event: { say: 'told.mined', seat: 1, place: 0 } },
    { moment: 2, event: { say: 'told.mined', seat: 0, place: 1, standIn: 'troll' } },
    { moment: 3, event: { say: 'told.mined', seat: 1, place: 2 } },
  ];
  const since = sinceThen(many, lastSeen, { viewer: 0, view: [1, 1, 1], scores: [], lines });
  expect([...since.marks.keys()]).toEqual(['gold-2']);
  expect(since.standIn).toEqual([lines[1]]);
});

test('what another’s turn began with, by the same answer that ended one’s own, is news', () => {
  const lastSeen = { moment: 4, view: { gold: 3 }, before: { gold: 2 }, scores: [] };
  const lines = [
    { moment: 4, event: { say: 'told.ended', seat: 0 } },
    { moment: 4, event: { say: 'told.revealed', seat: 1 } },
    { moment: 5, event: { say: 'told.ended', seat: 1 } },
  ];
  const since = sinceThen(tabletop, lastSeen, { viewer: 0, view: { gold: 3 }, scores: [], lines });
  expect(since.told).toEqual(lines.slice(1));
  expect(since.marks).toEqual(new Map([['gold-1', { kind: 'more', by: 1, seat: 1 }]]));
});

test('what one’s own answer did last is no news', () => {
  const lastSeen = { moment: 4, view: { gold: 3 }, before: { gold: 2 }, scores: [] };
  const lines = [
    { moment: 4, event: { say: 'told.chased', seat: 1 } },
    { moment: 4, event: { say: 'told.mined', seat: 0 } },
  ];
  const since = sinceThen(tabletop, lastSeen, { viewer: 0, view: { gold: 3 }, scores: [], lines });
  expect([since.told.length, since.marks.size]).toEqual([0, 0]);
});

test('nothing different, nothing marked', () => {
  const lastSeen = { moment: 4, view: { gold: 2 }, before: { gold: 2 }, scores: [score(7)] };
  const since = sinceThen(tabletop, lastSeen, { viewer: 0, view: { gold: 2 }, scores: [score(7)], lines: [] });
  expect([since.marks.size, since.gains.size, since.homes.size]).toEqual([0, 0, 0]);
});
