import type { Chances } from './chances.ts';
import type { Learning } from './learning.ts';
import type { Catalogue, MessageParams } from './messages.ts';
import type { Offers } from './offers.ts';
import type { Proposals } from './proposals.ts';
import type { Random } from './random.ts';
import type { Talk } from './talk.ts';
import type { GameEvent } from './tell.ts';
import type { Upgrades } from './upgrade.ts';

/** A seat is its index in turn order: 0, 1, 2 … */
export type Seat = number;
export type Viewer = Seat | 'spectator';

/** An answer to a step: flat plain data with a verb in `do`. */
export interface Move {
  readonly do: string;
}

/** A frame names a step. Frames are never changed once pushed, so clones may share them. An asking frame names its seat. */
export interface Frame {
  readonly step: string;
  readonly seat?: Seat;
}

/** What every position has. Games add their own plain data. */
export interface Position {
  readonly seats: number;
  random: Random;
  /** The top is the last frame; an empty stack means that the match is over. */
  stack: Frame[];
  /** Incremented when something hidden is revealed to somebody. Moves before that cannot be undone. */
  learned: number;
}

type FrameOf<P extends Position> = P['stack'][number];

export interface AutoStep<P, F> {
  /** The frame is already off the stack. */
  auto(position: P, frame: F): void;
  /** On a step that ends a turn: the seat whose turn it is. The app can show the turn before the step runs (`turnBeforeItsEnd`). */
  endsTurnOf?(position: P, frame: F): Seat;
}

export interface AskStep<P, M extends Move, F, Id extends string = string> {
  /** The rule that says what may be answered here. */
  readonly rule: string;
  /** Whether free actions may precede the answer. */
  readonly anytime?: boolean;
  /** Must read only what the seat may know: its view must give the same list. */
  offer(position: P, frame: F, seat: Seat, offers: Offers<M, Id>): void;
  /** The frame is already off the stack; push it again to ask again. */
  take(position: P, frame: F, seat: Seat, move: M): void;
  /** Whether the answer explicitly ends the turn, so that no confirmation is needed. */
  endsTurn?(move: M): boolean;
  /** Whether the question completes the answer before it (which hero? where to?). Bots judge the two as one. */
  readonly completes?: boolean;
  /** Set if the step asks only so that a free action can be taken before it is too late. A law checks that one is on offer. */
  readonly lastChance?: true;
  /** Answers with the same number have the same worth for the seat, so that bots judge only one of them. */
  alike?(position: P, frame: F, seat: Seat, move: M): number;
  /** The question as a message id with parameters, if the step's name is not enough. */
  ask?(position: P, frame: F, seat: Seat): Question<Id>;
  /** An answer as a message, if the move's own fields are not enough. */
  label?(position: P, frame: F, seat: Seat, move: M): Question<Id>;
}

export interface Question<Id extends string = string> extends MessageParams {
  readonly say: Id;
}

/** A frame that always has a seat asks it, one that never has runs by itself; for frames whose seat is optional both are allowed. */
export type Step<P, M extends Move, F, Id extends string = string> = 'seat' extends keyof F
  ? undefined extends F['seat']
    ? AutoStep<P, F> | AskStep<P, M, F, Id>
    : AskStep<P, M, F, Id>
  : AutoStep<P, F>;

/** The frames of one step. */
export type FrameNamed<F extends Frame, Name> = F extends unknown ? (Name extends F['step'] ? F : never) : never;

export type Steps<P extends Position, M extends Move, Id extends string = string> = {
  readonly [Name in FrameOf<P>['step']]: Step<P, M, FrameNamed<FrameOf<P>, Name>, Id>;
};

/** A free action: taken before an answer, after which the same step asks again. */
export interface Anytime<P, M extends Move, Id extends string = string> {
  offer(position: P, frame: Frame, seat: Seat, offers: Offers<M, Id>): void;
  take(position: P, seat: Seat, move: M): void;
  /**
   * The order in which bots take free actions: after one of them they try only those of the same rank or higher. An action must
   * not make one of a lower rank possible or better. Without a rank it is tried in all orders.
   */
  rank?(move: M): number | undefined;
  /** Whether bots consider it here. Most free actions are useful only at a few questions. Without it they always do. */
  timely?(position: P, frame: Frame, seat: Seat, move: M): boolean;
}

export type OptionValue = string | number | boolean;

export interface Option<Value extends OptionValue = OptionValue> {
  readonly default: Value;
  values(seats: number): readonly Value[];
  /** Values that other options must have; otherwise this one keeps its default. */
  readonly needs?: Readonly<Record<string, OptionValue>>;
}

