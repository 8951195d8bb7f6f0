import type { Score, ScoreLine, Seat } from '../../kernel/game.ts';
import { isOver } from '../../kernel/steps.ts';
import { STAT_COUNT } from './box/fights.ts';
import { hutOf, type TrollTown, trollOf } from './position.ts';
import { isSpoilt } from './rules/feast.ts';
import { statOf } from './rules/levels.ts';
import { isBridgeLinked, isHubLinked } from './rules/roads.ts';
import type { Word } from './words.ts';

/** TT-15.2 */
export function isBiggest(p: TrollTown, seat: Seat): boolean {
  const hut = p.title === seat ? hutOf(p, seat) : undefined;
  return hut !== undefined && isBridgeLinked(p, hut);
}

/** TT-15.3 */
export function isFriendliest(p: TrollTown, seat: Seat): boolean {
  const hut = hutOf(p, seat);
  return hut !== undefined && isHubLinked(p, hut);
}

/** TT-15.4: who has most private Minions, at least one. */
export function mostMinions(p: TrollTown): Seat[] {
  let most = 1;
  for (let seat = 0; seat < p.seats; seat++) most = Math.max(most, trollOf(p, seat).minions);
  return [...Array(p.seats).keys()].filter((seat) => trollOf(p, seat).minions === most);
}

/** TT-15.9: who caught most Children, at least one. */
export function providers({ catches }: TrollTown): Seat[] {
  const most = Math.max(1, ...catches);
  return catches.flatMap((caught, seat) => (caught === most ? [seat] : []));
}

/** TT-15.6: a line for each condition that counts, with the crown it brings. */
function linesOf(p: TrollTown, seat: Seat, greediest: readonly Seat[]): ScoreLine<Word>[] {
  const { options } = p;
  const lines: ScoreLine<Word>[] = [];
  const isVoid = isSpoilt(p);
  const add = (say: Word, counts: boolean, isMet: boolean, rule: string) => {
    if (counts) lines.push({ say, count: isMet ? 1 : 0, points: isMet && !isVoid ? 1 : 0, rule });
  };
  add('score.biggest', options.biggest, isBiggest(p, seat), 'TT-15.2');
  add('score.friendliest', options.friendliest, isFriendliest(p, seat), 'TT-15.3');
  add('score.greediest', options.greediest, greediest.includes(seat), 'TT-15.4');
  add('score.provider', options.provider, providers(p).includes(seat), 'TT-15.9');
  return lines;
}

function statsOf(p: TrollTown, seat: Seat): number {
  let sum = 0;
  for (let stat = 0; stat < STAT_COUNT; stat++) sum += statOf(p, seat, stat);
  return sum;
}

/** TT-15.6, TT-15.7: those with most crowns share the win; the others are ranked. Without any crown all are equal: nobody wins. */
export function score(p: TrollTown): Score<Word>[] {
  const greediest = isOver(p) ? p.greediest : mostMinions(p);
  const rows = Array.from({ length: p.seats }, (_, seat) => {
    const lines = linesOf(p, seat, greediest);
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    return { seat, points, lines, minions: trollOf(p, seat).minions, stats: p.turn === 0 ? 0 : statsOf(p, seat) };
  });
  const most = Math.max(...rows.map(({ points }) => points));
  const isAhead = (one: (typeof rows)[number], other: (typeof rows)[number]) => {
    if (one.points !== other.points) return one.points > other.points;
    if (one.points === most) return false;
    return one.minions > other.minions || (one.minions === other.minions && one.stats > other.stats);
  };
  return rows.map((row) => ({
    seat: row.seat,
    place: 1 + rows.filter((other) => isAhead(other, row)).length,
    points: row.points,
    lines: row.lines,
  }));
}
