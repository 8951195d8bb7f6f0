import { sql } from 'kysely';
import type { Relation } from '../../../protocol/companions.ts';
import type { Database } from '../database/schema.ts';

export async function setRelation(
  db: Database,
  person: string,
  other: string,
  kind: Relation | null,
  made: number,
): Promise<void> {
  if (kind === null) {
    await db.deleteFrom('relations').where('person', '=', person).where('other', '=', other).execute();
    return;
  }
  await db
    .insertInto('relations')
    .values({ person, other, kind, made })
    .onConflict((conflict) => conflict.columns(['person', 'other']).doUpdateSet({ kind, made }))
    .execute();
}

/** Whether one of these people has blocked the person. */
export async function isBlockedBy(db: Database, person: string, people: readonly string[]): Promise<boolean> {
  if (people.length === 0) return false;
  const row = await db
    .selectFrom('relations')
    .select('person')
    .where('other', '=', person)
    .where('kind', '=', 'block')
    .where('person', 'in', [...people])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those whom the person has blocked, and those who have blocked the person. */
export async function blockedEitherWay(db: Database, person: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('relations')
    .select(['person', 'other'])
    .where('kind', '=', 'block')
    .where(({ or, eb }) => or([eb('person', '=', person), eb('other', '=', person)]))
    .execute();
  return new Set(rows.flatMap((row) => [row.person, row.other]).filter((each) => each !== person));
}

/** The blocks between these people. */
export async function blocksBetween(
  db: Database,
  people: readonly string[],
): Promise<{ readonly person: string; readonly other: string }[]> {
  if (people.length === 0) return [];
  return db
    .selectFrom('relations')
    .select(['person', 'other'])
    .where('kind', '=', 'block')
    .where('person', 'in', [...people])
    .where('other', 'in', [...people])
    .execute();
}

export interface CompanionRow {
  readonly id: string;
  readonly name: string;
  readonly mark: string | null;
  readonly program: string | null;
  readonly relation: Relation | null;
  readonly matches: number;
  readonly ended: number | null;
}

/** How many people somebody has blocked. */
export async function countBlocked(db: Database, person: string): Promise<number> {
  const { blocked } = await db
    .selectFrom('relations')
    .select(({ fn }) => fn.countAll<number>().as('blocked'))
    .where('person', '=', person)
    .where('kind', '=', 'block')
    .executeTakeFirstOrThrow();
  return Number(blocked);
}

/** The person's relation to another one. */
export async function relationTo(db: Database, person: string, other: string): Promise<Relation | undefined> {
  const row = await db
    .selectFrom('relations')
    .select('kind')
    .where('person', '=', person)
    .where('other', '=', other)
    .executeTakeFirst();
  return row?.kind;
}

/** Those whom the person follows, or has blocked. */
export async function relatedTo(db: Database, person: string, kind: Relation): Promise<string[]> {
  const rows = await db
    .selectFrom('relations')
    .select('other')
    .where('person', '=', person)
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ other }) => other);
}

/**
 * A page of everybody the person has finished a match with or follows, those they follow first; or of those they have blocked. A
 * match that a host has ended counts for nothing.
 */
export async function companionsOf(
  db: Database,
  person: string,
  { show, from, most }: { readonly show: 'met' | 'blocked'; readonly from: number; readonly most: number },
): Promise<CompanionRow[]> {
  const rows = await db
    .with('met', (query) =>
      query
        .selectFrom('seats as own')
        .innerJoin('tables', 'tables.id', 'own.table_id')
        .innerJoin('seats as other', 'other.table_id', 'own.table_id')
        .select(({ fn }) => [
          'other.person as id',
          fn.count<number>('tables.id').distinct().as('matches'),
          fn.max('tables.ended').as('ended'),
        ])
        .where('own.person', '=', person)
        .where('other.person', 'is not', null)
        .where('other.person', '!=', person)
        .where('tables.state', '=', 'over')
        .where('tables.places', 'is not', null)
        .groupBy('other.person'),
    )
    .selectFrom('people')
    .leftJoin('met', 'met.id', 'people.id')
    .leftJoin('programs', 'programs.person', 'people.id')
    .leftJoin('relations', (join) =>
      join.onRef('relations.other', '=', 'people.id').on('relations.person', '=', person),
    )
    .select([
      'people.id',
      'people.name',
      'people.mark',
      'programs.person as program',
      'relations.kind as relation',
      'met.matches',
      'met.ended',
    ])
    .$if(show === 'blocked', (query) => query.where('relations.kind', '=', 'block'))
    .$if(show === 'met', (query) =>
      query
        // Without this condition, the query would read all people.
        .where('people.id', 'in', (select) =>
          select
            .selectFrom('met')
            .select('met.id')
            .union(
              select
                .selectFrom('relations')
                .select(({ ref }) => ref('relations.other').$castTo<string | null>().as('id'))
                .where('relations.person', '=', person),
            ),
        )
        .where(({ or, and, eb }) =>
          or([
            eb('relations.kind', '=', 'follow'),
            and([eb('met.id', 'is not', null), eb('relations.kind', 'is', null)]),
          ]),
        ),
    )
    .orderBy(sql`case when relations.kind = 'follow' then 0 else 1 end`)
    .orderBy(sql`coalesce(met.ended, 0)`, 'desc')
    .orderBy('people.id')
    .limit(most)
    .offset(from)
    .execute();
  return rows.map((row) => ({ ...row, matches: Number(row.matches ?? 0) }));
}

/** The last match that both have finished, for each of these people. */
export async function lastMatches(
  db: Database,
  person: string,
  others: readonly string[],
): Promise<{ readonly other: string; readonly table: string; readonly game: string; readonly ended: number }[]> {
  if (others.length === 0) return [];
  const rows = await db
    .selectFrom('seats as own')
    .innerJoin('tables', 'tables.id', 'own.table_id')
    .innerJoin('seats as other', 'other.table_id', 'own.table_id')
    .select(['other.person as other', 'tables.id as table', 'tables.game', 'tables.ended'])
    .where('own.person', '=', person)
    .where('other.person', 'in', [...others])
    .where('tables.state', '=', 'over')
    .where('tables.places', 'is not', null)
    .orderBy('tables.ended', 'desc')
    .orderBy('tables.id', 'desc')
    .execute();
  const last = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (row.other !== null && !last.has(row.other)) last.set(row.other, row);
  return [...last].map(([other, { table, game, ended }]) => ({ other, table, game, ended: ended ?? 0 }));
}
