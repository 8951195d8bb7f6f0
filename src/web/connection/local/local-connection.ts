import type { MatchRecord } from '../../../kernel/record.ts';
import type { MoveAhead } from '../../../protocol/ahead.ts';
import type { NotePage } from '../../../protocol/notes.ts';
import type { ServerMessage, TableInfo } from '../../../protocol/server.ts';
import { ApiError } from '../api.ts';
import type { Connection } from '../connection.ts';
import { trackRequests } from '../pending-requests.ts';
import { DATABASE } from './database-name.ts';
import { type SupervisorWorld, superviseHost } from './host-supervisor.ts';
import type { LocalMessage, LocalReply } from './local-messages.ts';
import type { NewLocalTable } from './stored-table.ts';

/** Tables that are hosted and stored in this browser. */
export interface LocalTables extends Connection {
  create(wanted: NewLocalTable): Promise<string>;
  again(table: string): Promise<string>;
  list(): Promise<readonly TableInfo[]>;
  record(table: string): Promise<MatchRecord | undefined>;
  /** All notes at a table, after a page has been written. */
  notes(table: string, page?: NotePage): Promise<readonly NotePage[]>;
  /** What was played for the seat that thinks ahead at a copy. */
  planned(table: string): Promise<readonly MoveAhead[]>;
  forget(table: string): Promise<void>;
  /** Restarts a lost host now. */
  retryNow(): void;
  /** Whether the host has been started. */
  hasBegun(): boolean;
}

/** Types of messages that go to the followers of a table. */
const ABOUT_A_TABLE: readonly LocalReply['type'][] = ['state', 'change', 'chat', 'refused'];

export function connectLocally(world: SupervisorWorld): LocalTables {
  const requests = trackRequests<LocalMessage, LocalReply>();
  const followers = new Map<string, Set<(message: ServerMessage) => void>>();
  const supervisor = superviseHost(world, {
    receive,
    ready() {
      for (const table of followers.keys()) supervisor.post({ type: 'watch', table });
      for (const message of requests.pending()) supervisor.post(message);
    },
    isNeeded: () => followers.size > 0 || requests.pending().length > 0,
  });

  function receive(reply: LocalReply): void {
    requests.settle(reply as LocalReply & { request?: number });
    const table = reply.type === 'table' ? reply.info.table : 'table' in reply ? reply.table : undefined;
    if (table === undefined || (reply.type !== 'table' && !ABOUT_A_TABLE.includes(reply.type))) return;
    for (const tell of followers.get(table) ?? []) tell(reply as ServerMessage);
  }

  function ask(make: (request: number) => LocalMessage): Promise<LocalReply> {
    const { message, answer } = requests.number(make);
    supervisor.begin();
    supervisor.post(message);
    return answer;
  }

  /** Rejects while there is no host: a page that only lists tables shows its other parts without waiting. */
  async function unlessLost<T>(answer: Promise<T>): Promise<T> {
    let stop = () => {};
    const lost = new Promise<never>((_, reject) => {
      stop = supervisor.onStatus((state) => state === 'lost' && reject(new Error('there is no host')));
    });
    return Promise.race([answer, lost]).finally(stop);
  }

  return {
    follow(table, receive) {
      const listeners = followers.get(table) ?? new Set();
      followers.set(table, listeners.add(receive));
      supervisor.begin();
      supervisor.post({ type: 'watch', table });
      return () => {
        listeners.delete(receive);
        if (listeners.size > 0) return;
        followers.delete(table);
        supervisor.post({ type: 'leave', table });
      };
    },
    ask: async (wish) => (await ask((request) => ({ ...wish, request }))) as ServerMessage,
    // Messages of this browser cost nothing to send.
    hasRules() {},
    refresh: (table) => supervisor.post({ type: 'watch', table }),
    onStatus: supervisor.onStatus,
    retryNow: supervisor.retryNow,
    hasBegun: supervisor.hasBegun,
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
    async notes(table, page) {
      const reply = await ask((request) => ({ type: 'notes', request, table, ...(page && { page }) }));
      if (reply.type === 'notes') return reply.pages;
      throw new ApiError('trouble', reply.type === 'refused' ? reply.refusal : { rule: '', say: 'refused.trouble' });
    },
    async planned(table) {
      const reply = await ask((request) => ({ type: 'planned', request, table }));
      return reply.type === 'planned' ? reply.moves : [];
    },
    async forget(table) {
      await ask((request) => ({ type: 'forget', request, table }));
    },
  };
}

let tables: LocalTables | undefined;

/** The worker is started for the first local table and kept running from then on. */
export function localTables(): LocalTables {
  tables ??= connectLocally({
    start(attempt, { receive, failed }) {
      // The worker reads its attempt number from its name.
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: String(attempt) });
      worker.onmessage = ({ data }: MessageEvent<LocalReply>) => receive(data);
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

/** Lists the tables of this browser. Without a database there are none, and no worker is loaded. */
export async function listLocalTables(): Promise<readonly TableInfo[]> {
  if (!localTables().hasBegun() && 'databases' in indexedDB) {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === DATABASE)) return [];
  }
  return localTables().list();
}
