import type { Picture } from '../cli/picture-kit/picture.ts';
import type { Game, Move, Position, Table } from '../kernel/game.ts';
import type { LanguageId } from '../kernel/languages.ts';
import type { Catalogue } from '../kernel/messages.ts';
import type { PuzzleFile } from '../kernel/puzzle.ts';
import type { DiggingTable, PuzzleGoal } from '../kernel/puzzle-goal.ts';

/** What is shown of a game before anybody plays it: small, since every visitor is sent that of every game. */
export interface Manifest extends Pick<Game, 'id' | 'title' | 'seats' | 'defaultSeats' | 'options'> {
  /** Of a usual match. */
  readonly minutes: number;
  /** Of the guided first match, where there is one. */
  readonly guideMinutes?: number;
  /** The table of a match that begins at once against bots, where that is not the usual one. */
  readonly quick?: Pick<Table, 'seats' | 'options'>;
  /** The option that limits the time to plan: a number of seconds, or a word where there is no limit. */
  readonly planningTime?: string;
  readonly expansions?: readonly Expansion[];
}

/** What an option adds to a game, under a name of its own. */
interface Expansion {
  readonly option: string;
  readonly title: string;
  /** Of its own guided match. */
  readonly guideMinutes: number;
  /** The table of a newcomer's first match with it, in which nothing more is asked before it begins. */
  readonly quick: Pick<Table, 'seats' | 'options'>;
}

/** A game as programs without a screen use it. What only some of them want is loaded when it is wanted. */
export interface GameFolder<P extends Position = Position, M extends Move = Move, Id extends string = string> {
  readonly manifest: Manifest;
  readonly game: Game<P, M, Id>;
  /** How it looks in a terminal. */
  terminal(): Promise<{ readonly picture: Picture<P, M> }>;
  /** Its words in a language other than English. */
  translation?(language: Exclude<LanguageId, 'en'>): Promise<{ readonly words: Catalogue }>;
  /** What puzzles ask for, and those that were dug with `underbridge puzzles`. */
  puzzles?(): Promise<GamePuzzles>;
  /** RULES.md */
  rules(): Promise<{ readonly default: string }>;
}

/** A game's puzzles: `puzzles/index.ts`. */
export interface GamePuzzles {
  readonly goals: readonly PuzzleGoal[];
  readonly tables: readonly DiggingTable[];
  readonly found: PuzzleFile;
  /** Their words in English. */
  readonly puzzleWords: Catalogue;
}
