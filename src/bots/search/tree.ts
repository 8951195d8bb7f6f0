import type { Move, Seat } from '../../kernel/game.ts';

/** One answer of one seat, and what came of it for that seat. */
export interface Edge {
  readonly seat: Seat;
  readonly move: Move;
  /** Its index among the edges of its node. */
  readonly at: number;
  /** What the game's own sense says of it, one step ahead. */
  readonly guess: number;
  visits: number;
  /** How often it was on offer when this question came up: imagined positions differ in that. */
  available: number;
  total: number;
  child: Node | undefined;
}

/**
 * A place in the tree: what the thinking seat would know of the answers so far. Chance and others' secret answers lead to
 * no nodes of their own, so a node may meet questions of several seats; its edges say whose they are.
 */
export interface Node {
  visits: number;
  readonly edges: Edge[];
  /** Where the tree goes on after answers in secret that the thinking seat had no part in. */
  after: Node | undefined;
}

export function newNode(): Node {
  return { visits: 0, edges: [], after: undefined };
}

export function newEdge(seat: Seat, move: Move, at: number, guess: number): Edge {
  return { seat, move, at, guess, visits: 0, available: 0, total: 0, child: undefined };
}

/** The seat's edge for this move. Offers come in much the same order each time, so the search begins where the last ended. */
export function findEdge({ edges }: Node, seat: Seat, move: Move, from: number): Edge | undefined {
  const { length } = edges;
  for (let step = 0; step < length; step++) {
    const at = from + step;
    const edge = edges[at < length ? at : at - length] as Edge;
    if (edge.seat === seat && isSame(edge.move, move)) return edge;
  }
  return undefined;
}

type Flat = Readonly<Record<string, unknown>>;

/** Games that make their moves once are compared at a glance; the others field by field, without making lists of them. */
function isSame(a: Move, b: Move): boolean {
  if (a === b) return true;
  if (a.do !== b.do) return false;
  const left = a as unknown as Flat;
  const right = b as unknown as Flat;
  let fields = 0;
  for (const name in left) {
    if (left[name] !== right[name]) return false;
    fields++;
  }
  for (const _ in right) fields--;
  return fields === 0;
}
