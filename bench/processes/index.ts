import { setTimeout as wait } from 'node:timers/promises';
import { installNginx, type Nginx, nginxExamples, startNginx } from '../../test/nginx.ts';
import { METRICS_TOKEN, metric } from '../../test/server/kit/metrics.ts';
import { freePort, type Postgres, say, startPostgres } from '../../test/server/kit/postgres.ts';
import { alone, type Bench, type Figure, type Measuring } from '../figures.ts';
import { quantile } from '../server/batches.ts';
import { order } from '../server/clients.ts';
import { openWorkshop, type Running, type Workshop } from '../server/processes.ts';
import { computedBy } from './computed.ts';

/** How a balancer may choose a process for a connection. */
const SPREADS = ['by-table', 'in-turn'] as const;
type Spread = (typeof SPREADS)[number];

const COUNTS = [1, 2, 4] as const;
/** For each process: as many tables and moves, however many processes there are. */
const TABLES = Number(process.env.BENCH_TABLES ?? 150);
const MOVES_A_SECOND = Number(process.env.BENCH_MOVES ?? 40);
/** In milliseconds: how long a table that nobody watches stays in memory, and until all such tables have left. */
const IDLE = 1_000;
const SETTLED = 7_000;
const WARMING_UP = 2;
const MOST_STATEMENTS = 8;

/**
 * What a move costs when several processes share one PostgreSQL behind nginx: with as many tables and moves for each process, each of
 * these figures should stay as it is, however many there are.
 */
export const processes: Bench = async (measuring) => {
  installNginx();
  const postgres = await startPostgres({
    durable: true,
    settings: ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=top'],
  });
  const workshop = await openWorkshop();
  try {
    await say(postgres.url, 'create extension pg_stat_statements');
    const figures: Figure[] = [];
    for (const spread of SPREADS)
      for (const count of COUNTS) figures.push(...(await measure(workshop, postgres, spread, count, measuring)));
    return figures;
  } finally {
    await workshop.close();
    await postgres.stop();
  }
};

async function measure(
  workshop: Workshop,
  postgres: Postgres,
  spread: Spread,
  count: number,
  { seconds, begin }: Measuring,
): Promise<Figure[]> {
  const name = `processes/${spread}/${count}`;
  begin(name);
  const database = await freshDatabase(postgres, name.replaceAll(/\W/g, '_'));
  const settings = { idle: IDLE, proxies: 1, metricsToken: METRICS_TOKEN };
  const servers: Running[] = [];
  for (let each = 0; each < count; each++)
    servers.push(await workshop.start('ours', database, JSON.stringify(settings)));
  const port = await freePort();
  const nginx = await startNginx(configFor(spread, servers, port), port);
  const clients = await workshop.start('clients');
  const pace = { movesPerSecond: MOVES_A_SECOND * count, seconds: seconds * 3 };
  await order(clients, { do: 'open', url: `http://127.0.0.1:${port}`, count: TABLES * count });
  await wait(SETTLED);
  await order(clients, { do: 'move', pace: { ...pace, seconds: WARMING_UP } });
  const before = await accounts(postgres, servers, nginx);
  await say(postgres.url, 'select pg_stat_statements_reset()');
  const latencies = await order(clients, { do: 'move', pace });
  const after = await accounts(postgres, servers, nginx);
  const { statements, common } = await statementsOf(postgres.url, database);
  await clients.stop();
  for (const each of servers) await each.stop();
  await nginx.stop();
  const moves = latencies.length;
  const works = after.works.map((work, at) => work - (before.works[at] ?? 0));
  const total = works.reduce((sum, work) => sum + work, 0);
  for (const { query, calls } of common) process.stderr.write(`  ${(calls / moves).toFixed(2)} ${query}\n`);
  return [
    alone(`${name}/work`, 'ms/move', total / moves),
    alone(`${name}/busiest-process`, 'times the mean', (Math.max(...works) * count) / total),
    alone(`${name}/notices`, 'a move', (after.notices - before.notices) / moves),
    alone(`${name}/queries`, 'a move', statements / moves),
    alone(`${name}/database-work`, 'ms/move', (after.database - before.database) / moves),
    alone(`${name}/balancer-work`, 'ms/move', (after.balancer - before.balancer) / moves),
    alone(`${name}/p95`, 'ms', quantile(latencies, 0.95)),
  ];
}

async function freshDatabase({ url }: Postgres, name: string): Promise<string> {
  await say(url, `create database ${name}`);
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

interface Accounts {
  /** In milliseconds: what each process, the database and the balancer have computed. */
  readonly works: readonly number[];
  readonly database: number;
  readonly balancer: number;
  /** What the processes have heard from the database, together. */
  readonly notices: number;
}

async function accounts({ url }: Postgres, servers: readonly Running[], { pid }: Nginx): Promise<Accounts> {
  const works: number[] = [];
  let notices = 0;
  for (const server of servers) {
    works.push(await server.tell('work'));
    notices += await metric(server.url, 'underbridge_notices_total');
  }
  const { rows } = await say(url, `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`);
  return { works, notices, database: computedBy(Number(rows[0]?.pid)), balancer: computedBy(pid) };
}

interface Statement {
  readonly query: string;
  readonly calls: number;
}

async function statementsOf(url: string, database: string): Promise<{ statements: number; common: Statement[] }> {
  const name = new URL(database).pathname.slice(1);
  const { rows } = await say(
    url,
    `select calls, regexp_replace(left(query, 110), '\\s+', ' ', 'g') as query from pg_stat_statements
     where dbid = (select oid from pg_database where datname = '${name}') order by calls desc`,
  );
  const all = rows.map(({ calls, query }) => ({ calls: Number(calls), query: String(query) }));
  return { statements: all.reduce((sum, { calls }) => sum + calls, 0), common: all.slice(0, MOST_STATEMENTS) };
}

/** The examples of docs/hosting.md with these processes, and without TLS. */
function configFor(spread: Spread, servers: readonly Running[], port: number): string {
  const [site = '', shares = ''] = nginxExamples();
  const list = servers.map(({ url }) => `    server ${new URL(url).host};`).join('\n');
  const upstream = shares.replace(/(^ {4}server .*\n)+/m, `${list}\n`);
  return [
    spread === 'by-table' ? upstream : upstream.replace(/^ {4}hash .*\n/m, ''),
    site.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`).replace('http://127.0.0.1:4400', 'http://underbridge'),
  ].join('\n');
}
