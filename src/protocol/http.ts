import { z } from 'zod';
import type { OptionValue, Question, Seat } from '../kernel/game.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { PlansAhead } from './ahead.ts';
import type { CalledList, CallSettings, TestOutcome } from './calls.ts';
import { personName, seatRequest } from './client.ts';
import type { CompanionList, PeopleFound } from './companions.ts';
import type { GroupList, GroupPage, GroupSummary } from './groups.ts';
import type { Notes } from './notes.ts';
import type { Pace } from './pace.ts';
import { LEADERBOARD_FILTERS, type Profile } from './people.ts';
import type { PuzzleTries } from './puzzle-try.ts';
import type { Person, RefusalCode, TableInfo } from './server.ts';
import type { EditingLink, SharedRevision, SharedStudyList } from './study/shared.ts';
import type { TournamentPage } from './tournaments.ts';
import type { WaitingRoom } from './waiting.ts';

/** Bodies of HTTP requests and answers. The body of POST /api/tables is `newTable`. */

/** The path of the WebSocket. */
export const SOCKET_PATH = '/socket';

/** PUT /api/me; both /api/me answer with a `Person`. */
export const newName = z.strictObject({ name: personName });

/** POST /api/tables/:id/join and /leave; without a seat, the first free one, or all of one's own. */
export const whichSeat = z.strictObject({ seat: z.number().int().min(0).max(6).optional() });

/** POST /api/tables/:id/seat, by the host while the table gathers. */
export const newSeat = z.strictObject({ seat: z.number().int().min(0).max(6), wish: seatRequest });

/** POST /api/me/link: opened on another device, the path makes it the same person's. Works once. */
export interface CarryLink {
  readonly token: string;
  readonly path: string;
  readonly expires: number;
}

/** POST /api/tables/:id/mute, by those who play there: whether that person may not chat there. */
export const muting = z.strictObject({ person: z.string().max(20), muted: z.boolean() });

/** POST /api/tables/:id/spectators-chat, by those who play there: whether those who only watch may chat. */
export const spectatorsChat = z.strictObject({ allowed: z.boolean() });

/**
 * POST /api/tables/:id/pause, while a match with a pace runs: stops all clocks, or lets them go on. As the host at once; as a
 * player when all players want it, until one of them wants to go on.
 */
export const pausing = z.strictObject({ paused: z.boolean(), as: z.enum(['host', 'player']).default('player') });

/** POST /api/tables/:id/offer, by somebody who plays there: agrees that a seat whose owner has left is offered to others, or ends that. */
export const offering = z.strictObject({ seat: z.int().min(0).max(6), offered: z.boolean() });

/** POST /api/tables/:id/take-over: sits down at a seat that is offered, and plays on. */
export const takingOver = z.strictObject({ seat: z.int().min(0).max(6) });

/** Somebody would like to wait though every seat is taken, or to begin after all. */
export const holding = z.strictObject({ held: z.boolean() });

/**
 * POST /api/tables/:id/adjourn, while a live match runs: proposes when to go on, in milliseconds since 1970, or answers what is
 * proposed. When all who play have agreed, clocks rest until then.
 */
export const adjourning = z.union(
  [z.strictObject({ until: z.number().int().min(0).max(8_640_000_000_000) }), z.strictObject({ agree: z.boolean() })],
  { error: "say 'until' when, in milliseconds since 1970, or whether you 'agree', true or false" },
);

/** PUT /api/me/holiday: the person's clocks at tables by days stand from now on for so many days. DELETE ends it at once. */
export const newHoliday = z.strictObject({ days: z.number().int().min(1).max(30) });

/** GET /api/me/holiday, and the answer to PUT and DELETE. */
export interface HolidayInfo {
  /** When the holiday ends; left out if there is none now. */
  readonly until?: number;
  /** How many days of holiday are left within 365 days. */
  readonly left: number;
}

/** What a device would lose access to by signing in as another person. */
export interface PersonSummary {
  readonly name: string;
  readonly matches: number;
  readonly bots: number;
  /** Other devices of that person. */
  readonly devices: number;
}

/** GET /api/link/:token: whose link it is; it can still be followed afterwards. */
export interface LinkInfo {
  readonly person: Person;
  /** The person that this browser is signed in as now, if any. */
  readonly instead?: PersonSummary;
}

/**
 * POST /api/link/:token, answered with the `Person`; the token may be the three words from another device. If the browser would stop
 * being another person, `join` must be set, to join what that one has to the new one's, or `giveUp`, to leave it.
 */
export const followLink = z.strictObject({ giveUp: z.boolean().default(false), join: z.boolean().default(false) });

/** POST /api/me/words: typed on another device within five minutes, they make it the same person's. Work once. */
export interface CarryWords {
  readonly words: string;
  readonly expires: number;
}

/** A key on a device by which a person signs in. */
export interface PasskeyInfo {
  readonly id: string;
  /** Browser and system it was made with. */
  readonly browser: string;
  readonly made: number;
  readonly used?: number;
}

/** GET /api/me/account, and the answer to everything that changes it. */
export interface Account {
  readonly passkeys: readonly PasskeyInfo[];
  /** How many recovery codes are left, and when and with which browser the others were used. */
  readonly codes: {
    readonly left: number;
    readonly used: readonly { readonly at: number; readonly browser: string }[];
  };
}

