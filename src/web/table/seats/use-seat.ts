import { useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Perspective } from '../../../protocol/server.ts';

/** Whose eyes look at the screen. */
export interface Sitting {
  /** Which of the perspectives is shown. */
  readonly index: number;
  /** Nobody in particular is looking: what only one seat may see stays covered. */
  readonly covered: boolean;
  /** The seat that should take the screen over before anything of its own is shown. */
  readonly waitingFor?: Seat;
  sitDown(seat: Seat): void;
}

/** With one seat at this screen there is nothing to decide; with several they take turns looking. */
export function useSeat(perspectives: readonly Perspective[]): Sitting {
  const [sitting, setSitting] = useState<Seat | undefined>(undefined);
  if (perspectives.length <= 1) return { index: 0, covered: false, sitDown: setSitting };
  const asked = perspectives.filter(({ offers }) => offers.length > 0).map(({ viewer }) => viewer as Seat);
  const waitingFor = sitting !== undefined && asked.includes(sitting) ? undefined : asked[0];
  const index = perspectives.findIndex(({ viewer }) => viewer === sitting);
  const covered = waitingFor !== undefined || index < 0;
  return {
    index: Math.max(0, index),
    covered,
    ...(waitingFor !== undefined && { waitingFor }),
    sitDown: setSitting,
  };
}
