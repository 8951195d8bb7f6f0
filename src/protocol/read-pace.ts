import {
  minutesOf,
  PACE_LIMITS,
  PACE_NAMES,
  PACES,
  type Pace,
  type PaceName,
  type PlayingHours,
  SHORTEST_HOURS,
  TIME_OF_DAY,
} from './pace.ts';

/** Says what is wrong with a requested pace, and what would be right. */
export class PaceProblem extends Error {}

/**
 * The pace that was wanted; undefined for none. Throws a `PaceProblem` if there is no such pace. Holidays count in matches by days,
 * unless they are only to count where they were chosen.
 */
export function paceFrom(wish: unknown, { holidaysIfChosen = false } = {}): Pace | undefined {
  if (wish === undefined || wish === 'none') return undefined;
  if (typeof wish === 'string') {
    const chosen: Pace = PACES[presetFrom(wish)];
    return holidaysIfChosen ? { ...chosen, holidays: false } : chosen;
  }
  if (typeof wish !== 'object' || wish === null) {
    throw new PaceProblem(`a pace is 'none', one of ${PACE_NAMES.join(', ')}, or an object with times of its own`);
  }
  const fields = Object.entries(wish);
  const preset = 'preset' in wish ? PACES[presetFrom(wish.preset)] : undefined;
  const known: readonly string[] = preset === undefined ? [...TIMES, ...CHOICES] : ['preset', ...CHOICES];
  const [unknown] = fields.find(([name]) => !known.includes(name)) ?? [];
  if (unknown !== undefined) throw new PaceProblem(`there is no '${unknown}' here, only ${known.join(', ')}`);
  const given: Record<string, unknown> = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  const times = preset ?? timesFrom(given);
  const { kind } = times;
  const hours = given.hours === undefined ? undefined : hoursFrom(given.hours, kind);
  return {
    ...times,
    ...(hours && { hours }),
    timeUp: oneOf('timeUp', ['stand-in', 'resign'], given.timeUp ?? 'stand-in'),
    holidays: holidaysFrom(given.holidays ?? (kind === 'days' && !holidaysIfChosen), kind),
  };
}

const TIMES = ['kind', 'bank', 'increment', 'cap', 'free'];
const CHOICES = ['hours', 'timeUp', 'holidays'];
const FREE = { live: 3, days: 0 };

function presetFrom(name: unknown): PaceName {
  return oneOf('the name of a pace', PACE_NAMES, name);
}

function oneOf<T extends string>(what: string, words: readonly T[], value: unknown): T {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new PaceProblem(`${what} is ${words.join(' or ')}`);
  return found;
}

function timesFrom(given: Readonly<Record<string, unknown>>): Omit<Pace, 'hours' | 'timeUp' | 'holidays'> {
  const kind = oneOf('kind', ['live', 'days'], given.kind);
  const bank = secondsFrom(kind, 'bank', given.bank);
  const increment = secondsFrom(kind, 'increment', given.increment);
  const cap = secondsFrom(kind, 'cap', given.cap);
  const free = secondsFrom(kind, 'free', given.free ?? FREE[kind]);
  if (cap < bank) throw new PaceProblem(`cap is at least bank, ${bank} seconds`);
  return { kind, bank, increment, cap, free };
}

function secondsFrom(kind: Pace['kind'], name: 'bank' | 'increment' | 'cap' | 'free', value: unknown): number {
  const { least, most } = PACE_LIMITS[kind][name];
  if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) {
    throw new PaceProblem(`${name} is a whole number of seconds from ${least} to ${most} where kind is ${kind}`);
  }
  return Number(value);
}

function hoursFrom(value: unknown, kind: Pace['kind']): PlayingHours {
  if (kind !== 'days') throw new PaceProblem('only a table whose kind is days has playing hours');
  const { from, to, zone, ...rest } = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<string, unknown>
  >;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new PaceProblem(`there is no '${unknown}' in hours, only from, to, zone`);
  for (const [name, time] of Object.entries({ from, to })) {
    if (typeof time !== 'string' || !TIME_OF_DAY.test(time)) {
      throw new PaceProblem(`hours.${name} is a time of day such as 10:00 or 22:30`);
    }
  }
  const hours = { from: String(from), to: String(to), zone: zoneFrom(zone) };
  if (minutesOpen(hours) < SHORTEST_HOURS) {
    throw new PaceProblem('hours last at least an hour every day, such as from 10:00 to 22:00');
  }
  return hours;
}

function minutesOpen({ from, to }: PlayingHours): number {
  return (minutesOf(to) - minutesOf(from) + 24 * 60) % (24 * 60);
}

function zoneFrom(zone: unknown): string {
  try {
    // Offsets such as +01:00 have no summer time, and abbreviations are ambiguous.
    if (typeof zone === 'string' && (zone === 'UTC' || zone.includes('/'))) {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return zone;
    }
  } catch {
    // The problem is reported below, together with values that are no text.
  }
  throw new PaceProblem('hours.zone is a time zone such as Europe/Stockholm or America/New_York, or UTC');
}

function holidaysFrom(value: unknown, kind: Pace['kind']): boolean {
  if (typeof value !== 'boolean') throw new PaceProblem('holidays is true or false');
  if (value && kind === 'live') throw new PaceProblem('holidays is false where kind is live');
  return value;
}
