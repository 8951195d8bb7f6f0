import { expect, test } from 'vitest';
import { answer } from '../../../../test/games/kit/guided.ts';
import { begin, type Match } from '../../../kernel/match.ts';
import { asked } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { trollTown } from '../index.ts';
import type { TrollTownMove } from '../moves.ts';
import { guide } from './guide.ts';
import { pathsOf } from './places.ts';
import { guide as words } from './words/en/guide.ts';

/** Everybody plans at once: the rival answers whenever it is asked. */
function letRivalPlay(match: Match, done: number): number {
  let count = done;
  while (asked(match.position).includes(1)) {
    const move = guide.script[1]?.[count];
    if (move === undefined) return count;
    answer(match, 1, move);
    count++;
  }
  return count;
}

test('the guided match can be played as written, and tells its story', () => {
  const table = tableFor(trollTown as never, guide.script.length, guide.options);
  const match = begin(trollTown, table, guide.seed).match;
  const plain = match as unknown as Match;
  let done = letRivalPlay(plain, 0);
  for (const { say, at, answers } of guide.stops) {
    const wanted = answers?.[0];
    if (wanted === undefined) continue;
    expect(asked(match.position), say).toContain(0);
    const paths = pathsOf(wanted as TrollTownMove, trollTown.view(match.position, 0), 0);
    if (at !== 'map') expect(paths.flat(), say).toContain(at);
    answer(plain, 0, wanted);
    done = letRivalPlay(plain, done);
  }
  expect(done).toBe(guide.script[1]?.length);
  const { turn, communal, buildings, escaped } = match.position;
  expect([turn, communal]).toEqual([5, 5]);
  expect(buildings.map(({ kind }) => kind).join(' ')).toBe('hut hovel hovel cage hovel');
  // A Child was lost in the fight about another.
  expect(escaped).toBe(1);
});

test('after each grunt something is told, for the reveal counts as a step', () => {
  guide.stops.forEach(({ answers }, place) => {
    if (answers?.some((move) => move.do === 'grunt')) expect(guide.stops[place + 1]?.answers).toBeUndefined();
  });
});

test('it is short, and says first how one wins', () => {
  expect(guide.stops.length).toBeLessThanOrEqual(34);
  expect(words[guide.stops[0]?.say as keyof typeof words]).toMatch(/crowns decide/);
});
