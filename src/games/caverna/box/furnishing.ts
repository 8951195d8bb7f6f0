import type { Thing } from '../../../kernel/hooks.ts';
import type { CavernaHooks } from '../hooks.ts';
import type { FolkBoard } from './folk-ids.ts';
import type { FurnishingId } from './furnishing-ids.ts';
import type { Some } from './goods.ts';

/** Table 1j: where it is sorted in, and how it counts for others. */
export const GROUPS = ['dwellings', 'rooms', 'materials', 'food', 'parlors', 'storages', 'chambers'] as const;
export type Group = (typeof GROUPS)[number];
export type Tag = 'dwelling' | 'green' | 'yellow';
/** CV-13.7: what a furnishing lies on. */
export type Site = 'cavern' | 'field' | 'meadow';

export interface Furnishing extends Thing<CavernaHooks> {
  readonly id: FurnishingId;
  readonly group: Group;
  readonly tag: Tag;
  /** CV-1.26: part of the introductory set. */
  readonly intro: boolean;
  readonly cost: Some;
  readonly points: number;
  readonly site: Site;
  /** CV-1.24: as many copies as anybody wants. */
  readonly unlimited?: true;
  /** CV-11.12: whoever owns that one puts this one on top of it. */
  readonly covers?: FurnishingId;
  /** FF-2.13: whose set it belongs to, and whose place it takes. */
  readonly folk?: FolkBoard;
  readonly replaces?: FurnishingId;
}
