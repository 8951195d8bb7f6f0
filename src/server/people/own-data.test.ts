import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { databaseOn, somebody, someTable } from '../../../test/server/kit/rows.ts';
import type { Database } from '../store/database/schema.ts';
import { removePerson } from '../store/people/leaving.ts';
import { OWN_ROWS, ownRows } from './own-data.ts';

/** Columns that name a person by their id. */
const NAMES_PERSON = ['person', 'owner', 'host', 'reporter', 'about', 'other', 'kept'];

/** Tables that a takeout has in other files, or leaves out, and why. */
const NOT_OWN_ROWS: Readonly<Record<string, string>> = {
  'devices.person': 'in me.json, without the hash of the secret',
  'programs.owner': 'in me.json as bots, without the hash of the token',
  'programs.person': 'the bot itself, which is in me.json',
  'passkeys.person': 'in me.json as the account, without the key',
  'codes.person': 'in me.json as the account; the codes themselves are not kept',
  'links.person': 'a secret that expires within minutes',
  'challenges.person': 'a secret that expires within minutes',
  'chat.person': 'in chat.json',
  'results.person': 'in results.json',
  'seats.person': 'in matches.json, with the record',
  'seats.kept': 'an invitation, which is on the page of the table',
  'tables.host': 'in matches.json where the person sits; a table without its host is gone',
  'relations.other': 'what others think of somebody is theirs',
  'reports.about': 'what others have told the host is theirs',
  'host_log.about': 'what hosts note is theirs; what was forbidden is in restraints',
};

/** Tables whose rows stay when a person is deleted, and why. None of them holds the name. */
const STAYS: Readonly<Record<string, string>> = {
  'seats.person': 'matches stay, with a name that says that somebody has left',
  'tables.host': 'matches stay',
  'chat.person': 'others have answered; the name is replaced',
  'programs.owner': 'so that its matches stay; its token is gone',
  'programs.person': 'the seat of a bot in matches that stay',
  'former_owners.person': 'matches stay, and so does who had which seat',
  'results.person': 'the others’ results would make no sense',
  'rating_events.person': 'ratings of others follow from them',
  'ratings.person': 'made again from rating_events at any time',
  'tournaments.host': 'a tournament goes on without who made it',
  'tournament_entries.person': 'standings of the others follow from it; marked as left',
  'host_log.host': 'what hosts do is never changed',
  'host_log.about': 'what hosts do is never changed',
};

describe.each(KINDS)('what is kept about somebody, on %s', (kind) => {
  const store = databaseOn(kind);

  async function columns(): Promise<{ table: string; column: string; type: string; isNullable: boolean }[]> {
    const tables = await store.db.introspection.getTables();
    return tables.flatMap(({ name: table, columns: all }) =>
      all.map(({ name: column, dataType, isNullable }) => ({ table, column, type: dataType, isNullable })),
    );
  }

  /** One row in every table for every column that names a person. */
  async function plant(db: Database, person: string): Promise<string[]> {
    const all = await columns();
    const naming = all.filter(({ table, column }) => table !== 'people' && NAMES_PERSON.includes(column));
    await somebody(db, 'another');
    await someTable(db, 'tableaaaaa', 'another', [{ holder: 'person', person }, {}], { state: 'over' });
    await sql`insert into groups (id, name, owner, link, made) values ('group', 'Thursdays', 'another', 'link', 1)`.execute(
      db,
    );
    await sql`insert into tournaments (id, name, host, game, options, rated, format, seats, rounds, open, state, seed, made)
      values ('cup', 'Cup', 'another', 'gnome-elf-troll', '{}', 0, 'swiss', 2, 3, 1, 'entry', 'seed', 1)`.execute(db);
    for (const [number, { table, column }] of naming.entries()) {
      if (table === 'seats' || table === 'devices') continue;
      const values = all
        .filter((each) => each.table === table)
        .map((each) => [each.column, each.column === column ? person : filler(each, number)] as const);
      await sql`insert into ${sql.table(table)} (${sql.join(values.map(([name]) => sql.ref(name)))})
        values (${sql.join(values.map(([, value]) => value))})`.execute(db);
    }
    // The owner of a group is a member.
    await sql`insert into group_members (group_id, person, joined) select id, owner, 1 from groups where owner = ${person}`.execute(
      db,
    );
    return naming.map(({ table, column }) => `${table}.${column}`);
  }

  test('every column that names a person is one that these tests know', async () => {
    const all = await columns();
    const references =
      kind === 'sqlite'
        ? (
            await Promise.all(
              [...new Set(all.map(({ table }) => table))].map(async (table) => {
                const { rows } = await sql<{
                  from: string;
                  table: string;
                }>`select * from pragma_foreign_key_list(${table})`.execute(store.db);
                return rows.filter((row) => row.table === 'people').map(({ from }) => from);
              }),
            )
          ).flat()
        : (
            await sql<{ name: string }>`select a.attname as name from pg_constraint c
              join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
              where c.contype = 'f' and c.confrelid = 'people'::regclass`.execute(store.db)
          ).rows.map(({ name }) => name);
    expect(references.length).toBeGreaterThan(20);
    for (const column of references) expect(NAMES_PERSON).toContain(column);
  });

  test('is in the takeout, or there is a reason why not', async () => {
    await somebody(store.db, 'person');
    const naming = await plant(store.db, 'person');
    const taken = OWN_ROWS.flatMap(({ table, columns: own }) => own.map((column) => `${table}.${column}`));
    expect([...taken, ...Object.keys(NOT_OWN_ROWS)].toSorted()).toEqual(naming.toSorted());
    for (const own of OWN_ROWS) {
      const rows = await ownRows(store.db, 'person', own);
      expect(rows, own.table).not.toHaveLength(0);
      for (const secret of own.without ?? []) expect(rows[0], own.table).not.toHaveProperty(secret);
    }
  });

  test('is gone with them, or there is a reason why not', async () => {
    await somebody(store.db, 'person', 'Sigrun');
    const naming = await plant(store.db, 'person');
    await removePerson(store.db, 'person', 'troll', 5);
    const left: string[] = [];
    for (const each of naming) {
      const [table = '', column = ''] = each.split('.');
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = 'person'`.execute(
        store.db,
      );
      if (rows.length > 0) left.push(each);
    }
    expect(left.toSorted()).toEqual(Object.keys(STAYS).toSorted());
    const texts = (await columns()).filter(({ type }) => /text|char/i.test(type));
    for (const { table, column } of texts) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = 'Sigrun'`.execute(
        store.db,
      );
      expect(rows, `${table}.${column}`).toHaveLength(0);
    }
  });
});

const KNOWN: Readonly<Record<string, string>> = {
  table_id: 'tableaaaaa',
  tournament: 'cup',
  group_id: 'group',
};

/** A value that fits the column, different in each row where the column is unique. */
function filler(
  { column, type, isNullable }: { column: string; type: string; isNullable: boolean },
  number: number,
): unknown {
  if (KNOWN[column] !== undefined) return KNOWN[column];
  if (NAMES_PERSON.includes(column)) return 'another';
  if (isNullable && column !== 'id') return null;
  return /text|char/i.test(type) ? `planted ${number}` : 1;
}
