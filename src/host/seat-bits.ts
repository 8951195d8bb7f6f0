import type { Seat, Viewer } from '../kernel/game.ts';

/** Seats as a bit set, as they are stored. */
export function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce((bits, seat) => bits | (1 << seat), 0);
}

export function isSeatIn(bits: number, seat: Seat): boolean {
  return ((bits >> seat) & 1) === 1;
}

export function bitsOfViewers(viewers: readonly Viewer[]): number {
  return viewers.reduce<number>((bits, viewer) => (viewer === 'spectator' ? bits : bits | (1 << viewer)), 0);
}

/** Whether one of the viewers is among the seats. */
export function isAmong(bits: number, viewers: readonly Viewer[]): boolean {
  return bits !== 0 && viewers.some((viewer) => viewer !== 'spectator' && isSeatIn(bits, viewer));
}

export function seatsOfBits(bits: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat !== 0; seat++) if ((bits >> seat) & 1) seats.push(seat);
  return seats;
}