/** The values that were chosen, by a game's table of options. */
export type Chosen<Options extends Readonly<Record<string, Option>>> = {
  readonly [Name in keyof Options]: Options[Name] extends Option<infer Value> ? Value : never;
};

export interface Table<Options = Readonly<Record<string, OptionValue>>> {
  readonly seats: number;
  readonly options: Options;
}

export interface ScoreLine<Id extends string = string> extends MessageParams {
  /** Message id of what is counted. */
  readonly say: Id;
  /** How many of it there are; the score sheet shows it beside the points they bring. */
  readonly count: number;
  readonly points: number;
  readonly rule: string;
}

export interface Score<Id extends string = string> {
  readonly seat: Seat;
  /** 1 is best; equal places are shared. */
  readonly place: number;
  readonly points: number;
  readonly lines: readonly ScoreLine<Id>[];
}

/** A part of what a position is worth to a seat: a message of the game, and how much it adds. */
export interface Reason<Id extends string = string> extends MessageParams {
  readonly say: Id;
  readonly worth: number;
}

/** For games with many small answers: the search plays whole actions to their end instead of building a tree of their parts. */
export interface Rehearsal<P> {
  /** Whether a question of this step is worth a search. Others are answered by looking one action ahead. */
  isWorthwhile(step: string, position: P, seat: Seat): boolean;
  /** Whether play from one position has come far enough to be judged. */
  isFarEnough(from: P, now: P): boolean;
}

export interface BotSense<P, Id extends string = string> {
  /** How good the position is for the seat. Only comparisons within one match matter. */
  worth(position: P, seat: Seat): number;
  /** Writes the worth for every seat, if that is cheaper than one call for each. */
  worths?(position: P, worths: Float64Array): void;
  /** Like `alike` of a step, for games in which it depends on the bot's judgement; undefined for an answer like no other. */
  alike?(position: P, frame: Frame, seat: Seat, move: Move): number | undefined;
  /** The most milliseconds that any level may use for all questions of a turn, in games where everybody waits for the slowest. */
  readonly patience?: number;
  /** By how much less than the best an answer of the same sort may promise and be taken all the same, where matches would else always begin alike. */
  leeway?(position: P): number;
  /** Set for games with too many small choices for a tree search. */
  readonly rehearsal?: Rehearsal<P>;
  /** Whether an answer ends the turn, with whatever could still be done in it. Nobody does that by a slip of the hand. */
  givesUp?(move: Move): boolean;
  /**
   * The share of matches that the greedy bot wins against random ones, by the number of seats, if luck or bluff make it less than
   * nine of ten. Checked by a test.
   */
  readonly beatsRandom?: Readonly<Record<number, number>>;
  /** The worth in parts, each message once, to explain it to people. Worth is their sum unless the match is over. */
  reasons?(position: P, seat: Seat): Reason<Id>[];
  /** Parameters of reasons that are told as the change of their number, like worth: how many more, or fewer. */
  readonly differing?: readonly string[];
}

/** The part of a message id before its first dot, and the dot: 'kind.' of 'kind.bean'. */
export type PrefixOf<Id extends string> = Id extends `${infer Head}.${string}` ? `${Head}.` : never;

/** Things of one kind that are counted over many matches. Their message ids are prefix and thing. */
export interface CountedGroup<P, Id extends string = string, Prefix extends string = string> {
  /** Message id of the heading. */
  readonly say: Id;
  readonly prefix: Prefix;
  readonly things: readonly string[];
  /** By the step that asked: the field of the answer that names the thing. */
  readonly moves?: Readonly<Record<string, string>>;
  /** By what is told to all: the field that names the thing. */
  readonly events?: Readonly<Partial<Record<Id, string>>>;
  /** By line of the final score: the thing its points go to. */
  readonly lines?: Readonly<Partial<Record<Id, string>>>;
  /** Maps the name that was found to the thing, if they differ. */
  as?(name: string): string | undefined;
  /** The things that count for the seat at the end of a match. */
  atEnd?(position: P, seat: Seat): readonly string[];
  /** The things that were in play, if not all of them; called at the end of a match. */
  inPlay?(position: P): readonly string[];
}

