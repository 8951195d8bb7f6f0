import { describe, expect, test } from 'vitest';
import type { Entrant, RoundResult, TableResult } from './results.ts';
import { standingsOf } from './standings.ts';

function entrants(...ids: string[]): Entrant[] {
  return ids.map((id, seed) => ({ id, seed, blocked: [] }));
}

/** 'anna bert' in the order of their places, unless places are given. */
function table(players: string, more: Partial<TableResult> = {}): TableResult {
  const names = players.split(' ');
  return { players: names, places: names.map((_, index) => index + 1), scores: names.map(() => 10), ...more };
}

function round(...tables: TableResult[]): RoundResult {
  return { tables, byes: [] };
}

function order(ids: string[], rounds: RoundResult[]): string {
  return standingsOf(entrants(...ids), rounds)
    .map(({ player, place, separatedBy }) => `${place} ${player}${separatedBy ? ` (${separatedBy})` : ''}`)
    .join(', ');
}

describe('standings', () => {
  test('go by points, whatever the size of the table', () => {
    const [first, second, third] = standingsOf(entrants('anna', 'bert', 'cleo', 'dora', 'emil', 'frid', 'gorm'), [
      round(table('anna bert cleo dora'), table('emil frid gorm')),
    ]);
    expect([first?.points, second?.points, third?.points]).toEqual([2_520, 2_520, 1_680]);
  });

  test('nothing is counted of a match that still runs, and half a win for a bye', () => {
    const { places: _, ...running } = table('anna bert');
    const standings = standingsOf(entrants('anna', 'bert', 'cleo'), [{ tables: [running], byes: ['cleo'] }]);
    expect(standings.map(({ player, points, rounds }) => [player, points, rounds[0]])).toEqual([
      ['cleo', 1_260, 'bye'],
      ['anna', 0, undefined],
      ['bert', 0, undefined],
    ]);
  });

  test('who did not come gets nothing, and counts for nobody as met', () => {
    const standings = standingsOf(entrants('anna', 'bert', 'cleo'), [round(table('anna bert cleo', { absent: [2] }))]);
    expect(standings.map(({ player, points, rivals }) => [player, points, rivals])).toEqual([
      ['anna', 2_520, 1_260],
      ['bert', 1_260, 2_520],
      ['cleo', 0, 0],
    ]);
  });

  test('equal points: more wins are better', () => {
    const shared = table('bert dora', { places: [1, 1] });
    expect(
      order(['bert', 'anna', 'cleo', 'dora'], [round(table('anna cleo'), shared), round(table('cleo anna'), shared)]),
    ).toBe('1 anna, 2 cleo (earlier), 3 bert (wins), 3 dora');
  });

  test('then whose rivals have more points', () => {
    const rounds = [round(table('bert dora'), table('anna cleo')), round(table('cleo dora'), table('emil frid'))];
    expect(order(['bert', 'anna', 'cleo', 'dora', 'emil', 'frid'], rounds)).toMatch(
      /^1 anna, 2 cleo \(rivals\), 3 bert \(rivals\)/,
    );
  });

  test('then the share of the score of their tables', () => {
    const rounds = [round(table('bert dora', { scores: [6, 4] }), table('anna cleo', { scores: [9, 1] }))];
    expect(order(['bert', 'anna', 'cleo', 'dora'], rounds)).toBe('1 anna, 2 bert (share), 3 dora, 4 cleo (share)');
  });

  test('scores below nothing count as nothing, and where nobody has scored all have the same share', () => {
    const shares = (scores: number[]) =>
      standingsOf(entrants('anna', 'bert'), [round(table('anna bert', { scores }))]).map(({ share }) => share);
    expect(shares([5, -3])).toEqual([1, 0]);
    expect(shares([-2, -3])).toEqual([0.5, 0.5]);
  });

  test('then who was ahead of the other', () => {
    const rounds = [round(table('anna bert'), table('cleo dora')), round(table('bert cleo'), table('dora anna'))];
    // All have won once and met rivals with the same points; anna and dora, bert and cleo are equal but for their meeting.
    expect(order(['bert', 'anna', 'cleo', 'dora'], rounds)).toBe('1 anna, 1 cleo, 3 bert (earlier), 3 dora');
  });

  test('three who have each beaten the next are not put in an order by that', () => {
    const rounds = [
      { tables: [table('anna bert')], byes: ['cleo'] },
      { tables: [table('bert cleo')], byes: ['anna'] },
      { tables: [table('cleo anna')], byes: ['bert'] },
    ];
    expect(order(['cleo', 'bert', 'anna'], rounds)).toBe('1 anna, 2 cleo (earlier), 3 bert (earlier)');
  });

  test('at last the better early rounds, and the place is shared by those whom nothing separates', () => {
    expect(order(['bert', 'anna'], [round(table('anna bert')), round(table('bert anna'))])).toBe(
      '1 anna, 2 bert (earlier)',
    );
    expect(order(['bert', 'anna'], [])).toBe('1 bert, 1 anna');
  });
});
