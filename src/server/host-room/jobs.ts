import { sql } from 'kysely';
import { deny } from '../../host/denial.ts';
import type { HostJobs } from '../../protocol/host-room/jobs.ts';
import type { Server } from '../server.ts';
import { retryFailedCalls } from '../store/calls/calls.ts';
import { failedJobs } from '../store/jobs/failed.ts';
import { note } from './log.ts';
import { playsAgainstPeople } from './plays.ts';
import { partOf } from './query.ts';
import type { HostAction, HostRequest, HostSection } from './section.ts';

const DAY = 24 * 60 * 60_000;
/** In milliseconds: how far back calls are counted. */
const COUNTED = 7 * DAY;
const CHANNELS = ['push', 'mail', 'webhook'] as const;

/** The server's background work: jobs that failed, calls to people, bots and clocks. */
export const jobs: HostSection = { name: 'jobs', read: jobsOf };

async function jobsOf(about: HostRequest): Promise<HostJobs> {
  const { server } = about;
  const { db, bots } = server;
  const next = await db
    .selectFrom('clocks')
    .innerJoin('tables', 'tables.id', 'clocks.table_id')
    .select(({ fn }) => fn.min<number | null>('clocks.due').as('due'))
    .where('tables.state', '=', 'running')
    .where('tables.put_away', 'is', null)
    .executeTakeFirst();
  return {
    failed: await failedJobs(db),
    calls: await callsByChannel(server),
    thinking: bots.open(),
    // A clock stops when its owner has answered, in secret too.
    ...(typeof next?.due === 'number' && !(await playsAgainstPeople(about)) && { nextClock: next.due }),
  };
}

async function callsByChannel({ db, now, caller }: Server): Promise<HostJobs['calls']> {
  const rows = await db
    .selectFrom('calls')
    .select(({ fn }) => ['channel', 'state', fn.countAll<number>().as('calls')])
    .where('made', '>', now() - COUNTED)
    .groupBy(['channel', 'state'])
    .execute();
  const problems = await db
    .selectFrom('calls')
    .select(['channel', 'reason'])
    .where('state', '=', 'failed')
    .where('made', '>', now() - COUNTED)
    .orderBy('done', 'desc')
    .limit(sql.lit(100))
    .execute();
  return CHANNELS.map((channel) => {
    const of = (...states: string[]) =>
      rows
        .filter((row) => row.channel === channel && states.includes(row.state))
        .reduce((sum, { calls }) => sum + Number(calls), 0);
    const problem = problems.find((row) => row.channel === channel)?.reason ?? undefined;
    return {
      channel,
      set: caller.channel(channel) !== undefined,
      waiting: of('waiting', 'sending'),
      sent: of('sent'),
      dropped: of('dropped'),
      failed: of('failed'),
      ...(problem !== undefined && { problem }),
    };
  });
}

export const jobActions: readonly HostAction[] = [
  {
    method: 'POST',
    path: '/jobs/:name/again',
    async run(about) {
      const { server, request } = about;
      const name = partOf(request, 'name');
      const run = await server.runChore(name);
      if (run === 'unknown') return deny('not-found', 'refused.unknown-job');
      if (run === 'running') return deny('not-allowed', 'refused.job-running');
      const now = await jobsOf(about);
      const worked = !now.failed.some((job) => job.name === name);
      await note(about, 'ran-job', { job: name, worked: worked ? 1 : 0 });
      return { ...now, worked };
    },
  },
  {
    method: 'POST',
    path: '/calls/:channel/again',
    async run(about) {
      const { server, request } = about;
      const channel = CHANNELS.find((each) => each === partOf(request, 'channel'));
      if (channel === undefined) return deny('not-found', 'refused.unknown-job');
      const calls = await retryFailedCalls(server.db, channel, server.now() - DAY, server.now());
      await note(about, 'called-again', { channel, calls });
      return jobsOf(about);
    },
  },
];
