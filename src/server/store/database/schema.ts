import type { Generated, Insertable, Kysely, Selectable } from 'kysely';
import type { CallChannel, CallKind } from '../../../host/calls.ts';
import type { LogRow, SeatRow, SnapshotRow, TableRow } from '../../../host/store.ts';
import type { Relation } from '../../../protocol/companions.ts';
import type { PaceKind } from '../../../protocol/pace.ts';
import type { Format } from '../../../protocol/tournaments.ts';
import type { WaitingPace } from '../../../protocol/waiting.ts';

/** The tables of the database, the same in SQLite and PostgreSQL. Times are milliseconds since 1970; JSON is stored as text. */

interface PeopleTable {
  id: string;
  name: string;
  made: number;
  seen: number;
  /** What they are called for and how, as `callBit` says; null or 0 if they are not. */
  calls: Generated<number | null>;
  /** The house mark they have chosen; null for the one that is cut from their name. */
  mark: Generated<string | null>;
  /** 1 if they show others nothing but their name. */
  private: Generated<number>;
  /** When they deleted their name; null if they have not. */
  gone: Generated<number | null>;
  /** The name as `foldName` makes it, to search by. */
  folded: Generated<string | null>;
  /** Up to when they have read what a host did that concerns them. */
  told: Generated<number | null>;
}

/** One row for each device of a person; the secret itself is only in the device's cookie. */
interface DevicesTable {
  secret_hash: string;
  person: string;
  made: number;
  /** When it was last seen, and its browser and system; null for devices not seen since the columns exist. */
  seen: number | null;
  browser: string | null;
  /** The network it was last seen in, as a keyed hash that tells only whether two are the same. */
  network: Generated<string | null>;
}

interface LinksTable {
  token_hash: string;
  person: string;
  expires: number;
}

/** A key on a device of the person, by which they sign in. The device keeps the private half. */
interface PasskeysTable {
  /** The credential's id, in base64url like the public key. */
  id: string;
  person: string;
  public_key: string;
  /** How often it was used, as far as the device counts. */
  counter: number;
  /** The domain for which it was made. It works nowhere else. */
  rp_id: string;
  /** Browser and system that it was made with. */
  browser: string;
  made: number;
  used: number | null;
}

/** What a passkey has to sign, once. With a person, only for a new key of theirs. */
interface ChallengesTable {
  challenge: string;
  person: string | null;
  expires: number;
}

/** A code on paper that signs in once. When and where it was used is kept, for its owner to see. */
interface CodesTable {
  code_hash: string;
  person: string;
  made: number;
  used: number | null;
  browser: string | null;
}

/** A call to somebody, and what has become of it. */
interface CallsTable {
  person: string;
  table_id: string;
  turn: number;
  kind: CallKind;
  channel: CallChannel;
  made: number;
  /** When it is looked at, again and again until it is sent, dropped or failed. */
  due: number;
  state: Generated<'waiting' | 'sending' | 'sent' | 'dropped' | 'failed'>;
  /** How often sending has failed. */
  tries: Generated<number>;
  /** Why it waits, was dropped or has failed. */
  reason: Generated<string | null>;
  /** How often a process ended while it was sending it: perhaps it came more than once. */
  interrupted: Generated<number>;
  /** The process that is sending it. */
  node: Generated<string | null>;
  /** When it was sent, dropped or given up. */
  done: Generated<number | null>;
}

/** How somebody wants to be called, as JSON. */
interface CallPreferencesTable {
  person: string;
  wishes: string;
}

/** What somebody wants of one table, and when they last touched its page. */
interface CallTablesTable {
  person: string;
  table_id: string;
  mode: Generated<'usual' | 'loud' | 'silent'>;
  attended: Generated<number>;
}

/** A browser that takes notifications. It belongs to a device that is signed in, and goes with it. */
interface PushTable {
  endpoint: string;
  device: string;
  p256dh: string;
  auth: string;
  /** Our public key that it was made for. */
  server_key: string;
  made: number;
  /** When a notification last got through. */
  reached: number | null;
  failures: number;
  failing_since: number | null;
  problem: string | null;
}

/** Where somebody gets mail; nothing is sent there before it is confirmed, but for the link that confirms it. */
interface MailTable {
  person: string;
  address: string;
  confirmed: number | null;
  token_hash: string | null;
  expires: number | null;
  problem: string | null;
}

/** A program or chat of somebody's own that is told of calls. */
interface WebhooksTable {
  person: string;
  url: string;
  /** Signs what is sent; shown once. */
  secret: string;
  /** Where the links lead: the address that the person uses this server by. */
  site: string;
  made: number;
  reached: number | null;
  problem: string | null;
  failing_since: number | null;
}

/** Keys of the server itself, made once. */
interface KeysTable {
  name: string;
  value: string;
}

