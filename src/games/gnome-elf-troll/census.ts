import type { Table } from '../../kernel/game.ts';
import { CREATURES, FIGURES_OF_EACH_SORT } from './box/creatures.ts';
import { PRODUCE, tilesInPlay } from './box/produce.ts';
import type { GnomeElfTroll } from './position.ts';

export function census(p: GnomeElfTroll): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (component: string, number: number) => {
    count[component] = (count[component] ?? 0) + number;
  };
  for (const kind of [...p.pile, ...p.hands.flat(), ...p.gardens.flat().map((tile) => tile.kind)]) add(kind, 1);
  p.stocks.forEach((stock, seat) => {
    for (const creature of CREATURES) add(`${creature} of seat ${seat}`, stock[creature]);
  });
  for (const { figure } of p.gardens.flat()) if (figure) add(`${figure.creature} of seat ${figure.owner}`, 1);
  return count;
}

/** Whose turn it is, and what is written on paper: the harvest of a turn has no pieces. */
export const uncounted = ['turns', 'marker', 'sown', 'purse', 'gardens.id', 'winner'];

/** GET-3.4: every turn sows a tile; with a purse of at most two a tile and one a gnome, a turn has a bounded number of purchases. */
export function bound(table: Table): number {
  const tiles = tilesInPlay(table.seats) * PRODUCE.length;
  const richestPurse = 2 * tiles + FIGURES_OF_EACH_SORT;
  return tiles * (2 + 2 * Math.floor(richestPurse / 3));
}
