import { useCallback, useState } from 'react';
import type { Seat, Viewer } from '../../../kernel/game.ts';

interface Looking {
  readonly viewer: Viewer;
  /** Whether the viewer has to answer: then their own board is shown. */
  readonly asked: boolean;
  /** The seat whose board a spectator sees: the one that has to answer. */
  readonly active: Seat;
}

/** Whose board is shown: the chosen one until the next question, else the viewer's own, else the active player's. */
export function seatToShow(chosen: Seat | undefined, { viewer, active }: Looking): Seat {
  return chosen ?? (viewer === 'spectator' ? active : viewer);
}

/** Whose board is shown, in games where everybody has one. */
export function useShownSeat(looking: Looking): [shown: Seat, show: (seat: Seat | undefined) => void] {
  const [chosen, setChosen] = useState<{ readonly seat: Seat; readonly asked: boolean } | undefined>(undefined);
  const { asked } = looking;
  // Another board may be opened while answering; the next question brings the own board back.
  const stays = chosen !== undefined && (chosen.asked || !asked);
  if (chosen !== undefined && !asked && chosen.asked) setChosen({ ...chosen, asked: false });
  const show = useCallback(
    (seat: Seat | undefined) => setChosen(seat === undefined ? undefined : { seat, asked }),
    [asked],
  );
  return [seatToShow(stays ? chosen.seat : undefined, looking), show];
}
