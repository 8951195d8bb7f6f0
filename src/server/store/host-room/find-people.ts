import { sql } from 'kysely';
import { foldName } from '../../../protocol/fold-name.ts';
import type { Database } from '../database/schema.ts';
import { blockedEitherWay } from '../people/relations.ts';
import type { PersonRow } from '../people/schema.ts';

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
  const found = await db
    .selectFrom('people')
    .selectAll()
    .$if(text !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('id', '=', text ?? ''), hasInName(text ?? '')])),
    )
    .orderBy('seen', 'desc')
    .limit(most + 1)
    .execute();
  return { found: found.slice(0, most), all: Number(all), more: found.length > most };
}

/** Whether the name contains the text, whatever its case and accents. Names are stored folded: each database would compare in its own way. */
function hasInName(text: string) {
  const part = foldName(text).replace(/[\\%_]/g, '\\$&');
  return sql<boolean>`people.folded like ${`%${part}%`} escape '\\'`;
}

/** Those of that id or with that text in their name, who were seen last first. */
export async function namedLike(db: Database, text: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', text), hasInName(text)]))
    .orderBy('seen', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly mark: string | null;
}

/**
 * People whom somebody may look for by name: those they have played with, and whoever can sign in again and does not hide. Names
 * that begin with the text come first, then who was seen last.
 */
export async function peopleToInvite(db: Database, reader: string, text: string, most: number): Promise<FoundPerson[]> {
  const apart = await blockedEitherWay(db, reader);
  const begins = `${foldName(text).replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('people')
    .select(['people.id', 'people.name', 'people.mark'])
    .where(hasInName(text))
    .where('people.id', 'not in', [reader, ...apart])
    .where('people.gone', 'is', null)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([
          eb('people.private', '=', 0),
          or([
            exists(selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.person', '=', 'people.id')),
            exists(
              selectFrom('codes')
                .select('codes.person')
                .whereRef('codes.person', '=', 'people.id')
                .where('codes.used', 'is', null),
            ),
            exists(
              selectFrom('mail')
                .select('mail.person')
                .whereRef('mail.person', '=', 'people.id')
                .where('mail.confirmed', 'is not', null),
            ),
          ]),
        ]),
        // Computed once, not for each row.
        eb(
          'people.id',
          'in',
          selectFrom('seats as own')
            .innerJoin('seats as other', 'other.table_id', 'own.table_id')
            .select((select) => select.ref('other.person').$notNull().as('person'))
            .where('own.person', '=', reader)
            .where('other.person', 'is not', null),
        ),
      ]),
    )
    .orderBy(sql`case when people.folded like ${begins} escape '\\' then 0 else 1 end`)
    .orderBy('people.seen', 'desc')
    .limit(most)
    .execute();
}

/** Adds the folded names that are missing because a process of the version before has written the row. */
export async function foldNames(db: Database): Promise<void> {
  const people = await db.selectFrom('people').select(['id', 'name', 'folded']).where('gone', 'is', null).execute();
  for (const { id, name, folded } of people) {
    if (folded === foldName(name)) continue;
    await db
      .updateTable('people')
      .set({ folded: foldName(name) })
      .where('id', '=', id)
      .where('name', '=', name)
      .execute();
  }
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
