import { startBots } from '../../host/bots/bots.ts';
import { settleClocks } from '../../host/clocks/pause-clock.ts';
import { refresh } from '../../host/match/catch-up.ts';
import { liveOf } from '../../host/match/reading.ts';
import type { Server } from '../server.ts';
import { wakeTables } from '../wake.ts';

/** Reads these tables again after somebody's seats have changed, tells everybody there, and lets bots play that sit in now. */
export async function showChanged(server: Server, tables: readonly string[]): Promise<void> {
  await wakeTables(server, tables, async (room) => {
    await refresh(server, room);
    if (room.stored.row.state !== 'running') return;
    await liveOf(server, room);
    await settleClocks(server, room);
    startBots(server, room);
  });
}
