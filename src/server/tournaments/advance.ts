import { liveOf } from '../../host/reading.ts';
import type { SeatRow } from '../../host/store.ts';
import { inTurn } from '../../host/turn.ts';
import { standings } from '../../kernel/match.ts';
import { randomFor, seedFrom, shuffle } from '../../kernel/random.ts';
import { tableFor } from '../../kernel/table.ts';
import { beginAnyway } from '../lobby/begin-anyway.ts';
import { newRow } from '../lobby/make.ts';
import type { Server } from '../server.ts';
import { blocksBetween } from '../store/relations.ts';
import type { TournamentTableRow } from '../store/schema.ts';
import { addTable, tableNamed } from '../store/tables.ts';
import {
  busyTournaments,
  changeState,
  endRound,
  noteAttendance,
  type StoredTournament,
  seatsNeverPlayed,
  setOutcome,
  setSeeds,
  type TableOutcome,
  tournamentNamed,
} from '../store/tournaments.ts';
import type { Draw } from './draw.ts';
import { entrantsOf, nextRoundAt, planOf, roundsOf } from './reading.ts';
import { drawRound } from './rounds.ts';

/**
 * Tournaments go on by rows alone: every step is one transaction that only one process can make, and the next look finds what is
 * still to do. So it does not matter which process looks, how many do, or where one was killed.
 */
export async function advanceTournaments(server: Server): Promise<void> {
  for (const id of await busyTournaments(server.db, server.now())) {
    try {
      await advanceTournament(server, id);
    } catch (err) {
      server.log.error({ tournament: id, err }, 'a tournament could not go on');
    }
  }
}

/** Does everything that can be done now. */
export async function advanceTournament(server: Server, id: string): Promise<void> {
  const stored = await tournamentNamed(server.db, id);
  if (stored === undefined) return;
  const { row, rounds } = stored;
  if (row.state === 'entry' && row.starts !== null && row.starts <= server.now()) {
    if (await startTournament(server, stored)) await advanceTournament(server, id);
    return;
  }
  if (row.state !== 'running') return;
  const current = rounds.at(-1);
  if (current !== undefined && current.ended === null) {
    if (await playRound(server, stored)) await advanceTournament(server, id);
    return;
  }
  if (nextRoundAt(stored) > server.now()) return;
  if (await beginNextRound(server, stored)) await advanceTournament(server, id);
}

/** Closes the entries. A tournament that nobody can play is called off. False if another process did it. */
export async function startTournament(server: Server, { row, entries }: StoredTournament): Promise<boolean> {
  const { db } = server;
  const playing = entries.filter(({ state }) => state === 'in');
  const now = server.now();
  if (playing.length < Math.min(...(await allowedSeats(server, row.game)))) {
    await changeState(db, row.id, 'entry', { state: 'called-off', ended: now });
    return false;
  }
  const lot = shuffle(
    randomFor(row.seed, 'order of entries'),
    playing.map(({ entrant }) => entrant),
  );
  return db.transaction().execute(async (transaction) => {
    if (!(await changeState(transaction, row.id, 'entry', { state: 'running', started: now }))) return false;
    await setSeeds(transaction, row.id, lot);
    return true;
  });
}

async function allowedSeats(server: Server, game: string): Promise<readonly number[]> {
  return ((await server.gameNamed(game))?.seats ?? []).filter((seats) => seats > 1);
}

/** Draws the round and makes its tables, or ends the tournament. False if another process was faster. */
async function beginNextRound(server: Server, stored: StoredTournament): Promise<boolean> {
  const { row, rounds } = stored;
  const seed = seedFrom(`${row.seed} round ${rounds.length + 1}`);
  const game = await server.gameNamed(row.game);
  if (game === undefined) throw new Error(`there is no game '${row.game}'`);
  const draw = drawRound({
    plan: planOf(row, await allowedSeats(server, row.game)),
    entrants: entrantsOf(stored, await blocksAmongPeople(server.db, stored)),
    rounds: roundsOf(stored),
    seed,
  });
  if (draw === undefined) {
    await changeState(server.db, row.id, 'running', { state: 'over', ended: server.now() });
    return false;
  }
  return makeRound(server, stored, draw, seed);
}

/** By person: the entrants they have blocked. */
async function blocksAmongPeople(db: Server['db'], { entries }: StoredTournament): Promise<Map<string, string[]>> {
  const entrants = new Map(
    entries.flatMap(({ entrant, person }) => (person === null ? [] : [[person, entrant] as const])),
  );
  const blocks = new Map<string, string[]>();
  for (const { person, other } of await blocksBetween(db, [...entrants.keys()])) {
    blocks.set(person, [...(blocks.get(person) ?? []), entrants.get(other) ?? other]);
  }
  return blocks;
}

