import type { Seat } from '../../../kernel/game.ts';
import type { Feature } from '../../../kernel/learning.ts';
import { PRODUCE, tilesInPlay } from '../box/produce.ts';
import type { GnomeElfTroll } from '../position.ts';
import { found, type PARTS } from './strength.ts';
import type { Survey } from './survey.ts';

function parted(part: (typeof PARTS)[number], ...ids: readonly string[]): Feature[] {
  return ids.map((id) => ({ id, part: `reason.${part}` }));
}

/** What bots learn the worth of. What is counted in produce is counted in parts of the goal. */
export const FEATURES: readonly Feature[] = [
  ...parted('growth', 'best', 'best squared', 'best cubed', 'second', 'third', 'best and second', 'best by time'),
  ...parted('growth', 'reach', 'reach squared', 'reach first', 'row', 'pairs', 'purse', 'most in the purse'),
  ...parted('strike', 'goal first', 'goal second', 'goal later', 'one short first', 'one short later'),
  ...parted('strike', 'two short first', 'two short later'),
  ...parted(
    'guard',
    'elves at home',
    'best by elves',
    'open tiles',
    'spoilt tiles',
    'shared tiles',
    'best by open tiles',
  ),
  ...parted('stock', 'gnomes', 'elves', 'trolls', 'no gnome', 'no elf', 'no troll', 'gnomes by time', 'trolls by time'),
  ...parted('tempo', 'one before', 'two before', 'three before', 'twice', 'best by turns before', 'twice by best'),
];

/**
 * Writes the features of the seat whose strength was looked at last, in the order of `FEATURES`. What that found out is used again:
 * it takes most of the time.
 */
export function writeFeatures(p: GnomeElfTroll, gardens: Survey, seat: Seat, into: Float64Array): void {
  const { goal, purse } = p;
  const { wait, isSowing, isTwice } = found;
  const best = found.best / goal;
  const second = found.second / goal;
  const reach = Math.min(found.reach, goal) / goal;
  const short = goal - found.reach;
  const time = p.sown / (tilesInPlay(p.seats) * PRODUCE.length);
  const open = gardens.open[seat] as number;
  const guards = gardens.guards[seat] as number;
  into[0] = best;
  into[1] = best * best;
  into[2] = best * best * best;
  into[3] = second;
  into[4] = found.third / goal;
  into[5] = best * second;
  into[6] = best * time;
  into[7] = reach;
  into[8] = reach * reach;
  into[9] = wait === 0 ? reach : 0;
  into[10] = (p.gardens[seat] ?? []).length / goal;
  into[11] = (gardens.pairs[seat] as number) / goal;
  into[12] = isSowing ? (purse.pumpkin + purse.apple + purse.bean) / goal : 0;
  into[13] = isSowing ? Math.max(purse.pumpkin, purse.apple, purse.bean) / goal : 0;
  into[14] = short <= 0 && wait === 0 ? 1 : 0;
  into[15] = short <= 0 && wait === 1 ? 1 : 0;
  into[16] = short <= 0 && wait > 1 ? 1 : 0;
  into[17] = short === 1 && wait === 0 ? 1 : 0;
  into[18] = short === 1 && wait > 0 ? 1 : 0;
  into[19] = short === 2 && wait === 0 ? 1 : 0;
  into[20] = short === 2 && wait > 0 ? 1 : 0;
  into[21] = guards;
  into[22] = best * guards;
  into[23] = open;
  into[24] = gardens.spoilt[seat] as number;
  into[25] = gardens.shared[seat] as number;
  into[26] = best * open;
  const { gnome, elf, troll } = p.stocks[seat] as GnomeElfTroll['stocks'][number];
  into[27] = gnome;
  into[28] = elf;
  into[29] = troll;
  into[30] = gnome === 0 ? 1 : 0;
  into[31] = elf === 0 ? 1 : 0;
  into[32] = troll === 0 ? 1 : 0;
  into[33] = gnome * time;
  into[34] = troll * time;
  into[35] = wait === 1 ? 1 : 0;
  into[36] = wait === 2 ? 1 : 0;
  into[37] = wait > 2 ? 1 : 0;
  into[38] = isTwice ? 1 : 0;
  into[39] = best * wait;
  into[40] = isTwice ? best : 0;
}