/** POST /api/me/codes: ten codes, each of which signs in once, in the place of earlier ones. They are not shown again. */
export interface NewCodes {
  readonly codes: readonly string[];
  readonly account: Account;
}

/** POST /api/me/passkeys and /api/sign-in/passkey: what the browser's WebAuthn interface gave, as JSON. */
export const signedByPasskey = z.looseObject({
  id: z.string().min(1).max(1_400),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});

/** POST /api/sign-in/code. */
export const recoveryCode = z.strictObject({ code: z.string().max(200) });

/** POST /api/sign-in/passkey and /api/sign-in/code: a link's token, to follow by POST /api/link/:token. */
export interface SignInToken {
  readonly token: string;
}

/** DELETE /api/me: the name as it is written, so that nobody does it by mistake. */
export const ownName = z.strictObject({ name: z.string() });

/** A device on which a person is signed in. */
export interface DeviceInfo {
  readonly id: string;
  /** Browser and system, as far as they are known: 'Firefox, Windows'. */
  readonly browser: string;
  readonly made: number;
  readonly seen: number;
  /** Whether it is the device of this request. */
  readonly here: boolean;
}

/** GET /api/me/devices, and the answer to DELETE /api/me/devices/:id. */
export interface DeviceList {
  readonly devices: readonly DeviceInfo[];
}

/** POST /api/me/bots: lets a program sit down as a bot of that name. */
export const newBot = z.strictObject({ name: personName });

/** A program that plays as somebody's bot. */
export interface BotInfo {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

/** The answer to POST /api/me/bots. The token is not shown again. */
export interface NewBot extends BotInfo {
  readonly token: string;
}

/** GET /api/me/bots, and the answer to DELETE /api/me/bots/:id. */
export interface BotList {
  readonly bots: readonly BotInfo[];
}

interface OptionInfo {
  readonly default: OptionValue;
  /** What it may be, for each number of seats. */
  readonly values: Readonly<Record<number, readonly OptionValue[]>>;
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly seats: readonly number[];
  readonly defaultSeats: number;
  readonly options: Readonly<Record<string, OptionInfo>>;
}

/** GET /api/games */
export interface GameList {
  readonly games: readonly GameInfo[];
  /** Names of the bots, from weak to strong. */
  readonly bots: readonly string[];
  /** The paces that can be chosen by name. */
  readonly paces: Readonly<Record<string, Pace>>;
}

/** GET /api/tables?state=gathering|running and GET /api/tables/mine. Every other answer about a table is its `TableInfo`. */
export interface TableList {
  readonly tables: readonly TableInfo[];
}

/** Marks the end of a page of finished matches: when the last of them ended, and its id. */
const PAGE_MARK = /^\d{1,15}\.[a-z0-9]{10}$/;

/** GET /api/tables/finished: one's own finished matches, perhaps of one game or with people whose names contain `with`. */
export const finishedQuery = z.strictObject({
  game: z.string().max(60).optional(),
  with: z.string().max(60).optional(),
  /** The `more` of the page before. */
  before: z.string().regex(PAGE_MARK, "has to be the 'more' of the page before").optional(),
});

export type FinishedQuery = z.infer<typeof finishedQuery>;

/** A page of finished matches, those that ended last first. With `more` there are further ones. */
export interface FinishedList extends TableList {
  readonly more?: string;
}

/** GET /api/people/:id/results */
export const resultsQuery = z.strictObject({
  /** The `more` of the page before. */
  before: z.string().regex(PAGE_MARK, "has to be the 'more' of the page before").optional(),
});

/** POST /api/me/told: up to when one has read what a host did. Answered with the `Person`. */
export const toldUntil = z.strictObject({ until: z.number().int().min(0).max(8_640_000_000_000) });

/** PUT /api/me/profile: whether others are shown no more than the name. Answered with one's own `Profile`. */
export const privacy = z.strictObject({ private: z.boolean() });

/** GET /api/leaderboards/:game: who is listed, and from which place on. */
export const boardQuery = z.strictObject({
  among: z.enum(LEADERBOARD_FILTERS).default('everyone'),
  from: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

/** GET /api/tables/:id/question: what a seat of one's own is asked there now, and what it sees; empty if none is asked. */
export interface OwnQuestion {
  readonly seat?: Seat;
  readonly question?: Question;
  readonly view?: unknown;
  /** Set if moves were planned for this turn and not made. */
  readonly planDropped?: true;
}

/** The body of every successful answer to a known person. */
export type HttpAnswer =
  | Person
  | TableInfo
  | TableList
  | FinishedList
  | OwnQuestion
  | DeviceList
  | BotList
  | NewBot
  | CarryLink
  | CarryWords
  | Account
  | HolidayInfo
  | NewCodes
  | Profile
  | PeopleFound
  | CalledList
  | CallSettings
  | TestOutcome
  | TournamentPage
  | CompanionList
  | PuzzleTries
  | GroupList
  | GroupPage
  | GroupSummary
  | WaitingRoom
  | Notes
  | PlansAhead
  | EditingLink
  | SharedRevision
  | SharedStudyList;

/** The body of every refusal. */
export interface HttpRefusal {
  readonly code: RefusalCode;
  readonly refusal: Refusal;
  /** The refusal in English. */
  readonly message: string;
}
