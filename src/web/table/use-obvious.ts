import { useCallback, useEffect, useRef } from 'react';
import type { Move } from '../../kernel/game.ts';
import type { Perspective } from '../../protocol/server.ts';
import type { Tabletop } from '../board-kit/tabletop.ts';

/**
 * Gives an answer by itself where there is no other and it means nothing. Who takes something back gets past it, to what
 * they really chose. Returns what takes back.
 */
export function useObvious(
  tabletop: Tabletop,
  { viewer, offers, view, number, canUndo }: Perspective,
  isFree: boolean,
  send: (move: Move) => void,
  takeBack: () => void,
): () => void {
  const goesBack = useRef(false);
  const [first] = offers;
  const only = viewer !== 'spectator' && offers.length === 1 ? first : undefined;
  const obvious = only !== undefined && tabletop.isObvious?.(only, view) ? only : undefined;
  useEffect(() => {
    if (!isFree || number < 0) return;
    if (obvious === undefined) goesBack.current = false;
    else if (goesBack.current && canUndo) takeBack();
    else send(obvious);
  }, [isFree, number, obvious, canUndo, send, takeBack]);
  return useCallback(() => {
    goesBack.current = true;
    takeBack();
  }, [takeBack]);
}
