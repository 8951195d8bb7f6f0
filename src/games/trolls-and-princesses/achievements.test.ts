import { expect } from 'vitest';
import { achievementsDone } from '../../../test/games/kit/achievements.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { arrange, take } from '../../../test/games/trolls-and-princesses/testing.ts';
import type { GameEvent } from '../../kernel/tell.ts';
import { achievements } from './achievements.ts';
import { CHANGELING_PLACES, OUTPOST_PLACES } from './box/clans.ts';
import { pointsOf } from './score.ts';
import type { Word } from './words.ts';

type Scene = NonNullable<Parameters<typeof arrange>[0]>;
type Board = NonNullable<Scene['boards']>[number];

function of(board: Board, told: readonly GameEvent<Word>[] = [], seats = 3): string[] {
  return achievementsDone(achievements, { position: arrange({ seats, boards: { 0: board } }).position, told });
}

rule('TP-4.30', 'achievement "kings-favour": all four of the King’s cards claimed', () => {
  const cards = ['kc-cave-tiles', 'kc-five-cards', 'kc-bells', 'kc-humans'] as const;
  expect(of({ claimed: cards })).toEqual(['kings-favour']);
  expect(of({ claimed: cards.slice(1) })).toEqual([]);
});

rule('TP-4.21', 'achievement "silent-villages": a bell from each village, three at least', () => {
  const bell = (village: string, seat = 0) => ({ say: 'told.took-bell', seat, village }) as const;
  const three = [bell('village-1'), bell('village-2'), bell('village-4')];
  expect(of({}, three)).toEqual(['silent-villages']);
  expect(of({}, [...three.slice(1), bell('village-2'), bell('village-1', 1)])).toEqual([]);
  expect(of({}, three, 4)).toEqual([]);
  expect(of({}, [bell('village-1'), bell('village-3')], 2)).toEqual([]);
  const match = arrange({
    king: 'village-1',
    boards: { 0: { trolls: ['village-1', 'village-1'], field: { obsidian: 3 } } },
  });
  expect(take(match, 'move:camp:village-1', 'bell')).toContainEqual(expect.objectContaining(bell('village-1')));
});

rule('TP-4.20', 'achievement "four-princesses": four of them at home', () => {
  expect(of({ princesses: 4 })).toEqual(['four-princesses']);
  expect(of({ princesses: 3 })).toEqual([]);
});

rule('TP-4.25', 'achievement "all-moved-out": all own outposts and changelings have left the board', () => {
  const left = [...OUTPOST_PLACES, ...CHANGELING_PLACES];
  expect(of({ left })).toEqual(['all-moved-out']);
  expect(of({ left: left.slice(1) })).toEqual([]);
  expect(of({ left: left.slice(0, -1) })).toEqual([]);
});

rule('TP-8.6', 'achievement "hundred": a hundred points at the end', () => {
  const stored = { changeling: 6, outpost: 6, bell: 6 };
  const ninetyNine = arrange({ boards: { 0: { stored, built: { king: 3 } } } }).position;
  const hundred = arrange({ boards: { 0: { stored, built: { king: 3 }, humans: { mining: 1 } } } }).position;
  expect([pointsOf(ninetyNine, 0), pointsOf(hundred, 0)]).toEqual([99, 100]);
  expect(achievementsDone(achievements, { position: ninetyNine })).toEqual([]);
  expect(achievementsDone(achievements, { position: hundred })).toEqual(['hundred']);
});
