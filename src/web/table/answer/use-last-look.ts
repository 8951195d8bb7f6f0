import { useCallback, useMemo, useState } from 'react';
import { turnBeforeItsEnd } from '../../../kernel/end-of-turn.ts';
import type { Game, Move, Position, Score } from '../../../kernel/game.ts';
import { sameMove } from '../../../kernel/offers.ts';
import { eventsFor, type GameEvent, listen } from '../../../kernel/tell.ts';
import type { Perspective } from '../../../protocol/server.ts';

/** Ends the turn that is looked at for the last time. No rule knows it: it lets the answer go that was kept back. */
export const HAND_OVER: Move = { do: 'hand-over' };

interface KeptBack {
  readonly move: Move;
  /** The seat's own number of the question: the answer counts for no other, whatever others do meanwhile. */
  readonly seatEntry: number;
}

/** What an answer that is kept back brings: everybody will see it when it is sent. */
export interface Outcome {
  readonly told: readonly GameEvent[];
  readonly scores: readonly Score[];
}

interface LastLook {
  /** As the match stands, or as the turn would have come out. */
  readonly perspective: Perspective;
  /** Whether an answer is kept back. */
  readonly keptBack: boolean;
  /** What comes of that answer. */
  readonly outcome: Outcome | undefined;
  readonly answer: (move: Move) => void;
  readonly undo: () => void;
}

/**
 * Keeps an answer back that would end the turn by itself, and shows what it leads to, so that it can be taken back. Nothing
 * of it is known beyond this screen, and no record depends on it.
 */
export function useLastLook(
  game: Game,
  perspective: Perspective,
  wanted: boolean,
  send: (move: Move) => void,
  takeBack: () => void,
): LastLook {
  const [kept, keep] = useState<KeptBack | undefined>(undefined);
  const { viewer, view, seatEntry } = perspective;
  const after = useCallback(
    (move: Move) =>
      wanted && viewer !== 'spectator' ? turnBeforeItsEnd(game, view as Position, viewer, move) : undefined,
    [wanted, game, view, viewer],
  );
  const current = useMemo(() => {
    if (kept?.seatEntry !== seatEntry) return undefined;
    let end: Position | undefined;
    const heard = listen(() => {
      end = after(kept.move);
    });
    if (end === undefined) return undefined;
    return { move: kept.move, view: end, outcome: { told: eventsFor(heard, viewer), scores: game.score(end) } };
  }, [kept, seatEntry, after, viewer, game]);

  const answer = useCallback(
    (move: Move) => {
      if (current !== undefined && sameMove(move, HAND_OVER)) {
        send(current.move);
        return;
      }
      if (after(move) === undefined) send(move);
      else keep({ move, seatEntry });
    },
    [current, after, seatEntry, send],
  );
  const undo = useCallback(() => {
    if (current === undefined) takeBack();
    else keep(undefined);
  }, [current, takeBack]);
  const shown = useMemo(
    (): Perspective =>
      current === undefined
        ? perspective
        : {
            viewer,
            seatEntry,
            view: current.view,
            question: { say: 'ask.hand-over' },
            offers: [HAND_OVER],
            canUndo: true,
          },
    [current, perspective, viewer, seatEntry],
  );
  return { perspective: shown, keptBack: current !== undefined, outcome: current?.outcome, answer, undo };
}
