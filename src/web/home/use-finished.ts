import { useEffect, useState } from 'react';
import type { FinishedList } from '../../protocol/http.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';
import { useMe } from '../store/me.ts';
import type { Filter } from './filter.ts';

/** In milliseconds: somebody who types is not asked about after every letter. */
const PAUSE = 250;

interface Finished {
  readonly tables: readonly TableInfo[];
  /** Shows the next page; undefined if there is none. */
  readonly more: (() => void) | undefined;
}

/** One's finished matches on the server that fit, page by page. */
export function useFinished({ group, game, companion }: Filter): Finished {
  const server = useMe((store) => store.server);
  const [found, setFound] = useState<FinishedList>({ tables: [] });
  const wanted = server === 'up' && (group === 'all' || group === 'over');

  useEffect(() => {
    if (!wanted) return setFound({ tables: [] });
    let current = true;
    const timer = setTimeout(() => {
      api.finished({ game, with: companion, before: '' }).then(
        (list) => current && setFound(list),
        () => current && setFound({ tables: [] }),
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, game, companion]);

  const { tables, more } = found;
  const showMore = async () => {
    if (more === undefined) return;
    const next = await api.finished({ game, with: companion, before: more }).catch(() => undefined);
    if (next === undefined) return;
    // Another filter may have been chosen meanwhile.
    setFound((shown) => (shown.more === more ? { ...next, tables: [...shown.tables, ...next.tables] } : shown));
  };
  return { tables, more: more === undefined ? undefined : showMore };
}
