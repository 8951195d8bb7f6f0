import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../games/index.ts';
import { REAL_TIME, type Time } from '../host/time.ts';
import type { Game } from '../kernel/game.ts';

/** How much one client may ask for. Tests and benches lift these. */
export interface Limits {
  /** HTTP requests from one address in a minute; dear ones count several times. */
  readonly requests: number;
  /** New tables, rematches among them, from one address or of one person in a minute. */
  readonly newTables: number;
  /** New guests and links to other devices from one address in a minute. */
  readonly newGuests: number;
  /** In milliseconds: how long /healthz and /metrics give the same answer again. */
  readonly answersKept: number;
  /** WebSocket connections from one address at the same time. */
  readonly connections: number;
  /** Messages on one connection in a second, on average, and how many may come at once. */
  readonly messages: number;
  readonly messageBurst: number;
  /** What one person, and one address, may ask for over WebSockets in a second, and at once; dear messages count several times. */
  readonly personWork: number;
  readonly personWorkBurst: number;
  readonly addressWork: number;
  readonly addressWorkBurst: number;
  /** Chat lines of one person in a minute, and at once. */
  readonly chat: number;
  readonly chatBurst: number;
  /** Hints for one connection in a minute, and at once. */
  readonly hints: number;
  readonly hintBurst: number;
  /** Tables watched over one connection. */
  readonly tables: number;
  /** Bytes of one message, and bytes that may wait for a client that is slow to read. */
  readonly messageBytes: number;
  readonly waitingBytes: number;
}

export interface Settings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** A file for SQLite, or the address of a PostgreSQL: postgres://… */
  readonly database: string;
  /** The folder of the built web app. */
  readonly web: string;
  /** Other origins whose pages may connect, such as https://play.example.org behind a proxy that changes the host. */
  readonly origins: readonly string[];
  /** How many proxies in front say where requests come from; what was said before them is for anybody to make up. */
  readonly proxies: number;
  readonly logLevel: string;
  readonly games: readonly Game[];
  /** Address of a module whose `GAMES` the bots' threads play; without one, the usual games. */
  readonly botGames: string | undefined;
  /** How long somebody must have been away before the others may vote for a bot, in milliseconds. */
  readonly grace: number;
  /** How long a table that nobody watches stays in memory. */
  readonly idle: number;
  /** How often things are put in order: idle tables, bots that nobody lets think, who was last seen when. */
  readonly chores: number;
  /** How long after the last entry a bot answers at the earliest. At what pace it is shown, everybody chooses in the app. */
  readonly botPause: number;
  /** How long a bot may be waited for until another process, or this one again, lets it think. */
  readonly botPatience: number;
  /** How long a bot may think until it is stopped and a simple one answers. */
  readonly botLimit: number;
  readonly botThreads: number;
  /** How many times less than they would bots think about their moves. */
  readonly botHaste: number;
  /** For tests: one seed for every table, instead of a fresh one for each. No environment variable sets it. */
  readonly seed: string | undefined;
  /** What matches are timed by; tests have a time of their own. */
  readonly time: Time;
  readonly limits: Limits;
}

const MINUTE = 60_000;

const LIMITS: Limits = {
  requests: 600,
  newTables: 30,
  newGuests: 60,
  answersKept: 1_000,
  connections: 60,
  messages: 20,
  messageBurst: 80,
  personWork: 60,
  personWorkBurst: 240,
  addressWork: 240,
  addressWorkBurst: 960,
  chat: 20,
  chatBurst: 5,
  hints: 20,
  hintBurst: 10,
  tables: 20,
  messageBytes: 16 * 1024,
  waitingBytes: 1024 * 1024,
};

const DEFAULTS: Settings = {
  host: '0.0.0.0',
  port: 4400,
  database: 'data/underbridge.db',
  web: fileURLToPath(new URL('./web', import.meta.url)),
  origins: [],
  proxies: 0,
  logLevel: 'info',
  games: GAMES,
  botGames: undefined,
  grace: 2 * MINUTE,
  idle: 2 * MINUTE,
  chores: 5_000,
  botPause: 100,
  botPatience: 15_000,
  botLimit: MINUTE,
  botThreads: Math.max(1, availableParallelism() - 1),
  botHaste: 1,
  seed: undefined,
  time: REAL_TIME,
  limits: LIMITS,
};

/** What a caller may wish; everything left out is as usual. */
export type Wishes = Partial<Omit<Settings, 'limits'>> & { readonly limits?: Partial<Limits> };

export function settingsFor({ limits, ...wishes }: Wishes): Settings {
  return { ...DEFAULTS, ...wishes, limits: { ...LIMITS, ...limits } };
}
