import type { CallPreferences } from '../../protocol/calls.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** The minute of the day in that time zone. */
export function minuteOfDay(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

/** The next time that clocks there show this minute of the day. */
export function nextAt(at: number, zone: string, minute: number): number {
  const wait = (minute - minuteOfDay(at, zone) + DAY) % DAY || DAY;
  const guess = Math.floor(at / MINUTE) * MINUTE + wait * MINUTE;
  // If clocks are changed in between, the guess is an hour off.
  const shown = minuteOfDay(guess, zone);
  const off = ((minute - shown + DAY + DAY / 2) % DAY) - DAY / 2;
  return guess + off * MINUTE;
}

/** When the quiet hours end that it is in; undefined outside of them. */
export function quietUntil(at: number, { quiet, zone }: Pick<CallPreferences, 'quiet' | 'zone'>): number | undefined {
  if (quiet === null || quiet.from === quiet.to) return undefined;
  const now = minuteOfDay(at, zone);
  const { from, to } = quiet;
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  return isQuiet ? nextAt(at, zone, to) : undefined;
}

const MORNING = 7 * 60;

/** The next morning: when the quiet hours end, or at seven. */
export function nextMorning(at: number, { quiet, zone }: Pick<CallPreferences, 'quiet' | 'zone'>): number {
  return nextAt(at, zone, quiet?.to ?? MORNING);
}
