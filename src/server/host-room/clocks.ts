import type { Pause } from '../../host/clocks/clock-state.ts';
import { pauseForServer } from '../../host/clocks/pause-clock.ts';
import type { Server } from '../server.ts';
import { clocksStoppedSince, noteClocksStopped, runningClocks } from '../store/match/clocks-stopped.ts';
import { wakeTables } from '../wake.ts';

/**
 * A host stops the clocks of all matches, and lets them go on. It is stored before the first clock is stopped, so that matches that
 * begin meanwhile begin with stopped clocks. It is idempotent, so after a crash in the middle it can be repeated.
 */
export async function stopAllClocks(server: Server, stopped: boolean): Promise<void> {
  await noteClocksStopped(server.db, stopped ? server.now() : undefined);
  await wakeTables(server, await runningClocks(server.db), (room) => pauseForServer(server, room, stopped));
}

/** The pause with which a match begins while all clocks stand. */
export async function serverPause({ db, now }: Pick<Server, 'db' | 'now'>): Promise<Pause[]> {
  return (await clocksStoppedSince(db)) === undefined ? [] : [{ why: 'server', since: now() }];
}
