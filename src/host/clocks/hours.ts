import { minutesOf, type PlayingHours } from '../../protocol/pace.ts';

/** Time through playing hours: nights do not count, and days may have 23 or 25 hours. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many of the milliseconds between two moments lie within the hours. */
export function openBetween(hours: PlayingHours | undefined, from: number, to: number): number {
  if (to <= from) return 0;
  if (hours === undefined) return to - from;
  let open = 0;
  for (let day = localDay(hours, from) - 1; ; day++) {
    const [opens, closes] = hoursOf(hours, day);
    if (opens >= to) return open;
    open += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
  }
}

/** The moment at which so many milliseconds within the hours will have passed. */
export function momentAfter(hours: PlayingHours | undefined, from: number, milliseconds: number): number {
  if (hours === undefined) return from + milliseconds;
  let left = milliseconds;
  for (let day = localDay(hours, from) - 1; ; day++) {
    const [opens, closes] = hoursOf(hours, day);
    const begins = Math.max(opens, from);
    if (closes - begins >= left && closes > begins) return begins + left;
    left -= Math.max(0, closes - begins);
  }
}

/** When the hours begin next; undefined within them. */
export function nextOpening(hours: PlayingHours | undefined, at: number): number | undefined {
  if (hours === undefined) return undefined;
  const begins = momentAfter(hours, at, 0);
  return begins === at ? undefined : begins;
}

/** From when to when clocks run on a day of the calendar there. */
function hoursOf({ from, to, zone }: PlayingHours, day: number): readonly [number, number] {
  const next = minutesOf(to) <= minutesOf(from) ? day + 1 : day;
  return [momentOf(zone, day, minutesOf(from)), momentOf(zone, next, minutesOf(to))];
}

function localDay({ zone }: PlayingHours, at: number): number {
  return Math.floor((at + offsetAt(zone, at)) / DAY);
}

/** When clocks on the wall there show that time. What they show twice counts the first time; what they skip, when they have. */
function momentOf(zone: string, day: number, minutes: number): number {
  const shown = day * DAY + minutes * MINUTE;
  const before = offsetAt(zone, shown - DAY);
  const after = offsetAt(zone, shown + DAY);
  if (before === after || offsetAt(zone, shown - before) === before) return shown - before;
  return offsetAt(zone, shown - after) === after ? shown - after : shown - before;
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  FORMATS.set(zone, format);
  return format;
}

/** Clocks are set at a quarter of an hour, everywhere. */
const QUARTER = 15 * MINUTE;
const MOST_KEPT = 10_000;
/** Asking for an offset takes long, and the same ones are asked for again and again. */
const OFFSETS = new Map<string, number>();

/** By how many milliseconds clocks there are ahead of UTC. */
function offsetAt(zone: string, at: number): number {
  const key = `${zone} ${Math.floor(at / QUARTER)}`;
  const known = OFFSETS.get(key);
  if (known !== undefined) return known;
  if (OFFSETS.size >= MOST_KEPT) OFFSETS.clear();
  const offset = readOffset(zone, at);
  OFFSETS.set(key, offset);
  return offset;
}

function readOffset(zone: string, at: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}
