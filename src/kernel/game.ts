import type { Catalogue, MessageParams } from './messages.ts';
import type { Offers } from './offers.ts';
import type { Proposals } from './proposals.ts';
import type { Random } from './random.ts';

/** A seat is its index in turn order: 0, 1, 2 … */
export type Seat = number;
export type Viewer = Seat | 'spectator';

/** An answer to a step: flat plain data, told apart by the verb in `do`. */
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
  /** Grows whenever somebody is shown something hidden: taking back ends there. */
  learned: number;
}

type FrameOf<P extends Position> = P['stack'][number];

export interface AutoStep<P, F> {
  /** The frame is already off the stack. */
  auto(position: P, frame: F): void;
  /** On a step that ends a turn: whose. People may have a last look before it runs (`turnBeforeItsEnd`). */
  endsTurnOf?(position: P, frame: F): Seat;
}

export interface AskStep<P, M extends Move, F> {
  /** The rule that says what may be answered here. */
  readonly rule: string;
  /** Whether free actions may precede the answer. */
  readonly anytime?: boolean;
  /** Reads nothing that the seat may not know: the same list must come of its view. */
  offer(position: P, frame: F, seat: Seat, offers: Offers<M>): void;
  /** The frame is already off the stack; push it again to ask again. */
  take(position: P, frame: F, seat: Seat, move: M): void;
  /** Whether the answer itself says that the turn is over, so that nobody needs to be asked once more. */
  endsTurn?(move: M): boolean;
  /** The question only completes the answer before it (which hero? where to?), so that bots judge the two as one. */
  readonly completes?: boolean;
  /** Answers with the same number bring the seat the same, as far as the game's worth can tell: bots need judge only one. */
  alike?(position: P, frame: F, seat: Seat, move: M): number;
  /** The question, where more than the step's name is needed to ask it: message id and its parameters. */
  ask?(position: P, frame: F, seat: Seat): Question;
  /** An answer in words, where the move's own fields do not say it. */
  label?(position: P, frame: F, seat: Seat, move: M): Question;
}

export interface Question extends MessageParams {
  readonly say: string;
}

export type Step<P, M extends Move, F> = AutoStep<P, F> | AskStep<P, M, F>;

export type Steps<P extends Position, M extends Move> = {
  readonly [Name in FrameOf<P>['step']]: Step<P, M, Extract<FrameOf<P>, { step: Name }>>;
};

/** A free action: taken before an answer, after which the same step asks again. */
export interface Anytime<P, M extends Move> {
  offer(position: P, frame: Frame, seat: Seat, offers: Offers<M>): void;
  take(position: P, seat: Seat, move: M): void;
  /**
   * The order in which bots take free actions: after one of them they try only those of the same rank or higher. What one
   * of a higher rank allows or brings must not make one of a lower rank possible, or better. Without it any order is tried.
   */
  rank?(move: M): number;
  /** Where bots look at it at all: what can be taken at any time is of use at few. Without it they look everywhere. */
  timely?(position: P, frame: Frame, seat: Seat, move: M): boolean;
}

export type OptionValue = string | number | boolean;

export interface Option {
  readonly default: OptionValue;
  values(seats: number): readonly OptionValue[];
  /** Other options that must have these values, or this one stays as it comes. */
  readonly needs?: Readonly<Record<string, OptionValue>>;
}

