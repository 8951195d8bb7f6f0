import type { Game, Move, Position, Reason, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import type { Random } from '../kernel/random.ts';
import { answer, frameFor, isOver, offersFor } from '../kernel/steps.ts';

/** Positions that are imagined to see what a line of answers changes. */
const WORLDS = 16;

/** Reasons told at most. */
const REASONS = 3;

/** Reasons weaker than this share of the strongest are left out. */
const LEAST_PART = 0.1;

/** A reason that worth changes by less than this is none. */
const NOTHING = 1e-9;

/** Sums reasons by their message. */
interface Sum {
  add(reasons: readonly Reason[], factor: number): void;
  total(): Reason[];
}

function newSum(game: Game): Sum {
  const differing = game.bot.differing ?? [];
  const sums = new Map<string, Reason>();
  return {
    add(reasons, factor) {
      for (const reason of reasons) {
        const known = sums.get(reason.say);
        const counted: Record<string, number> = { worth: (known?.worth ?? 0) + factor * reason.worth };
        for (const name of differing) {
          const value = reason[name];
          if (typeof value === 'number') counted[name] = Number(known?.[name] ?? 0) + factor * value;
        }
        sums.set(reason.say, { ...reason, ...counted } as Reason);
      }
    },
    total: () => [...sums.values()],
  };
}

/** Positions that the view allows, in which lines are compared. */
export function worldsIn(game: Game, view: Position, seat: Seat, random: Random): Position[] {
  return Array.from({ length: WORLDS }, () => game.imagine(view, seat, random));
}

/** By how much the line changes each part of the seat's worth, on average. */
export function changesBy(game: Game, worlds: readonly Position[], seat: Seat, line: readonly Move[]): Reason[] {
  const { bot } = game;
  if (bot.reasons === undefined) return [];
  const sum = newSum(game);
  for (const world of worlds) {
    const position = game.clone(world);
    const before = bot.reasons(position, seat);
    follow(game, position, seat, line);
    // The parts of worth mean nothing once the match is over.
    if (!isOver(position)) sum.add(before, -1 / worlds.length);
    sum.add(bot.reasons(position, seat), 1 / worlds.length);
  }
  return sum.total();
}

/** What speaks for one line of answers and against another, the weightiest first. */
export function differences(
  game: Game,
  worlds: readonly Position[],
  seat: Seat,
  line: readonly Move[],
  other: readonly Move[],
): Reason[] {
  const { bot } = game;
  if (bot.reasons === undefined) return [];
  const sum = newSum(game);
  for (const world of worlds) {
    const position = game.clone(world);
    const instead = game.clone(world);
    follow(game, position, seat, line);
    follow(game, instead, seat, other);
    const ends = isOver(position) || isOver(instead);
    if (!ends || isOver(position)) sum.add(bot.reasons(position, seat), 1 / worlds.length);
    if (!ends || isOver(instead)) sum.add(bot.reasons(instead, seat), -1 / worlds.length);
  }
  return strongest(sum.total());
}

/**
 * What all these answers have in common is no reason for one of them: by how much each changes more, or less, than all do. An answer of
 * which that leaves nothing keeps its reasons.
 */
export function withoutCommon(all: readonly (readonly Reason[])[]): Reason[][] {
  if (all.length < 2) return all.map((changes) => [...changes]);
  const common = new Map<string, number>();
  for (const say of new Set(all.flatMap((changes) => changes.map((reason) => reason.say)))) {
    const worths = all.map((changes) => changes.find((reason) => reason.say === say)?.worth ?? 0);
    const least = Math.min(...worths);
    const most = Math.max(...worths);
    common.set(say, least > 0 ? least : most < 0 ? most : 0);
  }
  return all.map((changes) => {
    const left = changes.map((reason) => ({ ...reason, worth: reason.worth - (common.get(reason.say) ?? 0) }));
    return left.some(({ worth }) => Math.abs(worth) > NOTHING) ? left : [...changes];
  });
}

export function strongest(changes: readonly Reason[]): Reason[] {
  const ordered = changes.toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const least = Math.max(NOTHING, LEAST_PART * Math.abs(ordered[0]?.worth ?? 0));
  return ordered.filter(({ worth }) => Math.abs(worth) >= least).slice(0, REASONS);
}

/** Gives these answers as far as they are on offer. */
export function follow(game: Game, position: Position, seat: Seat, line: readonly Move[]): void {
  const offers = new Offers();
  for (const move of line) {
    if (frameFor(position, seat) === undefined) return;
    offersFor(game, position, seat, offers);
    const offered = offers.find(move);
    if (offered === undefined) return;
    answer(game, position, seat, offered);
  }
}
