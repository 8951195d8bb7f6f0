import { useCallback, useEffect, useRef } from 'react';
import type { Move } from '../../../kernel/game.ts';
import type { Perspective } from '../../../protocol/server.ts';
import type { Tabletop } from '../../board-kit/tabletop.ts';

/**
 * Sends an answer automatically if the tabletop calls it obvious. The returned function undoes: it skips automatic
 * answers and goes back to the player's own choice.
 */
export function useAutoAnswer(
  tabletop: Tabletop,
  { viewer, offers, view, seatEntry, canUndo }: Perspective,
  isFree: boolean,
  send: (move: Move) => void,
  takeBack: () => void,
): () => void {
  const goesBack = useRef(false);
  const obvious =
    viewer === 'spectator' ? undefined : offers.find((move) => tabletop.isObvious?.(move, view, offers) === true);
  useEffect(() => {
    if (!isFree || seatEntry < 0) return;
    if (obvious === undefined) goesBack.current = false;
    else if (goesBack.current && canUndo) takeBack();
    else send(obvious);
  }, [isFree, seatEntry, obvious, canUndo, send, takeBack]);
  return useCallback(() => {
    goesBack.current = true;
    takeBack();
  }, [takeBack]);
}
