import type { Database } from '../database/schema.ts';
import { holdPerson } from '../people/people.ts';
import type { ChatRow } from '../tables/schema.ts';
import type { ReportOutcome, ReportRow } from './schema.ts';

/** Reports of people about each other. */

/** A report with the names of today. */
export interface NamedReport extends ReportRow {
  readonly about_name: string;
  readonly reporter_name: string;
}

/** Stores the report, unless the same one has been made; false if the reporter has made `most` that wait. */
export async function addReport(
  db: Database,
  row: Omit<ReportRow, 'closed' | 'closer' | 'outcome' | 'answer'>,
  most: number,
): Promise<boolean> {
  const { reporter, about, kind, table_id, line } = row;
  return db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, reporter);
    const open = await transaction
      .selectFrom('reports')
      .select(['about', 'kind', 'table_id', 'line'])
      .where('reporter', '=', reporter)
      .where('closed', 'is', null)
      .execute();
    const isKnown = open.some(
      (each) => each.about === about && each.kind === kind && each.table_id === table_id && each.line === line,
    );
    if (isKnown) return true;
    if (open.length >= most) return false;
    await transaction.insertInto('reports').values(row).execute();
    return true;
  });
}

function named(db: Database) {
  return db
    .selectFrom('reports')
    .innerJoin('people as about_person', 'about_person.id', 'reports.about')
    .innerJoin('people as reporting', 'reporting.id', 'reports.reporter')
    .selectAll('reports')
    .select(['about_person.name as about_name', 'reporting.name as reporter_name'])
    .orderBy('reports.at', 'desc')
    .orderBy('reports.id', 'desc');
}

/** Those that wait, or those that were dealt with, the newest first. */
export async function reports(db: Database, state: 'open' | 'closed', most: number): Promise<NamedReport[]> {
  return named(db)
    .where('closed', state === 'open' ? 'is' : 'is not', null)
    .limit(most)
    .execute();
}

export async function reportsAbout(db: Database, person: string, most: number): Promise<NamedReport[]> {
  return named(db).where('reports.about', '=', person).limit(most).execute();
}

export async function reportById(db: Database, id: string): Promise<NamedReport | undefined> {
  return named(db).where('reports.id', '=', id).executeTakeFirst();
}

/** How many reports wait. */
export async function countOpenReports(db: Database): Promise<number> {
  const { open } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('closed', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** The people among them about whom reports wait. */
export async function reportedAmong(db: Database, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('reports')
    .select('about')
    .distinct()
    .where('closed', 'is', null)
    .where('about', 'in', [...people])
    .execute();
  return rows.map(({ about }) => about);
}

/** Closes the report; false if another host was faster. */
export async function closeReport(
  db: Database,
  id: string,
  how: {
    readonly closed: number;
    readonly closer: string;
    readonly outcome: ReportOutcome;
    readonly answer: string;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set(how)
    .where('id', '=', id)
    .where('closed', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const BEFORE = 3;
const AFTER = 2;

/** The line that was reported and five around it: nothing else of a chat is shown to a host. */
export async function linesAround(db: Database, table: string, line: number): Promise<ChatRow[]> {
  const near = db.selectFrom('chat').selectAll().where('table_id', '=', table);
  const before = await near.where('id', '<', line).orderBy('id', 'desc').limit(BEFORE).execute();
  const after = await near
    .where('id', '>=', line)
    .orderBy('id')
    .limit(1 + AFTER)
    .execute();
  return [...before.reverse(), ...after];
}
