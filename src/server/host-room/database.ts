import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import { deny, isDenial } from '../../host/denial.ts';
import { InputError } from '../../kernel/table.ts';
import type { BackupOutcome, HostDatabase } from '../../protocol/host-room/database.ts';
import { restoreRequest } from '../../protocol/host-room/requests.ts';
import { type Backups, roomAt } from '../backup/backups.ts';
import type { Checked } from '../backup/contents.ts';
import { restoreHere } from '../backup/restore-here.ts';
import { bodyOf } from '../http/answer.ts';
import type { Server } from '../server.ts';
import { placeOf } from '../store/database/address.ts';
import { databaseSize } from '../store/database/size.ts';
import { dayOf, measuresSince } from '../store/host-room/measures.ts';
import { migrationsDone } from '../store/migrations/migrate.ts';
import { note } from './log.ts';
import { playsAgainstPeople, sizeFor } from './plays.ts';
import { partOf } from './query.ts';
import type { HostAction, HostRequest, HostSection } from './section.ts';

const DAYS = 30;

/** Place, size and growth of the database, and its backups. */
export const database: HostSection = { name: 'database', read: databaseOf };

async function databaseOf(about: HostRequest): Promise<HostDatabase> {
  const { server } = about;
  const { db, kind, settings, now, backups } = server;
  const [done, bytes, days, room, plays] = await Promise.all([
    migrationsDone(db),
    databaseSize(db, kind, settings.database),
    measuresSince(db, dayOf(now()) - DAYS),
    roomFor(server),
    playsAgainstPeople(about),
  ]);
  return {
    kind,
    place: placeOf(settings.database),
    version: done.at(-1) ?? '',
    bytes: sizeFor(plays, bytes),
    ...(room !== undefined && { room: sizeFor(plays, room) }),
    growth: days.map(({ day, bytes: size }) => ({ day, bytes: Number(size) })),
    ...(backups && {
      backups: {
        folder: backups.folder,
        hour: settings.backupHour,
        list: (await backups.list()).map((backup) => ({ ...backup, bytes: sizeFor(plays, backup.bytes) })),
        download: !plays,
      },
    }),
  };
}

/** The free disk space: where the SQLite file is, else where backups are. */
export async function roomFor({ kind, settings, backups }: Server): Promise<number | undefined> {
  if (kind === 'sqlite') return roomAt(dirname(settings.database));
  return backups && (await backups.room());
}

type WithBackups = (backups: Backups, about: HostRequest) => ReturnType<HostAction['run']>;

/** An action that needs backups to be switched on. Errors of files and folders are shown to the host. */
function withBackups(method: HostAction['method'], path: string, action: WithBackups): HostAction {
  return {
    method,
    path: `/backups${path}`,
    async run(about) {
      const { backups } = about.server;
      if (backups === undefined) return deny('not-allowed', 'refused.no-backups');
      try {
        return await action(backups, about);
      } catch (error) {
        if (error instanceof InputError) return deny('not-allowed', 'refused.backup', { problem: error.message });
        throw error;
      }
    },
  };
}

/** The same, for the backup that the address names. */
function withBackup(
  method: HostAction['method'],
  path: string,
  action: (name: string, file: string, about: HostRequest, backups: Backups) => ReturnType<HostAction['run']>,
): HostAction {
  return withBackups(method, `/:name${path}`, async (backups, about) => {
    const name = partOf(about.request, 'name');
    const file = await backups.find(name);
    return file === undefined ? deny('not-found', 'refused.unknown-backup') : action(name, file, about, backups);
  });
}

export const databaseActions: readonly HostAction[] = [
  withBackups('POST', '', async (backups, about) => {
    const made = await backups.make('by-hand');
    if (made === undefined) return deny('too-fast', 'refused.backup-busy');
    await note(about, 'backed-up', { backup: made.name });
    return outcomeOf(about, made.name, made);
  }),
  withBackup('POST', '/check', async (name, _file, about, backups) => {
    const checked = await backups.check(name);
    await note(about, 'checked-backup', { backup: name });
    return outcomeOf(about, name, checked);
  }),
  withBackup('GET', '/file', async (name, file, about) => {
    if (await playsAgainstPeople(about)) return deny('not-allowed', 'refused.backup-hands');
    await note(about, 'downloaded-backup', { backup: name });
    about.reply.header('content-disposition', `attachment; filename="${name}"`).type('application/octet-stream');
    return createReadStream(file);
  }),
  withBackup('POST', '/restore', async (name, file, about) => {
    const body = bodyOf(restoreRequest, about.request);
    if (isDenial(body)) return body;
    if (body.name !== name) return deny('not-allowed', 'refused.wrong-backup');
    await restoreHere(about.server, file, name, about.host);
    return { restoring: true };
  }),
];

async function outcomeOf(
  about: HostRequest,
  name: string,
  { bytes, people, tables, entries }: Checked,
): Promise<BackupOutcome> {
  const plays = await playsAgainstPeople(about);
  return { name, bytes: sizeFor(plays, bytes), people, tables, ...(!plays && { entries }) };
}
