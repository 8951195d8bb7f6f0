import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];

/** The metrics at /metrics. */
export interface Metrics {
  readonly registry: Registry;
  readonly entries: Counter<'by'>;
  readonly notices: Counter<'about'>;
  readonly refusals: Counter<'code'>;
  readonly stored: Histogram;
  readonly thought: Histogram<'bot'>;
  readonly chores: Counter<'name' | 'outcome'>;
  readonly calls: Counter<'channel' | 'outcome'>;
}

interface Counts {
  tables(): number;
  sockets(): number;
  thinking(): number;
}

export function makeMetrics(counts: Counts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  gauge(registers, 'underbridge_tables', 'Tables in memory', counts.tables);
  gauge(registers, 'underbridge_sockets', 'WebSocket connections', counts.sockets);
  gauge(registers, 'underbridge_bots_thinking', 'Bots that think or wait for a thread', counts.thinking);
  return {
    registry,
    entries: new Counter({
      name: 'underbridge_entries_total',
      help: 'Entries added to the logs of matches',
      labelNames: ['by'],
      registers,
    }),
    notices: new Counter({
      name: 'underbridge_notices_total',
      help: 'Messages of processes on the same database, its own included, by what they are about',
      labelNames: ['about'],
      registers,
    }),
    refusals: new Counter({
      name: 'underbridge_refusals_total',
      help: 'Requests and messages refused',
      labelNames: ['code'],
      registers,
    }),
    chores: new Counter({
      name: 'underbridge_chores_total',
      help: 'Regular chores that were done, or failed',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    calls: new Counter({
      name: 'underbridge_calls_total',
      help: 'Calls to people that got through, or failed',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    stored: new Histogram({
      name: 'underbridge_stored_seconds',
      help: 'From the arrival of a move until it is on disk',
      buckets: SECONDS,
      registers,
    }),
    thought: new Histogram({
      name: 'underbridge_bot_seconds',
      help: 'How long bots think, with the wait for a thread',
      labelNames: ['bot'],
      buckets: SECONDS,
      registers,
    }),
  };
}

function gauge(registers: Registry[], name: string, help: string, count: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(count());
    },
  });
}
