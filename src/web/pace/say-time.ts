import type { Pace } from '../../protocol/pace.ts';
import type { TableInfo } from '../../protocol/server.ts';
import { manifestOf } from '../game-list.ts';
import type { Say } from '../messages/text.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** In seconds: from here on a time is said in days. */
const LONG = 2 * DAY;
/** What is left is rounded down, and a day lost by rounding would be too much of it before. */
const LONG_LEFT = 4 * DAY;

/** A length of time in its largest fitting unit: '30 s', '10 min', '36 h', '3 days'. */
export function sayDuration(say: Say, seconds: number): string {
  if (seconds >= DAY && (seconds >= LONG || seconds === DAY) && seconds % DAY === 0) {
    return say('time.days', { count: seconds / DAY });
  }
  if (seconds >= HOUR && seconds % HOUR === 0) return say('time.hours', { count: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0) return say('time.minutes', { count: seconds / MINUTE });
  return say('time.seconds', { count: seconds });
}

/** The pace in one line. */
export function sayPace(say: Say, { kind, bank, increment }: Pace): string {
  if (increment === 0) return say(`pace.${kind}-in-all`, { bank: sayDuration(say, bank) });
  return say(`pace.${kind}`, { bank: sayDuration(say, bank), increment: sayDuration(say, increment) });
}

/** What is left, rounded down so that nobody counts on more: '4:05', '42 min', '71 h', '5 days'. */
export function sayTimeLeft(say: Say, milliseconds: number, kind: Pace['kind']): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (kind === 'live' && seconds < HOUR) {
    return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  }
  if (seconds >= LONG_LEFT) return say('time.days', { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return say('time.hours', { count: Math.floor(seconds / HOUR) });
  if (seconds >= MINUTE) return say('time.minutes', { count: Math.floor(seconds / MINUTE) });
  return say('time.seconds', { count: seconds });
}

/** How long the player who runs short first still has; undefined if no clock runs. */
export function sayLeastLeft(say: Say, { pace, clocks, asked }: TableInfo): string | undefined {
  const running = clocks?.seats.filter(({ seat, runs }) => runs && asked.includes(seat)) ?? [];
  if (pace === undefined || running.length === 0) return undefined;
  const left = Math.min(...running.map((clock) => clock.left));
  return say('clock.time-left', { time: sayTimeLeft(say, left, pace.kind) });
}

/** When an adjourned match goes on; undefined if it is not adjourned. */
export function sayGoesOn(say: Say, { clocks }: Pick<TableInfo, 'clocks'>, language: string): string | undefined {
  if (clocks?.adjourned === undefined) return undefined;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return say('clock.goes-on', { time: format.format(clocks.adjourned) });
}

/** How long everybody may plan, where the table has agreed on that; undefined if there is no limit. */
export function sayPlanningTime(say: Say, { game, options }: Pick<TableInfo, 'game' | 'options'>): string | undefined {
  const option = manifestOf(game)?.planningTime;
  const seconds = option === undefined ? Number.NaN : Number(options[option]);
  return Number.isNaN(seconds) ? undefined : say('pace.planning', { time: sayDuration(say, seconds) });
}

/** All that limits the players' time, in one line; undefined where nothing does. */
export function sayLimits(say: Say, info: Pick<TableInfo, 'game' | 'options' | 'pace'>): string | undefined {
  const limits = [info.pace && sayPace(say, info.pace), sayPlanningTime(say, info)].filter(Boolean);
  return limits.length === 0 ? undefined : limits.join(' · ');
}
