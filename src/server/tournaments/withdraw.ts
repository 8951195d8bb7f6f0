import { startBots } from '../../host/bots/bots.ts';
import { settleClocks } from '../../host/clocks/pause-clock.ts';
import { type Denial, deny } from '../../host/denial.ts';
import { withLock } from '../../host/lock.ts';
import { refresh } from '../../host/match/catch-up.ts';
import { liveOf } from '../../host/match/reading.ts';
import { seatsHeldBy } from '../../host/table.ts';
import type { Server } from '../server.ts';
import { giveSeatsToBot } from '../store/tables/seats.ts';
import { holdTournament } from '../store/tournaments/due.ts';
import { entryOf, leaveTournament, removeEntry } from '../store/tournaments/entries.ts';
import { tableInRound } from '../store/tournaments/rounds.ts';
import type { TournamentRow } from '../store/tournaments/schema.ts';
import { SITTING_IN } from './make-round.ts';

/**
 * Before the beginning the entry is gone. Afterwards the person is out from the next round on and results stand; a match of theirs
 * that is under way is finished by a bot, from now on.
 */
export async function withdraw(
  server: Server,
  { id }: Pick<TournamentRow, 'id'>,
  person: string,
): Promise<Denial | undefined> {
  const left = await server.db.transaction().execute(async (transaction) => {
    const row = await holdTournament(transaction, server.kind, id);
    const own = await entryOf(transaction, id, person);
    if (row === undefined || own?.state !== 'in') return undefined;
    if (row.state === 'entry') await removeEntry(transaction, id, own.entrant);
    else if (row.state === 'running') await leaveTournament(transaction, id, own.entrant);
    else return deny('not-allowed', 'refused.tournament-over');
    const table = await tableInRound(transaction, id, own.entrant);
    // A match that has not begun will begin with the bot.
    if (table !== undefined) await giveSeatsToBot(transaction, table, person, SITTING_IN);
    return table;
  });
  if (typeof left === 'string') await finishByBot(server, left, person);
  else return left;
  return undefined;
}

/** A bot plays the person's seats from now on. */
async function finishByBot(server: Server, table: string, person: string): Promise<void> {
  const room = await server.rooms.enter(table);
  if (room === undefined) return;
  await withLock(room.lock, async () => {
    await refresh(server, room);
    if (room.stored.row.state !== 'running') return;
    for (const seat of seatsHeldBy(room.stored, person))
      await server.store.setStandIn(table, seat, SITTING_IN, server.now());
    await refresh(server, room);
    await liveOf(server, room);
    await settleClocks(server, room);
    startBots(server, room);
  });
}
