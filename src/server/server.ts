import type { FastifyBaseLogger } from 'fastify';
import type { Host } from '../host/host.ts';
import type { Backups } from './backup/backups.ts';
import type { Pool } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import type { RulesElsewhere } from './bus/rules-elsewhere.ts';
import type { Caller } from './calls/caller.ts';
import type { Mailer } from './calls/mail.ts';
import type { ChoreRun } from './chores.ts';
import type { RateLimit, RateLimits } from './http/request/rate-limit.ts';
import type { Speed } from './measuring.ts';
import type { Metrics } from './metrics.ts';
import type { Networks } from './networks.ts';
import type { Restart } from './restarting.ts';
import type { Rooms } from './room/rooms.ts';
import type { Seen } from './seen.ts';
import type { Settings } from './settings.ts';
import type { Connection } from './socket/connection.ts';
import type { Work } from './socket/cost.ts';
import type { SocketCounts } from './socket/counts.ts';
import type { Database, DatabaseKind } from './store/database/schema.ts';
import type { Writer } from './store/match/writer.ts';
import type { Tracing } from './tracing.ts';

/** Everything that the parts of one server process share. */
export interface Server extends Host {
  /** The id of this process among those on the same database. */
  readonly node: string;
  readonly started: number;
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly kind: DatabaseKind;
  readonly db: Database;
  /** Resolves when everything written so far is on disk. */
  sync(): Promise<void>;
  /** Resolves if a move could be stored now. */
  probe(): Promise<void>;
  readonly writer: Writer;
  readonly speed: Speed;
  readonly rooms: Rooms;
  readonly seen: Seen;
  readonly networks: Networks;
  readonly connections: Set<Connection>;
  /** The rate limits, which hold over all processes. */
  readonly limits: RateLimits;
  /** By which rules the other processes play. */
  readonly rulesElsewhere: RulesElsewhere;
  /** How many connections each address has, over all processes. */
  readonly sockets: SocketCounts;
  /** Rate limits of the chat, over all connections of a person or an address. */
  readonly chatting: { readonly person: RateLimit; readonly address: RateLimit };
  /** How often one person may invite another: by both of their ids. */
  readonly inviting: RateLimit;
  /** Rate limits of messages over WebSockets. */
  readonly work: Work;
  readonly bots: Pool;
  /** Carries out calls to people. */
  readonly caller: Caller;
  /** Undefined where mail is not set up. */
  readonly mailer: Mailer | undefined;
  /** Undefined if backups are switched off. */
  readonly backups: Backups | undefined;
  /** Runs a regular job now, never twice at a time. */
  runChore(name: string): Promise<ChoreRun>;
  /** Stops this server in good order, and starts another in its place. */
  readonly restart: Restart<Server>;
  /** Whether it has been asked to stop: new clients are refused. */
  isStopping(): boolean;
  readonly bus: Bus;
}
