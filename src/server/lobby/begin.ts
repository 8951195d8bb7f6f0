import { begin } from '../../kernel/match.ts';
import { tableFor } from '../../kernel/table.ts';
import { mind } from '../bots/mind.ts';
import { type Denial, deny } from '../denial.ts';
import { gameOf, type House } from '../house.ts';
import { askedBits, snapshotOf } from '../match/live.ts';
import { refresh } from '../room/catch-up.ts';
import { inTurn } from '../room/turn.ts';
import type { TableRow } from '../store/schema.ts';
import { type StoredTable, startTable } from '../store/tables.ts';

/** Deals the match. Its first position is on disk before anybody sees it. */
export async function beginMatch(house: House, { row, seats }: StoredTable): Promise<Denial | undefined> {
  if (row.state !== 'gathering') return deny('not-allowed', 'refused.match-begun');
  if (seats.some(({ holder }) => holder === 'nobody')) return deny('not-allowed', 'refused.seats-free');
  if (!(await deal(house, row))) return deny('behind', 'refused.behind');
  const room = await house.rooms.enter(row.id);
  if (room === undefined) return undefined;
  await inTurn(room.turn, async () => {
    await refresh(house, room);
    mind(house, room);
  });
  return undefined;
}

async function deal(house: House, row: TableRow): Promise<boolean> {
  const game = gameOf(house, row.game);
  if (game === undefined) return false;
  const { match, told } = begin(game, tableFor(game, row.seats, JSON.parse(row.options)), row.seed);
  const live = { table: row.id, match, sequence: 0, base: 0, numbers: [], recent: [], kept: 0 };
  return startTable(house.db, row.id, {
    started: Date.now(),
    asked: askedBits(match),
    opening: JSON.stringify(told),
    version: game.version,
    snapshot: snapshotOf(live, 0),
  });
}
