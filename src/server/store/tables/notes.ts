import { type NotePage, withPage } from '../../../protocol/notes.ts';
import type { Database } from '../database/schema.ts';

/** Two devices may write at the same moment: whoever was slower reads again and puts its page in. */
const MOST_ATTEMPTS = 10;

interface Kept {
  readonly pages: readonly NotePage[];
  readonly revision: number;
}

async function kept(db: Database, person: string, table: string): Promise<Kept> {
  const row = await db
    .selectFrom('notes')
    .select(['pages', 'revision'])
    .where('person', '=', person)
    .where('table_id', '=', table)
    .executeTakeFirst();
  return row === undefined ? { pages: [], revision: 0 } : { pages: JSON.parse(row.pages), revision: row.revision };
}

export async function notesOf(db: Database, person: string, table: string): Promise<readonly NotePage[]> {
  return (await kept(db, person, table)).pages;
}

/** Keeps the page, and returns all; undefined if there would be too much. */
export async function keepPage(
  db: Database,
  { person, table, now }: { readonly person: string; readonly table: string; readonly now: number },
  page: NotePage,
): Promise<readonly NotePage[] | undefined> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { pages: before, revision } = await kept(db, person, table);
    const pages = withPage(before, page);
    if (pages === undefined) return undefined;
    const written = { pages: JSON.stringify(pages), revision: revision + 1, changed: now };
    const done =
      revision === 0
        ? await db
            .insertInto('notes')
            .values({ person, table_id: table, ...written })
            .onConflict((conflict) => conflict.columns(['person', 'table_id']).doNothing())
            .executeTakeFirst()
        : await db
            .updateTable('notes')
            .set(written)
            .where('person', '=', person)
            .where('table_id', '=', table)
            .where('revision', '=', revision)
            .executeTakeFirst();
    const rows = 'numUpdatedRows' in done ? done.numUpdatedRows : done.numInsertedOrUpdatedRows;
    if (rows === 1n) return pages;
  }
  throw new Error(`notes at ${table} could not be kept in ${MOST_ATTEMPTS} attempts`);
}
