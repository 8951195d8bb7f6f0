import { z } from 'zod';
import { LANGUAGE_IDS } from '../kernel/languages.ts';
import type { MessageParams } from '../kernel/messages.ts';
import { cleanLine } from './clean.ts';
import type { Pace } from './pace.ts';

/** Bodies of requests and answers of the host's room, and of reports to it. */

const words = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform(cleanLine)
    .refine((text) => text.length <= most, `has to be at most ${most} letters long`);

const personId = z.string().min(1).max(20);

/** POST /api/tables/:id/report: tells the host about a chat line, or about somebody's name. */
export const newReport = z.strictObject({
  person: personId,
  line: z.number().int().min(1).optional(),
  note: words(300).default(''),
});

/** The answer to it. */
interface ReportTaken {
  readonly reported: true;
}

/** What a host has imposed on the reader: in the answer to GET /api/me. */
export interface Restraint {
  readonly kind: 'mute' | 'ban';
  readonly until: number;
  /** What the host says about it; empty for nothing. */
  readonly why: string;
}

/** What a host says to everybody: in the answer to GET /api/me. */
export interface AnnouncementInfo {
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly made: number;
  readonly until: number;
}

/** GET /api/host/door: whether the reader may enter here and now. */
export interface HostDoor {
  readonly state: 'open' | 'closed' | 'not-host' | 'no-host';
  /** By what a host can open it. */
  readonly passkeys: number;
  readonly codes: number;
}

/** GET /api/host/door/:token: whether a link that the command line printed still works, and whom it would make a host. */
export interface HostLinkInfo {
  readonly name: string;
}

/** Days and hours that a mute or a ban may last: a year at most. */
const hours = z
  .number()
  .int()
  .min(1)
  .max(24 * 366);

/** PUT /api/host/people/:id/mute and /ban */
export const newRestraint = z.strictObject({
  hours,
  why: words(200).default(''),
  /** The report that it answers. */
  report: z.string().max(20).optional(),
});

/** POST /api/host/people/:id/name: takes the name away. */
export const takenName = z.strictObject({ report: z.string().max(20).optional(), note: words(200).default('') });

/** POST /api/host/reports/:id/no-fault: what the host noted, for other hosts. */
export const reportAnswer = z.strictObject({ note: words(200).default('') });

/** PUT /api/host/people/:id/host */
export const hostChange = z.strictObject({ host: z.boolean() });

/** POST /api/host/announcements */
export const newAnnouncement = z.strictObject({
  texts: z
    .partialRecord(z.enum(LANGUAGE_IDS), words(280))
    .refine((texts) => Object.values(texts).some((text) => text !== ''), 'has to say something'),
  /** In milliseconds since 1970: at most a month ahead. */
  until: z.number().int().positive(),
});

/** In milliseconds: what is announced stays up so long at most. */
export const LONGEST_ANNOUNCEMENT = 31 * 24 * 60 * 60_000;

/** POST /api/host/backups/:name/restore: the name of the backup again, so that nobody does it by mistake. */
export const restoreRequest = z.strictObject({ name: z.string().max(100) });

/** GET /api/host/people */
export const peopleQuery = z.strictObject({ name: z.string().max(60).optional() });

/** GET /api/host/tables */
export const TABLE_GROUPS = ['running', 'stuck', 'gathering', 'away'] as const;
export const tablesQuery = z.strictObject({
  which: z.enum(TABLE_GROUPS).default('running'),
  game: z.string().max(40).optional(),
  /** A part of a player's name, or an id. */
  name: z.string().max(60).optional(),
});

/** GET /api/host/reports */
export const reportsQuery = z.strictObject({ state: z.enum(['open', 'closed']).default('open') });

/** GET /api/host/log */
export const logQuery = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,15}\.[a-z0-9]{16}$/, "has to be the 'more' of the page before")
    .optional(),
});

export interface HostPerson {
  readonly id: string;
  readonly name: string;
  /** Their house mark. */
  readonly mark: string;
  readonly made: number;
  readonly seen: number;
  /** Whether they were seen within the last minutes. */
  readonly here: boolean;
  readonly matches: number;
  readonly host: boolean;
  /** Whether it is a program with a token. */
  readonly program: boolean;
  /** Whether a report about them waits. */
  readonly reported: boolean;
  readonly restraints: readonly Restraint[];
}

export interface HostPeople {
  readonly people: readonly HostPerson[];
  /** How many there are altogether, and whether others would fit, too. */
  readonly all: number;
  readonly more: boolean;
}

