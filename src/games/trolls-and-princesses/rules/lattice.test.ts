import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import { besideI, besideJ, isInNetwork, MEET, MOUTH_CELL, ORIENTATIONS, orientation, verticesOf } from './lattice.ts';

const EDGES = [0, 1, 2, 3, 4];

function facing(i: number, j: number): string | undefined {
  return ORIENTATIONS[orientation(i, j)];
}

function neighbours(i: number, j: number): [number, number][] {
  const turned = orientation(i, j);
  return EDGES.map((edge) => [besideI(i, turned, edge), besideJ(j, turned, edge)]);
}

function cells(reach: number): [number, number][] {
  const range = Array.from({ length: 2 * reach + 1 }, (_, n) => n - reach);
  return range.flatMap((i) => range.filter((j) => (i + j) % 2 !== 0).map((j): [number, number] => [i, j]));
}

rule(['TP-case-38', 'TP-5.3', 'TP-5.5'], 'the cell at the mouth, its neighbours and its corners', () => {
  expect(MOUTH_CELL).toEqual([0, 1]);
  expect(facing(0, 1)).toBe('E');
  expect(neighbours(0, 1)).toEqual([
    [2, 1],
    [1, 2],
    [-1, 2],
    [-1, 0],
    [1, 0],
  ]);
  expect(verticesOf(0, 1)).toEqual([
    [11, 5],
    [11, 17],
    [0, 22],
    [-5, 11],
    [0, 0],
  ]);
});

rule(['TP-case-39', 'TP-5.2'], 'which way cells face', () => {
  const facings = [
    [1, 0],
    [1, 2],
    [-1, 0],
    [-1, 2],
    [0, 3],
    [0, -1],
    [-2, 1],
  ].map(([i = 0, j = 0]) => facing(i, j));
  expect(facings).toEqual(['N', 'S', 'S', 'N', 'W', 'W', 'W']);
});

rule(['TP-case-40', 'TP-5.4'], 'crossing an edge and back returns, and both cells see the same edge', () => {
  for (const [i, j] of cells(8)) {
    neighbours(i, j).forEach(([ni, nj], edge) => {
      const back = MEET[edge] as number;
      expect(neighbours(ni, nj)[back]).toEqual([i, j]);
      const own = verticesOf(i, j);
      const other = verticesOf(ni, nj);
      expect(other[back]).toEqual(own[(edge + 1) % 5]);
      expect(other[(back + 1) % 5]).toEqual(own[edge]);
    });
  }
});

rule('TP-5.1', 'neighbours of a cell are cells, and no two are the same', () => {
  for (const [i, j] of cells(5)) {
    const beside = neighbours(i, j);
    for (const [ni, nj] of beside) expect(Math.abs(ni + nj) % 2).toBe(1);
    expect(new Set(beside.map(String)).size).toBe(5);
  }
});

rule('TP-5.6', 'the board lies to the right of column 1', () => {
  expect([-20, 0, 1, 2, 3].map(isInNetwork)).toEqual([true, true, true, false, false]);
});
