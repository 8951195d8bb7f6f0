import { useEffect } from 'react';
import { useMe } from '../store/me.ts';
import { useTables } from '../store/tables.ts';

const EVERY = 10_000;

/** Reloads the lists of tables regularly while a page shows them. */
export function useRefreshedTables(): void {
  const server = useMe((store) => store.server);
  const refresh = useTables((store) => store.refreshAll);
  useEffect(() => {
    if (server === 'unknown') return;
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [server, refresh]);
}