/** GET /api/host/people/:id, and the answer to everything that is done to somebody. */
export interface HostPersonDetails extends HostPerson {
  readonly tables: readonly HostTable[];
  readonly reports: readonly HostReport[];
  readonly log: readonly HostLogEntry[];
  readonly passkeys: number;
  readonly codes: number;
  readonly devices: number;
}

/** POST /api/host/people/:id/link: signs somebody in who has lost every key. Works once. */
export interface HostPersonLink {
  readonly path: string;
  readonly expires: number;
}

/** Why nothing happens at a table. */
export type StuckReason = 'unknown-game' | 'newer-rules' | 'unreadable' | 'bot-late' | 'clock-late';

/** A table as a host may know it: what anybody who watches may, and of private ones not where they are. */
export interface HostTable {
  /** Names the table in the host's room, and nowhere else. */
  readonly handle: string;
  /** The id, if the table is open to all. */
  readonly table?: string;
  readonly game: string;
  readonly version: number;
  readonly state: 'gathering' | 'running' | 'over';
  readonly players: readonly string[];
  readonly pace?: Pace;
  readonly created: number;
  readonly moved: number;
  readonly putAway: boolean;
  /** At a match with clocks: whether a host has stopped them. */
  readonly clocks?: 'go' | 'stopped';
  /** Whether the host sits there, and so may not touch it. */
  readonly mine: boolean;
  readonly stuck?: StuckReason;
}

export interface HostTables {
  readonly tables: readonly HostTable[];
  readonly more: boolean;
}

