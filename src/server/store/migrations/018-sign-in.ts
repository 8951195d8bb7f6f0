import type { Kysely } from 'kysely';

/** Passkeys, what they have to sign, and codes on paper. */
export async function makeSignIn(db: Kysely<unknown>): Promise<void> {
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
