import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Move, Position } from '../../kernel/game.ts';
import { frameFor } from '../../kernel/steps.ts';
import type { Perspective } from '../../protocol/server.ts';
import { type Following, follow, NOTHING_AHEAD } from './following.ts';

interface AnswersAhead {
  /** Gives the first answer now, and the others as soon as they are asked for. */
  give(moves: readonly [first: Move, ...then: Move[]], step?: string): void;
  drop(): void;
}

/** Gives answers that were chosen ahead; drops the rest when something else comes of them. */
export function useFollowing(
  { offers, view, viewer }: Perspective,
  asked: string,
  alive: boolean,
  answer: (move: Move) => void,
): AnswersAhead {
  const ahead = useRef<Following>(NOTHING_AHEAD);
  const since = useRef(asked);

  // Before anybody sees the choice that is made already.
  useLayoutEffect(() => {
    if (ahead.current.moves.length === 0 || !alive || asked === since.current) return;
    since.current = asked;
    const step = viewer === 'spectator' ? undefined : frameFor(view as Position, viewer)?.step;
    const { now, later } = follow(ahead.current, { offers, step });
    ahead.current = later;
    if (now !== undefined) answer(now);
  }, [offers, view, viewer, asked, alive, answer]);

  const give = useCallback(
    ([first, ...moves]: readonly [Move, ...Move[]], step?: string) => {
      ahead.current = step === undefined ? { moves } : { moves, step };
      since.current = asked;
      answer(first);
    },
    [asked, answer],
  );
  const drop = useCallback(() => {
    ahead.current = NOTHING_AHEAD;
  }, []);
  return { give, drop };
}