/** Since when a host has stopped the clocks of all matches, if so. */
export interface HostClocks {
  readonly since?: number;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface HostReport {
  readonly id: string;
  readonly kind: 'chat' | 'name';
  readonly about: Named;
  readonly reporter: Named;
  readonly at: number;
  /** The line or the name, as it was. */
  readonly words: string;
  /** What the reporter adds; empty for nothing. */
  readonly note: string;
  /** The line that was reported, and five around it. */
  readonly lines: readonly {
    readonly name: string;
    readonly text: string;
    readonly at: number;
    readonly reported: boolean;
  }[];
  readonly closed?: {
    readonly at: number;
    readonly name: string;
    readonly outcome: ReportEnd;
    /** What the host noted; empty for nothing. */
    readonly note: string;
  };
}

type ReportEnd = 'no-fault' | 'mute' | 'ban' | 'name';

export interface HostReports {
  readonly reports: readonly HostReport[];
}

export interface HostAnnouncements {
  readonly announcements: readonly AnnouncementInfo[];
}

export interface HostJobs {
  readonly failed: readonly {
    readonly name: string;
    readonly at: number;
    readonly times: number;
    readonly problem: string;
  }[];
  /** Calls of the last seven days. */
  readonly calls: readonly {
    readonly channel: 'push' | 'mail' | 'webhook';
    /** Whether this server can send them. */
    readonly set: boolean;
    readonly waiting: number;
    readonly sent: number;
    readonly dropped: number;
    readonly failed: number;
    /** Why the last one failed. */
    readonly problem?: string;
  }[];
  /** Bots that think in this process, and when the next clock runs out. */
  readonly thinking: number;
  readonly nextClock?: number;
}

/** POST /api/host/jobs/:name/again */
export interface JobOutcome extends HostJobs {
  readonly worked: boolean;
}

export interface BackupInfo {
  readonly name: string;
  readonly made: number;
  readonly reason: 'nightly' | 'by-hand' | 'before-update' | 'before-restore';
  readonly bytes: number;
}

export interface HostDatabase {
  readonly kind: 'sqlite' | 'postgres';
  /** Without user and password. */
  readonly place: string;
  readonly version: string;
  readonly bytes: number;
  /** In bytes: how much room is left on the disk, if that can be told from here. */
  readonly room?: number;
  /** The sizes of the last days. */
  readonly growth: readonly { readonly day: number; readonly bytes: number }[];
  /** Missing if backups are switched off. */
  readonly backups?: {
    readonly folder: string;
    readonly hour: number;
    readonly list: readonly BackupInfo[];
    /** Whether the host may have one now: it holds everybody's hand. */
    readonly download: boolean;
  };
}

/** POST /api/host/backups and /api/host/backups/:name/check */
export interface BackupOutcome {
  readonly name: string;
  readonly bytes: number;
  readonly people: number;
  readonly tables: number;
  readonly entries: number;
}

/** POST /api/host/backups/:name/restore: it has begun; the server answers again when it is done. */
interface RestoreBegun {
  readonly restoring: true;
}

export interface HostSetting {
  readonly variable: string;
  /** Secrets are only said to be set. */
  readonly value: string;
  readonly secret: boolean;
  readonly isDefault: boolean;
}

export interface HostSettings {
  readonly version: string;
  readonly settings: readonly HostSetting[];
  /** The domain that passkeys are bound to, once there is one. */
  readonly passkeys?: string;
}

/** Everything that hosts do. Each has a sentence in the host's room. */
export type HostActionKind =
  | 'became-host'
  | 'made-host'
  | 'ended-host'
  | 'opened'
  | 'made-host-link'
  | 'made-link'
  | 'muted'
  | 'unmuted'
  | 'banned'
  | 'unbanned'
  | 'took-name'
  | 'closed-report'
  | 'ended-table'
  | 'put-table-away'
  | 'stopped-clocks'
  | 'let-clocks-go-on'
  | 'stopped-all-clocks'
  | 'let-all-clocks-go-on'
  | 'renamed-tournament'
  | 'ended-tournament'
  | 'ended-notice'
  | 'renamed-group'
  | 'ended-group'
  | 'read-matches'
  | 'announced'
  | 'ended-announcement'
  | 'ran-job'
  | 'called-again'
  | 'backed-up'
  | 'checked-backup'
  | 'downloaded-backup'
  | 'restored'
  | 'restore-failed';

/** POST /api/host/tournaments/:id/rename, and /api/host/groups/:id/rename. Answered with the `HostGatherings`. */
export const newGatheringName = z.strictObject({
  name: words(40).refine((text) => text.length >= 3, 'has to be at least 3 letters long'),
});

/** A tournament as hosts of the server see it. */
export interface HostTournament {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly state: 'entry' | 'running' | 'over' | 'called-off';
  readonly open: boolean;
  readonly made: number;
  readonly host: Named;
  /** What stands on its screen now, and the last that stood there, the newest first. */
  readonly notice?: string;
  readonly said: readonly { readonly at: number; readonly text: string }[];
}

export interface HostGroup {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly owner: Named;
  readonly members: number;
}

/** GET /api/host/gatherings, and the answer to whatever changes one of them. */
export interface HostGatherings {
  readonly tournaments: readonly HostTournament[];
  readonly groups: readonly HostGroup[];
}

/** Something that a host did. */
export interface HostLogEntry {
  readonly id: string;
  readonly at: number;
  /** Missing for what was done by the command line. */
  readonly host?: Named;
  readonly what: HostActionKind;
  readonly details: MessageParams;
}

export interface HostLog {
  readonly actions: readonly HostLogEntry[];
  /** For `before`, if there are older ones. */
  readonly more?: string;
}

/** What wants the host's eye, the worst first. */
export type HostConcern =
  | 'no-backups'
  | 'backup-failed'
  | 'backup-late'
  | 'disk-low'
  | 'unreadable'
  | 'job-failed'
  | 'calls-failed'
  | 'reports'
  | 'no-mail';

export interface HostOverview {
  readonly concerns: readonly { readonly what: HostConcern; readonly count: number }[];
  /** How many of them wait for something to be done. */
  readonly hosts: number;
  readonly people: { readonly here: number; readonly week: number; readonly days: readonly number[] };
  readonly tables: {
    readonly live: number;
    readonly days: number;
    readonly none: number;
    readonly history: readonly number[];
  };
  /** In milliseconds: how long moves of today take until they are on disk. */
  readonly moves: { readonly mean?: number; readonly worst?: number; readonly days: readonly number[] };
  readonly database: { readonly bytes: number; readonly room?: number; readonly days: readonly number[] };
}

/** Rated matches of two or three people that seem to be arranged. There are good reasons for each, so nothing follows by itself. */
export interface HostSuspicion {
  /** Played in one network; met hardly anybody else; gave up where the other won, and never the other way round. */
  readonly kind: 'same-network' | 'same-few' | 'gives-up';
  readonly game: string;
  readonly who: Named;
  readonly others: readonly Named[];
  /** How often, and of how many. */
  readonly times: number;
  readonly of: number;
}

/** GET /api/host/fair-play: of rated matches in so many days, what happened most often first. */
export interface HostFairPlay {
  readonly days: number;
  readonly suspicions: readonly HostSuspicion[];
  readonly more: boolean;
}

export type HostAnswer =
  | ReportTaken
  | HostDoor
  | HostLinkInfo
  | HostPeople
  | HostPersonDetails
  | HostPersonLink
  | HostTables
  | HostClocks
  | HostGatherings
  | HostReports
  | HostFairPlay
  | HostAnnouncements
  | HostJobs
  | JobOutcome
  | HostDatabase
  | BackupOutcome
  | RestoreBegun
  | HostSettings
  | HostLog
  | HostOverview;
