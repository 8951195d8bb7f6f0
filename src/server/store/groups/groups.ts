import type { Selectable } from 'kysely';
import { MOST_GROUPS, MOST_MEMBERS } from '../../../protocol/groups.ts';
import type { Database } from '../database/schema.ts';
import { holdPerson } from '../people/people.ts';
import type { GroupsTable } from './schema.ts';

export type GroupRow = Selectable<GroupsTable>;

export interface MemberRow {
  readonly person: string;
  readonly joined: number;
  readonly name: string;
  readonly mark: string | null;
}

/** False, and makes nothing, if the owner is in as many groups as they can be. */
export async function makeGroup(db: Database, group: GroupRow): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await holdPerson(transaction, group.owner);
    if (!(await mayJoinAnother(transaction, group.owner))) return false;
    await transaction.insertInto('groups').values(group).execute();
    await addMember(transaction, group.id, group.owner, group.made);
    return true;
  });
}

/** Whether the person, who is held, can be in one more group. */
async function mayJoinAnother(transaction: Database, person: string): Promise<boolean> {
  const own = await transaction.selectFrom('group_members').select('group_id').where('person', '=', person).execute();
  return own.length < MOST_GROUPS;
}

async function addMember(db: Database, group_id: string, person: string, joined: number): Promise<void> {
  await db
    .insertInto('group_members')
    .values({ group_id, person, joined })
    .onConflict((conflict) => conflict.columns(['group_id', 'person']).doNothing())
    .execute();
}

/** The group, if the person is a member. */
export async function groupOf(db: Database, id: string, person: string): Promise<GroupRow | undefined> {
  return db
    .selectFrom('groups')
    .innerJoin('group_members', 'group_members.group_id', 'groups.id')
    .selectAll('groups')
    .where('groups.id', '=', id)
    .where('group_members.person', '=', person)
    .executeTakeFirst();
}

export async function groupByLink(db: Database, link: string): Promise<GroupRow | undefined> {
  return db.selectFrom('groups').selectAll().where('link', '=', link).executeTakeFirst();
}

/** The groups of a person with the number of their members, by name. */
export async function groupsOf(db: Database, person: string): Promise<(GroupRow & { readonly members: number })[]> {
  const rows = await db
    .selectFrom('groups')
    .innerJoin('group_members as own', 'own.group_id', 'groups.id')
    .innerJoin('group_members as all', 'all.group_id', 'groups.id')
    .selectAll('groups')
    .select(({ fn }) => fn.count<number>('all.person').as('members'))
    .where('own.person', '=', person)
    .groupBy(['groups.id', 'groups.name', 'groups.owner', 'groups.link', 'groups.made'])
    .orderBy('groups.name')
    .orderBy('groups.id')
    .execute();
  return rows.map((row) => ({ ...row, members: Number(row.members) }));
}

/** Those who joined first come first. */
export async function membersOf(db: Database, id: string): Promise<MemberRow[]> {
  return db
    .selectFrom('group_members')
    .innerJoin('people', 'people.id', 'group_members.person')
    .select(['group_members.person', 'group_members.joined', 'people.name', 'people.mark'])
    .where('group_id', '=', id)
    .orderBy('joined')
    .orderBy('group_members.person')
    .execute();
}

/** Whether the table was made for a group of which the person is a member. */
export async function isOfGroup(db: Database, table: string, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('group_tables')
    .innerJoin('group_members', 'group_members.group_id', 'group_tables.group_id')
    .select('group_members.person')
    .where('group_tables.table_id', '=', table)
    .where('group_members.person', '=', person)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the person a member, unless the group is full, or they are in as many as they can be. */
export async function joinGroup(
  db: Database,
  id: string,
  person: string,
  now: number,
): Promise<'joined' | 'full' | 'too-many'> {
  return db.transaction().execute(async (transaction) => {
    // The lock makes sure that people who join at the same time count each other.
    await transaction
      .updateTable('groups')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', id)
      .execute();
    await holdPerson(transaction, person);
    const members = await transaction.selectFrom('group_members').select('person').where('group_id', '=', id).execute();
    if (members.some((member) => member.person === person)) return 'joined';
    if (members.length >= MOST_MEMBERS) return 'full';
    if (!(await mayJoinAnother(transaction, person))) return 'too-many';
    await addMember(transaction, id, person, now);
    return 'joined';
  });
}

/** The longest-standing member becomes the owner. A group without members is deleted. */
export async function leaveGroup(db: Database, id: string, person: string): Promise<void> {
  await db.transaction().execute((transaction) => leave(transaction, id, person));
}

async function leave(transaction: Database, id: string, person: string): Promise<void> {
  await transaction.deleteFrom('group_members').where('group_id', '=', id).where('person', '=', person).execute();
  const [heir] = await membersOf(transaction, id);
  if (heir === undefined) {
    await transaction.deleteFrom('groups').where('id', '=', id).execute();
    return;
  }
  await transaction
    .updateTable('groups')
    .set({ owner: heir.person })
    .where('id', '=', id)
    .where('owner', '=', person)
    .execute();
}

/** The person is deleted. As part of a transaction. */
export async function leaveAllGroups(transaction: Database, person: string): Promise<void> {
  const rows = await transaction.selectFrom('group_members').select('group_id').where('person', '=', person).execute();
  for (const { group_id } of rows) await leave(transaction, group_id, person);
}

/** Two names of one person are joined: `into` becomes a member of the groups of `from`. As part of a transaction. */
export async function joinGroupsOf(transaction: Database, from: string, into: string): Promise<void> {
  await transaction.updateTable('groups').set({ owner: into }).where('owner', '=', from).execute();
  const rows = await transaction.deleteFrom('group_members').where('person', '=', from).returningAll().execute();
  for (const { group_id, joined } of rows) await addMember(transaction, group_id, into, joined);
}

export async function changeGroup(
  db: Database,
  id: string,
  change: Partial<Pick<GroupRow, 'name' | 'link'>>,
): Promise<void> {
  await db.updateTable('groups').set(change).where('id', '=', id).execute();
}
