import { foldName } from '../../protocol/fold-name.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { waitsForMe } from '../store/tables.ts';

export const GROUPS = ['turn', 'others', 'gathering', 'over'] as const;
export type Group = (typeof GROUPS)[number];

/** Which matches are wanted; empty texts want all. */
export interface Filter {
  readonly group: Group | 'all';
  readonly game: string;
  /** Part of the name of somebody who plays. */
  readonly companion: string;
}

export const EVERYTHING: Filter = { group: 'all', game: '', companion: '' };

export function groupOf(info: TableInfo): Group {
  if (info.state !== 'running') return info.state;
  return waitsForMe(info) ? 'turn' : 'others';
}

export function fits(info: TableInfo, { group, game, companion }: Filter): boolean {
  if (group !== 'all' && groupOf(info) !== group) return false;
  if (game !== '' && info.game !== game) return false;
  const part = foldName(companion);
  return part === '' || info.seats.some(({ mine, name }) => !mine && foldName(name).includes(part));
}
