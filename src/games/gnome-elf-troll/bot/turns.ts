import type { Seat } from '../../../kernel/game.ts';
import type { GnomeElfTroll } from '../position.ts';

export function hasSown({ stack }: GnomeElfTroll): boolean {
  const step = stack[stack.length - 1]?.step;
  return step === 'buy' || step === 'place';
}

/** GET-3.1, GET-3.2: how many turns of others come before the player sows again. */
export function turnsBefore(p: GnomeElfTroll, seat: Seat, sown: boolean): number {
  let { marker, turns } = p;
  for (let wait = sown ? -1 : 0; ; wait++) {
    if (wait >= 0 && (marker + turns) % p.seats === seat) return wait;
    turns++;
    if (turns === p.seats) {
      turns = 0;
      marker = (marker + 1) % p.seats;
    }
  }
}

/** GET-3.2: whoever plays last in a round of two begins the next one. */
export function comesTwice(p: GnomeElfTroll, seat: Seat, sown: boolean): boolean {
  const turns = p.turns + (sown ? 1 : 0);
  return turns === p.seats - 1 && (p.marker + 1) % p.seats === seat;
}
