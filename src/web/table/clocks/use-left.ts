import { useEffect, useState } from 'react';
import type { SeatClock } from '../../../protocol/server.ts';
import { leftNow, untilNextLook } from './left-now.ts';

/** What is left of a clock, drawn anew while it runs. */
export function useLeft(clock: SeatClock, received: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!clock.runs) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const then = performance.now();
      setNow(then);
      const left = leftNow(clock, received, then);
      if (left > 0) timer = setTimeout(look, untilNextLook(left));
    };
    look();
    return () => clearTimeout(timer);
  }, [clock, received]);
  return leftNow(clock, received, now);
}