/** What the balance reports count over many matches. Not used in play or by bots. */
export interface Counts<P, Id extends string = string, Prefix extends string = string> {
  /** What seats choose or are given at the start, such as a clan. */
  readonly sides?: Pick<CountedGroup<P, Id, Prefix>, 'say' | 'prefix' | 'things'> & {
    /** Undefined if all seats are alike. */
    of(position: P, seat: Seat): string | undefined;
  };
  readonly groups: readonly CountedGroup<P, Id, Prefix>[];
}

/** A match that was played to its end. */
export interface Finished<P, Id extends string = string> {
  readonly position: P;
  /** The place of each seat. */
  readonly places: readonly number[];
  /** All events in order, whoever they were addressed to. */
  readonly told: readonly GameEvent<Id>[];
}

/** A notable deed of a seat in a match, shown on profiles. A game has few, and none for merely playing. */
export interface Achievement<P, Id extends string = string> {
  readonly id: string;
  /** The rule that it refers to. */
  readonly rule: string;
  isDone(finished: Finished<P, Id>, seat: Seat): boolean;
}

/** A period with a deadline, such as a phase in which all plan, and how long it lasts. */
export interface Period {
  /** Unique within the match. */
  readonly period: number | string;
  readonly seconds: number;
}

/** Time limits. The rules say how long; the host measures the time. */
export interface Clock<P> {
  /** The current period, which must be public. Undoing never leads from one period into another. */
  of(position: P): Period | undefined;
  /** The answer for a seat whose time is up. If undefined or not on offer, a bot answers. */
  late(position: P, seat: Seat): Move | undefined;
}

/** Answers by a fixed scheme, from the seat's view alone. */
interface Script<P> {
  answer(view: P, seat: Seat): Move;
}

/** `Id` are the message ids of the game: the keys of its catalogue. */
export interface Game<P extends Position = Position, M extends Move = Move, Id extends string = string> {
  readonly id: string;
  readonly title: string;
  /** Grows when an old record could replay differently, or a position has another shape. */
  readonly version: number;
  /** Upgrades a position of the version before: one for each version after the first. */
  readonly upgrades?: Upgrades;
  readonly seats: readonly number[];
  readonly defaultSeats: number;
  readonly options: Readonly<Record<string, Option>>;
  /** The rules that forbid a move out of turn and after the end. */
  readonly rules: { readonly turn: string; readonly end: string };
  readonly messages: Catalogue<Id>;
  readonly steps: Steps<P, M, Id>;
  readonly anytime?: Readonly<Record<string, Anytime<P, M, Id>>>;
  readonly bot: BotSense<P, Id>;
  /** Set for games whose bots learn from play. */
  readonly learning?: Learning<P>;
  /** Set for games whose chances to win were measured on matches of bots. */
  readonly chances?: Chances<P>;
  readonly counts?: Counts<P, Id>;
  /** Simple ways to play, by name, for simulations beside bots. */
  readonly scripts?: Readonly<Record<string, Script<P>>>;
  readonly achievements?: readonly Achievement<P, Id>[];
  readonly clock?: Clock<P>;
  readonly proposals?: Proposals<P, Id>;
  /** Set for games whose bots read proposals and make some. */
  readonly talk?: Talk<P, Id>;
  /**
   * Which turn it is: the same from its first question to its last, whoever is asked meanwhile, and another in the next. Must be
   * public. Where clocks run, a seat gets its increment once a turn.
   */
  turn(position: P): number | string;
  setup(table: Table, random: Random): P;
  clone(position: P): P;
  /** What the viewer may see: the same type, secrets blanked. */
  view(position: P, viewer: Viewer): P;
  /** Whether `seat` lets `viewer` see its secret answers. Spectators never look on. */
  looksOn?(position: P, viewer: Seat, seat: Seat): boolean;
  /** A complete position that is consistent with the view, with the given random stream. */
  imagine(view: P, seat: Seat, random: Random): P;
  score(position: P): Score<Id>[];
  /** Set if the score is public at any time. Then it is computed once for all watchers. */
  readonly scoreIsOpen?: true;
  /** How many there are of each component, wherever they are. Constant during a match. */
  census(position: P): Record<string, number>;
  /**
   * Fields that change in a match but are not counted by the census: paths with dots (`players.goods`) that include everything
   * below; indices of lists are left out.
   */
  readonly uncounted?: readonly string[];
  /**
   * What a seat has; more of each is better. Set where free actions turn one thing into another: by law none of them could bring
   * more before steps that run by themselves than after them.
   */
  means?(position: P, seat: Seat): Readonly<Record<string, number>>;
  /** No match at this table has more decisions than this. */
  bound(table: Table): number;
}