async function makeRound(server: Server, stored: StoredTournament, draw: Draw, seed: string): Promise<boolean> {
  const { row, rounds, entries } = stored;
  const game = await server.gameNamed(row.game);
  if (game === undefined) return false;
  const round = rounds.length + 1;
  const made = server.now();
  return server.db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('tournament_rounds')
      .values({ tournament: row.id, round, seed, byes: JSON.stringify(draw.byes), made, ended: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return false;
    for (const [index, players] of draw.tables.entries()) {
      const table = newRow(server, game, tableFor(game, players.length, JSON.parse(row.options)), row.host, {
        open: row.open === 1,
        hints: false,
        pace: row.pace === null ? undefined : JSON.parse(row.pace),
        rated: row.rated === 1 && row.pace !== null,
      });
      await addTable(
        transaction,
        table,
        players.map((player, seat) => seatFor(table.id, seat, entries, player)),
      );
      await transaction
        .insertInto('tournament_tables')
        .values({
          tournament: row.id,
          round,
          number: index + 1,
          table_id: table.id,
          players: JSON.stringify(players),
          places: null,
          scores: null,
          absent: null,
          note: null,
        })
        .execute();
    }
    return true;
  });
}

function seatFor(table: string, seat: number, entries: StoredTournament['entries'], player: string): SeatRow {
  const entry = entries.find(({ entrant }) => entrant === player);
  const person = entry?.person ?? null;
  return person === null
    ? { table_id: table, seat, holder: 'bot', person, bot: entry?.bot ?? SITTING_IN, stand_in: null }
    : { table_id: table, seat, holder: 'person', person, bot: null, stand_in: null };
}

/** Plays where nobody came or somebody is gone. */
const SITTING_IN = 'elder';

/** Begins matches and collects results. True if the round has ended. */
async function playRound(server: Server, { row, rounds, tables, entries }: StoredTournament): Promise<boolean> {
  const current = rounds.at(-1);
  if (current === undefined) return false;
  let open = 0;
  for (const table of tables.filter(({ round, places }) => round === current.round && places === null)) {
    if (!(await settle(server, table, entries))) open++;
  }
  return open === 0 && (await endRound(server.db, row.id, current.round, server.now()));
}

/** Takes the match a step further; true if it has a result. */
async function settle(
  server: Server,
  table: TournamentTableRow,
  entries: StoredTournament['entries'],
): Promise<boolean> {
  const { db } = server;
  const stored = await tableNamed(db, table.table_id);
  if (stored?.row.state === 'gathering') {
    await beginAnyway(server, table.table_id, SITTING_IN);
    return false;
  }
  if (stored?.row.state === 'running') return false;
  const outcome = await outcomeOf(server, table);
  const people = new Map(entries.map(({ entrant, person }) => [entrant, person]));
  const players = (JSON.parse(table.players) as string[]).map((player) => people.get(player) ?? null);
  await db.transaction().execute(async (transaction) => {
    if (!(await setOutcome(transaction, table, outcome))) return;
    const present = players.filter((_, seat) => !outcome.absent.includes(seat));
    const absent = players.filter((_, seat) => outcome.absent.includes(seat));
    await noteAttendance(transaction, absent.flatMap(known), present.flatMap(known), server.now());
  });
  return true;
}

function known(person: string | null): string[] {
  return person === null ? [] : [person];
}

/** A match that a host of the server has ended is a draw, and everybody is told why. */
async function outcomeOf(server: Server, table: TournamentTableRow): Promise<TableOutcome> {
  const seats = (JSON.parse(table.players) as string[]).length;
  const stored = await tableNamed(server.db, table.table_id);
  const places = stored?.row.places ?? null;
  if (places === null) {
    const none = Array.from({ length: seats }, () => 0);
    return { places: none.map(() => 1), scores: none, absent: [], calledOff: true };
  }
  return {
    places: JSON.parse(places) as number[],
    scores: await scoresOf(server, table.table_id, seats),
    absent: await seatsNeverPlayed(server.db, table.table_id),
  };
}

async function scoresOf(server: Server, table: string, seats: number): Promise<number[]> {
  const scores = Array.from({ length: seats }, () => 0);
  const room = await server.rooms.enter(table);
  const live = room && (await inTurn(room.turn, () => liveOf(server, room)));
  if (live) for (const { seat, points } of standings(live.match)) scores[seat] = points;
  return scores;
}
