import type { MatchRecord } from '../../../kernel/record.ts';
import type { ServerMessage, TableInfo } from '../../../protocol/server.ts';
import type { Connection } from '../connection.ts';
import { numberRequests } from '../numbered.ts';
import { DATABASE } from './database-name.ts';
import { keepHost, type LineWorld } from './host-line.ts';
import type { LocalMessage, LocalReply } from './local-messages.ts';
import type { NewLocalTable } from './stored-table.ts';

/** The tables of this browser: played like any other, and set up, listed and kept here. */
export interface LocalTables extends Connection {
  create(wanted: NewLocalTable): Promise<string>;
  again(table: string): Promise<string>;
  list(): Promise<readonly TableInfo[]>;
  record(table: string): Promise<MatchRecord | undefined>;
  forget(table: string): Promise<void>;
  /** Tries at once to start the host again, if it does not run. */
  hurry(): void;
  /** Whether the host has been wanted yet. */
  hasBegun(): boolean;
}

/** Messages a followed table is interested in. */
const ABOUT_A_TABLE: readonly LocalReply['type'][] = ['state', 'change', 'chat', 'refused'];

export function connectLocally(world: LineWorld): LocalTables {
  const requests = numberRequests<LocalMessage, LocalReply>();
  const followers = new Map<string, Set<(message: ServerMessage) => void>>();
  const line = keepHost(world, {
    hear,
    ready() {
      for (const table of followers.keys()) line.post({ type: 'watch', table });
      for (const message of requests.unanswered()) line.post(message);
    },
    isNeeded: () => followers.size > 0 || requests.unanswered().length > 0,
  });

  function hear(reply: LocalReply): void {
    requests.settle(reply as LocalReply & { request?: number });
    const table = reply.type === 'table' ? reply.info.table : 'table' in reply ? reply.table : undefined;
    if (table === undefined || (reply.type !== 'table' && !ABOUT_A_TABLE.includes(reply.type))) return;
    for (const tell of followers.get(table) ?? []) tell(reply as ServerMessage);
  }

  function ask(make: (request: number) => LocalMessage): Promise<LocalReply> {
    const { message, answer } = requests.number(make);
    line.begin();
    line.post(message);
    return answer;
  }

  /** What is only looked at need not be waited for until there is a host again: other things are shown beside it. */
  async function unlessLost<T>(answer: Promise<T>): Promise<T> {
    let stop = () => {};
    const lost = new Promise<never>((_, reject) => {
      stop = line.onLine((state) => state === 'lost' && reject(new Error('there is no host')));
    });
    return Promise.race([answer, lost]).finally(stop);
  }

  return {
    follow(table, hear) {
      const hearers = followers.get(table) ?? new Set();
      followers.set(table, hearers.add(hear));
      line.begin();
      line.post({ type: 'watch', table });
      return () => {
        hearers.delete(hear);
        if (hearers.size > 0) return;
        followers.delete(table);
        line.post({ type: 'leave', table });
      };
    },
    ask: async (wish) => (await ask((request) => ({ ...wish, request }))) as ServerMessage,
    refresh: (table) => line.post({ type: 'watch', table }),
    onLine: line.onLine,
    hurry: line.hurry,
    hasBegun: line.hasBegun,
    async create(wanted) {
      const reply = await ask((request) => ({ type: 'create', request, wanted }));
      if (reply.type !== 'created') throw new Error('the table could not be set up');
      return reply.table;
    },
    async again(table) {
      const reply = await ask((request) => ({ type: 'again', request, table }));
      if (reply.type !== 'created') throw new Error('the table could not be set up');
      return reply.table;
    },
    async list() {
      const reply = await unlessLost(ask((request) => ({ type: 'list', request })));
      return reply.type === 'tables' ? reply.infos : [];
    },
    async record(table) {
      const reply = await ask((request) => ({ type: 'record', request, table }));
      return reply.type === 'record' ? reply.record : undefined;
    },
    async forget(table) {
      await ask((request) => ({ type: 'forget', request, table }));
    },
  };
}

let tables: LocalTables | undefined;

/** The worker starts when the first local table is wanted, and is kept running from then on. */
export function localTables(): LocalTables {
  tables ??= connectLocally({
    start(attempt, { hear, failed }) {
      // By its name the worker knows how often that was tried.
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: String(attempt) });
      worker.onmessage = ({ data }: MessageEvent<LocalReply>) => hear(data);
      worker.onerror = failed;
      worker.onmessageerror = failed;
      return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() };
    },
    wait(milliseconds, action) {
      const timer = setTimeout(action, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return tables;
}

/** The tables of this browser. If it has never kept one, no worker is loaded to say so. */
export async function listLocalTables(): Promise<readonly TableInfo[]> {
  if (!localTables().hasBegun() && 'databases' in indexedDB) {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === DATABASE)) return [];
  }
  return localTables().list();
}
