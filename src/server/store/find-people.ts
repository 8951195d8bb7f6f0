import { foldName } from '../../protocol/fold-name.ts';
import type { Database, PersonRow } from './schema.ts';

/** People as a host looks for them. */

/** Those who were seen last; or those whose name contains the text, or who have it as their id. */
export async function findPeople(
  db: Database,
  text: string | undefined,
  most: number,
): Promise<{ readonly found: PersonRow[]; readonly all: number; readonly more: boolean }> {
  const { all } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  const ids = text === undefined ? undefined : await namedLike(db, text);
  if (ids?.length === 0) return { found: [], all: Number(all), more: false };
  const found = await db
    .selectFrom('people')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('id', 'in', (ids ?? []).slice(0, most + 1)))
    .orderBy('seen', 'desc')
    .limit(most + 1)
    .execute();
  return { found: found.slice(0, most), all: Number(all), more: found.length > most };
}

/** Those of that id or with that text in their name. Databases compare letters of other scripts each in their own way, so names are compared here. */
export async function namedLike(db: Database, text: string): Promise<string[]> {
  const people = await db.selectFrom('people').select(['id', 'name']).orderBy('seen', 'desc').execute();
  const part = foldName(text);
  return people.filter(({ id, name }) => id === text || foldName(name).includes(part)).map(({ id }) => id);
}

/** At how many tables each of them sits. */
export async function matchesAmong(db: Database, people: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('seats')
    .select(({ fn }) => ['person', fn.count<number>('table_id').distinct().as('tables')])
    .where('person', 'in', [...people])
    .groupBy('person')
    .execute();
  return new Map(rows.map(({ person, tables }) => [person ?? '', Number(tables)]));
}

export async function hostsAmong(db: Database, people: readonly string[]): Promise<string[]> {
  return among(db, 'hosts', people);
}

export async function programsAmong(db: Database, people: readonly string[]): Promise<string[]> {
  return among(db, 'programs', people);
}

async function among(db: Database, table: 'hosts' | 'programs', people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('person')
    .where('person', 'in', [...people])
    .execute();
  return rows.map(({ person }) => person);
}

/** Tables at which the person sits and whose match has not begun. */
export async function gatheringTablesOf(db: Database, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'gathering')
    .where('id', 'in', (select) => select.selectFrom('seats').select('table_id').where('person', '=', person))
    .execute();
  return rows.map(({ id }) => id);
}