/** A person that is a program: who made it, and the hash of its token while that has not been revoked. */
interface ProgramsTable {
  person: string;
  owner: string;
  token_hash: string | null;
}

interface VotesTable {
  table_id: string;
  seat: number;
  person: string;
  /** The level of the bot that the person wants. */
  level: string | null;
}

/** Somebody who plays there agrees that the seat is offered to others. */
interface SeatOffersTable {
  table_id: string;
  seat: number;
  person: string;
}

/** Somebody who had a seat before its owner: all entries of the log before `until` are theirs, or those of owners before them. */
interface FormerOwnersTable {
  table_id: string;
  seat: number;
  until: number;
  person: string;
  at: number;
}

/** Somebody who may not chat at a table. */
interface MutesTable {
  table_id: string;
  person: string;
}

interface ChatTable {
  table_id: string;
  id: number;
  person: string;
  name: string;
  text: string;
  at: number;
  /** What is proposed with it, as JSON. */
  proposed: string | null;
}

/** One row, written repeatedly to check whether writing works. */
interface ProbesTable {
  id: number;
  written: string;
}

/** Periodic jobs that run once for all processes, and when they last ran. */
interface ChoresTable {
  name: string;
  done: number;
  /** When one is to be run again; null for what is no job, such as the heartbeat. */
  due: Generated<number | null>;
  /** The process that runs it. */
  node: Generated<string | null>;
}

/** Columns that only the server has: the process that began the match, or stored the entry. */
interface TablesTable extends TableRow {
  readonly node: Generated<string | null>;
  /** When the match was archived because nobody had come for long; null if it is not. */
  readonly put_away: Generated<number | null>;
  /** 1 if the spare snapshots of a finished match have been deleted. */
  readonly trimmed: Generated<number>;
  /** 1 if the result of a finished match has been counted. */
  readonly counted: Generated<number>;
  /** How often it could not be counted; null if that has not been tried in vain. */
  readonly count_tries: Generated<number | null>;
}

interface LogTable extends LogRow {
  readonly node: Generated<string | null>;
}

/** The clocks of a match, as entries write them. */
export interface ClocksRow {
  table_id: string;
  /** As JSON. */
  state: string;
  /** When somebody has to look at them again. */
  due: number | null;
  /** Grows by one with every change. */
  revision: number;
  /** The length of the log after the last entry that changed them. What changes with no entry is published. */
  sequence: number;
}

interface ClocksTable extends ClocksRow {
  /** The process that looks at them, because they are due. */
  node: Generated<string | null>;
}

/** A person's holidays. */
interface HolidaysTable {
  person: string;
  since: number;
  until: number;
}

/** A tournament. `rounds` is how many are planned; the round being played is the newest of its rounds. */
interface TournamentsTable {
  id: string;
  name: string;
  host: string;
  game: string;
  options: string;
  /** As JSON. */
  pace: string | null;
  rated: number;
  format: Format;
  seats: number;
  rounds: number;
  /** In milliseconds: a round begins so long after the one before at the earliest; null if as soon as that has ended. */
  every: number | null;
  /** Whether it is listed; otherwise it is found by its link only. */
  open: number;
  state: 'entry' | 'running' | 'over' | 'called-off';
  /** Decides lots and seatings. */
  seed: string;
  /** A line of the host's for the screen in the room. */
  notice: string | null;
  made: number;
  /** When it begins by itself. */
  starts: number | null;
  started: number | null;
  ended: number | null;
  /** When somebody has to look at it again; null if nobody has to. */
  due: Generated<number | null>;
  /** How often it has changed. */
  marks: Generated<number>;
}

/** Somebody who takes part, a person or a bot; neither if the person's account is gone. */
interface TournamentEntriesTable {
  tournament: string;
  /** The person's id, or a name of the bot's own. */
  entrant: string;
  person: string | null;
  /** The level of a bot. */
  bot: string | null;
  /** Stronger ones first, from 0; set when the tournament begins. */
  seed: number | null;
  state: 'in' | 'left';
  made: number;
}

interface TournamentRoundsTable {
  tournament: string;
  /** From 1. */
  round: number;
  seed: string;
  /** Entrants without a table, as JSON. */
  byes: string;
  made: number;
  ended: number | null;
}

/** A table of a round, and its result once the match is over: lists by seat as JSON. */
interface TournamentTablesTable {
  tournament: string;
  round: number;
  number: number;
  table_id: string;
  players: string;
  places: string | null;
  scores: string | null;
  /** Seats whose players did not come. */
  absent: string | null;
  /** Why the host has decided the result. */
  note: string | null;
  /** Whether a host of the server ended the match without a result: then it is a draw. */
  called_off: Generated<number | null>;
}

/** What an organiser wrote for the screen, and when. */
interface TournamentNoticesTable {
  tournament: string;
  at: number;
  text: string;
}

