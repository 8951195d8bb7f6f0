import { useCallback, useEffect, useMemo, useState } from 'react';
import { turnBeforeItsEnd } from '../../../kernel/end-of-turn.ts';
import type { Game, Move, Position, Score, Viewer } from '../../../kernel/game.ts';
import { sameMove } from '../../../kernel/offers.ts';
import { eventsFor, type GameEvent, listen } from '../../../kernel/tell.ts';
import type { Perspective } from '../../../protocol/server.ts';
import { keepAnswer, keptAnswer } from './kept-answers.ts';

/** Sends the answer that was kept back. A move of this page only: the rules do not know it. */
export const CONFIRM_TURN: Move = { do: 'confirm-turn' };

interface KeptAnswer {
  readonly viewer: Viewer;
  readonly move: Move;
  /** The number of the question it answers: it is dropped if the seat is asked anything else. */
  readonly seatEntry: number;
}

/** The public events and scores after the answer that is kept back. */
export interface KeptOutcome {
  readonly told: readonly GameEvent[];
  readonly scores: readonly Score[];
}

interface LastLook {
  /** The current perspective, or the one after the kept answer. */
  readonly perspective: Perspective;
  readonly keptBack: boolean;
  readonly outcome: KeptOutcome | undefined;
  readonly answer: (move: Move) => void;
  readonly undo: () => void;
}

/**
 * Keeps back an answer that would end the turn, and shows its result so that it can be undone first. Nothing is sent
 * and nothing is recorded until the player ends the turn. The answer outlives the page: a player who leaves before that finds it again.
 */
export function useLastLook(
  table: string,
  game: Game,
  perspective: Perspective,
  wanted: boolean,
  send: (move: Move) => void,
  takeBack: () => void,
): LastLook {
  const { viewer, view, seatEntry, offers } = perspective;
  const [kept, keep] = useState<KeptAnswer | undefined>(() => {
    const move = keptAnswer(table, viewer, seatEntry, offers);
    return move && { viewer, move, seatEntry };
  });
  useEffect(() => {
    const isOwn = kept?.viewer === viewer && kept.seatEntry === seatEntry;
    if (wanted) keepAnswer(table, viewer, seatEntry, isOwn ? kept.move : undefined);
  }, [wanted, table, viewer, kept, seatEntry]);
  const after = useCallback(
    (move: Move) =>
      wanted && viewer !== 'spectator' ? turnBeforeItsEnd(game, view as Position, viewer, move) : undefined,
    [wanted, game, view, viewer],
  );
  const current = useMemo(() => {
    if (kept?.viewer !== viewer || kept.seatEntry !== seatEntry) return undefined;
    let end: Position | undefined;
    const heard = listen(() => {
      end = after(kept.move);
    });
    if (end === undefined) return undefined;
    return { move: kept.move, view: end, outcome: { told: eventsFor(heard, viewer), scores: game.score(end) } };
  }, [kept, seatEntry, after, viewer, game]);

  const answer = useCallback(
    (move: Move) => {
      if (current !== undefined && sameMove(move, CONFIRM_TURN)) {
        send(current.move);
        return;
      }
      if (after(move) === undefined) send(move);
      else keep({ viewer, move, seatEntry });
    },
    [current, after, viewer, seatEntry, send],
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
            question: { say: 'ask.confirm-turn' },
            offers: [CONFIRM_TURN],
            canUndo: true,
          },
    [current, perspective, viewer, seatEntry],
  );
  return { perspective: shown, keptBack: current !== undefined, outcome: current?.outcome, answer, undo };
}
