import type { BotSense, Seat } from '../../kernel/game.ts';
import { isOver } from '../../kernel/steps.ts';
import { control } from './harvest.ts';
import { type GnomeElfTroll, noProduce } from './position.ts';
import { score } from './score.ts';

/** A decided match outweighs every count. */
const DECIDED = 1000;
const BEST_KIND = 4;
const SECOND_KIND = 1.2;
const THIRD_KIND = 0.8;
/** An elf on one's own tile keeps trolls off it. */
const GUARDED_TILE = 0.7;
const FIGURE_IN_STOCK = 0.3;

const counted = noProduce();

function standing(p: GnomeElfTroll, seat: Seat): number {
  const { pumpkin, apple, bean } = control(p, seat, counted);
  const best = Math.max(pumpkin, apple, bean);
  const third = Math.min(pumpkin, apple, bean);
  const second = pumpkin + apple + bean - best - third;
  const stock = p.stocks[seat];
  const inStock = stock === undefined ? 0 : stock.gnome + stock.elf + stock.troll;
  // The last steps to the goal count more than the first.
  const nearness = best / p.goal;
  return (
    BEST_KIND * best * (0.5 + nearness) +
    SECOND_KIND * second +
    THIRD_KIND * third +
    GUARDED_TILE * guardedTiles(p, seat) +
    FIGURE_IN_STOCK * inStock
  );
}

function guardedTiles(p: GnomeElfTroll, seat: Seat): number {
  let guarded = 0;
  for (const { figure } of p.gardens[seat] ?? []) if (figure?.creature === 'elf') guarded++;
  return guarded;
}

function decided(place: number): number {
  return place === 1 ? DECIDED : -DECIDED * place;
}

export const bot: BotSense<GnomeElfTroll> = {
  worth(p, seat) {
    if (isOver(p)) return decided(score(p)[seat]?.place ?? p.seats);
    let strongest = 0;
    let others = 0;
    for (let other = 0; other < p.seats; other++) {
      if (other === seat) continue;
      const strength = standing(p, other);
      others += strength;
      if (strength > strongest) strongest = strength;
    }
    return standing(p, seat) - 0.5 * strongest - (0.5 * others) / (p.seats - 1);
  },
};
