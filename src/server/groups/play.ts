import { callsFor, NEWS_DELAY } from '../../host/calls.ts';
import { type Denial, deny } from '../../host/denial.ts';
import { InputError, tableFor } from '../../kernel/table.ts';
import type { UsualTable } from '../../protocol/groups.ts';
import { mayInvite } from '../lobby/invite.ts';
import { newRow } from '../lobby/make.ts';
import type { Server } from '../server.ts';
import { callInsertion } from '../store/calls/calls.ts';
import { blockedEitherWay } from '../store/people/relations.ts';
import { addTable } from '../store/tables/tables.ts';

/** Makes a table as the group usually does, with free seats for the others, and calls them to it. */
export async function playUsual(
  server: Server,
  group: string,
  person: string,
  { game: id, seats, options, pace }: UsualTable,
): Promise<string | Denial> {
  const game = await server.gameNamed(id);
  if (game === undefined) return deny('not-found', 'refused.unknown-game', { game: id });
  const table = withToday(() => tableFor(game, seats, options)) ?? tableFor(game, seats, {});
  const row = newRow(server, game, table, person, { open: false, hints: false, pace, rated: false });
  const free = { holder: 'nobody', person: null, bot: null } as const;
  await server.db.transaction().execute(async (transaction) => {
    const own = { holder: 'person', person, bot: null } as const;
    const rows = Array.from({ length: seats }, (_, seat) => (seat === 0 ? own : free));
    await addTable(
      transaction,
      row,
      rows.map((holder, seat) => ({ table_id: row.id, seat, stand_in: null, ...holder })),
    );
    await transaction.insertInto('group_tables').values({ table_id: row.id, group_id: group }).execute();
  });
  await inviteMembers(server, group, person, row.id, row.made);
  return row.id;
}

/** Options of an older version may be unknown today. */
function withToday<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

async function inviteMembers(
  server: Server,
  group: string,
  person: string,
  table_id: string,
  made: number,
): Promise<void> {
  const { db } = server;
  const members = await db
    .selectFrom('group_members')
    .innerJoin('people', 'people.id', 'group_members.person')
    .select(['people.id as person', 'people.calls'])
    .where('group_id', '=', group)
    .where('people.id', '!=', person)
    .execute();
  const apart = await blockedEitherWay(db, person);
  const near = members.map((member) => member.person).filter((member) => !apart.has(member));
  const invited = new Set(mayInvite(server, person, near));
  const called = members.flatMap((member) =>
    invited.has(member.person) ? [{ person: member.person, calls: member.calls ?? 0 }] : [],
  );
  const calls = callsFor(called, 'invitation', { table_id, turn: 0, made, due: made + NEWS_DELAY });
  if (calls.length > 0) await callInsertion(db, calls).execute();
}
