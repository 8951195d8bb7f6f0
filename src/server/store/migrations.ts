import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Database, DatabaseKind } from './schema.ts';

type Make = Kysely<unknown>;

/**
 * Each brings the database one version further; what has been released is never changed here, only added to. Processes of the
 * version before go on meanwhile: nothing they use goes away or is renamed, and a new column may be left out when they write.
 */
export function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  return {
    '001-tables': { up: makeTables },
    '002-notices': { up: kind === 'postgres' ? (db: Make) => makeNoticeTriggers(db, TIDINGS) : nothingToMake },
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
    '014-chores': { up: makeChores },
    '015-nodes': { up: noteNodes },
    '016-put-away': { up: addPutAway },
    '017-resting-clock': {
      up: (db: Make) => db.schema.alterTable('tables').addColumn('clock_left', 'bigint').execute(),
    },
    '018-sign-in': { up: makeSignIn },
    '019-calls': { up: (db: Make) => makeCalls(db, kind) },
    '020-secret-moments': { up: (db: Make) => db.schema.alterTable('snapshots').addColumn('secret', 'text').execute() },
    '021-clocks': { up: (db: Make) => makeClocks(db, kind) },
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

/** The PostgreSQL channel of the bus. */
export const CHANNEL = 'underbridge';

/** A trigger: what is published after which change of which table. */
interface Notice {
  readonly table: string;
  readonly on: string;
  readonly payload: string;
}

const TIDINGS: readonly Notice[] = [
  { table: 'log', on: 'insert', payload: `'log ' || new.table_id || ' ' || new.sequence` },
  { table: 'chat', on: 'insert', payload: `'chat ' || new.table_id` },
  { table: 'tables', on: 'update or delete', payload: `'table ' || coalesce(new.id, old.id)` },
  { table: 'seats', on: 'update', payload: `'table ' || new.table_id` },
  { table: 'votes', on: 'insert or delete', payload: `'table ' || coalesce(new.table_id, old.table_id)` },
  { table: 'people', on: 'update of name', payload: `'person ' || new.id` },
];

const PROGRAM_TIDINGS: readonly Notice[] = [{ table: 'programs', on: 'update', payload: `'program ' || new.person` }];

/** Triggers that publish changes to all processes when the transaction commits. Not needed with SQLite, which has one process. */
async function makeNoticeTriggers(db: Make, notices: readonly Notice[]): Promise<void> {
  for (const { table, on, payload } of notices) {
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
  if (kind === 'postgres') await makeNoticeTriggers(db, PROGRAM_TIDINGS);
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

/** So that every process closes the connections of a device that was signed out. */
const DEVICE_TIDINGS: readonly Notice[] = [{ table: 'devices', on: 'delete', payload: `'device ' || old.person` }];

async function describeDevices(db: Make, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('devices').addColumn('seen', 'bigint').execute();
  await db.schema.alterTable('devices').addColumn('browser', 'text').execute();
  await db.schema.createIndex('devices_by_person').on('devices').column('person').execute();
  if (kind === 'postgres') await makeNoticeTriggers(db, DEVICE_TIDINGS);
}

const MUTE_TIDINGS: readonly Notice[] = [
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
  if (kind === 'postgres') await makeNoticeTriggers(db, MUTE_TIDINGS);
}

/** Whether bots give hints even though several people play. */
async function addHints(db: Make): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** The clock of a match. */
async function addClock(db: Make): Promise<void> {
  await db.schema.alterTable('tables').addColumn('clock_period', 'text').execute();
  await db.schema.alterTable('tables').addColumn('clock_due', 'bigint').execute();
  await db.schema.createIndex('tables_by_clock').on('tables').column('clock_due').execute();
}

/** Jobs that run once for all processes, and when they last ran. */
async function makeChores(db: Make): Promise<void> {
  await db.schema
    .createTable('chores')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done', 'bigint', (column) => column.notNull())
    .execute();
}

/** The process that began a match and stored each entry, so that another can take over its bots. */
async function noteNodes(db: Make): Promise<void> {
  for (const table of ['tables', 'log']) await db.schema.alterTable(table).addColumn('node', 'text').execute();
}

async function addPutAway(db: Make): Promise<void> {
  await db.schema.alterTable('tables').addColumn('put_away', 'bigint').execute();
  const trimmed = db.schema.alterTable('tables');
  await trimmed.addColumn('trimmed', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await sql.raw(`create index tables_to_trim on tables (ended) where state = 'over' and trimmed = 0`).execute(db);
}

/** Passkeys, what they have to sign, and codes on paper. */
async function makeSignIn(db: Make): Promise<void> {
  const ofPerson = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('browser', 'text')
      .addColumn('made', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint');
  await ofPerson('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('rp_id', 'text', (column) => column.notNull())
    .execute();
  await ofPerson('codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .execute();
  for (const table of ['passkeys', 'codes']) {
    await db.schema.createIndex(`${table}_by_person`).on(table).column('person').execute();
  }
  await db.schema
    .createTable('challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text')
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
}

/** A second trigger on people: what they are called for is known to every process that has one of their tables in memory. */
const CALLED_TIDINGS = `
  create function tell_of_called() returns trigger language plpgsql as
  $$ begin perform pg_notify('${CHANNEL}', 'person ' || new.id); return null; end $$;
  create trigger tell_of_called after update of calls on people for each row
  when (old.calls is distinct from new.calls) execute function tell_of_called()`;

/** Calls and the ways to reach people. A call refers to nothing, so that none can make a move fail. */
async function makeCalls(db: Make, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('people').addColumn('calls', 'integer').execute();
  if (kind === 'postgres') await sql.raw(CALLED_TIDINGS).execute(db);
  await db.schema
    .createTable('calls')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reason', 'text')
    .addColumn('node', 'text')
    .addColumn('done', 'bigint')
    .addPrimaryKeyConstraint('calls_key', ['person', 'table_id', 'turn', 'kind', 'channel'])
    .execute();
  await sql.raw(`create index calls_due on calls (due) where state = 'waiting'`).execute(db);
  await sql.raw(`create index calls_sending on calls (node) where state = 'sending'`).execute(db);
  await sql.raw('create index calls_done on calls (done) where done is not null').execute(db);
  await db.schema
    .createTable('call_wishes')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('wishes', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('call_tables')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('mode', 'text', (column) => column.notNull().defaultTo('usual'))
    .addColumn('attended', 'bigint', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('call_tables_key', ['person', 'table_id'])
    .execute();
  await db.schema
    .createTable('push')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('device', 'text', (column) => column.notNull().references('devices.secret_hash').onDelete('cascade'))
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('server_key', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('reached', 'bigint')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failing_since', 'bigint')
    .addColumn('problem', 'text')
    .execute();
  await db.schema.createIndex('push_by_device').on('push').column('device').execute();
  await db.schema
    .createTable('mail')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'bigint')
    .addColumn('token_hash', 'text')
    .addColumn('expires', 'bigint')
    .addColumn('problem', 'text')
    .execute();
  await db.schema.createIndex('mail_by_address').on('mail').column('address').execute();
  await db.schema.createIndex('mail_by_token').on('mail').column('token_hash').execute();
  await db.schema
    .createTable('webhooks')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('reached', 'bigint')
    .addColumn('problem', 'text')
    .addColumn('failing_since', 'bigint')
    .execute();
  await db.schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/** How fast a match is to be played, the clocks of its seats, and people's holidays. */
async function makeClocks(db: Make, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('tables').addColumn('pace', 'text').execute();
  await db.schema
    .createTable('clocks')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('clocks_by_due').on('clocks').column('due').execute();
  await db.schema
    .createTable('holidays')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('holidays_key', ['person', 'since'])
    .execute();
  if (kind === 'sqlite') return;
  // With an entry of the log everybody hears of that, and reads the clocks, too.
  await sql
    .raw(
      `create function tell_of_clocks() returns trigger language plpgsql as
      $$ begin
        if new.sequence = old.sequence then perform pg_notify('${CHANNEL}', 'table ' || new.table_id); end if;
        return null;
      end $$`,
    )
    .execute(db);
  await sql
    .raw('create trigger tell_of_clocks after update on clocks for each row execute function tell_of_clocks()')
    .execute(db);
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
  const known = migrationsFor(kind);
  const later = await madeByNewer(db, known);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known, ...later }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Migrations of newer versions that have run already. They are compatible, and need nothing here. */
async function madeByNewer(db: Database, known: Record<string, Migration>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const newest = Object.keys(known).sort().at(-1) ?? '';
  const later = rows.filter(({ name }) => !Object.hasOwn(known, name) && name > newest);
  return Object.fromEntries(later.map(({ name }) => [name, { up: nothingToMake }]));
}
