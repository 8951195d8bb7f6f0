import { useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Perspective } from '../../../protocol/server.ts';

/** Which seat's perspective this screen shows. */
export interface Sitting {
  /** The index of the perspective. */
  readonly index: number;
  /** Whether the screen may show public things only, because it is being handed over. */
  readonly covered: boolean;
  /** The seat that has to take the screen first. */
  readonly waitingFor?: Seat;
  sitDown(seat: Seat): void;
}

/** With one seat at this screen, that seat is shown; several take turns. Whoever tries out all of them `alone` hands the screen to nobody. */
export function useSeat(perspectives: readonly Perspective[], alone = false): Sitting {
  const [sitting, setSitting] = useState<Seat | undefined>(undefined);
  if (perspectives.length <= 1) return { index: 0, covered: false, sitDown: setSitting };
  if (alone) {
    const next = perspectives.findIndex(({ offers }) => offers.length > 0);
    return { index: Math.max(0, next), covered: false, sitDown: setSitting };
  }
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
