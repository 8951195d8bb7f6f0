import type { Move } from '../../../kernel/game.ts';
import { sameMove } from '../../../kernel/offers.ts';
import type { Ahead, Chosen } from '../../board-kit/ahead.ts';

export const NOTHING_AHEAD: Ahead = { answers: [] };

interface Asked {
  readonly offers: readonly Move[];
  readonly step: string | undefined;
  /** Whether a place can be chosen now. */
  isLit(place: string): boolean;
}

interface Followed {
  /** What is answered now, if anything, or else which place is chosen. */
  readonly now?: Chosen;
  /** What is left to be given later. */
  readonly later: Ahead;
}

/** What comes of the answers that were chosen ahead, now that something is asked. */
export function follow(ahead: Ahead, { offers, step, isLit }: Asked): Followed {
  const [next, ...answers] = ahead.answers;
  if (next === undefined) return { later: NOTHING_AHEAD };
  const now = 'at' in next ? (isLit(next.at) ? next : undefined) : offers.find((move) => sameMove(move, next));
  if (now !== undefined) return { now, later: { ...ahead, answers } };
  const { within } = ahead;
  const inBetween =
    within !== undefined && step !== within.step && !within.until.includes(step ?? '') && offers.length > 0;
  return { later: inBetween ? ahead : NOTHING_AHEAD };
}
