import type { Game } from '../../kernel/game.ts';
import { begin } from '../../kernel/match.ts';
import { tableFor } from '../../kernel/table.ts';
import { mind } from '../bots/mind.ts';
import { type Denial, deny } from '../denial.ts';
import type { House } from '../house.ts';
import { askedBits, type LiveMatch, snapshotOf } from '../match/live.ts';
import { refresh } from '../room/catch-up.ts';
import { inTurn } from '../room/turn.ts';
import type { TableRow } from '../store/schema.ts';
import { type StoredTable, startTable } from '../store/tables.ts';

/** Deals the match. Its first position is on disk before anybody sees it. */
export async function beginMatch(house: House, { row, seats }: StoredTable): Promise<Denial | undefined> {
  if (row.state !== 'gathering') return deny('not-allowed', 'refused.match-begun');
  if (seats.some(({ holder }) => holder === 'nobody')) return deny('not-allowed', 'refused.seats-free');
  const room = await house.rooms.enter(row.id);
  if (room === undefined) return deny('unknown-table', 'refused.unknown-table');
  return inTurn(room.turn, async () => {
    const live = await deal(house, room.game, row);
    if (live === undefined) return deny('behind', 'refused.behind');
    await house.sync();
    room.live = live;
    await refresh(house, room);
    mind(house, room);
    return undefined;
  });
}

async function deal({ db }: House, game: Game, row: TableRow): Promise<LiveMatch | undefined> {
  const { match, told } = begin(game, tableFor(game, row.seats, JSON.parse(row.options)), row.seed);
  const opening = JSON.stringify(told);
  const live = { table: row.id, match, sequence: 0, base: 0, numbers: [], recent: [opening], kept: 0 };
  const begun = await startTable(db, row.id, {
    started: Date.now(),
    asked: askedBits(match),
    opening,
    version: game.version,
    snapshot: snapshotOf(live, 0),
  });
  return begun ? live : undefined;
}
