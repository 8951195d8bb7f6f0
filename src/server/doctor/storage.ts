import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sql } from 'kysely';
import { REAL_TIME } from '../../host/time.ts';
import { readName } from '../backup/names.ts';
import type { Settings } from '../settings.ts';
import { kindOf, placeOf } from '../store/database/address.ts';
import { openUnchecked } from '../store/database/command-database.ts';
import type { Database } from '../store/database/schema.ts';
import { migrationsFor } from '../store/migrations/list.ts';
import { migrationsDone, newestMigration } from '../store/migrations/migrate.ts';
import { checkClock } from './site.ts';
import { type Finding, good, warn, wrong } from './texts.ts';

const HOUR = 3_600_000;
const GIGABYTE = 1e9;
/** A disk is nearly full with less than this, or with less than this part of it, whichever is less. */
const LEAST_ROOM = 2 * GIGABYTE;
const LEAST_PART = 0.1;
/** In hours: a night and a little more. */
const OLD_BACKUP = 26;
/** Of all connections that PostgreSQL takes, how many may be open. */
const MOST_USED = 0.8;
/** Kinds of file systems by their numbers in Linux: NFS, SMB, CIFS, 9P. */
const NETWORK = [0x6969, 0x517b, 0xff534d42, 0x01021997];
/** Settings of PostgreSQL without which an acknowledged move can be lost. */
const CAREFUL = ['fsync', 'synchronous_commit', 'full_page_writes'];

type Storage = Pick<Settings, 'database' | 'backups'>;

/** The database itself, the room for it, and its backups. */
export async function checkStorage(settings: Storage, now: number): Promise<Finding[]> {
  return [...(await checkDatabase(settings.database)), ...checkDisks(settings), ...checkBackups(settings, now)];
}

async function checkDatabase(database: string): Promise<Finding[]> {
  const place = placeOf(database);
  const isFile = kindOf(database) === 'sqlite';
  if (isFile && !existsSync(database)) return [warn('database-new', { place })];
  if (isFile && NETWORK.includes(statfsSync(dirname(resolve(database))).type))
    return [wrong('database-network', { file: database })];
  try {
    const { db, close } = await openUnchecked(database);
    try {
      return [...(await checkVersion(db, place)), ...(isFile ? [] : await checkPostgres(db))];
    } finally {
      await close();
    }
  } catch (error) {
    return [wrong('database-gone', { problem: error instanceof Error ? error.message : String(error) })];
  }
}

async function checkVersion(db: Database, place: string): Promise<Finding[]> {
  const done = await migrationsDone(db);
  if (done.length === 0) return [warn('database-new', { place })];
  const missing = Object.keys(migrationsFor('sqlite')).filter((name) => !done.includes(name));
  if (missing.length > 0) return [wrong('database-behind', { place, count: missing.length })];
  const isAhead = done.some((name) => name > newestMigration());
  return [isAhead ? warn('database-ahead', { place }) : good('database-good', { place })];
}

async function checkPostgres(db: Database): Promise<Finding[]> {
  const read = async (statement: string) =>
    (await sql.raw<Record<string, string | number>>(statement).execute(db)).rows;
  const findings: Finding[] = [];
  const names = CAREFUL.map((name) => `'${name}'`).join();
  for (const { name, setting } of await read(`select name, setting from pg_settings where name in (${names})`))
    if (setting === 'off') findings.push(wrong('database-careless', { setting: String(name), value: 'off' }));
  const [counts] = await read(
    `select current_setting('max_connections')::int as most, (select count(*) from pg_stat_activity)::int as used`,
  );
  const [most, used] = [Number(counts?.most), Number(counts?.used)];
  if (used > MOST_USED * most) findings.push(wrong('database-narrow', { most, used }));
  const before = REAL_TIME.now();
  const [clock] = await read('select extract(epoch from clock_timestamp()) * 1000 as now');
  return [...findings, ...checkClock('PostgreSQL', Number(clock?.now), (before + REAL_TIME.now()) / 2)];
}

/** The nearest folder above that is there. */
function standing(folder: string): string {
  return existsSync(folder) ? folder : standing(dirname(folder));
}

function checkDisks({ database, backups }: Storage): Finding[] {
  const home = kindOf(database) === 'sqlite' ? dirname(resolve(database)) : undefined;
  const folders = [home, backups === undefined ? undefined : resolve(backups)].filter((each) => each !== undefined);
  const found = folders.map((folder) => ({ folder, disk: statSync(standing(folder)).dev }));
  const disks = found.filter(({ disk }, at) => found.findIndex((each) => each.disk === disk) === at);
  const findings = disks.map(({ folder }) => roomIn(folder));
  const isShared = found.length === 2 && disks.length === 1;
  return isShared ? [...findings, warn('disk-shared')] : findings;
}

function roomIn(folder: string): Finding {
  const { bavail, bsize, blocks } = statfsSync(standing(folder));
  return judgeRoom(folder, bavail * bsize, blocks * bsize);
}

export function judgeRoom(folder: string, free: number, all: number): Finding {
  const params = { folder, left: `${(free / GIGABYTE).toFixed(1)} GB` };
  return free < Math.min(LEAST_ROOM, LEAST_PART * all) ? wrong('disk-full', params) : good('disk-good', params);
}

function checkBackups({ database, backups: folder }: Storage, now: number): Finding[] {
  if (folder === undefined) return [warn('backups-off')];
  const names = existsSync(folder) ? readdirSync(folder).flatMap((name) => readName(name) ?? []) : [];
  const newest = Math.max(...names.map(({ made }) => made));
  if (names.length === 0) {
    // In the first night there is nothing to miss.
    const isYoung = kindOf(database) === 'sqlite' && (!existsSync(database) || isNew(database, now));
    return [isYoung ? warn('backups-none', { folder }) : wrong('backups-none', { folder })];
  }
  const hours = Math.round((now - newest) / HOUR);
  return [hours > OLD_BACKUP ? wrong('backups-old', { folder, hours }) : good('backups-good', { folder, hours })];
}

function isNew(file: string, now: number): boolean {
  return now - statSync(file).birthtimeMs < OLD_BACKUP * HOUR;
}
