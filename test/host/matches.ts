import { deal } from '../../src/host/match/begin.ts';
import {
  type Applied,
  askedBits,
  doMove,
  forgetBeforeSnapshot,
  isSnapshotDue,
  type LiveMatch,
  markStored,
  publicAskedBits,
  snapshotOf,
} from '../../src/host/match/live.ts';
import { newTableRow } from '../../src/host/match/new-table-row.ts';
import type { LogRow, Outcome, SeatRow, Store, TableRow } from '../../src/host/store.ts';
import type { Game, Move, Seat } from '../../src/kernel/game.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { seedFrom } from '../../src/kernel/random.ts';
import { asked, offersFor } from '../../src/kernel/steps.ts';
import { tableFor } from '../../src/kernel/table.ts';
import type { Pace } from '../../src/protocol/pace.ts';
import type { UsedStore } from './stores.ts';

export const ID = 'aaaaaaaaaa';

/** Who sits where: a person by name, or a bot of a level. */
export type Sitting = string | { readonly bot: string };

/** A match that has just begun, as the store has it. */
export async function begun(
  store: UsedStore,
  game: Game,
  sitting: readonly Sitting[] = ['astrid', { bot: 'random' }],
  options: Readonly<Record<string, unknown>> = {},
  pace?: Pace,
  started = 1500,
): Promise<TableRow> {
  const table = tableFor(game, sitting.length, options);
  const row = newTableRow({
    id: ID,
    game: game.id,
    version: game.version,
    seats: sitting.length,
    options: JSON.stringify(table.options),
    open: 1,
    host: sitting.find((each) => typeof each === 'string') ?? 'astrid',
    seed: seedFrom('a match that is stored'),
    made: 1000,
    pace: pace === undefined ? null : JSON.stringify(pace),
  });
  const seats = sitting.map((who, seat): SeatRow => {
    const common = { table_id: ID, seat, stand_in: null };
    if (typeof who === 'string') return { ...common, holder: 'person', person: who, bot: null };
    return { ...common, holder: 'bot', person: null, bot: who.bot };
  });
  await store.addTable(row, seats);
  await store.start(ID, deal(game, row, started).start);
  return rowOf(store);
}

export async function rowOf(store: Store): Promise<TableRow> {
  const stored = await store.table(ID);
  if (stored === undefined) throw new Error('there is no table');
  return stored.row;
}

/** Stores what was done, as a host does. */
export async function keep(store: Store, live: LiveMatch, done: Applied): Promise<Outcome> {
  const told = JSON.stringify(done.told);
  const at = 2000 + live.sequence;
  const seat = 'seat' in done.entry ? done.entry.seat : null;
  const log: LogRow = {
    table_id: live.table,
    sequence: live.sequence,
    seat,
    number: seat === null ? null : (live.counts[seat] ?? 0) - 1,
    entry: JSON.stringify(done.entry),
    told,
    version: live.match.game.version,
    asked: askedBits(live.match),
    asked_known: publicAskedBits(live.match),
    at,
    moved: at,
  };
  const due = isSnapshotDue(live);
  const stored = await store.append({
    log,
    after: live.entered,
    ...(due && { snapshot: snapshotOf(live, live.sequence + 1) }),
  });
  if (stored !== 'stored') return stored;
  markStored(live, done.entry, told, at);
  if (due) forgetBeforeSnapshot(live);
  return stored;
}

export function offersOf({ match }: LiveMatch): { seat: Seat; moves: Move[] } {
  const [seat = 0] = asked(match.position);
  const offers = new Offers();
  offersFor(match.game, match.position, seat, offers);
  return { seat, moves: offers.list() };
}

/** Plays so many entries: the last offer each time, or the one that `choose` takes. */
export async function playOn(
  store: Store,
  live: LiveMatch,
  entries: number,
  choose: (moves: readonly Move[]) => Move | undefined = (moves) => moves.at(-1),
): Promise<void> {
  for (let entry = 0; entry < entries; entry++) {
    const { seat, moves } = offersOf(live);
    const done = doMove(live, seat, choose(moves) ?? { do: 'nothing' });
    if ('refused' in done) throw new Error(`refused: ${done.refused.say}`);
    await keep(store, live, done);
  }
}
