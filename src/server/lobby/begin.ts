import { startBots } from '../../host/bots/bots.ts';
import { callsAfter } from '../../host/calls.ts';
import { situationAt } from '../../host/clocks/clock.ts';
import { type Denial, deny } from '../../host/denial.ts';
import { withLock } from '../../host/lock.ts';
import { deal } from '../../host/match/begin.ts';
import { refresh } from '../../host/match/catch-up.ts';
import type { StoredTable } from '../../host/store.ts';
import { serverPause } from '../host-room/clocks.ts';
import { holidaysAt } from '../people/holidays.ts';
import { whyNotBegun } from '../ratings/fit.ts';
import type { Server } from '../server.ts';

/** Deals the match. Its first position is on disk before it is sent to anybody. */
export async function beginMatch(server: Server, stored: StoredTable): Promise<Denial | undefined> {
  const { row, seats } = stored;
  if (row.state !== 'gathering') return deny('not-allowed', 'refused.match-begun');
  if (seats.some(({ holder }) => holder === 'nobody')) return deny('not-allowed', 'refused.seats-free');
  const unfit = row.rated === 1 ? await whyNotBegun(server, stored) : undefined;
  if (unfit !== undefined) return unfit;
  const room = await server.rooms.enter(row.id);
  if (room === undefined) return deny('unknown-table', 'refused.unknown-table');
  // This process may not have heard yet who sat down by another one.
  const here = { presence: room.presence, stored };
  return withLock(room.lock, async () => {
    const { pace, people, present } = situationAt(here);
    const { live, start } = deal(room.game, row, server.now(), {
      people,
      present: present(),
      pauses: [...(await holidaysAt(server, here)), ...(await serverPause(server))],
    });
    const calls = callsAfter({
      table: row.id,
      seats,
      before: 0,
      after: start.asked,
      counts: live.counts,
      over: false,
      at: start.started,
      pace,
      clocks: start.clocks?.state,
    });
    if (!(await server.store.start(row.id, { ...start, ...(calls && { calls }) })))
      return deny('behind', 'refused.behind');
    await server.sync();
    room.live = live;
    await refresh(server, room);
    startBots(server, room);
    return undefined;
  });
}
