import type { WaitedFor } from '../../protocol/waiting.ts';
import { reachAfter } from './reach.ts';

/** Decides who is seated with whom. A pure function: the same people at the same time give the same tables. */

/** Somebody who waits. */
export interface Waiter extends WaitedFor {
  readonly person: string;
  readonly rating: number;
  readonly since: number;
  /** In milliseconds: after which time bots may take the free seats; undefined for never. */
  readonly botAfter?: number | undefined;
}

/** People who sit down together; bots take the other seats. */
export interface Seating extends WaitedFor {
  readonly people: readonly string[];
  readonly bots: number;
}

/** Whether one of the two has blocked the other. */
export type AreApart = (one: string, other: string) => boolean;

/**
 * The tables that can be made now. Those who have waited longest choose first, and are given those nearest in rating. Where that is
 * not enough and the time of somebody is up who wants bots then, the others at the table are people who want bots sooner or later.
 */
export function seatTogether(waiting: readonly Waiter[], now: number, areApart: AreApart): Seating[] {
  return [...groupsOf(waiting).values()].flatMap((group) => seatGroup(group, now, areApart));
}

/** Those who wait for the same, the longest first. */
function groupsOf(waiting: readonly Waiter[]): Map<string, Waiter[]> {
  const groups = new Map<string, Waiter[]>();
  for (const each of [...waiting].sort((one, other) => one.since - other.since || compare(one, other))) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return groups;
}

function compare(one: Waiter, other: Waiter): number {
  return one.person < other.person ? -1 : 1;
}

/** People with the same key wait for the same kind of match. */
export function keyOf({ game, seats, pace, rated }: WaitedFor): string {
  return [game, seats, pace, rated].join(' ');
}

function seatGroup(group: readonly Waiter[], now: number, areApart: AreApart): Seating[] {
  const seatings: Seating[] = [];
  const left = new Set(group);
  const tries = { left: MOST_TRIES };
  const fits = (one: Waiter, other: Waiter) => isNear(one, other, now) && !areApart(one.person, other.person);
  const seat = (people: readonly Waiter[]) => {
    const [first] = people;
    if (first === undefined) return;
    const { game, seats, pace, rated } = first;
    for (const each of people) left.delete(each);
    seatings.push({
      game,
      seats,
      pace,
      rated,
      people: people.map(({ person }) => person),
      bots: seats - people.length,
    });
  };
  for (const first of group) {
    if (!left.has(first)) continue;
    const others = nearestFirst(first, left, fits);
    const table = others.length + 1 < first.seats ? [] : largestTable(first, others, fits, tries);
    if (table.length === first.seats) seat(table);
  }
  for (const first of group) {
    if (!left.has(first) || first.rated || !isBotDue(first, now)) continue;
    const patient = nearestFirst(first, left, fits).filter(({ botAfter }) => botAfter !== undefined);
    seat(largestTable(first, patient, fits, tries));
  }
  return seatings;
}

/** Whether each is within the other's reach. */
export function isNear(one: Waiter, other: Waiter, now: number): boolean {
  const reach = Math.min(reachAfter(now - one.since, one.pace), reachAfter(now - other.since, other.pace));
  return Math.abs(one.rating - other.rating) <= reach;
}

function isBotDue({ since, botAfter }: Waiter, now: number): boolean {
  return botAfter !== undefined && now - since >= botAfter;
}

type Fits = (one: Waiter, other: Waiter) => boolean;

function nearestFirst(first: Waiter, left: ReadonlySet<Waiter>, fits: Fits): Waiter[] {
  const distance = (each: Waiter) => Math.abs(each.rating - first.rating);
  return [...left]
    .filter((each) => each !== first && fits(first, each))
    .sort((one, other) => distance(one) - distance(other) || one.since - other.since || compare(one, other));
}

/** The most search steps, so that a room in which nearly everybody has blocked others takes no long time. */
const MOST_TRIES = 10_000;
/** For one table. */
const MOST_FOR_ONE = 5_000;

/** The most people that all fit each other, up to a full table. */
function largestTable(first: Waiter, others: readonly Waiter[], fits: Fits, all: { left: number }): readonly Waiter[] {
  let best: readonly Waiter[] = [first];
  let tries = 0;
  const add = (table: readonly Waiter[], candidates: readonly Waiter[]): boolean => {
    if (table.length > best.length) best = table;
    if (best.length === first.seats || ++tries > MOST_FOR_ONE || all.left-- <= 0) return true;
    for (const [index, next] of candidates.entries()) {
      if (table.length + candidates.length - index <= best.length) return false;
      const rest = candidates.slice(index + 1).filter((each) => fits(next, each));
      if (add([...table, next], rest)) return true;
    }
    return false;
  };
  add(best, others);
  return best;
}
