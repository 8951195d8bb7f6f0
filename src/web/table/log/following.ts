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
  /** The answer to send now, or the place to choose. */
  readonly now?: Chosen;
  /** The answers that remain for later questions. */
  readonly later: Ahead;
}

/** Decides what to do with the answers chosen ahead when a new question is asked. */
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
