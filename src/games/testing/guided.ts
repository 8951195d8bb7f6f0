import { expect } from 'vitest';
import type { Move, Seat } from '../../kernel/game.ts';
import { isMatchOver, type Match, play } from '../../kernel/match.ts';
import { Offers } from '../../kernel/offers.ts';
import { asked, offersFor } from '../../kernel/steps.ts';

/** Gives an answer that must be on offer. */
export function answer(match: Match, seat: Seat, move: Move): void {
  const offers = new Offers();
  offersFor(match.game, match.position, seat, offers);
  expect(offers.find(move), `${JSON.stringify(move)} is on offer`).toBeDefined();
  expect(play(match, seat, move)).not.toHaveProperty('refused');
}

/** Plays what the script says until the newcomer is asked again; `done` counts the answers of each seat. */
export function letRivalsPlay(match: Match, script: readonly (readonly Move[])[], done: number[]): void {
  for (;;) {
    const [seat] = asked(match.position);
    if (isMatchOver(match) || seat === undefined || seat === 0) return;
    const count = done[seat] ?? 0;
    const move = script[seat]?.[count];
    if (move === undefined) throw new Error('the script ends too early');
    done[seat] = count + 1;
    answer(match, seat, move);
  }
}
