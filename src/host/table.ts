import type { Game, Move, Score, Seat, Viewer } from '../kernel/game.ts';
import type { Encoded } from '../protocol/encode.ts';
import type { ClockState } from './clocks/clock-state.ts';
import { type Lock, newLock } from './lock.ts';
import type { LiveMatch } from './match/live.ts';
import type { StoredClocks, StoredTable } from './store.ts';

/** A connected client. */
export interface Listener {
  readonly person: { readonly id: string; readonly name: string };
  /** Whether a change that its own request has caused also answers that request, instead of a message of its own. */
  readonly takesAnswersWithChanges?: boolean;
  /** Sends an encoded message. Callers use `send`. */
  deliver(message: Encoded): void;
}

/** A listener that watches a table: as the seats its person holds, or as a spectator. */
export interface Watcher {
  readonly listener: Listener;
  viewers: readonly Viewer[];
  /** Whether it has the rules by which the match is played: what follows from the view is not sent to it. */
  lean: boolean;
  /** Watchers with the same key are sent the same messages. */
  key: string;
  /** The revision it was sent last; -1 if none. */
  revision: number;
}

/** The view that was sent last, and the length of its JSON when it was last sent as a whole. */
export interface SentView {
  readonly view: unknown;
  readonly size: number;
}

/** What the watchers with one key were sent last. Revisions are counted for each key, so that nobody learns how much others are sent. */
export interface LastSent {
  revision: number;
  /** One for each viewer; undefined if the next message has to be a whole state. */
  views: readonly SentView[] | undefined;
  scores: readonly Score[] | undefined;
}

/** Who is present at a table. */
export interface Presence {
  isPresent(person: string): boolean;
  /** Since when the person has been away; undefined while present. */
  awaySince(person: string, lastSeen: number): number | undefined;
  spectators(): number;
}

/** A table in memory, with its watchers. */
export interface HostedTable {
  readonly id: string;
  readonly game: Game;
  stored: StoredTable;
  /** Undefined before the match has begun, and after an error until it is read again. */
  live: LiveMatch | undefined;
  /** Whether the connection to the store has been lost since the match was last compared with its log. */
  needsCheck: boolean;
  /** Whether the last attempt to load the match failed. */
  unreadable: boolean;
  readonly watchers: Set<Watcher>;
  readonly lastSent: Map<string, LastSent>;
  readonly presence: Presence;
  readonly lock: Lock;
  /** The seats whose bots are thinking. */
  readonly thinking: Set<Seat>;
  /** The plans of bots that wait for people, by seat. */
  readonly plans: Map<Seat, BotPlan>;
  /** Grows with everything that people propose or show. A bot's answer from before that is discarded, and the bot is asked again. */
  heard: number;
  /** The seats that were answered for in this period because their time was up. */
  readonly late: Set<Seat>;
  /** Cancels the news that is scheduled, if any. */
  newsDue: (() => void) | undefined;
  /** The clocks that are stored, and as they stand now by this process's own measure. */
  clocks: { readonly stored: StoredClocks; now(): ClocksNow } | undefined;
  deadline: Deadline | undefined;
}

/** A bot's plan at a table with people. */
interface BotPlan {
  readonly turn: number | string;
  /** The state of the talk that it is based on (`Talk.known`). */
  readonly known: string;
  /** How often it was replaced because the bot had learned something. */
  readonly renewed: number;
  /** The answer that ends it, under the seat's number for it; kept back until people have made their plans. */
  readonly last?: { readonly seatEntry: number; readonly move: Move };
}

/** What is waited for, by the revision of the clocks. */
export interface Deadline {
  revision: number;
  /** When its timer fires, by the monotonic clock; 0 if there is none. */
  fires: number;
  stop(): void;
}

export interface ClocksNow {
  readonly state: ClockState;
  readonly at: number;
  /** Whether the time of day has been set since they were stored. */
  readonly wasSet: boolean;
}

export function newTable(game: Game, stored: StoredTable, presence: Presence): HostedTable {
  return {
    id: stored.row.id,
    game,
    stored,
    live: undefined,
    needsCheck: false,
    unreadable: false,
    watchers: new Set(),
    lastSent: new Map(),
    presence,
    lock: newLock(),
    thinking: new Set(),
    plans: new Map(),
    heard: 0,
    late: new Set(),
    newsDue: undefined,
    clocks: undefined,
    deadline: undefined,
  };
}

export function newWatcher(listener: Listener, stored: StoredTable): Watcher {
  const viewers = viewersFor(stored, listener.person.id);
  return { listener, viewers, lean: false, key: keyFor(viewers, false), revision: -1 };
}

export function keyFor(viewers: readonly Viewer[], lean: boolean): string {
  return lean ? `${viewers.join()} lean` : viewers.join();
}

export function watcherOf({ watchers }: HostedTable, listener: Listener): Watcher | undefined {
  for (const watcher of watchers) if (watcher.listener === listener) return watcher;
  return undefined;
}

export function lastSentTo({ lastSent }: HostedTable, key: string): LastSent {
  const known = lastSent.get(key);
  if (known !== undefined) return known;
  const sent: LastSent = { revision: 0, views: undefined, scores: undefined };
  lastSent.set(key, sent);
  return sent;
}

/** The watchers by key. */
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

/** Whether a person with a seat is present. */
export function hasPlayerPresent({ stored, presence }: HostedTable): boolean {
  return stored.seats.some(
    ({ holder, person }) => holder === 'person' && person !== null && presence.isPresent(person),
  );
}

export function viewersFor(stored: StoredTable, person: string): readonly Viewer[] {
  const seats = seatsHeldBy(stored, person);
  return seats.length > 0 ? seats : ['spectator'];
}
