import type { Move } from '../../kernel/game.ts';
import { sameMove } from '../../kernel/offers.ts';

/** Answers that were chosen ahead, and are given as soon as they are asked for. */
export interface Following {
  readonly moves: readonly Move[];
  /** The step they answer: questions of other steps in between are the player's. Without it there are none in between. */
  readonly step?: string;
}

export const NOTHING_AHEAD: Following = { moves: [] };

interface Asked {
  readonly offers: readonly Move[];
  readonly step: string | undefined;
}

/** What is answered now, if anything, and what is left to be given later. */
export function follow(following: Following, { offers, step }: Asked): { now?: Move; later: Following } {
  const [next, ...moves] = following.moves;
  if (next === undefined) return { later: NOTHING_AHEAD };
  const now = offers.find((move) => sameMove(move, next));
  if (now !== undefined) return { now, later: { ...following, moves } };
  const inBetween = following.step !== undefined && following.step !== step && offers.length > 0;
  return { later: inBetween ? following : NOTHING_AHEAD };
}
