import type { Game, Score, Seat, Viewer } from '../kernel/game.ts';
import type { Encoded } from '../protocol/encode.ts';
import type { LiveMatch } from './live.ts';
import type { StoredTable } from './store.ts';
import { newTurn, type Turn } from './turn.ts';

/** Somebody at the other end of a wire. */
export interface Listener {
  readonly person: { readonly id: string; readonly name: string };
  /** Sends it on its way; whoever has something to say uses `send`. */
  deliver(message: Encoded): void;
}

/** A listener that follows a table, through the eyes of the seats it holds there or of a spectator. */
export interface Watcher {
  readonly listener: Listener;
  viewers: readonly Viewer[];
  /** Watchers with the same key are shown the same. */
  key: string;
  /** The number of what it was shown last; -1 if it has seen nothing yet. */
  shown: number;
}

/** What a viewer saw last, and how long that was when it was last written out as a whole. */
export interface SeenView {
  readonly view: unknown;
  readonly size: number;
}

/** What all watchers with one key were shown last. It has a number of its own, so that nobody learns of what others see. */
export interface Sight {
  shown: number;
  /** One for each viewer; none if nobody looked meanwhile. */
  views: readonly SeenView[] | undefined;
  scores: readonly Score[] | undefined;
}

/** Who is at a table. */
export interface Presence {
  isPresent(person: string): boolean;
  /** Since when the person has been away; nothing while they are here. */
  awaySince(person: string, lastSeen: number): number | undefined;
  spectators(): number;
}

/** A table in memory, with everybody who watches it. */
export interface HostedTable {
  readonly id: string;
  readonly game: Game;
  stored: StoredTable;
  /** None before the match has begun, nor after trouble until it is read from the store again. */
  live: LiveMatch | undefined;
  /** Whether the match could not be read when it was last tried. */
  unreadable: boolean;
  readonly watchers: Set<Watcher>;
  readonly sights: Map<string, Sight>;
  readonly presence: Presence;
  readonly turn: Turn;
  /** The bots' seats that are being thought for. */
  readonly thinking: Set<Seat>;
  /** Whether news about the table is about to be sent. */
  newsDue: boolean;
  /** The deadline that is being waited for, or has just passed. */
  clock: RunningClock | undefined;
}

interface RunningClock {
  readonly due: number;
  /** How many milliseconds are left. */
  left(): number;
  stop(): void;
}

export function newTable(game: Game, stored: StoredTable, presence: Presence): HostedTable {
  return {
    id: stored.row.id,
    game,
    stored,
    live: undefined,
    unreadable: false,
    watchers: new Set(),
    sights: new Map(),
    presence,
    turn: newTurn(),
    thinking: new Set(),
    newsDue: false,
    clock: undefined,
  };
}

export function newWatcher(listener: Listener, stored: StoredTable): Watcher {
  const viewers = viewersFor(stored, listener.person.id);
  return { listener, viewers, key: viewers.join(), shown: -1 };
}

export function watcherOf({ watchers }: HostedTable, listener: Listener): Watcher | undefined {
  for (const watcher of watchers) if (watcher.listener === listener) return watcher;
  return undefined;
}

export function sightOf({ sights }: HostedTable, key: string): Sight {
  const known = sights.get(key);
  if (known !== undefined) return known;
  const sight: Sight = { shown: 0, views: undefined, scores: undefined };
  sights.set(key, sight);
  return sight;
}

/** The watchers, those who are shown the same together. */
export function groupsOf({ watchers }: HostedTable): Map<string, Watcher[]> {
  const groups = new Map<string, Watcher[]>();
  for (const watcher of watchers) {
    const group = groups.get(watcher.key);
    if (group === undefined) groups.set(watcher.key, [watcher]);
    else group.push(watcher);
  }
  return groups;
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
