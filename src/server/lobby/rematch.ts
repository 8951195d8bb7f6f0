import { callsFor, NEWS_DELAY } from '../../host/calls.ts';
import { paceOf } from '../../host/clock.ts';
import { type Denial, deny } from '../../host/denial.ts';
import type { StoredTable, TableRow } from '../../host/store.ts';
import { seatsHeldBy } from '../../host/table.ts';
import { tableFor } from '../../kernel/table.ts';
import { bannedAmong } from '../people/restraints.ts';
import type { Server } from '../server.ts';
import { callInsertion } from '../store/calls.ts';
import { removeTable } from '../store/gathering.ts';
import { blockedEitherWay } from '../store/relations.ts';
import { makeTable, setRematch, tableNamed } from '../store/tables.ts';
import { newRow } from './make.ts';

const FREE = { holder: 'nobody', person: null, bot: null } as const;

/** Calls the others of the match that is over to the new one. */
async function inviteOthers({ db }: Server, { seats }: StoredTable, person: string, fresh: TableRow): Promise<void> {
  const others = seats.filter((seat) => seat.person !== person);
  const { id: table_id, made } = fresh;
  const calls = callsFor(others, 'invitation', { table_id, turn: 0, made, due: made + NEWS_DELAY });
  if (calls.length > 0) await callInsertion(db, calls).execute();
}

/** Creates a table with the same people, bots and options, or returns the one that exists already. */
export async function rematch(
  server: Server,
  stored: StoredTable,
  person: string,
  mayMake: () => boolean,
): Promise<string | Denial> {
  const { row, seats } = stored;
  const game = await server.gameNamed(row.game);
  if (row.state !== 'over' || game === undefined) return deny('not-allowed', 'refused.still-running');
  if (seatsHeldBy(stored, person).length === 0) return deny('not-allowed', 'refused.not-seated');
  // The existing one may have been deleted because everybody has left.
  if (row.rematch !== null && (await tableNamed(server.db, row.rematch)) !== undefined) return row.rematch;
  if (!mayMake()) return deny('too-fast', 'refused.too-fast');
  const fresh = newRow(server, game, tableFor(game, row.seats, JSON.parse(row.options)), person, {
    open: row.open === 1,
    hints: row.hints === 1,
    pace: paceOf(row),
    rated: row.rated === 1,
  });
  const apart = await blockedEitherWay(server.db, person);
  const seated = seats.flatMap((seat) => seat.person ?? []);
  const away = new Set([...apart, ...(await bannedAmong(server, seated))]);
  await makeTable(
    server.db,
    fresh,
    seats.map(({ seat, holder, person: owner, bot }) => ({
      table_id: fresh.id,
      seat,
      ...(owner !== null && away.has(owner) ? FREE : { holder, person: owner, bot }),
      stand_in: null,
    })),
  );
  const kept = await setRematch(server.db, row.id, fresh.id);
  if (kept !== fresh.id) await removeTable(server.db, fresh.id);
  else
    await inviteOthers(
      server,
      { ...stored, seats: seats.filter((seat) => !away.has(seat.person ?? '')) },
      person,
      fresh,
    );
  return kept;
}
