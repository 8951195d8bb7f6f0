import type { ComponentType, ReactNode } from 'react';
import type { Frame, Move, Seat, Viewer } from '../../kernel/game.ts';
import type { Params } from '../../kernel/messages.ts';
import type { Proposal } from '../../kernel/proposals.ts';
import type { GameEvent } from '../../kernel/tell.ts';
import type { Ahead, Within } from './ahead.ts';
import type { Showings } from './changed/changes.ts';

/** A spot on the board, in the hand or in the shop where something can be done; its id is the board's own. */
export type PlaceId = string;

/** The places to go to, one after another, to make a move: a tile of the hand, then an end of the garden. */
export type Path = readonly PlaceId[];

/** Says a message of the game in the reader's language. A board knows which there are. */
export type Speak<Id extends string = string> = (id: Id, params?: Params) => string;

export interface BoardSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly mine: boolean;
  readonly asked: boolean;
  /** What the frame has to say about the player, where the board lists the players itself. */
  readonly extra?: ReactNode;
  /** Whether somebody reads what is said to the player: bots do not. */
  readonly hears?: boolean;
}

/** What a player has proposed to the others in this period of the match. */
export interface BoardProposal {
  readonly id: string;
  readonly seat: Seat;
  readonly proposal: Proposal;
  /** In the reader's words. */
  readonly text: string;
}

type FrameOf<View> = View extends { readonly stack: readonly (infer Own)[] } ? Own : Frame;

/** What a board is given to draw. It holds no rules: what may be done reaches it through `usePlace`. */
export interface BoardProps<View, Id extends string = string> {
  readonly view: View;
  readonly viewer: Viewer;
  /** What the viewer has to answer; nothing while others are asked. */
  readonly frame: FrameOf<View> | undefined;
  readonly seats: readonly BoardSeat[];
  readonly over: boolean;
  /** Whether this is a look back: nothing can be done here. */
  readonly past: boolean;
  /** What happened in the moment that is shown, so that an onlooker can be shown where. */
  readonly news: readonly GameEvent<Id>[];
  /** A board that shows it step by step says how many of these events are still to come: until then nothing else tells them. */
  readonly holdBack?: (events: number) => void;
  readonly speak: Speak<Id>;
  /** Opens the rule book at a rule. */
  readonly openRule: (id: string) => void;
  /** Whose own board is in front, in games where everybody has one; and what brings another's there, or one's own back. */
  readonly shown: Seat;
  readonly show: (seat: Seat | undefined) => void;
  /** What may be answered now, where a board lets people choose several answers before the first is given. */
  readonly offers: readonly Move[];
  /**
   * Gives several answers in one go, each as soon as it is asked for. Within a step, they answer that step's questions, and
   * those of others in between are the player's. What comes out otherwise drops the rest.
   */
  readonly give: (moves: readonly [first: Move, ...then: Move[]], within?: Within) => void;
  /** What is proposed now, in games that have proposals; and what makes one, where the viewer may. */
  readonly proposals: readonly BoardProposal[];
  readonly propose: ((proposal: Proposal) => Promise<boolean>) | undefined;
}

/** What can be said about a thing that is pointed at. */
export interface About {
  readonly name: string;
  /** What it costs now, after all discounts; and before them, if there are any. */
  readonly price?: string;
  readonly printed?: string;
  /** What it does, each sentence with the rule behind it. */
  readonly lines: readonly AboutLine[];
  /** What can be done there, one thing after another. */
  readonly parts?: readonly AboutPart[];
  readonly picture?: ReactNode;
  /** What comes after the parts that are ticked, once each has been asked for. */
  readonly afterTicks?: Ahead;
  /** A larger picture below the words: where it would lead. */
  readonly below?: ReactNode;
}

interface AboutLine {
  readonly text: string;
  readonly rule?: string;
}

/** One of the things that can be done where somebody points, before they go there. */
export interface AboutPart {
  readonly title: string;
  /** What it costs now; and before discounts, if there are any. */
  readonly price?: string;
  readonly printed?: string;
  /** Why it costs less. */
  readonly reasons?: readonly AboutLine[];
  /** What it brings. */
  readonly lines?: readonly AboutLine[];
  /** Why it cannot be done now. */
  readonly closed?: { readonly text: string; readonly rule: string };
  /**
   * The place at which it is chosen, where that can be settled before the thing is: by a click, which chooses both at once,
   * or by ticking it, besides others.
   */
  readonly settles?: { readonly at: PlaceId; readonly by: 'click' | 'tick' };
}

