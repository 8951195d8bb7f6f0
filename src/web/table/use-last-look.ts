import { useCallback, useMemo, useState } from 'react';
import { turnBeforeItsEnd } from '../../kernel/end-of-turn.ts';
import type { Game, Move, Position } from '../../kernel/game.ts';
import { sameMove } from '../../kernel/offers.ts';
import type { Perspective } from '../../protocol/server.ts';

/** Ends the turn that is looked at for the last time. No rule knows it: it lets the answer go that was kept back. */
export const HAND_OVER: Move = { do: 'hand-over' };

interface KeptBack {
  readonly move: Move;
  readonly view: Position;
  /** How long the match was: the answer counts only for the question it was meant for. */
  readonly sequence: number;
}

interface LastLook {
  /** As the match stands, or as the turn would have come out. */
  readonly perspective: Perspective;
  /** How long the match is, and half an entry more while an answer is kept back. */
  readonly shownAt: number;
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
  sequence: number,
  wanted: boolean,
  send: (move: Move) => void,
  takeBack: () => void,
): LastLook {
  const [kept, keep] = useState<KeptBack | undefined>(undefined);
  const current = wanted && kept?.sequence === sequence ? kept : undefined;
  const { viewer, view } = perspective;

  const answer = useCallback(
    (move: Move) => {
      if (current !== undefined && sameMove(move, HAND_OVER)) {
        send(current.move);
        return;
      }
      const end = wanted && viewer !== 'spectator' ? turnBeforeItsEnd(game, view as Position, viewer, move) : undefined;
      if (end === undefined) send(move);
      else keep({ move, view: end, sequence });
    },
    [current, wanted, viewer, view, game, sequence, send],
  );
  const undo = useCallback(() => {
    if (current === undefined) takeBack();
    else keep(undefined);
  }, [current, takeBack]);
  const shown = useMemo(
    (): Perspective =>
      current === undefined
        ? perspective
        : { viewer, view: current.view, question: { say: 'ask.hand-over' }, offers: [HAND_OVER], canUndo: true },
    [current, perspective, viewer],
  );
  return { perspective: shown, shownAt: current === undefined ? sequence : sequence + 0.5, answer, undo };
}
