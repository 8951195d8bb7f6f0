import type { Move, OptionValue, Question, Score, Seat, Viewer } from '../kernel/game.ts';
import type { Proposed } from '../kernel/proposals.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { GameEvent } from '../kernel/tell.ts';
import type { CopyOf } from './ahead.ts';
import type { Explained, Hint } from './hint.ts';
import type { AnnouncementInfo } from './host-room/announcements.ts';
import type { Restraint } from './host-room/people.ts';
import type { Pace } from './pace.ts';
import type { PatchOperation } from './patch.ts';

/** The messages that the server sends to its clients. The web worker for offline play sends the same. */

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Their house mark: pairs of letters, as house-mark.ts says. */
  readonly mark: string;
  /** In the answer to GET /api/me: whether they can be called to a table. */
  readonly called?: true;
  /** In the answer to GET /api/me: whether they can sign in again when this device is lost. Only then they can play rated matches. */
  readonly lasting?: true;
  /** In the answer to GET /api/me: the current announcements of hosts. */
  readonly announcements?: readonly AnnouncementInfo[];
  /** In the answer to GET /api/me: mutes and bans in force. */
  readonly restraints?: readonly Restraint[];
  /** In the answer to GET /api/me: what a host did that concerns them and that they have not read: a link that signs in as them, a backup taken away. */
  readonly notices?: readonly { readonly what: 'link' | 'backup'; readonly at: number; readonly by?: string }[];
  /** In the answer to GET /api/me: whether they are a host of this server. */
  readonly host?: true;
}

export interface SeatInfo {
  readonly seat: Seat;
  /** Nobody yet, a person, or a bot. */
  readonly holder: 'nobody' | 'person' | 'bot';
  readonly name: string;
  /** While nobody sits there: the person for whom the seat is kept, who has been invited and has not answered. */
  readonly kept?: { readonly person: string; readonly name: string; readonly mark: string; readonly mine?: true };
  /** Public id of the person; one person may hold several seats. */
  readonly person?: string;
  /** The person's house mark. */
  readonly mark?: string;
  /** Set if that person made the table. */
  readonly host?: true;
  /** Whether that person is a program with a token. */
  readonly program?: boolean;
  /** Level of the bot that plays now: the seat's own, or a stand-in for its owner. */
  readonly bot?: string;
  /** Whether the person who holds the seat is connected. */
  readonly present: boolean;
  readonly mine: boolean;
  readonly resigned: boolean;
  /** When the seat's owner was last seen, if away: milliseconds since 1970. */
  readonly awaySince?: number;
  /** In lists of open tables: the strength of the person in this game, where it is known and not kept private. */
  readonly rating?: { readonly value: number; readonly unsure?: true };
  /** In lists of open tables: whether the reader follows the person. */
  readonly followed?: true;
  /** From when on the others may offer the seat to somebody else, because its owner has left: milliseconds since 1970. */
  readonly offerFrom?: number;
  /** The people who agree to that. */
  readonly agreed?: readonly string[];
  /** Set if anybody may sit down here and play on. */
  readonly offered?: true;
  /** In the list of places at running matches: where the seat stands by its points, as far as spectators may know. */
  readonly place?: number;
  /** The names of those who had the seat before, the first one first. */
  readonly former?: readonly string[];
  /** How many people have voted for a stand-in. */
  readonly votes: number;
}

