import type { Score, ScoreLine, Seat } from '../../kernel/game.ts';
import { PRODUCE, type Produce } from './data.ts';
import { control } from './harvest.ts';
import type { GnomeElfTroll } from './position.ts';

/** GET-6.4: the three counts from high to low. */
function counts(p: GnomeElfTroll, seat: Seat): number[] {
  return Object.values(control(p, seat)).sort((a, b) => b - a);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** GET-6.1, GET-6.4 to GET-6.6 */
export function score(p: GnomeElfTroll): Score[] {
  const lists = Array.from({ length: p.seats }, (_, seat) => counts(p, seat));
  return lists.map((list, seat) => {
    const isAhead = (other: Seat) => other === p.winner || (seat !== p.winner && compare(lists[other] ?? [], list) < 0);
    const better = lists.filter((_, other) => other !== seat && isAhead(other)).length;
    return { seat, place: 1 + better, points: list[0] ?? 0, lines: lines(p, seat) };
  });
}

function lines(p: GnomeElfTroll, seat: Seat): ScoreLine[] {
  return PRODUCE.flatMap((kind) => {
    const { tiles, pairs, gnomes } = sources(p, seat, kind);
    const all: ScoreLine[] = [
      { say: 'score.tiles', kind, count: tiles, points: tiles, rule: 'GET-3.7' },
      { say: 'score.pairs', kind, count: pairs, points: pairs, rule: 'GET-3.8' },
      { say: 'score.gnomes', kind, count: gnomes, points: gnomes, rule: 'GET-3.10' },
    ];
    return all.filter(({ count }) => count > 0);
  });
}

function sources(p: GnomeElfTroll, seat: Seat, kind: Produce): { tiles: number; pairs: number; gnomes: number } {
  const yields = (p.gardens[seat] ?? []).map((tile) => tile.kind === kind && tile.figure?.creature !== 'troll');
  return {
    tiles: yields.filter(Boolean).length,
    pairs: yields.filter((here, i) => here && yields[i + 1]).length,
    gnomes: p.gardens
      .flat()
      .filter((tile) => tile.kind === kind && tile.figure?.creature === 'gnome' && tile.figure.owner === seat).length,
  };
}
