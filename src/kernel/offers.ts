import type { Move } from './game.ts';
import type { Refusal } from './refusal.ts';

export interface Blocked<M> {
  readonly move: M;
  readonly why: Refusal;
}

/** Collects what may be answered. One collector serves many questions, and keeps its room between them. */
export class Offers<M extends Move = Move> {
  count = 0;
  readonly #moves: M[] = [];
  readonly blocked: Blocked<M>[] = [];
  /** Whether blocked answers are wanted too: people want them, bots do not. */
  readonly explain: boolean;

  constructor(explain = false) {
    this.explain = explain;
  }

  clear(): void {
    this.count = 0;
    if (this.explain) this.blocked.length = 0;
  }

  add(move: M): void {
    this.#moves[this.count++] = move;
  }

  at(index: number): M {
    return this.#moves[index] as M;
  }

  list(): M[] {
    return this.#moves.slice(0, this.count);
  }

  /** An answer people would look for, and the rule that stands in its way. */
  block(move: M, rule: string, say: string, params?: Omit<Refusal, 'rule' | 'say'>): void {
    if (this.explain) this.blocked.push({ move, why: { ...params, rule, say } });
  }

  /** The offered move equal to this one, if it is on the list. */
  find(move: Move): M | undefined {
    return this.list().find((offered) => sameMove(offered, move));
  }
}

/** Moves are flat, so comparing their fields is enough. */
export function sameMove(a: Move, b: Move): boolean {
  if (a === b) return true;
  if (a.do !== b.do) return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return left.length === right.size && left.every(([name, value]) => right.has(name) && right.get(name) === value);
}
