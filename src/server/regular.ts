import { startBots } from '../host/bots.ts';
import { catchUp } from '../host/catch-up.ts';
import { liveOf } from '../host/reading.ts';
import { timeIsUp } from '../host/timekeeping.ts';
import type { Chore } from './chores.ts';
import { BEAT, beat } from './downtime.ts';
import type { Processes } from './processes.ts';
import type { Server } from './server.ts';
import { storageChores } from './storage.ts';
import { tablesOutOfTime } from './store/clocks.ts';
import { tablesWithWaitingBots } from './store/tables.ts';
import { wakeTables } from './wake.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The periodic jobs of a server. */
export function regularChores(server: Server, processes: Processes, readTime: () => Promise<void>): Chore[] {
  const { chores: every } = server.settings;
  const soon = Math.min(every, SECOND);
  return [
    { name: 'write-seen', every, run: () => server.seen.write() },
    { name: 'mend-tables', every, run: () => repairTables(server) },
    { name: 'sweep-tables', every, run: () => server.rooms.sweep() },
    { name: 'watch-processes', every: soon, run: () => processes.look() },
    { name: 'wake-bots', every, run: () => wakeBots(server) },
    { name: 'take-over', every, run: () => processes.takeOver() },
    { name: 'end-periods', every: soon, run: () => endPeriods(server, soon) },
    { name: 'make-calls', every: soon, run: () => server.caller.look() },
    { name: 'beat', every: BEAT, run: () => beat(server) },
    { name: 'read-time', every: MINUTE, run: readTime },
    { name: 'note-present', every: Math.max(SECOND, server.settings.grace / 4), run: () => notePresent(server) },
    ...storageChores(server),
  ];
}

async function notePresent({ connections, seen }: Server): Promise<void> {
  for (const { person } of connections) seen.note(person.id);
}

/** Reads matches again that are watched and have failed. */
async function repairTables(server: Server): Promise<void> {
  // A match that follows newer rules cannot be read here.
  const broken = [...server.rooms.open.values()].filter(
    ({ live, watchers, stored, game }) => live === undefined && watchers.size > 0 && stored.row.rules <= game.version,
  );
  await wakeTables(
    server,
    broken.map(({ id }) => id),
    (room) => catchUp(server, room),
  );
}

/** Restarts bots that have not answered for too long, whichever process started them. */
async function wakeBots(server: Server): Promise<void> {
  const { db, now, settings } = server;
  await wakeTables(server, await tablesWithWaitingBots(db, now() - settings.botPatience, undefined), async (room) => {
    await liveOf(server, room);
    startBots(server, room);
  });
}

/** Handles deadlines that have passed without a process that waited for them. */
async function endPeriods(server: Server, grace: number): Promise<void> {
  await wakeTables(server, await tablesOutOfTime(server.db, server.now() - grace), (room) => timeIsUp(server, room));
}
