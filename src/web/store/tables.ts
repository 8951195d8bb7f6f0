import { create } from 'zustand';
import type { TableInfo } from '../../protocol/server.ts';
import { api } from '../connection/api.ts';
import { isLocal } from '../connection/connection.ts';
import { listLocalTables } from '../connection/local/local-connection.ts';
import { readKept, writeKept } from './kept.ts';
import { useMe } from './me.ts';

interface TablesStore {
  /** Own tables on the server and in this browser; undefined until loaded. */
  readonly mine?: readonly TableInfo[];
  /** Whether the server could not tell them when it was last asked; then those it told before are listed. */
  readonly troubled: boolean;
  /** Public tables that wait for players. */
  readonly gathering?: readonly TableInfo[];
  readonly running?: readonly TableInfo[];
  /** Matches under way with a place for somebody who plays on. */
  readonly offered?: readonly TableInfo[];
  refreshMine(): Promise<void>;
  refreshAll(): Promise<void>;
}

const nothing = (): readonly TableInfo[] => [];

const KEY = 'underbridge.has-matches';

/** Whether there were running matches when they were last loaded in this browser. */
export function hadMatches(): boolean {
  return readKept(KEY) === true;
}

export const useTables = create<TablesStore>((set, get) => ({
  troubled: false,
  async refreshMine() {
    const server = useMe.getState().server === 'up';
    const [theirs, ours] = await Promise.all([
      server ? api.mine().catch(() => undefined) : nothing(),
      listLocalTables().catch(nothing),
    ]);
    const before = get().mine?.filter(({ table }) => !isLocal(table)) ?? [];
    const mine = [...(theirs ?? before), ...ours].sort((a, b) => b.moved - a.moved);
    set({ mine, troubled: theirs === undefined });
    const has = mine.some(isUnfinished);
    if (theirs !== undefined && server && has !== hadMatches()) writeKept(KEY, has);
  },
  async refreshAll() {
    if (useMe.getState().server !== 'up') {
      set({ gathering: [], running: [], offered: [] });
      return get().refreshMine();
    }
    const [gathering, running, offered] = await Promise.all([
      api.tables('gathering').catch(nothing),
      api.tables('running').catch(nothing),
      api.tables('offered').catch(nothing),
      get().refreshMine(),
    ]);
    set({ gathering, running, offered });
  },
}));

/** Whether a seat is kept for the reader there. */
export function isInvitation({ state, seats }: TableInfo): boolean {
  return state === 'gathering' && seats.some(({ kept }) => kept?.mine);
}

/** Whether the reader sits there, and it is not over. */
export function isUnfinished(info: TableInfo): boolean {
  return info.state !== 'over' && !isInvitation(info);
}

/** Whether somebody whom the reader follows waits there, and the reader can sit down. */
export function isFollowedTable({ state, seats }: TableInfo): boolean {
  return (
    state === 'gathering' &&
    seats.some(({ followed }) => followed) &&
    seats.some(({ holder, kept }) => holder === 'nobody' && !kept) &&
    !seats.some(({ mine }) => mine)
  );
}

/** Whether a seat of this browser has to answer. */
export function waitsForMe({ state, asked, seats, unreadable }: TableInfo): boolean {
  if (state !== 'running' || unreadable) return false;
  return seats.some(({ seat, mine, bot }) => mine && bot === undefined && asked.includes(seat));
}
