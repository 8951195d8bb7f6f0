import { create } from 'zustand';
import type { TableInfo } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';
import { listLocalTables } from '../connection/local/local-connection.ts';
import { useMe } from './me.ts';

interface TablesStore {
  /** Own tables on the server and in this browser; undefined until loaded. */
  readonly mine?: readonly TableInfo[];
  /** Public tables that wait for players. */
  readonly gathering?: readonly TableInfo[];
  readonly running?: readonly TableInfo[];
  refreshMine(): Promise<void>;
  refreshAll(): Promise<void>;
}

const nothing = (): readonly TableInfo[] => [];

export const useTables = create<TablesStore>((set, get) => ({
  async refreshMine() {
    const server = useMe.getState().server === 'up';
    const [theirs, ours] = await Promise.all([
      server ? api.mine().catch(nothing) : nothing(),
      listLocalTables().catch(nothing),
    ]);
    set({ mine: [...theirs, ...ours].sort((a, b) => b.moved - a.moved) });
  },
  async refreshAll() {
    if (useMe.getState().server !== 'up') {
      set({ gathering: [], running: [] });
      return get().refreshMine();
    }
    const [gathering, running] = await Promise.all([
      api.tables('gathering').catch(nothing),
      api.tables('running').catch(nothing),
      get().refreshMine(),
    ]);
    set({ gathering, running });
  },
}));

/** Whether a seat of this browser has to answer. */
export function waitsForMe({ state, asked, seats, unreadable }: TableInfo): boolean {
  if (state !== 'running' || unreadable) return false;
  return seats.some(({ seat, mine, bot }) => mine && bot === undefined && asked.includes(seat));
}
