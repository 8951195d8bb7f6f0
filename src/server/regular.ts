import { startBots } from '../host/bots/bots.ts';
import { catchUp } from '../host/match/catch-up.ts';
import { liveOf } from '../host/match/reading.ts';
import { nightlyBackup } from './backup/nightly.ts';
import type { Chore } from './chores.ts';
import { BEAT, beat } from './downtime.ts';
import type { Jobs } from './jobs.ts';
import { beginTables } from './lobby/begin-seated.ts';
import { seatWaiting } from './matching/seat-waiting.ts';
import { HERE, measure } from './measuring.ts';
import { knowsRules, type Processes } from './processes.ts';
import { countAgain, countMatches } from './ratings/count.ts';
import type { Server } from './server.ts';
import type { Settings } from './settings.ts';
import { nextStretch, type Stretch, tablesWithWaitingBots } from './store/tables/waiting-bots.ts';
import { advanceTournaments } from './tournaments/advance.ts';
import { wakeTables } from './wake.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** In milliseconds: how often a process looks for jobs that are due, and for processes that are gone. */
export function lookEvery({ chores }: Settings): number {
  return Math.min(chores, SECOND);
}

/** The periodic jobs of each process. */
export function regularChores(
  server: Server,
  processes: Processes,
  jobs: Readonly<Record<'calls' | 'deadlines' | 'chores' | 'ahead', Jobs>>,
  readTime: () => Promise<void>,
): Chore[] {
  const { chores: every } = server.settings;
  const soon = lookEvery(server.settings);
  return [
    { name: 'write-seen', every, run: () => server.seen.write() },
    { name: 'mend-tables', every, run: () => repairTables(server) },
    { name: 'sweep-tables', every, run: () => server.rooms.sweep() },
    { name: 'watch-processes', every: soon, run: () => processes.look() },
    { name: 'wake-bots', every, run: inStretches(server, (stretch) => wakeBots(server, stretch)) },
    { name: 'take-over', every, run: inStretches(server, processes.takeOver) },
    { name: 'end-periods', every: soon, run: () => jobs.deadlines.look() },
    { name: 'play-ahead', every: soon, run: () => jobs.ahead.look() },
    { name: 'make-calls', every: soon, run: () => jobs.calls.look() },
    { name: 'seat-waiting', every: soon, run: () => seatWaiting(server) },
    { name: 'begin-tables', every: soon, run: () => beginTables(server) },
    { name: 'advance-tournaments', every: soon, run: () => advanceTournaments(server) },
    { name: 'share-chores', every: soon, run: () => jobs.chores.look() },
    { name: 'count-matches', every: soon, run: () => countMatches(server) },
    { name: 'count-again', every: MINUTE, run: () => countAgain(server) },
    { name: 'beat', every: BEAT, run: () => beat(server) },
    { name: 'read-time', every: MINUTE, run: readTime },
    {
      name: 'note-present',
      every: Math.max(SECOND, Math.min(server.settings.grace / 4, HERE / 2)),
      run: () => notePresent(server),
    },
    { name: 'measure', every: 10 * MINUTE, run: () => measure(server) },
    ...(server.backups === undefined ? [] : [nightlyBackup(server, server.backups)]),
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

/**
 * Goes through the running matches, a stretch each time, and begins again after the last. A process starts its own bots, and takes over
 * from one that has gone, without this: it finds what was missed, such as the bots of a process that stands still.
 */
function inStretches({ db }: Server, look: (stretch: Stretch) => Promise<void>): () => Promise<void> {
  let after = '';
  return async () => {
    const stretch = await nextStretch(db, after);
    await look(stretch);
    after = stretch.upTo ?? '';
  };
}

/** Restarts bots that have not answered for too long, whichever process started them. */
async function wakeBots(server: Server, stretch: Stretch): Promise<void> {
  const { db, now, settings } = server;
  const waiting = await tablesWithWaitingBots(db, now() - settings.botPatience, undefined, stretch);
  const known = waiting.filter(({ game, rules }) => knowsRules(server, game, rules));
  const ids = known.map(({ id }) => id);
  await wakeTables(server, ids, async (room) => {
    await liveOf(server, room);
    startBots(server, room);
  });
}
