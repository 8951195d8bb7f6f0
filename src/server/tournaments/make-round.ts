import { callsFor, NEWS_DELAY } from '../../host/calls.ts';
import type { SeatRow } from '../../host/store.ts';
import { tableFor } from '../../kernel/table.ts';
import { newRow } from '../lobby/make.ts';
import type { Server } from '../server.ts';
import { callInsertion } from '../store/calls/calls.ts';
import type { Database } from '../store/database/schema.ts';
import { callsOf } from '../store/people/people.ts';
import { addTable } from '../store/tables/tables.ts';
import { holdTournament, markTournament } from '../store/tournaments/due.ts';
import { entrantsIn } from '../store/tournaments/entries.ts';
import type { TournamentEntryRow } from '../store/tournaments/schema.ts';
import type { StoredTournament } from '../store/tournaments/tournaments.ts';
import type { Draw } from './draw.ts';

/** The bot for no-shows and for people who are gone. */
export const SITTING_IN = 'elder';

/**
 * Makes the round with its tables in one transaction, and calls those who sit there. Nothing is made if another process was faster
 * or somebody has come, gone, or wishes to sit out since the draw: then it is drawn anew.
 */
export async function makeRound(
  server: Server,
  stored: StoredTournament,
  draw: Draw & { readonly satOut: Readonly<Record<string, number>> },
  seed: string,
): Promise<void> {
  const { row, rounds } = stored;
  const round = rounds.length + 1;
  const made = server.now();
  await server.db.transaction().execute(async (transaction) => {
    const held = await holdTournament(transaction, server.kind, row.id);
    if (held?.state !== 'running') return;
    const entries = await entrantsIn(transaction, row.id);
    if (!isSameField(entries, stored.entries)) return;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('tournament_rounds')
      .values({
        tournament: row.id,
        round,
        seed,
        byes: JSON.stringify(draw.byes),
        sat_out: Object.keys(draw.satOut).length === 0 ? null : JSON.stringify(draw.satOut),
        made,
        ended: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    for (const [index, players] of draw.tables.entries())
      await makeTournamentTable(server, transaction, stored, { round, number: index + 1, players });
    await markTournament(transaction, row.id);
  });
}

function isSameField(one: readonly TournamentEntryRow[], other: StoredTournament['entries']): boolean {
  const drawn = new Map(other.filter(({ state }) => state === 'in').map((entry) => [entry.entrant, entry]));
  return (
    one.length === drawn.size &&
    one.every(({ entrant, sits_out }) => drawn.has(entrant) && drawn.get(entrant)?.sits_out === sits_out)
  );
}

interface Place {
  readonly round: number;
  readonly number: number;
  readonly players: readonly string[];
}

async function makeTournamentTable(
  server: Server,
  transaction: Database,
  { row, entries }: StoredTournament,
  { round, number, players }: Place,
): Promise<void> {
  const game = await server.gameNamed(row.game);
  if (game === undefined) throw new Error(`there is no game '${row.game}'`);
  const table = newRow(server, game, tableFor(game, players.length, JSON.parse(row.options)), row.host, {
    open: row.open === 1,
    hints: false,
    pace: row.pace === null ? undefined : JSON.parse(row.pace),
    rated: row.rated === 1 && row.pace !== null,
    arranged: 'tournament',
  });
  const seats = players.map((player, seat) => seatFor(table.id, seat, entries, player));
  await addTable(transaction, table, seats);
  await transaction
    .insertInto('tournament_tables')
    .values({
      tournament: row.id,
      round,
      number,
      table_id: table.id,
      players: JSON.stringify(players),
      places: null,
      scores: null,
      absent: null,
      note: null,
    })
    .execute();
  const people = seats.flatMap(({ person }) => person ?? []);
  if (people.length === 0) return;
  const call = { table_id: table.id, turn: 0, made: table.made, due: table.made + NEWS_DELAY };
  const calls = callsFor(await callsOf(transaction, people), 'found', call);
  if (calls.length > 0) await callInsertion(transaction, calls).execute();
}

function seatFor(table: string, seat: number, entries: StoredTournament['entries'], player: string): SeatRow {
  const entry = entries.find(({ entrant }) => entrant === player);
  const person = entry?.person ?? null;
  return person === null
    ? { table_id: table, seat, holder: 'bot', person, bot: entry?.bot ?? SITTING_IN, stand_in: null }
    : { table_id: table, seat, holder: 'person', person, bot: null, stand_in: null };
}
