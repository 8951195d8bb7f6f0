import { expect } from 'vitest';
import { caverna } from '../../../src/games/caverna/index.ts';
import { advance } from '../../../src/kernel/steps.ts';
import { rule } from '../kit/rule.ts';
import { arrange, cell, furnish, home, may, on, question, skip, sowOn, take, top, use } from './testing.ts';

type Home = NonNullable<NonNullable<Parameters<typeof arrange>[0]>['home']>;
type At = Parameters<typeof cell>[0];

const RICH = { wood: 9, stone: 9, grain: 9, ruby: 9 };

/** What lies on the cell and below it. */
function layers(match: ReturnType<typeof arrange>, at: At): unknown[] {
  return [top(match, at), home(match).under[cell(at)]];
}

function furnished(id: Parameters<typeof furnish>[0], at: At, ours: Home) {
  const match = arrange({ home: { goods: RICH, ...ours }, sets: ['humans', 'elves', 'cave-goblins'] });
  take(match, use('housework'));
  if (question(match) === 'branch') take(match, { do: 'branch', first: 'furnish' });
  take(match, furnish(id));
  if (question(match) === 'furnish-cell') take(match, on('cell', at));
  return match;
}

function fenced(at: At, ours: Home) {
  const match = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 1 } },
    home: { goods: RICH, ...ours },
  });
  take(match, use('sheep-farming'), on('small-pasture', at));
  return match;
}

rule('FF-1.17', 'what lies below a pasture or a furnishing is remembered: tile, or bare forest', () => {
  const tops = { '3,4': 'meadow', '2,4': 'field' } as const;
  expect(layers(furnished('kennels', '4,3', {}), '4,3')).toEqual(['kennels', 'cavern']);
  expect(layers(furnished('scarecrow', '2,4', { tops }), '2,4')).toEqual(['scarecrow', 'field']);
  expect(layers(furnished('hunters-hut', '3,4', { tops }), '3,4')).toEqual(['hunters-hut', 'meadow']);
  expect(layers(furnished('kennels', '1,1', { folk: 'elves' }), '1,1')).toEqual(['kennels', 'none']);
  expect(layers(fenced('3,4', { folk: 'elves', tops }), '3,4')).toEqual(['small-pasture', 'meadow']);
  expect(layers(fenced('1,1', { folk: 'elves', tops }), '1,1')).toEqual(['small-pasture', 'none']);
});

rule('FF-1.17', 'only for laying tiles does it matter what lies below', () => {
  const canLayBeside = (at: At, next: At, match: ReturnType<typeof arrange>) => {
    const { position } = match;
    position.stack = [{ step: 'next-round' }, { step: 'place-single', seat: 0, tile: 'meadow' }];
    advance(caverna, position);
    return [top(match, at), may(match, on('tile', next))];
  };
  const tops = { '3,4': 'meadow' } as const;
  // A fence on bare forest is no meadow to lay on from, one on a meadow is; and so with furnishings.
  expect(canLayBeside('1,1', '1,2', fenced('1,1', { folk: 'elves', tops }))).toEqual(['small-pasture', false]);
  expect(canLayBeside('3,4', '3,3', fenced('3,4', { folk: 'elves', tops }))).toEqual(['small-pasture', true]);
  expect(canLayBeside('1,1', '1,2', furnished('kennels', '1,1', { folk: 'elves', tops }))).toEqual(['kennels', false]);
  const hut = furnished('hunters-hut', '3,4', { tops });
  expect(canLayBeside('3,4', '3,3', hut)).toEqual(['hunters-hut', true]);
});

rule('FF-1.17', 'crops lie on a cavern or on bare forest, and the space is as it was when they are gone', () => {
  const match = arrange({
    home: { folk: 'elves', goods: { mushroom: 1, grain: 1 } },
  });
  take(match, use('slash-and-burn'));
  if (question(match) === 'place-twin') take(match, skip);
  take(match, sowOn('mushroom', '4,3'), sowOn('grain', '2,2'));
  expect(home(match).sown).toEqual([
    { cell: cell('2,2'), crop: 'grain', count: 3 },
    { cell: cell('4,3'), crop: 'mushroom', count: 2 },
  ]);
  for (let phase = 0; phase < 3; phase++) {
    match.position.stack = [{ step: 'next-round' }, { step: 'reap' }];
    expect([layers(match, '4,3'), layers(match, '2,2')]).toEqual([
      ['cavern', 'none'],
      ['none', 'none'],
    ]);
    expect(home(match).sown.length).toBe(phase < 2 ? 2 : 1);
    advance(caverna, match.position);
  }
  expect(home(match).sown).toEqual([]);
});
