import { z } from 'zod';
import type { TableInfo } from './server.ts';

/** GET /api/watch */
export const watchQuery = z.object({ game: z.string().max(60).optional() });

/** GET /api/watch: matches that go on and are open to all, those where something happened last first. */
export interface WatchList {
  readonly matches: readonly WatchedMatch[];
}

export interface WatchedMatch {
  readonly info: TableInfo;
  /** The match as spectators may see it; left out if it cannot be read here. */
  readonly view?: unknown;
  /** How many moments of it spectators know of, and how many such a match usually has, if enough have ended. */
  readonly moments: number;
  readonly usual?: number;
  /** The tournament that it belongs to, if that is open to all. */
  readonly tournament?: { readonly id: string; readonly name: string; readonly round: number };
}
