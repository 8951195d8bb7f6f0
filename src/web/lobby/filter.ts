import type { TableInfo } from '../../protocol/server.ts';
import { isFreeSeat } from '../frame/free-seat.ts';
import { GAME_IDS, GAMES, manifestOf } from '../game-list.ts';

/** Which tables are wanted. It is kept in the address, so that it can be sent to somebody. */

const LENGTHS = ['short', 'medium', 'long'] as const;
type Length = (typeof LENGTHS)[number];

/** What can be chosen of each, in this order. */
export const CHOICES = {
  game: GAME_IDS,
  pace: ['none', 'live', 'days'],
  rated: ['yes', 'no'],
  seats: [...new Set(GAMES.flatMap(({ seats }) => seats))].sort((one, other) => one - other).map(String),
  length: LENGTHS,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FilterName = keyof typeof CHOICES;
export const FILTER_NAMES = Object.keys(CHOICES) as FilterName[];

/** Left out is what may be anything. */
export type Filter = Readonly<Partial<Record<FilterName, string>>>;

/** The filter in the address; what does not exist is left out. */
export function filterIn(search: string): Filter {
  const params = new URLSearchParams(search);
  const chosen = FILTER_NAMES.flatMap((name) => {
    const value = (CHOICES[name] as readonly string[]).find((each) => each === params.get(name));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(chosen);
}

/** The address of the list with this filter. */
export function addressOf(path: string, filter: Filter): string {
  const params = new URLSearchParams(FILTER_NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
  return params.size === 0 ? path : `${path}?${params}`;
}

/** By the usual length of a match, in minutes. */
function lengthOf(game: string): Length | undefined {
  const minutes = manifestOf(game)?.minutes;
  if (minutes === undefined) return undefined;
  return minutes <= 30 ? 'short' : minutes <= 60 ? 'medium' : 'long';
}

export function fits(info: TableInfo, filter: Filter): boolean {
  const is: Readonly<Record<FilterName, string | undefined>> = {
    game: info.game,
    pace: info.pace?.kind ?? 'none',
    rated: info.rated ? 'yes' : 'no',
    seats: String(info.seats.length),
    length: lengthOf(info.game),
  };
  return FILTER_NAMES.every((name) => filter[name] === undefined || filter[name] === is[name]);
}

export function seatsLeft({ seats }: TableInfo): number {
  return seats.filter(isFreeSeat).length;
}

/** Whether somebody sits there whom the reader follows. */
function isFollowed({ seats }: TableInfo): boolean {
  return seats.some(({ followed }) => followed);
}

/** Where people sit whom one follows first; of those, where fewest seats are left, then the newest; full tables last. */
export function soonFullFirst(tables: readonly TableInfo[]): TableInfo[] {
  const left = (info: TableInfo) => seatsLeft(info) || Number.POSITIVE_INFINITY;
  const rank = (info: TableInfo) => (isFollowed(info) && seatsLeft(info) > 0 ? 0 : 1);
  return tables.toSorted((one, other) => {
    const [here, there] = [left(one), left(other)];
    return rank(one) - rank(other) || (here === there ? other.created - one.created : here - there);
  });
}
