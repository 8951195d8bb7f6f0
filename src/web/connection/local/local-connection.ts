import type { MatchRecord } from '../../../kernel/record.ts';
import type { ServerMessage, TableInfo } from '../../../protocol/server.ts';
import type { Connection } from '../connection.ts';
import { numberRequests } from '../numbered.ts';
import { DATABASE } from './database-name.ts';
import type { LocalMessage, LocalReply } from './local-messages.ts';
import type { NewLocalTable } from './stored-table.ts';

/** The tables of this browser: played like any other, and set up, listed and kept here. */
export interface LocalTables extends Connection {
  create(wanted: NewLocalTable): Promise<string>;
  again(table: string): Promise<string>;
  list(): Promise<readonly TableInfo[]>;
  record(table: string): Promise<MatchRecord | undefined>;
  forget(table: string): Promise<void>;
}

/** Whatever runs the host and talks in messages: a web worker, or the host itself in a test. */
export interface HostPort {
  post(message: LocalMessage): void;
  listen(hear: (reply: LocalReply) => void): void;
}

/** Messages a followed table is interested in. */
const ABOUT_A_TABLE: readonly LocalReply['type'][] = ['state', 'change', 'chat', 'refused'];

export function connectLocally(port: HostPort): LocalTables {
  const requests = numberRequests<LocalMessage, LocalReply>();
  const followers = new Map<string, Set<(message: ServerMessage) => void>>();

  port.listen((reply) => {
    requests.settle(reply as LocalReply & { request?: number });
    const table = reply.type === 'table' ? reply.info.table : 'table' in reply ? reply.table : undefined;
    if (table === undefined || (reply.type !== 'table' && !ABOUT_A_TABLE.includes(reply.type))) return;
    for (const hear of followers.get(table) ?? []) hear(reply as ServerMessage);
  });

  function ask(make: (request: number) => LocalMessage): Promise<LocalReply> {
    const { message, answer } = requests.number(make);
    port.post(message);
    return answer;
  }

  return {
    follow(table, hear) {
      const hearers = followers.get(table) ?? new Set();
      followers.set(table, hearers.add(hear));
      port.post({ type: 'watch', table });
      return () => {
        hearers.delete(hear);
        if (hearers.size > 0) return;
        followers.delete(table);
        port.post({ type: 'leave', table });
      };
    },
    ask: async (wish) => (await ask((request) => ({ ...wish, request }))) as ServerMessage,
    refresh: (table) => port.post({ type: 'watch', table }),
    onLine(tell) {
      tell('open');
      return () => {};
    },
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
      const reply = await ask((request) => ({ type: 'list', request }));
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

let started: LocalTables | undefined;

/** The worker starts when the first local table is wanted, and then stays. */
export function localTables(): LocalTables {
  if (started === undefined) {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started = connectLocally({
      post: (message) => worker.postMessage(message),
      listen: (hear) => {
        worker.onmessage = ({ data }: MessageEvent<LocalReply>) => hear(data);
      },
    });
  }
  return started;
}

/** The tables of this browser. If it has never kept one, no worker is loaded to say so. */
export async function listLocalTables(): Promise<readonly TableInfo[]> {
  if (started === undefined && 'databases' in indexedDB) {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === DATABASE)) return [];
  }
  return localTables().list();
}
