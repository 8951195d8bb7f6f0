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

  /** Leaves only the answers that pass, in their order. */
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

  /** An answer people would look for, and the rule that stands in its way. */
  block(move: M, rule: string, say: string, params?: Omit<Refusal, 'rule' | 'say'>): void {
    if (!this.explain) return;
    // Most have no parameters, and to spread nothing is slow.
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
