import { greedy } from '../../src/bots/greedy.ts';
import { deal } from '../../src/host/match/begin.ts';
import {
  askedBits,
  doMove,
  forgetBeforeSnapshot,
  isSnapshotDue,
  type LiveMatch,
  markStored,
  placesOf,
  seatsAsked,
  snapshotOf,
} from '../../src/host/match/live.ts';
import { newTableRow } from '../../src/host/match/new-table-row.ts';
import type { Store, TableRow } from '../../src/host/store.ts';
import type { Game } from '../../src/kernel/game.ts';
import { aloneAt, isMatchOver } from '../../src/kernel/match.ts';
import { randomFor, seedFrom } from '../../src/kernel/random.ts';
import { tableFor } from '../../src/kernel/table.ts';
import { writeTold } from '../../src/protocol/lines.ts';
import type { Opened } from '../../src/server/store/database/open.ts';
import { makeTable } from '../../src/server/store/tables/tables.ts';

interface Playing {
  readonly id?: string;
  /** Who holds every seat. */
  readonly host: string;
  /** Ends before more entries are made. */
  readonly most?: number;
}

/** A match of the usual number of seats, played by bots that look one action ahead. */
export async function playMatch(
  { db }: Opened,
  store: Store,
  game: Game,
  { id = game.id.slice(0, 10), host, most = Number.POSITIVE_INFINITY }: Playing,
): Promise<TableRow> {
  const row = newRow(game, id, host);
  const seats = Array.from({ length: row.seats }, (_, seat) => ({ table_id: row.id, seat, stand_in: null }));
  await makeTable(
    db,
    row,
    seats.map((seat) => ({ ...seat, holder: 'person', person: host, bot: null })),
  );
  const { live, start } = deal(game, row, 1);
  await store.start(row.id, start);
  while (!isMatchOver(live.match) && live.sequence < most) await playOne(store, live);
  const played = await store.table(row.id);
  if (played === undefined) throw new Error('there is no table');
  return played.row;
}

function newRow(game: Game, id: string, host: string): TableRow {
  const table = tableFor(game, game.defaultSeats, {});
  return newTableRow({
    id,
    game: game.id,
    version: game.version,
    seats: table.seats,
    options: JSON.stringify(table.options),
    host,
    seed: seedFrom(`storage ${game.id}`),
    made: 1,
  });
}

async function playOne(store: Store, live: LiveMatch): Promise<void> {
  const { match, sequence } = live;
  const { game } = match;
  const [seat = 0] = seatsAsked(match);
  const seatEntry = live.counts[seat] ?? 0;
  const chance = randomFor(match.seed, `${seat} ${seatEntry}`);
  const move = await greedy.choose(game, game.view(aloneAt(match, seat), seat) as typeof match.position, seat, chance);
  const done = doMove(live, seat, move);
  if ('refused' in done) throw new Error(`refused: ${done.refused.say}`);
  const { text: told } = writeTold(done.told);
  const at = sequence + 2;
  const asked = askedBits(match);
  const due = isSnapshotDue(live);
  await store.append({
    log: {
      table_id: live.table,
      sequence,
      seat,
      number: seatEntry,
      entry: JSON.stringify(done.entry),
      told,
      version: game.version,
      asked,
      asked_known: asked,
      at,
      moved: at,
    },
    after: live.entered,
    ...(due && { snapshot: snapshotOf(live, sequence + 1) }),
    ...(isMatchOver(match) && { end: { ended: at, places: JSON.stringify(placesOf(match)) } }),
  });
  markStored(live, done.entry, told, at);
  if (due) forgetBeforeSnapshot(live);
}
