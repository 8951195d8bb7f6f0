import type { Seat } from '../kernel/game.ts';

/** Seats as a number, one bit for each: as they are stored. */
export function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

export function seatsOfBits(bits: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat !== 0; seat++) if ((bits >> seat) & 1) seats.push(seat);
  return seats;
}
