import type { Database } from '../database/schema.ts';

/** Announcements of hosts, by language. */
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

/** The announcements in force, the newest first. */
export async function announcementsAt(db: Database, now: number): Promise<Announcement[]> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .where('until', '>', now)
    .orderBy('made', 'desc')
    .execute();
  return rows.map(({ texts, ...row }) => ({ ...row, texts: JSON.parse(texts) }));
}

/** Ends the announcement; false if it is not in force. */
export async function endAnnouncement(db: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('announcements')
    .set({ until: now })
    .where('id', '=', id)
    .where('until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