/** How often somebody did not come to a match of a tournament, and until when they cannot enter another. */
interface TournamentWaitsTable {
  person: string;
  times: number;
  until: number;
}

/** What became of a seat: its owner played to the end, resigned, or a bot had taken over. */
export type SeatOutcome = 'played' | 'resigned' | 'taken-over';

/** The result of a seat in a finished match. It is kept when the match is removed. */
interface ResultsTable {
  table_id: string;
  seat: number;
  game: string;
  person: string | null;
  /** The level of a bot. */
  bot: string | null;
  place: number;
  /** How many seats the table had, and how many people sat there. */
  seats: number;
  people: number;
  ended: number;
  rated: number;
  /** 1 if everybody could find the table; otherwise only those who sat there may know of the match. */
  listed: number;
  pace: PaceKind;
  fate: SeatOutcome;
  /** How often the time of the seat ran out. */
  time_outs: number;
  /** How often others waited for the seat, and in milliseconds how long they did: half of the times shorter, half longer. */
  replies: number;
  reply: number | null;
  /** The network of the person's device at that time, as in `devices`. */
  network: string | null;
}

/** The people who are rated together, by game: how many matches were counted, and whether the numbers have to be made again. */
interface RatingPoolsTable {
  game: string;
  number: number;
  stale: Generated<number>;
}

/** What a rated match did to a seat's rating. From the other columns `before` and `after` can be made again at any time. */
interface RatingEventsTable {
  table_id: string;
  seat: number;
  game: string;
  /** The place of the match in the order in which they count. */
  number: number;
  person: string;
  place: number;
  seats: number;
  /** 1 if a bot had taken the seat over. */
  absent: number;
  at: number;
  before: number;
  after: number;
}

/** What follows from somebody's rating events in a game. */
interface RatingsTable {
  person: string;
  game: string;
  rating: number;
  /** The rating less its uncertainty, by which people are ordered. */
  safe: number;
  matches: number;
  wins: number;
  /** How many different people they have met. */
  opponents: number;
  /** When they last played. */
  last: number;
  /** Their places in the last five matches, the newest last, as a JSON list. */
  recent: string;
  /** By how much the rating has changed in the last ten matches. */
  trend: number;
}

/** An achievement, by the game's own list. The database calls it a deed. */
interface AchievementsTable {
  table_id: string;
  seat: number;
  deed: string;
  game: string;
  person: string;
  at: number;
}

/** What somebody thinks of another: one of the two, or no row. */
interface RelationsTable {
  person: string;
  other: string;
  kind: Relation;
  made: number;
}

/** A circle of people who play together. Whoever has the link can join. */
export interface GroupsTable {
  id: string;
  name: string;
  owner: string;
  link: string;
  made: number;
}

interface GroupMembersTable {
  group_id: string;
  person: string;
  joined: number;
}

/** A table that was made for a group. */
interface GroupTablesTable {
  table_id: string;
  group_id: string;
}

/** Somebody who waits, or waited, for others to play with. */
interface WaitingTable {
  id: string;
  person: string;
  game: string;
  seats: number;
  pace: WaitingPace;
  rated: number;
  /** In milliseconds: after which time bots may take the free seats; null for never. */
  bot_after: number | null;
  /** 1 if they go on waiting when no page of theirs is open. */
  stay: number;
  since: number;
  /** When the waiting ends; an open page puts that off, unless they stay. */
  until: number;
  /** When it ended, and how: they sat down with people alone or also with bots, or nobody was found. */
  ended: number | null;
  outcome: 'people' | 'bots' | 'left' | null;
  table_id: string | null;
  bots: number;
  /** 1 once they have seen what was found. */
  opened: number;
}

/** Somebody who may enter the host's room. */
interface HostsTable {
  person: string;
  made: number;
}

/** A link, printed by the command line, that makes whoever follows it a host. */
interface HostLinksTable {
  token_hash: string;
  expires: number;
}

/** A device on which a host has proved who they are, and until when that is enough. */
interface HostDoorsTable {
  device: string;
  until: number;
}

/** What a host has done. Nothing here is ever changed. */
interface HostLogTable {
  id: string;
  at: number;
  /** Null for what was done by the command line. */
  host: string | null;
  /** What the host was called then. */
  name: string;
  what: string;
  /** The person it was done to, if any. */
  about: string | null;
  /** The parameters of the sentence that tells it, as JSON. */
  details: string;
}

export type RestraintKind = 'mute' | 'ban';

/** Somebody who may not chat, or neither chat nor sit down, for a time. */
interface RestraintsTable {
  person: string;
  kind: RestraintKind;
  since: number;
  until: number;
  /** What the host says to them; empty for nothing. */
  why: string;
}

export type ReportOutcome = 'no-fault' | 'mute' | 'ban' | 'name';

