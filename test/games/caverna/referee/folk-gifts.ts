import { type Caverna, HOME, playerAt } from '../../../../src/games/caverna/position.ts';
import type { Seat } from '../../../../src/kernel/game.ts';
import { below, type Random } from '../../../../src/kernel/random.ts';
import { hasRoomForGoblin } from './family.ts';
import { homeOf, type SheetTable } from './home.ts';

/** FF-6.2: from the next round on, wherever it lives. */
export function giveGoblin(table: SheetTable, p: Caverna, seat: Seat, random: Random): void {
  const home = homeOf(table, seat);
  const player = playerAt(p, seat);
  if (!hasRoomForGoblin(home)) return;
  const strength = below(random, 2) * below(random, 14);
  const from = table.round + 1;
  home.people.push({ strength, adult: true, from, placed: false, goblin: true });
  player.people = [
    ...player.people,
    { folk: player.folk ?? 'dwarves', kind: 'goblin', strength, adult: true, usableFrom: from, at: HOME },
  ];
}