export interface Table {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export interface ScoreLine extends MessageParams {
  /** Message id of what is counted. */
  readonly say: string;
  readonly count: number;
  readonly points: number;
  readonly rule: string;
}

export interface Score {
  readonly seat: Seat;
  /** 1 is best; equal places are shared. */
  readonly place: number;
  readonly points: number;
  readonly lines: readonly ScoreLine[];
}

/** A part of what a position is worth to a seat: what it is, as a message of the game, and how much it adds. */
export interface Reason extends MessageParams {
  readonly say: string;
  readonly worth: number;
}

/** How a game of many small answers is thought about: whole actions are played on from, instead of a tree of their parts. */
export interface Rehearsal<P> {
  /** Whether a question of this step is worth it to the seat; others are answered by what can be seen at once. */
  isWorthwhile(step: string, position: P, seat: Seat): boolean;
  /** Whether play that went on from one position has come far enough to be judged. */
  isFarEnough(from: P, now: P): boolean;
}

export interface BotSense<P> {
  /** How well the position stands for the seat; only comparisons between positions of one match matter. */
  worth(position: P, seat: Seat): number;
  /** Writes the same for every seat, in games where that takes less than to ask for one after the other. */
  worths?(position: P, worths: Float64Array): void;
  /** Like that of a step, where it takes what the bot has in mind to tell; undefined for an answer like no other. */
  alike?(position: P, frame: Frame, seat: Seat, move: Move): number | undefined;
  /** Milliseconds that no level exceeds over all questions of a turn, where everybody waits for the slowest. */
  readonly patience?: number;
  /** A game of many small choices would lose itself in a tree of them. */
  readonly rehearsal?: Rehearsal<P>;
  /** Worth in parts, each message once, for people who ask why. Worth is their sum, but for a match that is over. */
  reasons?(position: P, seat: Seat): Reason[];
}

/** Things of one kind that are counted over many matches. Their names are messages: prefix and thing. */
export interface CountedGroup<P> {
  /** Message id of the heading. */
  readonly say: string;
  readonly prefix: string;
  readonly things: readonly string[];
  /** By the step that asked: the field of the answer that names the thing. */
  readonly moves?: Readonly<Record<string, string>>;
  /** By what is told to all: the field that names the thing. */
  readonly events?: Readonly<Record<string, string>>;
  /** By line of the final score: the thing its points go to. */
  readonly lines?: Readonly<Record<string, string>>;
  /** The thing behind the name that was found, where that is not the thing itself. */
  as?(name: string): string | undefined;
  /** The things that this match had, where it did not have them all: asked at its end. */
  inPlay?(position: P): readonly string[];
}

/** What those who weigh a game want counted over many matches. Nobody reads it while people play or bots think. */
export interface Counts<P> {
  /** What sets the seats of a match apart from the beginning, such as clans, and which of them a seat has. */
  readonly sides?: Pick<CountedGroup<P>, 'say' | 'prefix' | 'things'> & {
    /** None where all are alike. */
    of(position: P, seat: Seat): string | undefined;
  };
  readonly groups: readonly CountedGroup<P>[];
}

/** What one deadline is for, such as a phase in which all plan, and how long it lasts. */
export interface Period {
  /** Tells it from every other period of the match. */
  readonly period: number | string;
  readonly seconds: number;
}

/** Limited time for what seats are asked. The rules say how long; whoever hosts the match keeps the time. */
export interface Clock<P> {
  /** The period that the match is in, as everybody may know it. Taking back never leads from one into another. */
  of(position: P): Period | undefined;
  /** What is answered for the seat when the time is up. Where that is nothing, or not on offer, a bot answers instead. */
  late(position: P, seat: Seat): Move | undefined;
}

export interface Game<P extends Position = Position, M extends Move = Move> {
  readonly id: string;
  readonly title: string;
  /** Grows when an old record could replay differently. */
  readonly version: number;
  readonly seats: readonly number[];
  readonly defaultSeats: number;
  readonly options: Readonly<Record<string, Option>>;
  /** The rules that a move out of turn, or after the end, offends. */
  readonly rules: { readonly turn: string; readonly end: string };
  readonly messages: Catalogue;
  readonly steps: Steps<P, M>;
  readonly anytime?: Readonly<Record<string, Anytime<P, M>>>;
  readonly bot: BotSense<P>;
  readonly counts?: Counts<P>;
  readonly clock?: Clock<P>;
  readonly proposals?: Proposals<P>;
  setup(table: Table, random: Random): P;
  clone(position: P): P;
  /** What the viewer may see: the same type, secrets blanked. */
  view(position: P, viewer: Viewer): P;
  /** While seats answer in secret: whether this one has chosen to let that one look on. Nobody does unasked, and nobody who only watches looks on. */
  looksOn?(position: P, viewer: Seat, seat: Seat): boolean;
  /** A whole position that the view allows; its randomness is the one given. */
  imagine(view: P, seat: Seat, random: Random): P;
  score(position: P): Score[];
  /** Whether everybody can work the score out at any time: then it is worked out once for all who watch. */
  readonly scoreIsOpen?: true;
  /** How many there are of each component, wherever they lie: constant through a match. */
  census(position: P): Record<string, number>;
  /** No match at this table has more decisions than this. */
  bound(table: Table): number;
}