export interface TableInfo {
  readonly table: string;
  readonly game: string;
  /** Version of the rules that the match began with, and whether it is played by newer ones now. */
  readonly version: number;
  readonly rulesChanged: boolean;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly state: 'gathering' | 'running' | 'over';
  readonly open: boolean;
  /** Whether the receiver is the host. */
  readonly host: boolean;
  readonly seats: readonly SeatInfo[];
  /** The seats that are asked now, as far as the receiver may know. */
  readonly asked: readonly Seat[];
  readonly spectators: number;
  readonly created: number;
  /** When the last entry was made that everybody may know of. */
  readonly moved: number;
  /** Hash of the seed from the start; the seed itself once the match is over. */
  readonly commitment: string;
  readonly seed?: string;
  readonly places?: readonly number[];
  /** Set if it is over because a host ended it: it has no result. */
  readonly calledOff?: true;
  readonly rematch?: string;
  /** Set if the match cannot be shown: its rules are unknown here, or refuse what was played. */
  readonly unreadable?: true;
  /** Set if bots give hints here even though several people play. */
  readonly hints?: true;
  /** In the list of places at running matches: how many moments spectators know of, and how many such a match usually has. */
  readonly progress?: { readonly moments: number; readonly usual?: number };
  /** How fast the match is to be played; left out where nobody's time is limited. */
  readonly pace?: Pace;
  /**
   * While a match that begins by itself has not begun: when it will, in milliseconds since 1970, once every seat is taken; and
   * whether somebody would like to wait.
   */
  readonly begins?: { readonly at?: number; readonly held?: true };
  /** Set if the result counts for the ratings of those who play. */
  readonly rated?: true;
  /** Set if clocks pause only when all who play agree: rated matches, those of tournaments and of people who waited for somebody. */
  readonly fairPlay?: true;
  /** A table of this browser that goes on from a record: how many moves were taken from there. */
  readonly playedBefore?: number;
  /** A table of this browser on which somebody thinks ahead. */
  readonly copyOf?: CopyOf;
  /** Set if it belongs to a tournament: nobody is given hints, and nobody lets a bot play for them. */
  readonly tournament?: true;
  /** While a match with a pace runs: the clocks of its seats. */
  readonly clocks?: ClocksInfo;
  /**
   * Set while the rules limit the time for planning: the milliseconds left when this is sent, whether the clock is paused
   * because no player is present or for another reason, and whether it has been paused before.
   */
  readonly clock?: {
    readonly left: number;
    readonly resting?: true;
    readonly rested?: true;
    readonly paused?: 'show' | 'host' | 'server' | 'agreed' | 'adjourned';
  };
  /** Who may not chat: these people, and perhaps all spectators. Left out if everybody may. */
  readonly quiet?: { readonly spectators: boolean; readonly muted: readonly string[] };
}

/** Why a clock stands though its seat is asked. Outside of playing hours it stands until they begin. */
export type PauseReason = 'holiday' | 'host' | 'server' | 'agreed' | 'adjourned' | 'hours' | 'show';

/** The clock of a seat. Times left are in milliseconds, when this is sent. */
export interface SeatClock {
  readonly seat: Seat;
  readonly left: number;
  /** Whether time passes now; first the free time of this decision, then what is left. As far as the receiver may know. */
  readonly runs: boolean;
  readonly free: number;
  /** When time would be up if nothing happens, through nights: milliseconds since 1970. Set while it runs, or stands for the night. */
  readonly ends?: number;
  /** Why it stands though the seat is asked. */
  readonly paused?: readonly PauseReason[];
  /** When it goes on by itself, if that is known: the end of a holiday or of the night. */
  readonly pausedUntil?: number;
  /** When time ran out and a bot took over, and until when the owner may take the seat back; without that, to the end of the match. */
  readonly up?: { readonly at: number; readonly backUntil?: number };
}

/** The clocks of a match with a pace. A bot's seat has none. */
export interface ClocksInfo {
  readonly seats: readonly SeatClock[];
  /** The people who would like the clocks to pause. They do when all players want it. */
  readonly wishes: readonly string[];
  /** The date that somebody proposes to adjourn the match to, and the people who agree. */
  readonly adjourning?: { readonly until: number; readonly by: string; readonly agreed: readonly string[] };
  /** When an adjourned match goes on. */
  readonly adjourned?: number;
  /** What happened to clocks since the last entry. It becomes part of the log with the next one that everybody may know of. */
  readonly notes: readonly GameEvent[];
}

export interface LogLine {
  /** The moment that the line belongs to, as its reader counts them; 0 is the setup. */
  readonly moment: number;
  readonly event: GameEvent;
}

/** The match as one seat or a spectator may see it, with the question it is asked. */
export interface Perspective {
  readonly viewer: Viewer;
  /** How many entries of this seat are in the log. Its next message carries this number. */
  readonly seatEntry: number;
  readonly view: unknown;
  readonly question?: Question;
  /** The rule behind the question. */
  readonly rule?: string;
  readonly offers: readonly Move[];
  readonly canUndo: boolean;
}

/**
 * A perspective as it is sent. To a client that has the rules, question, rule and offers are not sent: they follow from the view, if
 * the seat is asked (`open-question.ts`).
 */
export type SentPerspective = Omit<Perspective, 'offers'> & {
  readonly offers?: readonly Move[];
  /** Set instead of the offers, if the seat is to answer. */
  readonly answers?: true;
};

