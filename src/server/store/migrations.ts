import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Database, DatabaseKind } from './schema.ts';

type Make = Kysely<unknown>;

/** Each brings the database one version further; what has been released is never changed here, only added to. */
function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  return {
    '001-tables': { up: makeTables },
    '002-tidings': { up: kind === 'postgres' ? (db: Make) => makeTidings(db, TIDINGS) : nothingToMake },
    '003-programs': { up: (db: Make) => makePrograms(db, kind) },
    '005-probes': { up: makeProbes },
    '006-devices': { up: (db: Make) => describeDevices(db, kind) },
    '007-vote-levels': { up: (db: Make) => db.schema.alterTable('votes').addColumn('level', 'text').execute() },
    '008-quiet': { up: (db: Make) => makeQuiet(db, kind) },
    '009-own-numbers': { up: (db: Make) => numberEntries(db, kind) },
    '010-hints': { up: addHints },
    '011-clock': { up: addClock },
    '012-moments': { up: (db: Make) => db.schema.alterTable('snapshots').renameColumn('steps', 'moments').execute() },
    '013-proposals': { up: (db: Make) => db.schema.alterTable('chat').addColumn('proposed', 'text').execute() },
  };
}

async function nothingToMake(): Promise<void> {}

async function makeTables(db: Make): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('devices')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('opening', 'text', (column) => column.notNull())
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('started', 'bigint')
    .addColumn('ended', 'bigint')
    .addColumn('places', 'text')
    .addColumn('rematch', 'text')
    .execute();
  await db.schema.createIndex('tables_by_state').on('tables').columns(['state', 'open', 'made']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.references('people.id'))
    .addColumn('bot', 'text')
    .addColumn('stand_in', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_by_person').on('seats').column('person').execute();
  await db.schema
    .createTable('votes')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('votes_key', ['table_id', 'seat', 'person'])
    .execute();
  await db.schema
    .createTable('log')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table_id', 'sequence'])
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('steps', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('settled', 'integer', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('resigned', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'sequence'])
    .execute();
  await db.schema
    .createIndex('snapshots_by_steps')
    .on('snapshots')
    .columns(['table_id', 'steps', 'sequence'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'id'])
    .execute();
}

/** What a server process tells the others: which table, and what about it changed. */
export const CHANNEL = 'underbridge';

/** What is told after which change of which table. */
interface Telling {
  readonly table: string;
  readonly on: string;
  readonly payload: string;
}

const TIDINGS: readonly Telling[] = [
  { table: 'log', on: 'insert', payload: `'log ' || new.table_id || ' ' || new.sequence` },
  { table: 'chat', on: 'insert', payload: `'chat ' || new.table_id` },
  { table: 'tables', on: 'update or delete', payload: `'table ' || coalesce(new.id, old.id)` },
  { table: 'seats', on: 'update', payload: `'table ' || new.table_id` },
  { table: 'votes', on: 'insert or delete', payload: `'table ' || coalesce(new.table_id, old.table_id)` },
  { table: 'people', on: 'update of name', payload: `'person ' || new.id` },
];

const PROGRAM_TIDINGS: readonly Telling[] = [{ table: 'programs', on: 'update', payload: `'program ' || new.person` }];

/** PostgreSQL tells every process of a change in the very transaction that makes it. With SQLite there is only one process. */
async function makeTidings(db: Make, tidings: readonly Telling[]): Promise<void> {
  for (const { table, on, payload } of tidings) {
    await sql
      .raw(
        `create function tell_of_${table}() returns trigger language plpgsql as
        $$ begin perform pg_notify('${CHANNEL}', ${payload}); return null; end $$`,
      )
      .execute(db);
    await sql
      .raw(`create trigger tell_of_${table} after ${on} on ${table} for each row execute function tell_of_${table}()`)
      .execute(db);
  }
}

async function makePrograms(db: Make, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('programs')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('owner', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.unique())
    .execute();
  await db.schema.createIndex('programs_by_owner').on('programs').column('owner').execute();
  if (kind === 'postgres') await makeTidings(db, PROGRAM_TIDINGS);
}

/** Each entry is a seat's own, with a number among that seat's; and says what everybody may know of the match after it. */
async function numberEntries(db: Make, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('log').addColumn('seat', 'integer').execute();
  await db.schema.alterTable('log').addColumn('number', 'integer').execute();
  for (const [column, type] of [
    ['asked_known', 'integer'],
    ['moved', 'bigint'],
  ] as const) {
    const add = db.schema.alterTable('log');
    await add.addColumn(column, type, (added) => added.notNull().defaultTo(0)).execute();
  }
  const seat = kind === 'postgres' ? `(entry::json ->> 'seat')::integer` : `json_extract(entry, '$.seat')`;
  await sql.raw(`update log set seat = ${seat}, asked_known = asked, moved = at`).execute(db);
  await sql
    .raw(
      `update log set number = numbered.number from (
        select table_id, sequence, row_number() over (partition by table_id, seat order by sequence) - 1 as number from log
      ) as numbered
      where numbered.table_id = log.table_id and numbered.sequence = log.sequence and log.seat is not null`,
    )
    .execute(db);
  await db.schema.createIndex('log_by_seat').on('log').columns(['table_id', 'seat', 'number']).unique().execute();
}

/** So that a device that has been sent away is sent away by every process. */
const DEVICE_TIDINGS: readonly Telling[] = [{ table: 'devices', on: 'delete', payload: `'device ' || old.person` }];

async function describeDevices(db: Make, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('devices').addColumn('seen', 'bigint').execute();
  await db.schema.alterTable('devices').addColumn('browser', 'text').execute();
  await db.schema.createIndex('devices_by_person').on('devices').column('person').execute();
  if (kind === 'postgres') await makeTidings(db, DEVICE_TIDINGS);
}

const MUTE_TIDINGS: readonly Telling[] = [
  { table: 'mutes', on: 'insert or delete', payload: `'table ' || coalesce(new.table_id, old.table_id)` },
];

/** Who may not chat at a table. */
async function makeQuiet(db: Make, kind: DatabaseKind): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('spectators_chat', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('mutes')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['table_id', 'person'])
    .execute();
  if (kind === 'postgres') await makeTidings(db, MUTE_TIDINGS);
}

/** Whether bots give hints even though several people play. */
async function addHints(db: Make): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** What there is limited time for, and until when. */
async function addClock(db: Make): Promise<void> {
  await db.schema.alterTable('tables').addColumn('clock_period', 'text').execute();
  await db.schema.alterTable('tables').addColumn('clock_due', 'bigint').execute();
  await db.schema.createIndex('tables_by_clock').on('tables').column('clock_due').execute();
}

async function makeProbes(db: Make): Promise<void> {
  await db.schema
    .createTable('probes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('written', 'text', (column) => column.notNull())
    .execute();
}

/** Brings the database up to date. PostgreSQL lets one process do it while the others wait. */
export async function migrate(db: Database, kind: DatabaseKind): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(kind) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
