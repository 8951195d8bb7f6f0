import { useCallback, useEffect, useRef } from 'react';
import type { Move } from '../../../kernel/game.ts';
import type { Perspective } from '../../../protocol/server.ts';
import type { Tabletop } from '../../board-kit/tabletop.ts';

/**
 * Gives an answer by itself where no other makes sense and it means nothing. Who takes something back gets past it, to what
 * they really chose. Returns what takes back.
 */
export function useObvious(
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
