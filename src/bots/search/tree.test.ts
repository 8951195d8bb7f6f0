import { expect, test } from 'vitest';
import type { Move, Seat } from '../../kernel/game.ts';
import { findEdge, type Node, newEdge, newNode } from './tree.ts';

function nodeWith(...edges: [Seat, Move][]): Node {
  const node = newNode();
  for (const [seat, move] of edges) node.edges.push(newEdge(seat, move, node.edges.length, 0.5));
  return node;
}

const dig = (where: string, tool?: string) => ({ do: 'dig', where, ...(tool !== undefined && { tool }) });

test('an edge is found by what the move says, not by which object says it', () => {
  const node = nodeWith([0, dig('hill')], [0, dig('bog')]);
  expect(findEdge(node, 0, dig('bog'), 0)).toBe(node.edges[1]);
  expect(findEdge(node, 0, dig('bog'), 2)).toBe(node.edges[1]);
  expect(findEdge(node, 0, dig('ford'), 0)).toBeUndefined();
});

test('a field more or less is another move', () => {
  const node = nodeWith([0, dig('hill')], [0, dig('bog', 'spade')]);
  expect(findEdge(node, 0, dig('hill', 'spade'), 0)).toBeUndefined();
  expect(findEdge(node, 0, dig('bog'), 0)).toBeUndefined();
  expect(findEdge(node, 0, { do: 'rest' }, 0)).toBeUndefined();
});

test('the same move of another seat is another edge', () => {
  const node = nodeWith([0, dig('hill')], [1, dig('hill')]);
  expect(findEdge(node, 1, dig('hill'), 0)).toBe(node.edges[1]);
  expect(findEdge(node, 2, dig('hill'), 0)).toBeUndefined();
});