/** What somebody has told the host about somebody. */
interface ReportsTable {
  id: string;
  kind: 'chat' | 'name';
  about: string;
  reporter: string;
  table_id: string;
  /** The id of the chat line. */
  line: number | null;
  /** The line or the name, as it was. */
  words: string;
  note: string;
  at: number;
  closed: number | null;
  /** What the host was called who closed it. */
  closer: string | null;
  outcome: ReportOutcome | null;
  /** What that host noted. */
  answer: Generated<string | null>;
}

/** What the host says to everybody. */
interface AnnouncementsTable {
  id: string;
  /** By language, as JSON. */
  texts: string;
  made: number;
  until: number;
}

/** A regular job that failed when it last ran. */
interface FailedJobsTable {
  name: string;
  at: number;
  /** How often since it last worked. */
  times: number;
  problem: string;
}

/** Figures of a day, counted from 1970. */
interface MeasuresTable {
  day: number;
  /** The most people that were there at once. */
  people: number;
  running: number;
  /** Entries of matches, and how long storing them took altogether and at most. */
  entries: number;
  stored_ms: number;
  worst_ms: number;
  /** The size of the database. */
  bytes: number;
}

interface Schema {
  people: PeopleTable;
  devices: DevicesTable;
  links: LinksTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
  codes: CodesTable;
  programs: ProgramsTable;
  tables: TablesTable;
  seats: SeatRow;
  votes: VotesTable;
  seat_offers: SeatOffersTable;
  former_owners: FormerOwnersTable;
  mutes: MutesTable;
  log: LogTable;
  snapshots: SnapshotRow;
  chat: ChatTable;
  probes: ProbesTable;
  chores: ChoresTable;
  calls: CallsTable;
  call_wishes: CallPreferencesTable;
  call_tables: CallTablesTable;
  push: PushTable;
  mail: MailTable;
  webhooks: WebhooksTable;
  server_keys: KeysTable;
  clocks: ClocksTable;
  holidays: HolidaysTable;
  tournaments: TournamentsTable;
  tournament_entries: TournamentEntriesTable;
  tournament_rounds: TournamentRoundsTable;
  tournament_tables: TournamentTablesTable;
  tournament_waits: TournamentWaitsTable;
  tournament_notices: TournamentNoticesTable;
  results: ResultsTable;
  rating_pools: RatingPoolsTable;
  rating_events: RatingEventsTable;
  ratings: RatingsTable;
  deeds: AchievementsTable;
  relations: RelationsTable;
  groups: GroupsTable;
  group_members: GroupMembersTable;
  group_tables: GroupTablesTable;
  waiting: WaitingTable;
  hosts: HostsTable;
  host_links: HostLinksTable;
  host_doors: HostDoorsTable;
  host_log: HostLogTable;
  restraints: RestraintsTable;
  reports: ReportsTable;
  announcements: AnnouncementsTable;
  failed_jobs: FailedJobsTable;
  measures: MeasuresTable;
}

export type Database = Kysely<Schema>;

export type DatabaseKind = 'sqlite' | 'postgres';

export type StoredTableRow = Selectable<TablesTable>;
export type PersonRow = Omit<Selectable<PeopleTable>, 'calls' | 'mark' | 'private' | 'gone' | 'folded' | 'told'> & {
  readonly calls?: number | null;
  readonly mark?: string | null;
  readonly private?: number;
  readonly gone?: number | null;
  readonly folded?: string | null;
  readonly told?: number | null;
};
export type DeviceRow = Selectable<DevicesTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type CodeRow = Selectable<CodesTable>;
export type ProgramRow = Selectable<ProgramsTable>;
export type ChatRow = Selectable<ChatTable>;
export type StoredCall = Selectable<CallsTable>;
export type StoredChore = Selectable<ChoresTable>;
export type DueClocks = Selectable<ClocksTable>;
export type PushRow = Selectable<PushTable>;
export type MailRow = Selectable<MailTable>;
export type WebhookRow = Selectable<WebhooksTable>;
export type TournamentRow = Selectable<TournamentsTable>;
export type NewTournamentRow = Insertable<TournamentsTable>;
export type TournamentEntryRow = Selectable<TournamentEntriesTable>;
export type TournamentRoundRow = Selectable<TournamentRoundsTable>;
export type TournamentTableRow = Selectable<TournamentTablesTable>;
export type ResultRow = Selectable<ResultsTable>;
export type RatingEventRow = Selectable<RatingEventsTable>;
export type RatingRow = Selectable<RatingsTable>;
export type AchievementRow = Selectable<AchievementsTable>;
export type WaitingRow = Selectable<WaitingTable>;
export type RestraintRow = Selectable<RestraintsTable>;
export type ReportRow = Selectable<ReportsTable>;
export type HostLogRow = Selectable<HostLogTable>;
export type MeasureRow = Selectable<MeasuresTable>;
