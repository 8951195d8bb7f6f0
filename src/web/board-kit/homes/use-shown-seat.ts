import { useCallback, useState } from 'react';
import type { Seat, Viewer } from '../../../kernel/game.ts';

interface Looking {
  readonly viewer: Viewer;
  /** Whether the viewer has to answer something: then their own board is in front. */
  readonly asked: boolean;
  /** The seat in whose board an onlooker is likely to be interested: whoever is asked. */
  readonly active: Seat;
}

/** Whose board is in front: the chosen one until one is asked anew, else one's own, else that of whose turn it is. */
export function seatToShow(chosen: Seat | undefined, { viewer, active }: Looking): Seat {
  return chosen ?? (viewer === 'spectator' ? active : viewer);
}

/** Which of the players' own boards is in front, in games where everybody has one. */
export function useShownSeat(looking: Looking): [shown: Seat, show: (seat: Seat | undefined) => void] {
  const [chosen, setChosen] = useState<{ readonly seat: Seat; readonly asked: boolean } | undefined>(undefined);
  const { asked } = looking;
  // Looking around while one is asked is fine; a new question brings one's own board back.
  const stays = chosen !== undefined && (chosen.asked || !asked);
  if (chosen !== undefined && !asked && chosen.asked) setChosen({ ...chosen, asked: false });
  const show = useCallback(
    (seat: Seat | undefined) => setChosen(seat === undefined ? undefined : { seat, asked }),
    [asked],
  );
  return [seatToShow(stays ? chosen.seat : undefined, looking), show];
}
