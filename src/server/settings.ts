import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../games/index.ts';
import type { Time } from '../host/time.ts';
import type { Game } from '../kernel/game.ts';
import { kindOf } from './store/database/address.ts';

/** Rate limits and other limits for one client. Tests and benchmarks raise them. */
export interface Limits {
  /** HTTP requests from one address in a minute; expensive ones count several times. */
  readonly requests: number;
  /** New tables, including rematches, from one address or of one person in a minute. */
  readonly newTables: number;
  /** New guests and links to other devices from one address in a minute. */
  readonly newGuests: number;
  /** New names of one person in a minute. */
  readonly renames: number;
  /** Reports to the host of one person in a minute. */
  readonly reports: number;
  /** Invitations of one person to another in an hour. */
  readonly invitations: number;
  /** Trial calls, new ways to be called and mails to confirm or sign in, of one address in a minute. */
  readonly callChanges: number;
  /** Mails to confirm or to sign in that one mail address gets in an hour. */
  readonly mailsToAddress: number;
  /** Attempts at words and codes from one address, and from all of them together, in a minute: they could be guessed. */
  readonly guesses: number;
  readonly allGuesses: number;
  /** In milliseconds: how long answers of /healthz and /metrics are cached. */
  readonly answersKept: number;
  /** WebSocket connections from one address at the same time. */
  readonly connections: number;
  /** Messages on one connection in a second on average, and the burst. */
  readonly messages: number;
  readonly messageBurst: number;
  /** Messages of one person, and of one address, over WebSockets in a second, and the burst; expensive ones count several times. */
  readonly personWork: number;
  readonly personWorkBurst: number;
  readonly addressWork: number;
  readonly addressWorkBurst: number;
  /** Chat lines of one person in a minute, and the burst. */
  readonly chat: number;
  readonly chatBurst: number;
  /** Hints for one connection in a minute, and the burst. */
  readonly hints: number;
  readonly hintBurst: number;
  /** Tables watched over one connection. */
  readonly tables: number;
  /** Bytes of one message, and bytes that may be buffered for a slow client. */
  readonly messageBytes: number;
  readonly waitingBytes: number;
}

/** What a server needs to send mail. */
export interface MailSettings {
  /** The address of the SMTP server, with user and password. */
  readonly smtp: string;
  readonly from: string;
  /** Where people reach this server: mail must not lead where the sender of a request says. */
  readonly site: string;
}

export interface Settings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** A file for SQLite, or the address of a PostgreSQL: postgres://… */
  readonly database: string;
  /** The folder of the built web app. */
  readonly web: string;
  /** The path below which people reach it, such as `/bridge`; empty where it has the whole site. */
  readonly base: string;
  /** Other origins whose pages may connect, such as https://play.example.org behind a proxy that changes the host. */
  readonly origins: readonly string[];
  /** The domain that passkeys are bound to; without one, that of the page where the first was made. */
  readonly domain: string | undefined;
  /** How many proxies in front are trusted to say where requests come from. */
  readonly proxies: number;
  readonly logLevel: string;
  /** The bearer token for /metrics; without one nobody may read it. */
  readonly metricsToken: string | undefined;
  /** Where /metrics is served besides: a port of its own, and the address it listens on. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** Whether requests and messages become spans of OpenTelemetry. */
  readonly traces: boolean;
  /** Who answers for the notifications of this server: mailto: or https:, which push services ask for. Without it there are none. */
  readonly pushSubject: string | undefined;
  readonly mail: MailSettings | undefined;
  /** Hosts, perhaps with a port, to which webhooks may go though they are private. */
  readonly webhookAllow: readonly string[];
  /** For tests: hosts that are push services, too, and a certificate authority. No environment variable sets them. */
  readonly pushAllow: readonly string[];
  readonly authority: string | undefined;
  readonly games: readonly Game[];
  /** Address of a module whose `GAMES` the bots' threads play; without one, the usual games. */
  readonly botGames: string | undefined;
  /** How long somebody must have been away before the others may vote for a bot, in milliseconds. */
  readonly grace: number;
  /** In milliseconds: over how long a server that stops closes connections, so that not all clients come to another one at once. */
  readonly spread: number;
  /** How long a table that nobody watches stays in memory. */
  readonly idle: number;
  /** In milliseconds: how often the periodic jobs run. */
  readonly chores: number;
  /** In milliseconds: the least time between the last entry and a bot's answer. The app has its own pace for showing moves. */
  readonly botPause: number;
  /** In milliseconds: after which time without an answer a bot is restarted, by this process or another. */
  readonly botPatience: number;
  /** In milliseconds: how long a bot may think until it is stopped and a simple one answers. */
  readonly botLimit: number;
  readonly botThreads: number;
  /** The factor by which bots think less about their moves. */
  readonly botHurry: number;
  /** For tests: one seed for every table, instead of a fresh one for each. No environment variable sets it. */
  readonly seed: string | undefined;
  /** In days: how long tables are kept whose match never began, and finished matches; 0 keeps them for ever. */
  readonly keepGathering: number;
  readonly keepFinished: number;
  /** In days: after how long without an entry a match is archived until one of its players comes; 0 for never. */
  readonly putAwayAfter: number;
  /** The folder of backups; undefined if none are made by themselves. */
  readonly backups: string | undefined;
  /** The hour of the day after which the nightly backup is made, by the time of this machine. */
  readonly backupHour: number;
  /** The clock. Without one, the database's time of day, which all processes share; tests have their own. */
  readonly time: Time | undefined;
  readonly limits: Limits;
}

const MINUTE = 60_000;

const LIMITS: Limits = {
  requests: 600,
  newTables: 30,
  newGuests: 60,
  renames: 6,
  reports: 5,
  invitations: 10,
  callChanges: 20,
  mailsToAddress: 4,
  guesses: 10,
  allGuesses: 200,
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
  base: '',
  origins: [],
  domain: undefined,
  proxies: 0,
  logLevel: 'info',
  metricsToken: undefined,
  metricsPort: undefined,
  metricsHost: '127.0.0.1',
  traces: false,
  pushSubject: undefined,
  mail: undefined,
  webhookAllow: [],
  pushAllow: [],
  authority: undefined,
  games: GAMES,
  botGames: undefined,
  grace: 15 * MINUTE,
  spread: 5_000,
  idle: 2 * MINUTE,
  chores: 5_000,
  botPause: 100,
  botPatience: 15_000,
  botLimit: MINUTE,
  botThreads: Math.max(1, availableParallelism() - 1),
  botHurry: 1,
  seed: undefined,
  keepGathering: 30,
  keepFinished: 0,
  putAwayAfter: 180,
  backups: undefined,
  backupHour: 3,
  time: undefined,
  limits: LIMITS,
};

/** Settings that a caller can override; the others have their defaults. */
export type Overrides = Partial<Omit<Settings, 'limits'>> & { readonly limits?: Partial<Limits> };

export function settingsFor({ limits, ...overrides }: Overrides): Settings {
  const database = overrides.database ?? DEFAULTS.database;
  const backups = folderBeside(database);
  return { ...DEFAULTS, backups, ...overrides, limits: { ...LIMITS, ...limits } };
}

/** Where backups lie unless another folder is named: beside the file, or where the file of SQLite would be. */
function folderBeside(database: string): string {
  return join(dirname(kindOf(database) === 'sqlite' ? database : DEFAULTS.database), 'backups');
}
