import type { HostConcern, HostOverview } from '../../protocol/host-room/overview.ts';
import { isBackupLate } from '../backup/nightly.ts';
import { HERE } from '../measuring.ts';
import { databaseSize } from '../store/database/size.ts';
import { countHosts } from '../store/host-room/hosts.ts';
import { countRunning, countSeenSince, dayOf, measuresSince } from '../store/host-room/measures.ts';
import { countOpenReports } from '../store/host-room/reports.ts';
import type { MeasureRow } from '../store/host-room/schema.ts';
import { failedJobs } from '../store/jobs/failed.ts';
import { roomFor } from './database.ts';
import { jobs } from './jobs.ts';
import { playsAgainstPeople, sizeFor } from './plays.ts';
import type { HostRequest, HostSection } from './section.ts';
import { stuckTables } from './tables.ts';

const HOUR = 60 * 60_000;
const WEEK = 7 * 24 * HOUR;
const DAYS = 13;
/** In bytes: below this, or below twice the size of the database, disk space is low. */
const LEAST_ROOM = 1_000_000_000;

/** The state of the server: problems, and four figures. */
export const overview: HostSection = {
  name: 'overview',
  async read(about) {
    const { server } = about;
    const { db, kind, now, settings, speed } = server;
    const at = now();
    const [here, week, running, bytes, room, days, hosts, plays] = await Promise.all([
      countSeenSince(db, at - HERE),
      countSeenSince(db, at - WEEK),
      countRunning(db),
      databaseSize(db, kind, settings.database),
      roomFor(server),
      measuresSince(db, dayOf(at) - DAYS),
      countHosts(db),
      playsAgainstPeople(about),
    ]);
    const today = days.filter(({ day }) => day === dayOf(at));
    const { entries, stored_ms, worst_ms } = sumOf(plays ? today : [...today, speed.look()]);
    return {
      concerns: await concernsOf(about, bytes, room),
      hosts,
      people: { here, week, days: days.map(({ people }) => people) },
      tables: { ...running, history: days.map((day) => day.running) },
      moves: {
        ...(entries > 0 && { mean: Math.round(stored_ms / entries), worst: worst_ms }),
        days: days.map(meanOf),
      },
      database: {
        bytes: sizeFor(plays, bytes),
        ...(room !== undefined && { room: sizeFor(plays, room) }),
        days: days.map((day) => Number(day.bytes)),
      },
    } satisfies HostOverview;
  },
};

type Stored = Pick<MeasureRow, 'entries' | 'stored_ms' | 'worst_ms'>;

function sumOf(rows: readonly Stored[]): Stored {
  return {
    entries: rows.reduce((sum, { entries }) => sum + entries, 0),
    stored_ms: rows.reduce((sum, { stored_ms }) => sum + Number(stored_ms), 0),
    worst_ms: Math.max(0, ...rows.map(({ worst_ms }) => worst_ms)),
  };
}

function meanOf({ entries, stored_ms }: Stored): number {
  return entries === 0 ? 0 : Number(stored_ms) / entries;
}

/** Problems that the host should look at, the worst first. */
async function concernsOf(
  about: HostRequest,
  bytes: number,
  room: number | undefined,
): Promise<HostOverview['concerns']> {
  const { server } = about;
  const { db, mailer } = server;
  const [failed, stuck, open, late] = await Promise.all([
    failedJobs(db),
    stuckTables(server),
    countOpenReports(db),
    server.backups === undefined ? false : isBackupLate(server),
  ]);
  const answered = await jobs.read(about);
  const calls = 'calls' in answered ? answered.calls : [];
  const counts: Readonly<Record<HostConcern, number>> = {
    'no-backups': server.backups === undefined ? 1 : 0,
    'backup-failed': failed.some(({ name }) => name === 'back-up') ? 1 : 0,
    'backup-late': late ? 1 : 0,
    'disk-low': room !== undefined && room < Math.max(LEAST_ROOM, 2 * bytes) ? 1 : 0,
    unreadable: stuck.size,
    'job-failed': failed.filter(({ name }) => name !== 'back-up').length,
    'calls-failed': calls.reduce((sum, channel) => sum + channel.failed, 0),
    reports: open,
    'no-mail': mailer === undefined ? 1 : 0,
  };
  const names = Object.keys(counts) as HostConcern[];
  return names.filter((what) => counts[what] > 0).map((what) => ({ what, count: counts[what] }));
}
