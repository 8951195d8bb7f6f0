import type { Move } from './game.ts';
import type { Refusal } from './refusal.ts';

export interface Blocked<M, Id extends string = string> {
  readonly move: M;
  readonly why: Refusal<Id>;
}

/** Collects the moves on offer. One instance is reused for many questions, so that its array is allocated once. */
export class Offers<M extends Move = Move, Id extends string = string> {
  count = 0;
  readonly #moves: M[] = [];
  readonly blocked: Blocked<M, Id>[] = [];
  /** Whether blocked moves are collected, too. Only people need them. */
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

  /** Keeps only the moves that pass, in their order. */
  keep(passes: (move: M) => boolean): void {
    let kept = 0;
    for (let index = 0; index < this.count; index++) {
      const move = this.at(index);
      if (passes(move)) this.#moves[kept++] = move;
    }
    this.count = kept;
  }

  at(index: number): M {
    return this.#moves[index] as M;
  }

  list(): M[] {
    return this.#moves.slice(0, this.count);
  }

  /** Adds a move that people would expect, with the rule that forbids it. */
  block(move: M, rule: string, say: Id, params?: Omit<Refusal, 'rule' | 'say'>): void {
    if (!this.explain) return;
    // Most have no parameters, and spreading undefined is slow.
    this.blocked.push({ move, why: params === undefined ? { rule, say } : { ...params, rule, say } });
  }

  /** The offered move equal to this one, if it is on the list. */
  find(move: Move): M | undefined {
    for (let index = 0; index < this.count; index++) if (sameMove(this.at(index), move)) return this.at(index);
    return undefined;
  }
}

type Fields = Move & Readonly<Record<string, unknown>>;

/** Moves are flat, so comparing their fields is enough. */
export function sameMove(a: Move, b: Move): boolean {
  return a === b || (a.do === b.do && sameFields(a as Fields, b as Fields));
}

function sameFields(a: Fields, b: Fields): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name]);
}
