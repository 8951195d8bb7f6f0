import type { Kysely } from 'kysely';

/** Circles of people who play together. */
export async function makeGroups(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('link', 'text', (column) => column.notNull().unique())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('group_members')
    .addColumn('group_id', 'text', (column) => column.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('joined', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('group_members_key', ['group_id', 'person'])
    .execute();
  await db.schema
    .createTable('group_tables')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('group_id', 'text', (column) => column.notNull().references('groups.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('group_tables_by_group').on('group_tables').column('group_id').execute();
  await db.schema.createIndex('group_members_by_person').on('group_members').column('person').execute();
}
