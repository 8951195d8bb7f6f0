import type { Database } from '../database/schema.ts';

/** What hosts say to everybody, by language. */
export interface Announcement {
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly made: number;
  readonly until: number;
}

export async function addAnnouncement(db: Database, { texts, ...row }: Announcement): Promise<void> {
  await db
    .insertInto('announcements')
    .values({ ...row, texts: JSON.stringify(texts) })
    .execute();
}

/** Those that are up, the newest first. */
export async function announcementsAt(db: Database, now: number): Promise<Announcement[]> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .where('until', '>', now)
    .orderBy('made', 'desc')
    .execute();
  return rows.map(({ texts, ...row }) => ({ ...row, texts: JSON.parse(texts) }));
}

/** Takes it down; false if it is not up. */
export async function endAnnouncement(db: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('announcements')
    .set({ until: now })
    .where('id', '=', id)
    .where('until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
