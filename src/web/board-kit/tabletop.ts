import type { ComponentType, ReactNode } from 'react';
import type { Frame, Move, Seat, Viewer } from '../../kernel/game.ts';
import type { Params } from '../../kernel/messages.ts';
import type { Proposal } from '../../kernel/proposals.ts';
import type { GameEvent } from '../../kernel/tell.ts';
import type { Ahead, Within } from './ahead.ts';
import type { Showings } from './changed/changes.ts';

/** A place on the board, in the hand or in the shop where something can be done. The ids are the board's own. */
export type PlaceId = string;

/** The places to choose, in order, to make a move: a tile of the hand, then an end of the garden. */
export type Path = readonly PlaceId[];

/** Returns a message of the game in the reader's language. */
export type Speak<Id extends string = string> = (id: Id, params?: Params) => string;

export interface BoardSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly mine: boolean;
  readonly asked: boolean;
  /** What the frame shows about the player, if the board lists the players itself. */
  readonly extra?: ReactNode;
  /** Whether whoever plays there can read proposals. */
  readonly hears?: boolean;
}

/** A player's proposal in this period of the match. */
export interface BoardProposal {
  readonly id: string;
  readonly seat: Seat;
  readonly proposal: Proposal;
  /** In the reader's language. */
  readonly text: string;
}

type FrameOf<View> = View extends { readonly stack: readonly (infer Own)[] } ? Own : Frame;

/** The input of a board. It holds no rules: what can be done comes through `usePlace`. */
export interface BoardProps<View, Id extends string = string> {
  readonly view: View;
  readonly viewer: Viewer;
  /** The viewer's question; undefined while others are asked. */
  readonly frame: FrameOf<View> | undefined;
  readonly seats: readonly BoardSeat[];
  readonly over: boolean;
  /** Whether a past moment is shown, in which nothing can be done. */
  readonly past: boolean;
  /** The events of the shown moment. */
  readonly news: readonly GameEvent<Id>[];
  /** The events since the viewer last answered, and those that this answer brought about. */
  readonly recent: readonly GameEvent<Id>[];
  /** Called by a board that replays events step by step, with the number still to come: nothing else tells them until then. */
  readonly holdBack?: (events: number) => void;
  readonly speak: Speak<Id>;
  /** Opens a rule in the rule book. */
  readonly openRule: (id: string) => void;
  /** Whose board is shown, in games where everybody has one, and what shows another's. */
  readonly shown: Seat;
  readonly show: (seat: Seat | undefined) => void;
  /** The current offers, for boards that let players choose several answers at once. */
  readonly offers: readonly Move[];
  /**
   * Sends several answers in a row, each when it is asked for. Within a step they answer only its questions; others
   * in between are left to the player. If one is not on offer, the rest are dropped.
   */
  readonly give: (moves: readonly [first: Move, ...then: Move[]], within?: Within) => void;
  /** The moves of the hint that is pointed at, so that a board may show where they lead. */
  readonly hinted?: readonly Move[] | undefined;
  /** The current proposals, and what makes one if the viewer may. */
  readonly proposals: readonly BoardProposal[];
  readonly propose: ((proposal: Proposal) => Promise<boolean>) | undefined;
}

/** The explanation of a thing. */
export interface About {
  readonly name: string;
  /** The current price, and the one before discounts if it differs. */
  readonly price?: string;
  readonly printed?: string;
  /** Its effects, each sentence with its rule. */
  readonly lines: readonly AboutLine[];
  /** The actions available there, in order. */
  readonly parts?: readonly AboutPart[];
  readonly picture?: ReactNode;
  /** The answers after those of the ticked parts. */
  readonly afterTicks?: Ahead;
  /** A picture below the text, such as where it would lead. */
  readonly below?: ReactNode;
}

interface AboutLine {
  readonly text: string;
  readonly rule?: string;
}

/** An action available at a place, explained before it is chosen. */
export interface AboutPart {
  readonly title: string;
  /** The current price, and the one before discounts if it differs. */
  readonly price?: string;
  readonly printed?: string;
  /** The reasons for discounts. */
  readonly reasons?: readonly AboutLine[];
  /** Its effects. */
  readonly lines?: readonly AboutLine[];
  /** Why it is not available now. */
  readonly closed?: { readonly text: string; readonly rule: string };
  /**
   * The place of this part, if it can be chosen before the thing itself: by a click, which chooses both, or as one of
   * several ticks.
   */
  readonly settles?: { readonly at: PlaceId; readonly by: 'click' | 'tick' };
}

