import type { HostGroup, HostTournament } from '../../../protocol/host-room/gatherings.ts';
import type { Database } from '../database/schema.ts';
import type { GroupRow } from '../groups/groups.ts';

/** Tournaments and groups as hosts of the server see them. */

/** How many of the last notices are listed. */
const MOST_NOTICES = 5;

/** Tournaments, those first that are not over, the newest first. */
export async function listedForHost(db: Database, most: number): Promise<HostTournament[]> {
  const rows = await db
    .selectFrom('tournaments')
    .innerJoin('people', 'people.id', 'tournaments.host')
    .select(['tournaments.id', 'tournaments.name', 'game', 'state', 'notice', 'tournaments.made', 'open'])
    .select(['people.id as host', 'people.name as host_name'])
    .orderBy(({ eb }) => eb.case().when('state', 'in', ['entry', 'running']).then(0).else(1).end())
    .orderBy('tournaments.made', 'desc')
    .orderBy('tournaments.id')
    .limit(most)
    .execute();
  const said = await noticesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ host, host_name, notice, open, ...row }) => ({
    ...row,
    open: open === 1,
    host: { id: host, name: host_name },
    ...(notice !== null && { notice }),
    said: (said.get(row.id) ?? []).slice(0, MOST_NOTICES),
  }));
}

/** The notices of each tournament, the last first. */
async function noticesOf(
  db: Database,
  tournaments: readonly string[],
): Promise<Map<string, { readonly at: number; readonly text: string }[]>> {
  const said = new Map<string, { readonly at: number; readonly text: string }[]>();
  if (tournaments.length === 0) return said;
  const rows = await db
    .selectFrom('tournament_notices')
    .selectAll()
    .where('tournament', 'in', [...tournaments])
    .orderBy('at', 'desc')
    .execute();
  for (const { tournament, at, text } of rows) said.set(tournament, [...(said.get(tournament) ?? []), { at, text }]);
  return said;
}

export async function listedGroups(db: Database, most: number): Promise<HostGroup[]> {
  const rows = await db
    .selectFrom('groups')
    .innerJoin('people', 'people.id', 'groups.owner')
    .select(['groups.id', 'groups.name', 'groups.made', 'people.id as owner', 'people.name as owner_name'])
    .select(({ selectFrom, fn }) =>
      selectFrom('group_members')
        .select(fn.countAll<number>().as('count'))
        .whereRef('group_id', '=', 'groups.id')
        .as('members'),
    )
    .orderBy('groups.made', 'desc')
    .orderBy('groups.id')
    .limit(most)
    .execute();
  return rows.map(({ owner, owner_name, members, ...row }) => ({
    ...row,
    owner: { id: owner, name: owner_name },
    members: Number(members ?? 0),
  }));
}

export async function groupNamed(db: Database, id: string): Promise<GroupRow | undefined> {
  return db.selectFrom('groups').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes the group. Its matches stay. */
export async function endGroup(db: Database, id: string): Promise<void> {
  await db.deleteFrom('groups').where('id', '=', id).execute();
}
