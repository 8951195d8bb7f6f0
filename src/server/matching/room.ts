import type { OwnWaiting, UsualWait, WaitedFor, WaitingGroup, WaitingRoom } from '../../protocol/waiting.ts';
import type { Server } from '../server.ts';
import type { WaitingRow } from '../store/tables/schema.ts';
import { everybodyWaiting, foundFor, waitsSince } from '../store/tables/waiting.ts';
import { isNear, keyOf, type Waiter } from './match.ts';
import { reachAfter, widensAfter } from './reach.ts';
import { waitersFrom } from './waiters.ts';

const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;
/** In milliseconds: how long somebody is told of a match that was found. */
const NEWS = 30 * MINUTE;
/** How many past waits are needed for a usual time, and how many are read. */
const LEAST_WAITS = 3;
const MOST_WAITS = 30;

/** Who waits for what, as this person may know it: numbers, and nobody's name. */
export async function waitingRoom(
  server: Server,
  person: string | undefined,
  usual: readonly UsualWait[],
): Promise<WaitingRoom> {
  const now = server.now();
  const rows = await everybodyWaiting(server.db);
  const waiters = await waitersFrom(server.db, rows);
  const own = rows.find((row) => row.person === person);
  const found = person === undefined ? undefined : await foundFor(server.db, person, now - NEWS);
  return {
    now,
    ...(own && { mine: ownWaiting(own, waiters, now) }),
    ...(own === undefined &&
      found?.table_id != null && {
        found: { table: found.table_id, game: found.game, at: found.ended ?? now, bots: found.bots },
      }),
    groups: groupsOf(waiters),
    usual,
  };
}

function ownWaiting(row: WaitingRow, waiters: readonly Waiter[], now: number): OwnWaiting {
  const own = waiters.find(({ person }) => person === row.person);
  if (own === undefined) throw new Error('somebody waits who does not');
  const { game, seats, pace, rated, since, rating, botAfter } = own;
  const same = waiters.filter((each) => keyOf(each) === keyOf(own));
  const reach = reachAfter(now - since, pace);
  const widens = widensAfter(now - since, pace);
  return {
    game,
    seats,
    pace,
    rated,
    ...(botAfter !== undefined && { botAfter }),
    stay: row.stay === 1,
    since,
    until: row.until,
    rating: Math.round(rating),
    ...(Number.isFinite(reach) && { reach }),
    ...(widens !== undefined && { widens: since + widens }),
    people: same.length,
    near: same.filter((each) => isNear(own, each, now)).length,
  };
}

/** Those that most people wait for first. */
function groupsOf(waiters: readonly Waiter[]): WaitingGroup[] {
  const groups = new Map<string, WaitingGroup>();
  for (const { game, seats, pace, rated, since, ...each } of waiters) {
    const key = keyOf({ game, seats, pace, rated, ...each });
    const before = groups.get(key);
    const people = (before?.people ?? 0) + 1;
    groups.set(key, { game, seats, pace, rated, people, since: Math.min(since, before?.since ?? since) });
  }
  return [...groups.values()].sort((one, other) => other.people - one.people || one.since - other.since);
}

/** How long it usually took, where that is known. */
export async function usualWaits({ db, now }: Server): Promise<UsualWait[]> {
  const waits = new Map<string, { readonly what: WaitedFor; readonly times: number[] }>();
  for (const { game, seats, pace, rated, since, ended } of await waitsSince(db, now() - MONTH)) {
    const what = { game, seats, pace, rated: rated === 1 };
    const known = waits.get(keyOf(what)) ?? { what, times: [] };
    waits.set(keyOf(what), known);
    if (known.times.length < MOST_WAITS) known.times.push((ended ?? since) - since);
  }
  return [...waits.values()]
    .filter(({ times }) => times.length >= LEAST_WAITS)
    .map(({ what, times }) => ({ ...what, wait: medianOf(times) }));
}

function medianOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
