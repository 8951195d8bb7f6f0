import { paceOf } from '../../host/clocks/clock.ts';
import { type Denial, deny } from '../../host/denial.ts';
import type { StoredTable } from '../../host/store.ts';
import { seatsHeldBy } from '../../host/table.ts';
import { tableFor } from '../../kernel/table.ts';
import type { Server } from '../server.ts';
import { removeTable } from '../store/tables/gathering.ts';
import { makeTable, setRematch, tableNamed } from '../store/tables/tables.ts';
import { callInvited, mayInvite, notInvitable } from './invite.ts';
import { newRow } from './make.ts';
import { join } from './seats.ts';

const FREE = { holder: 'nobody', person: null, bot: null } as const;

/**
 * Creates a table with the same bots and options, at which the seats of the others are kept for them: they are called, and sit down
 * themselves. If it exists already, whoever asks sits down on the seat that is kept for them.
 */
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
  const existing = row.rematch === null ? undefined : await tableNamed(server.db, row.rematch);
  if (existing !== undefined) return sitDownThere(server, existing, person);
  if (!mayMake()) return deny('too-fast', 'refused.too-fast');
  const fresh = newRow(server, game, tableFor(game, row.seats, JSON.parse(row.options)), person, {
    open: row.open === 1,
    hints: row.hints === 1,
    pace: paceOf(row),
    rated: row.rated === 1,
    begins: row.begins == null ? 'by-host' : 'when-full',
  });
  const others = [...new Set(seats.flatMap((seat) => seat.person ?? []))].filter((each) => each !== person);
  const away = await notInvitable(server, person, others);
  await makeTable(
    server.db,
    fresh,
    seats.map(({ seat, holder, person: owner, bot }) => {
      const holding = owner === null || owner === person ? { holder, person: owner, bot } : FREE;
      const kept = owner === null || owner === person || away.has(owner) ? null : owner;
      return { table_id: fresh.id, seat, ...holding, stand_in: null, kept };
    }),
  );
  const kept = await setRematch(server.db, row.id, fresh.id);
  if (kept === fresh.id) {
    await callInvited(
      server,
      fresh,
      mayInvite(
        server,
        person,
        others.filter((each) => !away.has(each)),
      ),
    );
    return kept;
  }
  await removeTable(server.db, fresh.id);
  const first = await tableNamed(server.db, kept);
  return first === undefined ? kept : sitDownThere(server, first, person);
}

/** Somebody who cannot sit down there may watch. */
async function sitDownThere(server: Server, table: StoredTable, person: string): Promise<string> {
  if (table.seats.some(({ kept }) => kept === person)) await join(server, table, person, undefined);
  return table.row.id;
}
