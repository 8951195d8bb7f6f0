import { useEffect, useState } from 'react';
import type { TableInfo } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';

/** A match is counted a moment after it ends. */
const LOOKS = 6;
const PAUSE = 1000;

/** What a rated match that is over did to ratings, by seat; undefined until it is known. */
export function useRatingChanges({ table, rated, state }: TableInfo): ReadonlyMap<number, number> | undefined {
  const [changes, setChanges] = useState<ReadonlyMap<number, number>>();
  const wanted = rated === true && state === 'over';
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const look = async (left: number) => {
      const ratings = await api.ratings(table).catch(() => undefined);
      if (!isShown) return;
      if (ratings?.counted) {
        setChanges(
          new Map(ratings.seats.flatMap(({ seat, change }) => (change === undefined ? [] : [[seat, change]]))),
        );
      } else if (left > 0) timer = setTimeout(() => look(left - 1), PAUSE);
    };
    look(LOOKS);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [table, wanted]);
  return changes;
}