const SOUNDS = ['step', 'wood', 'coin', 'chime', 'growl', 'flutter', 'turn', 'win', 'lose'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One stop of a guided match: what is said, where it points, and what has to be done to go on. */
export interface GuideStop<Id extends string = string> {
  /** Message id of the hint. */
  readonly say: Id;
  /** The place the hint points at. */
  readonly at?: PlaceId;
  /** The answers that go on from here; without them a button does. */
  readonly answers?: readonly Move[];
  /** What may be answered before them: the stop stays until one of its own answers was given. */
  readonly before?: readonly Move[];
}

export interface Guide<Id extends string = string> {
  readonly seed: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** What the bot of each seat answers, in order; the first seat is the newcomer's. */
  readonly script: readonly (readonly Move[])[];
  readonly stops: readonly GuideStop<Id>[];
}

/** A row of the score table: its title, and the score lines that are summed in it. */
export interface ScoreRow<Id extends string = string> {
  readonly title: Id;
  readonly of: readonly Id[];
}

/** A colour for a seat, as CSS says it, and one for what is printed on it. */
export interface SeatColour {
  readonly ground: string;
  readonly on: string;
}

/** How people see a game: its board, and what ties it to the rules. */
export interface Tabletop<View = unknown, M extends Move = Move, Id extends string = string> {
  readonly Board: ComponentType<BoardProps<View, Id>>;
  /** Where a move is made; several paths if there are several ways to point at it, none if it has no place. */
  pathsOf(move: M, view: View, viewer: Viewer): readonly Path[];
  /** What a screen reader calls the place, where the move alone does not say it. */
  nameOf(place: PlaceId, view: View, viewer: Viewer, speak: Speak<Id>): string | undefined;
  /** Whether what is chosen here is then asked to be put somewhere, so that it may be carried there in one go. */
  carries?(place: PlaceId): boolean;
  /**
   * Whether the choice that follows a move is shown before it is made, and both are then made in one go: a figure, then the
   * room it goes to. Only for moves that bring nothing hidden to light.
   */
  foresees?(move: M, view: View, viewer: Viewer): boolean;
  /** Where a move would lead later on; marked while the place it is made at is pointed at. */
  previews?(move: M, view: View, viewer: Viewer): readonly PlaceId[];
  /** Whether an answer, of those there are, need not be asked for: the end of a phase in which nothing is left to do. */
  isObvious?(move: M, view: View, offers: readonly M[]): boolean;
  /** Whether an answer leaves something out: beside what can be done it is quiet, so that nobody takes it for the way on. */
  declines?(move: M): boolean;
  /** Whether the whole board is in sight on a laptop, so that nothing there has to be scrolled. */
  readonly fits?: true;
  /** What a move brings that the board shows at its place, for the list of all choices. */
  brings?(move: M, view: View, viewer: Viewer, speak: Speak<Id>): string | undefined;
  /** What is asked once these places have been chosen on the way to a move, if it can be said better than by their name. */
  asksNext?(chosen: Path, view: View, viewer: Viewer, speak: Speak<Id>): string | undefined;
  /** Explains whatever the board marks with `data-about`, by the name it has there; `ticked` are places that are settled already. */
  about?(thing: string, view: View, viewer: Viewer, speak: Speak<Id>, ticked: readonly PlaceId[]): About | undefined;
  /** What is to be seen where, by the places at which the board has a `ChangedMark`. */
  shows?(view: View, viewer: Viewer): Showings;
  /** Whether the board shows step by step what was told, and says how far it is (`holdBack`). */
  stages?(news: readonly GameEvent<Id>[]): boolean;
  /** Where something happened: lit by its line in the log, captioned, and marked with the seat that did it. */
  spotsOf?(event: GameEvent, view: View): readonly PlaceId[];
  /** Events that are put into words where they happened: 'told.fled' as 'caption.fled'. */
  readonly captions?: ReadonlySet<string>;
  /** What each seat's colour is at this table, where the game has colours of its own; a CSS colour, and what is printed on it. */
  coloursOf?(view: View): readonly SeatColour[];
  /** Whether the board itself lists the players, and says whose home is in front, so that the frame need not. */
  readonly listsPlayers?: boolean;
  /** Whether the board needs the whole width of a laptop, or of a desktop too: there the panels beside it are a rail, and open over it. */
  readonly needsWidth?: 'laptop' | 'desktop';
  /** The score as one table with a column for each seat, in games whose lines are alike for all. */
  readonly scoreRows?: readonly ScoreRow<Id>[];
  /**
   * Whether on a phone what is tapped is explained at the thumb, in the place of the question, with the button that acts; and
   * whatever stands around the board is as thin as can be, since the board needs the height.
   */
  readonly actsAtThumb?: true;
  /** Whose own board a place is on, in games where everybody has one. */
  homeOf?(place: PlaceId): Seat | undefined;
  /** Whether the board itself says whose it is while somebody else's is in front; otherwise a band above it does. */
  readonly namesHome?: true;
  readonly sounds: Readonly<Record<string, Sound>>;
  /** The guided first match, for games that have one. */
  readonly guide?: Guide<Id>;
  /** Guided matches with what an option adds to the game, by the option. */
  readonly guides?: Readonly<Record<string, Guide<Id>>>;
}

/** The option of this table that has a guided match of its own, if any. */
export function lessonOf(
  { guides = {} }: Pick<Tabletop, 'guides'>,
  options: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.keys(guides).find((option) => options[option] === true);
}

/** The guided match that goes with a table's options. */
export function guideFor(
  tabletop: Pick<Tabletop, 'guide' | 'guides'>,
  options: Readonly<Record<string, unknown>>,
): Guide | undefined {
  return tabletop.guides?.[lessonOf(tabletop, options) ?? ''] ?? tabletop.guide;
}
