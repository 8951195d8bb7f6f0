import type { Move, Seat } from '../../../src/kernel/game.ts';
import { isMatchOver, type Match, play } from '../../../src/kernel/match.ts';
import { asked } from '../../../src/kernel/steps.ts';

/** Gives an answer that must be on offer. */
export function answer(match: Match, seat: Seat, move: Move): void {
  const played = play(match, seat, move);
  if (!('refused' in played)) return;
  const { rule, say } = played.refused;
  throw new Error(
    `entry ${match.entries.length + 1}, seat ${seat}: ${JSON.stringify(move)} is not on offer: ${rule} ${say}`,
  );
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
