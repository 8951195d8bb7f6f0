import type { CountedGroup, Game, Move, Position, Score, Seat } from '../kernel/game.ts';
import { frameFor } from '../kernel/steps.ts';
import type { AddressedEvent } from '../kernel/tell.ts';
import { addMatch, NO_SIDE, newUses, type Uses } from './uses.ts';

/** Where a field of an answer or an event leads: to the number of the thing it names. */
interface Reading {
  readonly field: string;
  numberOf(name: string): number | undefined;
}

interface Presence {
  readonly group: CountedGroup<Position>;
  readonly things: ReadonlyMap<string, number>;
}

/** Counts, match by match, what the game wants counted. All things of all groups have their numbers in one row. */
export interface Counter {
  readonly uses: Uses;
  begin(): void;
  /** To be called before the answer is taken. */
  answered(position: Position, seat: Seat, move: Move): void;
  heard(told: readonly AddressedEvent[]): void;
  end(position: Position, scores: readonly Score[]): void;
  /** The number of a seat's side in this position. */
  sideOf(position: Position, seat: Seat): number;
}

export function thingsOf({ counts }: Game): number {
  return (counts?.groups ?? []).reduce((sum, { things }) => sum + things.length, 0);
}

export function sidesOf({ counts }: Game): readonly string[] {
  return counts?.sides?.things ?? [];
}

export function newCounter(game: Game, seats: number): Counter {
  const things = thingsOf(game);
  const uses = newUses(things, sidesOf(game).length);
  const moves = new Map<string, Reading[]>();
  const events = new Map<string, Reading[]>();
  const lines = new Map<string, number>();
  const presences: Presence[] = [];
  let first = 0;
  for (const group of game.counts?.groups ?? []) {
    const numbers = new Map(group.things.map((thing, i) => [thing, first + i]));
    const numberOf = (name: string) => numbers.get((group.as === undefined ? name : group.as(name)) ?? '');
    addReadings(moves, group.moves, numberOf);
    addReadings(events, group.events, numberOf);
    for (const [say, thing = ''] of Object.entries(group.lines ?? {})) lines.set(say, numbers.get(thing) as number);
    presences.push({ group, things: numbers });
    first += group.things.length;
  }

  /** What each seat did in this match: thing by thing for the first seat, then for the second … */
  const times = new Float64Array(things * seats);

  function count(seat: Seat, read: readonly Reading[] | undefined, from: unknown): void {
    if (read === undefined) return;
    for (const { field, numberOf } of read) {
      const thing = numberOf(String((from as Readonly<Record<string, unknown>>)[field] ?? ''));
      if (thing !== undefined) add(seat, thing, 1);
    }
  }

  function add(seat: Seat, thing: number, amount: number): void {
    times[seat * things + thing] = (times[seat * things + thing] as number) + amount;
  }

  function sideOf(position: Position, seat: Seat): number {
    const sides = game.counts?.sides;
    const side = sides?.things.indexOf(sides.of(position, seat) ?? '') ?? -1;
    return side < 0 ? NO_SIDE : side;
  }

  return {
    uses,
    sideOf,
    begin() {
      times.fill(0);
    },
    answered(position, seat, move) {
      const step = frameFor(position, seat)?.step;
      if (step !== undefined) count(seat, moves.get(step), move);
    },
    heard(told) {
      for (const { event, to } of told) {
        if (to !== 'all') continue;
        const { seat, seats = seat === undefined ? [] : [seat] } = event;
        for (const each of seats) count(each, events.get(event.say), event);
      }
    },
    end(position, scores) {
      for (const { group, things: numbers } of presences) {
        for (const thing of group.inPlay?.(position) ?? group.things) {
          const number = numbers.get(thing);
          if (number !== undefined) uses.inPlay[number] = (uses.inPlay[number] as number) + 1;
        }
      }
      for (const { seat, lines: scored } of scores) {
        for (const { say, points } of scored) {
          const thing = lines.get(say);
          if (thing !== undefined) add(seat, thing, points);
        }
        for (const { group, things: numbers } of presences) {
          for (const name of group.atEnd?.(position, seat) ?? []) {
            const thing = numbers.get(name);
            if (thing !== undefined) add(seat, thing, 1);
          }
        }
      }
      addMatch(uses, times, scores, (seat) => sideOf(position, seat));
    },
  };
}

function addReadings(
  into: Map<string, Reading[]>,
  fields: Readonly<Partial<Record<string, string>>> | undefined,
  numberOf: Reading['numberOf'],
): void {
  for (const [from, field = ''] of Object.entries(fields ?? {})) {
    const list = into.get(from) ?? [];
    list.push({ field, numberOf });
    into.set(from, list);
  }
}
