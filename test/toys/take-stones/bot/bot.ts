import type { BotSense, Reason, Seat } from '../../../../src/kernel/game.ts';
import type { TakeStones } from '../position.ts';
import type { Word } from '../words.ts';

function ownStones({ taken }: TakeStones, seat: Seat): number {
  return taken[seat] ?? 0;
}

function mostOfOthers({ taken }: TakeStones, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < taken.length; other++) if (other !== seat) most = Math.max(most, taken[other] ?? 0);
  return most;
}

/** One's own stones, less those of the rival who has most. */
export const bot: BotSense<TakeStones, Word> = {
  /** With more rivals, chance brings one of them ahead more often. */
  beatsRandom: { 4: 0.7 },
  worth: (p, seat) => ownStones(p, seat) - mostOfOthers(p, seat),
  reasons(p, seat): Reason<Word>[] {
    return [
      { say: 'reason.stones', worth: ownStones(p, seat) },
      { say: 'reason.rivals', worth: -mostOfOthers(p, seat) },
    ];
  },
};
