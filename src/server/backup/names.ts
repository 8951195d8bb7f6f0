import type { DatabaseKind } from '../store/database/schema.ts';

/** How backups are named, and which of them are kept. A name holds time, reason and kind, so that files need not be opened. */

const REASONS = ['nightly', 'by-hand', 'before-update', 'before-restore'] as const;
export type BackupReason = (typeof REASONS)[number];

/** A SQLite file, or rows as lines of JSON, compressed. */
const ENDINGS: Readonly<Record<DatabaseKind, string>> = { sqlite: 'db', postgres: 'jsonl.gz' };

export interface BackupName {
  readonly name: string;
  readonly reason: BackupReason;
  readonly made: number;
}

const NAME = new RegExp(
  `^underbridge-(\\d{4}-\\d\\d-\\d\\d)-(\\d\\d)(\\d\\d)(\\d\\d)-(${REASONS.join('|')})\\.(${Object.values(ENDINGS).join('|').replace('.', '\\.')})$`,
);

/** 'underbridge-2026-11-18-030000-nightly.db', in universal time. */
export function nameFor(kind: DatabaseKind, reason: BackupReason, at: number): string {
  const [day = '', time = ''] = new Date(at).toISOString().split('T');
  return `underbridge-${day}-${time.slice(0, 8).replaceAll(':', '')}-${reason}.${ENDINGS[kind]}`;
}

export function readName(name: string): BackupName | undefined {
  const [, day, hours, minutes, seconds, reason] = NAME.exec(name) ?? [];
  const made = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(made) ? undefined : { name, reason: reason as BackupReason, made };
}

const NIGHTS = 7;
const WEEKS = 4;
/** Of backups before an update, and of those before a restore. */
const OTHERS = 4;
const WEEK = 7 * 24 * 60 * 60_000;
/** The first Monday after 1970 began, so that weeks begin on Mondays. */
const MONDAY = 4 * 24 * 60 * 60_000;

/**
 * The backups that are not kept: all nights but the newest seven, and the last of each of the four weeks before those; all others made
 * by the program itself but the newest four of a kind. Backups made by hand stay.
 */
export function spareAmong(backups: readonly BackupName[]): BackupName[] {
  const of = (reason: BackupReason) =>
    backups.filter((each) => each.reason === reason).sort((one, other) => other.made - one.made);
  const earlier = of('nightly').slice(NIGHTS);
  const lastOfWeek = new Map<number, BackupName>();
  for (const backup of earlier) {
    const week = Math.floor((backup.made - MONDAY) / WEEK);
    if (!lastOfWeek.has(week)) lastOfWeek.set(week, backup);
  }
  const weekly = [...lastOfWeek.values()].slice(0, WEEKS);
  return [
    ...earlier.filter((backup) => !weekly.includes(backup)),
    ...of('before-update').slice(OTHERS),
    ...of('before-restore').slice(OTHERS),
  ];
}
