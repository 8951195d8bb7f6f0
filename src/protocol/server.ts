import type { Move, OptionValue, Question, Score, Seat, Viewer } from '../kernel/game.ts';
import type { Proposed } from '../kernel/proposals.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { GameEvent } from '../kernel/tell.ts';
import type { Hint } from './hint.ts';
import type { Change } from './patch.ts';

/** What the server tells its clients. The web worker that plays without a server speaks the same. */

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface SeatInfo {
  readonly seat: Seat;
  /** Nobody yet, a person, or a bot from the start. */
  readonly holder: 'nobody' | 'person' | 'bot';
  readonly name: string;
  /** Public id of the person; one person may hold several seats. */
  readonly person?: string;
  /** Whether that person is an outside program: a bot that somebody else wrote. */
  readonly program?: boolean;
  /** Level of the bot that plays now: a bot from the start, or one that stands in for its owner. */
  readonly bot?: string;
  /** Whether somebody who holds the seat is connected. */
  readonly present: boolean;
  readonly mine: boolean;
  readonly resigned: boolean;
  /** When the seat's owner was last seen, if away: milliseconds since 1970. */
  readonly awaySince?: number;
  /** Persons who have voted to let a bot stand in. */
  readonly votes: number;
}

export interface TableInfo {
  readonly table: string;
  readonly game: string;
  /** Version of the rules that the match began with, and whether it goes on under newer ones. */
  readonly version: number;
  readonly rulesChanged: boolean;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly state: 'gathering' | 'running' | 'over';
  readonly open: boolean;
  /** Whether the one who asks may start it or change it. */
  readonly host: boolean;
  readonly seats: readonly SeatInfo[];
  /** The seats that have to decide now, as far as the receiver may know. */
  readonly asked: readonly Seat[];
  readonly spectators: number;
  readonly created: number;
  /** When the last entry was made that everybody may know of. */
  readonly moved: number;
  /** Hash of the seed from the start; the seed itself once the match is over. */
  readonly commitment: string;
  readonly seed?: string;
  readonly places?: readonly number[];
  readonly rematch?: string;
  /** Set if the match is kept but cannot be shown: its rules are unknown here, or refuse what was played. */
  readonly unreadable?: true;
  /** Set if bots give hints here even though several people play. */
  readonly hints?: true;
  /** While there is limited time for what is asked: how many milliseconds are left when this is sent. */
  readonly clock?: { readonly left: number };
  /** Who may not chat there: these people, and perhaps all who only watch. Left out where everybody may. */
  readonly quiet?: { readonly spectators: boolean; readonly muted: readonly string[] };
}

export interface LogLine {
  /** The moment of the match that made the line, as its reader counts them; 0 is the setup. */
  readonly moment: number;
  readonly event: GameEvent;
}

/** The match as one seat, or a spectator, may see it, with what it is asked. */
export interface Perspective {
  readonly viewer: Viewer;
  /** How many entries of this seat the log has: the number that its next one is sent with. */
  readonly number: number;
  readonly view: unknown;
  readonly question?: Question;
  /** The rule behind the question. */
  readonly rule?: string;
  readonly offers: readonly Move[];
  readonly canUndo: boolean;
}

/** Everything a client needs to show the match: sent when it comes, and whenever a change would not do. */
export interface StateMessage {
  readonly type: 'state';
  readonly request?: number;
  readonly table: string;
  /** Numbers what a client is shown of a table: the next change has the next number. */
  readonly shown: number;
  /** How many moments of the match the client may know of. */
  readonly moments: number;
  readonly over: boolean;
  /** The seats that have to decide now, as far as the client may know. */
  readonly asked: readonly Seat[];
  /** One for each seat the client holds, or the spectator's. */
  readonly perspectives: readonly Perspective[];
  readonly scores: readonly Score[];
  /** The newest lines as each perspective heard them; older ones by 'log'. */
  readonly logs: readonly (readonly LogLine[])[];
}

/** What one entry changes for a client: only what differs from what it was shown with `shown - 1`. */
export interface ChangeMessage {
  readonly type: 'change';
  readonly table: string;
  readonly shown: number;
  readonly moments: number;
  readonly over: boolean;
  readonly asked: readonly Seat[];
  readonly perspectives: readonly (Omit<Perspective, 'view'> & { readonly changes: readonly Change[] })[];
  /** Changes of the scores that came before. */
  readonly scoreChanges: readonly Change[];
  readonly logs: readonly (readonly LogLine[])[];
}

export interface ChatLine {
  readonly id: number;
  readonly person: string;
  readonly name: string;
  /** Empty where there is only a proposal. */
  readonly text: string;
  readonly at: number;
  /** What a player proposes with it. */
  readonly proposed?: Proposed;
}

export type ServerMessage =
  | { readonly type: 'hello'; readonly person: Person; readonly version: string }
  | { readonly type: 'table'; readonly request?: number; readonly info: TableInfo }
  | StateMessage
  | ChangeMessage
  /** An entry is on disk, and the client sees it in what is numbered `shown`; other requests are done. */
  | { readonly type: 'accepted'; readonly request?: number; readonly table: string; readonly shown: number }
  | {
      readonly type: 'refused';
      readonly request?: number;
      readonly table?: string;
      /** What kind of trouble it is, for programs; `say` and its parameters are for people. */
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
      /** The question it is about, by the seat's own number. */
      readonly number: number;
      readonly hint: Hint;
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
