import type { Game, Score, Seat, Viewer } from '../../kernel/game.ts';
import type { LiveMatch } from '../match/live.ts';
import type { StoredTable } from '../store/tables.ts';
import { newTurn, type Turn } from './turn.ts';

/** Somebody at the other end of a wire. */
export interface Listener {
  readonly person: { readonly id: string; readonly name: string };
  send(message: string | Buffer): void;
}

/** A listener that follows a table, through the eyes of the seats it holds there or of a spectator. */
export interface Watcher {
  readonly listener: Listener;
  viewers: readonly Viewer[];
  /** Watchers with the same key are sent the same. */
  key: string;
  /** Up to where in the log it has been told; -1 if it has seen nothing yet. */
  sequence: number;
}

/** Who watches through another server process. */
interface Elsewhere {
  readonly seated: ReadonlySet<string>;
  readonly spectators: number;
}

/** What a viewer saw last, and how long that was when it was last written out as a whole. */
export interface Shown {
  readonly view: unknown;
  readonly size: number;
  /** Known for the first viewer of each watcher. */
  scores?: readonly Score[];
}

/** A table in memory, with everybody who watches it. */
export interface Room {
  readonly id: string;
  readonly game: Game;
  stored: StoredTable;
  /** None before the match has begun, nor after trouble until it is read from the database again. */
  live: LiveMatch | undefined;
  readonly watchers: Set<Watcher>;
  shown: Map<Viewer, Shown>;
  readonly elsewhere: Map<string, Elsewhere>;
  /** When people were last here, as far as this process has noticed. */
  readonly left: Map<string, number>;
  readonly turn: Turn;
  /** Number of the newest chat line that was passed on; unknown before anybody was here to hear. */
  chatted: number | undefined;
  /** Whether a bot is thinking about it, and whether news about the table is about to be sent. */
  thinking: boolean;
  newsDue: boolean;
  used: number;
}

export function newRoom(game: Game, stored: StoredTable): Room {
  return {
    id: stored.row.id,
    game,
    stored,
    live: undefined,
    watchers: new Set(),
    shown: new Map(),
    elsewhere: new Map(),
    left: new Map(),
    turn: newTurn(),
    chatted: undefined,
    thinking: false,
    newsDue: false,
    used: Date.now(),
  };
}

export function seatsHeldBy({ seats }: StoredTable, person: string): Seat[] {
  return seats.filter((seat) => seat.holder === 'person' && seat.person === person).map(({ seat }) => seat);
}

export function holds({ seats }: StoredTable, person: string, seat: Seat): boolean {
  return seats.some((each) => each.seat === seat && each.holder === 'person' && each.person === person);
}

export function viewersFor(stored: StoredTable, person: string): readonly Viewer[] {
  const seats = seatsHeldBy(stored, person);
  return seats.length > 0 ? seats : ['spectator'];
}
