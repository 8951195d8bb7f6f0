import { useEffect, useState } from 'react';
import type { WatchedMatch, WatchList } from '../../protocol/watch.ts';
import { ApiError, request } from '../connection/api.ts';

/** In milliseconds. */
const EVERY = 10_000;

/** The matches to watch, asked for again and again while the page is in front; undefined until they are known. */
export function useWatched(game: string | undefined): readonly WatchedMatch[] | undefined {
  const [matches, setMatches] = useState<readonly WatchedMatch[]>();
  useEffect(() => {
    let isShown = true;
    const path = game === undefined ? '/api/watch' : `/api/watch?${new URLSearchParams({ game })}`;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const list = await request<WatchList>('GET', path);
        if (isShown) setMatches(list.matches);
      } catch (error) {
        // It is asked again soon.
        if (!(error instanceof ApiError)) throw error;
      }
    };
    setMatches(undefined);
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [game]);
  return matches;
}
