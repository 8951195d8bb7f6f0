import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Move, Position } from '../../../kernel/game.ts';
import { frameFor } from '../../../kernel/steps.ts';
import type { Perspective } from '../../../protocol/server.ts';
import type { Ahead, Within } from '../../board-kit/ahead.ts';
import type { PlaceId } from '../../board-kit/tabletop.ts';
import { follow, NOTHING_AHEAD } from './following.ts';

type Moves = readonly [first: Move, ...then: Move[]];

interface FollowingInput {
  readonly perspective: Perspective;
  readonly asked: string;
  readonly alive: boolean;
  /** Whether a place can be chosen now. */
  isLit(place: PlaceId): boolean;
  readonly answer: (move: Move) => void;
  /** Chooses a place as if it had been clicked. Returns the moves this makes; undefined if it only leads on. */
  choose(place: PlaceId): Moves | undefined;
}

interface AnswersAhead {
  /** Sends the first answer now and the others when they are asked for. Replaces the answers chosen ahead before. */
  give(moves: Moves, within?: Within): void;
  /** Sends the first answer now and puts the others before those already chosen ahead. */
  goOn(moves: Moves, ahead?: Ahead): void;
  drop(): void;
}

/** Sends answers that were chosen ahead; drops the rest if one of them is not on offer. */
export function useFollowing({ perspective, asked, alive, isLit, answer, choose }: FollowingInput): AnswersAhead {
  const { offers, view, viewer } = perspective;
  const ahead = useRef<Ahead>(NOTHING_AHEAD);
  const since = useRef(asked);

  const goOn = useCallback(
    ([first, ...then]: Moves, more?: Ahead) => {
      const next = more ?? ahead.current;
      ahead.current = { ...next, answers: [...then, ...next.answers] };
      since.current = asked;
      answer(first);
    },
    [asked, answer],
  );
  const give = useCallback(
    (moves: Moves, within?: Within) => goOn(moves, { answers: [], ...(within && { within }) }),
    [goOn],
  );
  const drop = useCallback(() => {
    ahead.current = NOTHING_AHEAD;
  }, []);

  // In a layout effect, so that a question that is already answered is never drawn.
  useLayoutEffect(() => {
    if (ahead.current.answers.length === 0 || !alive || asked === since.current) return;
    since.current = asked;
    const step = viewer === 'spectator' ? undefined : frameFor(view as Position, viewer)?.step;
    const { now, later } = follow(ahead.current, { offers, step, isLit });
    ahead.current = later;
    const moves = now === undefined ? undefined : 'at' in now ? choose(now.at) : ([now] as const);
    if (moves !== undefined) goOn(moves);
  });

  return { give, goOn, drop };
}
