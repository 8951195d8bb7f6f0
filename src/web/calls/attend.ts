import { useEffect } from 'react';
import { ApiError } from '../connection/api.ts';
import { isLocal } from '../connection/connection.ts';
import { useMe } from '../store/me.ts';
import { callsApi } from './calls-api.ts';

/** In milliseconds: the server is told at most so often, and takes somebody for present a minute long. */
const PAUSE = 20_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Tells the server that somebody is at the table: the page is in sight and was touched. A forgotten tab says nothing. */
export function useAttending(table: string): void {
  const isCalled = useMe(({ server, person }) => server === 'up' && person?.called === true);
  useEffect(() => {
    if (!isCalled || isLocal(table)) return;
    let last = Number.NEGATIVE_INFINITY;
    const touch = () => {
      if (document.visibilityState !== 'visible' || performance.now() - last < PAUSE) return;
      last = performance.now();
      callsApi.attend(table).catch((trouble: unknown) => {
        if (!(trouble instanceof ApiError)) throw trouble;
      });
    };
    // Whoever has just come is there.
    touch();
    for (const type of TOUCHES) addEventListener(type, touch, { passive: true });
    document.addEventListener('visibilitychange', touch);
    return () => {
      for (const type of TOUCHES) removeEventListener(type, touch);
      document.removeEventListener('visibilitychange', touch);
    };
  }, [isCalled, table]);
}