/** The whole match as a client may see it: sent when it starts to watch, and whenever a change is not enough. */
export interface StateMessage {
  readonly type: 'state';
  readonly request?: number;
  readonly table: string;
  /** Numbers the messages about a match for this client. The next change has the next revision. */
  readonly revision: number;
  /** How many moments of the match the client may know of. */
  readonly moments: number;
  readonly over: boolean;
  /** The seats that are asked now, as far as the client may know. */
  readonly asked: readonly Seat[];
  /** One for each seat the client holds, or the spectator's. */
  readonly perspectives: readonly SentPerspective[];
  /** Left out where they follow from the first view by the rules that the client has. */
  readonly scores?: readonly Score[];
  /** The newest log lines for each perspective; older ones are requested with 'log'. */
  readonly logs: readonly (readonly LogLine[])[];
}

/** What one entry changes for a client: only the difference to `revision - 1`. */
export interface ChangeMessage {
  readonly type: 'change';
  /** It also answers this request, which is done and on disk; only for clients that asked for that. */
  readonly request?: number;
  readonly table: string;
  readonly revision: number;
  readonly moments: number;
  readonly over: boolean;
  readonly asked: readonly Seat[];
  readonly perspectives: readonly (Omit<SentPerspective, 'view'> & { readonly changes: readonly PatchOperation[] })[];
  /** Patch of the scores of the revision before; left out where they follow from the first view by the rules that the client has. */
  readonly scoreChanges?: readonly PatchOperation[];
  readonly logs: readonly (readonly LogLine[])[];
  /** Of a match with a pace: the clocks as the receiver may know them now. */
  readonly clocks?: ClocksInfo;
}

/** The `person` of a chat line by a bot. */
export const A_BOT = '';

export interface ChatLine {
  readonly id: number;
  /** A_BOT for the line of a bot; its seat is that of the proposal. */
  readonly person: string;
  readonly name: string;
  /** The person's house mark of today. Servers of the version before leave it out. */
  readonly mark?: string;
  /** Empty if there is only a proposal. */
  readonly text: string;
  readonly at: number;
  /** The proposal made with it, if any. */
  readonly proposed?: Proposed;
}

export type ServerMessage =
  | {
      readonly type: 'hello';
      readonly person: Person;
      readonly version: string;
      readonly protocol: number;
      /** Whether `watch` may say which rules the client has. Servers of the version before refuse that. */
      readonly takesRules?: true;
    }
  | { readonly type: 'table'; readonly request?: number; readonly info: TableInfo }
  | StateMessage
  | ChangeMessage
  /** The clocks of a match with a pace, where an entry changed them that did not come as a change. */
  | { readonly type: 'clocks'; readonly table: string; readonly clocks: ClocksInfo }
  /** The request is done. An entry is on disk, and the client sees it in `revision`. */
  | { readonly type: 'accepted'; readonly request?: number; readonly table: string; readonly revision: number }
  | {
      readonly type: 'refused';
      readonly request?: number;
      readonly table?: string;
      /** The reason for programs; the refusal is for people. */
      readonly code: RefusalCode;
      readonly refusal: Refusal;
      /** The refusal in English. */
      readonly message?: string;
    }
  | {
      readonly type: 'hint';
      readonly request?: number;
      readonly table: string;
      readonly seat: Seat;
      /** Identifies the question that the hint is about. */
      readonly seatEntry: number;
      readonly hint: Hint;
      /** Set if the hint tells why a bot answered so at an earlier moment. */
      readonly explained?: Explained;
    }
  | {
      readonly type: 'past';
      readonly request?: number;
      readonly table: string;
      readonly moment: number;
      readonly moments: number;
      readonly perspectives: readonly Pick<Perspective, 'viewer' | 'view'>[];
      readonly scores: readonly Score[];
    }
  | {
      readonly type: 'log';
      readonly request?: number;
      readonly table: string;
      readonly logs: readonly (readonly LogLine[])[];
      readonly more: boolean;
    }
  | { readonly type: 'chat'; readonly request?: number; readonly table: string; readonly lines: readonly ChatLine[] };

export type RefusalCode =
  | 'malformed'
  | 'unknown-table'
  | 'not-your-seat'
  | 'not-your-turn'
  | 'not-on-offer'
  | 'behind'
  | 'match-over'
  | 'not-running'
  | 'nothing-to-undo'
  | 'table-full'
  | 'seat-taken'
  | 'not-allowed'
  | 'too-fast'
  | 'unknown-bot'
  | 'unknown-person'
  | 'not-found'
  | 'not-shown'
  | 'trouble';
