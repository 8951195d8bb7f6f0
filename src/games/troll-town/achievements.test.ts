import { expect } from 'vitest';
import { achievementsDone } from '../../../test/games/kit/achievements.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { BLUE, give, RED, resolve, stats, town, twoHuts } from '../../../test/games/troll-town/testing.ts';
import type { GameEvent } from '../../kernel/tell.ts';
import { achievements } from './achievements.ts';
import type { Word } from './words.ts';

/** The Feasts of a match, by how many Children were missing at each. */
function feasts(...short: number[]) {
  return short.map((missing, at) => ({ era: at + 1, required: 4, eaten: 4 - missing, short: missing }));
}

rule('TT-13.2', 'achievement "four-feasts": nothing was missing at any of the four Feasts', () => {
  const of = (short: number[], options = {}) =>
    achievementsDone(achievements, { position: { ...town(2, options), feasts: feasts(...short) } });
  expect(of([0, 0, 0, 0])).toEqual(['four-feasts']);
  expect(of([0, 0, 1, 0])).toEqual([]);
  expect(of([0, 0, 0])).toEqual([]);
  expect(of([0, 0, 0, 0], { hunger: 'peckish' })).toEqual([]);
});

rule(
  ['TT-9.5', 'TT-15.6'],
  'achievements "new-boss" and "three-crowns": the title won and kept, and all three crowns',
  () => {
    const p = twoHuts();
    stats(p, RED, 7, 7, 7, 7, 7);
    give(p, { communal: 2 });
    const told = resolve(p, [{ deed: 'challenge' }]) as GameEvent<Word>[];
    const of = (change: object = {}, seat = RED) =>
      achievementsDone(achievements, { position: { ...p, ...change }, told }, seat);
    expect(of()).toEqual(['new-boss']);
    expect(of({ greediest: [RED] })).toEqual(['three-crowns', 'new-boss']);
    expect(of({ greediest: [BLUE] })).toEqual(['new-boss']);
    expect(of({ title: BLUE, greediest: [RED] })).toEqual([]);
    expect(of({}, BLUE)).toEqual([]);
    // The title alone, without having fought for it, is no achievement.
    expect(achievementsDone(achievements, { position: p })).toEqual([]);
  },
);

rule('TT-12.17', 'achievement "none-escaped": sixty Children caught, and none escaped', () => {
  const of = (caught: number, escaped: number) =>
    achievementsDone(achievements, { position: { ...town(), caught, escaped } });
  expect(of(60, 0)).toEqual(['none-escaped']);
  expect(of(59, 0)).toEqual([]);
  expect(of(90, 1)).toEqual([]);
});
