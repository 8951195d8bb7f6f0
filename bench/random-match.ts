import type { Game, Position, Seat, Table } from '../src/kernel/game.ts';
import { Offers } from '../src/kernel/offers.ts';
import type { Random } from '../src/kernel/random.ts';
import { advance, answer, asked, askedSeat, isOver, offersFor } from '../src/kernel/steps.ts';

export type Chance = () => number;

/** A seed as good as any, without the cost of hashing one. */
export function randomKey(chance: Chance): Random {
  return { key: Array.from({ length: 8 }, () => Math.floor(chance() * 0x1_0000_0000)), drawn: 0 };
}

const offers = new Offers();

/** Plays a whole match through the kernel, with a full list of offers at each decision. Gives their number. */
export function playRandomMatch(game: Game, table: Table, chance: Chance): number {
  const position = game.setup(table, randomKey(chance));
  let decisions = 0;
  for (advance(game, position); !isOver(position); decisions++) playRandomly(game, position, chance);
  return decisions;
}

function playRandomly(game: Game, position: Position, chance: Chance): void {
  const seat = askedSeat(position) ?? (asked(position)[0] as Seat);
  offersFor(game, position, seat, offers);
  answer(game, position, seat, offers.at(Math.floor(chance() * offers.count)));
}

/** A position after so many decisions, or the last before the end. */
export function positionAfter(game: Game, table: Table, decisions: number, chance: Chance): Position {
  let position = game.setup(table, randomKey(chance));
  advance(game, position);
  for (let played = 0; played < decisions; played++) {
    const next = game.clone(position);
    playRandomly(game, next, chance);
    if (isOver(next)) break;
    position = next;
  }
  return position;
}
