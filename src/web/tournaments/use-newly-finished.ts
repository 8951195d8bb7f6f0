import { useEffect, useRef, useState } from 'react';
import type { RoundInfo, RoundTableInfo } from '../../protocol/tournaments.ts';

const NONE: readonly RoundTableInfo[] = [];

/** The tables of a round that have finished while it was looked at, the last one at the end. */
export function useNewlyFinished({ round, tables }: RoundInfo): readonly RoundTableInfo[] {
  const before = useRef<{ readonly round: number; readonly open: ReadonlySet<number> }>(undefined);
  const [finished, setFinished] = useState(NONE);
  useEffect(() => {
    const open = new Set(tables.filter(({ places }) => places === undefined).map(({ number }) => number));
    const seen = before.current;
    before.current = { round, open };
    if (seen?.round !== round) return setFinished(NONE);
    const fresh = tables.filter(({ number }) => seen.open.has(number) && !open.has(number));
    if (fresh.length > 0) setFinished((all) => [...all, ...fresh]);
  }, [round, tables]);
  return finished;
}