const SOUNDS = ['step', 'wood', 'coin', 'chime', 'growl', 'flutter', 'turn', 'win', 'lose'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A step of a guided match: the text, the place it points at, and the answers that continue. */
export interface GuideStop<Id extends string = string> {
  /** Message id of the hint. */
  readonly say: Id;
  /** The place the text points at. */
  readonly at?: PlaceId;
  /** The answers that continue; without them there is a button. */
  readonly answers?: readonly Move[];
  /** Answers that may come first: the step stays until one of its own answers is given. */
  readonly before?: readonly Move[];
}

export interface Guide<Id extends string = string> {
  readonly seed: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** The answers of each seat's bot, in order; the first seat is the newcomer's. */
  readonly script: readonly (readonly Move[])[];
  readonly stops: readonly GuideStop<Id>[];
}

/** A row of the score table: its title and the score lines it adds up. */
export interface ScoreRow<Id extends string = string> {
  readonly title: Id;
  readonly of: readonly Id[];
}

/** A seat's CSS colour, and the one for what is printed on it. */
export interface SeatColour {
  readonly ground: string;
  readonly on: string;
}

/** A game's user interface: its board, and how it relates to the rules. */
export interface Tabletop<View = unknown, M extends Move = Move, Id extends string = string> {
  readonly Board: ComponentType<BoardProps<View, Id>>;
  /** The places of a move: several paths if it can be made in several ways, none if it has no place. */
  pathsOf(move: M, view: View, viewer: Viewer): readonly Path[];
  /** The place's name for screen readers, if the move alone does not say it. */
  nameOf(place: PlaceId, view: View, viewer: Viewer, speak: Speak<Id>): string | undefined;
  /** Whether the next question asks where this piece goes, so that it can be dragged there at once. */
  carries?(place: PlaceId): boolean;
  /**
   * Whether the choice after this move is shown before the move is made, and both are made together: a figure, then
   * its room. Only for moves that reveal nothing hidden.
   */
  foresees?(move: M, view: View, viewer: Viewer): boolean;
  /** Places that the move would lead to later, marked while its place is hovered. */
  previews?(move: M, view: View, viewer: Viewer): readonly PlaceId[];
  /** Whether an answer can be given automatically: the end of a phase in which nothing is left to do. */
  isObvious?(move: M, view: View, offers: readonly M[]): boolean;
  /** Whether an answer skips something: it looks quiet beside other choices, so that it is not taken for the normal one. */
  declines?(move: M): boolean;
  /** Whether the whole board fits on a laptop without scrolling. */
  readonly fits?: true;
  /** What a move brings, for the list of all choices; the board shows it at the place. */
  brings?(move: M, view: View, viewer: Viewer, speak: Speak<Id>): string | undefined;
  /** The question after these places were chosen, if it can be worded better than by their name. */
  asksNext?(chosen: Path, view: View, viewer: Viewer, speak: Speak<Id>): string | undefined;
  /**
   * Explains the things that the board marks with `data-about`; `ticked` are the places ticked in the explanation itself,
   * `chosen` those chosen on the board for the move that is being made.
   */
  about?(
    thing: string,
    view: View,
    viewer: Viewer,
    speak: Speak<Id>,
    ticked: readonly PlaceId[],
    chosen: readonly PlaceId[],
  ): About | undefined;
  /** The value each place shows, for all places with a `ChangedMark`. */
  shows?(view: View, viewer: Viewer): Showings;
  /** Whether the board replays these events step by step and calls `holdBack`. */
  stages?(news: readonly GameEvent<Id>[]): boolean;
  /** The places of an event: highlighted from its log line, captioned, and marked with the seat that caused it. */
  spotsOf?(event: GameEvent, view: View): readonly PlaceId[];
  /** Events with a caption at their place: 'told.fled' has 'caption.fled'. */
  readonly captions?: ReadonlySet<string>;
  /** The colours of the seats, if the game has colours of its own. */
  coloursOf?(view: View): readonly SeatColour[];
  /** Whether the board itself lists the players and shows whose board is open. */
  readonly listsPlayers?: boolean;
  /** The largest screen on which the board needs the whole width: the panels are then a rail and open over it. */
  readonly needsWidth?: 'tablet' | 'laptop' | 'desktop';
  /** How one wins, in a sentence or two: stands above the scores. */
  wins?(view: View, speak: Speak<Id>): string;
  /** What a seat holds that others do not see, in words: shown when a match is over and all hands are laid open. */
  holds?(view: View, seat: Seat, speak: Speak<Id>): readonly string[];
  /** The rows of a score table with a column for each seat, in games whose score lines are alike for all. */
  readonly scoreRows?: readonly ScoreRow<Id>[];
  /**
   * Whether on a phone a tapped place is explained at the bottom, instead of the question, with the button that acts:
   * a panel beside the place would cover the board.
   */
  readonly actsAtThumb?: true;
  /** Whether on a phone everything around the board is low, because the board needs the height. */
  readonly lowAround?: true;
  /**
   * Whether a change at this place is shown without a tag: by a line below it, a ring around it, or on a board that is not
   * open. Such changes hide nothing, however many there are.
   */
  isQuiet?(place: PlaceId, viewer: Viewer): boolean;
  /** The owner of the board that a place is on, in games where everybody has one. */
  homeOf?(place: PlaceId): Seat | undefined;
  /** Whether the board itself says whose it is; otherwise a band above it does. */
  readonly namesHome?: true;
  readonly sounds: Readonly<Record<string, Sound>>;
  /** The guided first match, if there is one. */
  readonly guide?: Guide<Id>;
  /** Guided matches for options, by option. */
  readonly guides?: Readonly<Record<string, Guide<Id>>>;
}

/** The option of this table that has a guided match of its own, if any. */
export function lessonOf(
  { guides = {} }: Pick<Tabletop, 'guides'>,
  options: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.keys(guides).find((option) => options[option] === true);
}

/** The guided match for a table's options. */
export function guideFor(
  tabletop: Pick<Tabletop, 'guide' | 'guides'>,
  options: Readonly<Record<string, unknown>>,
): Guide | undefined {
  return tabletop.guides?.[lessonOf(tabletop, options) ?? ''] ?? tabletop.guide;
}
