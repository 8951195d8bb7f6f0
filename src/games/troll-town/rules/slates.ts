import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { TrollTown } from '../position.ts';

/** TT-3.13: whether the seat lets the other one look at its plan. */
export function isShownTo({ slates }: TrollTown, viewer: Seat, seat: Seat): boolean {
  return ((at(slates, seat) >> viewer) & 1) === 1;
}

export function everybodyElse({ seats }: TrollTown, seat: Seat): number {
  return ((1 << seats) - 1) & ~(1 << seat);
}

export function openSlate(p: TrollTown, seat: Seat, others: number): void {
  p.slates[seat] = at(p.slates, seat) | others;
}

export function closeSlate(p: TrollTown, seat: Seat): void {
  p.slates[seat] = 0;
}

/** Everybody begins, and ends, with a closed slate. */
export function closeSlates({ slates }: TrollTown): void {
  slates.fill(0);
}
