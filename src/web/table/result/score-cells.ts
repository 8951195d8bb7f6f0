import type { Score } from '../../../kernel/game.ts';
import type { ScoreRow } from '../../board-kit/tabletop.ts';

export interface Cell {
  /** How many things brought the points, where the lines count them. */
  readonly count: number | undefined;
  readonly points: number;
  /** Nobody has more of this row, and somebody has less. */
  readonly best: boolean;
}

interface Row {
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** The rows that are worth points to anybody, with a cell for each score; what no row names has no place. */
export function cellsOf(scores: readonly Score[], rows: readonly ScoreRow[]): Row[] {
  return rows.flatMap(({ title, of }) => {
    const sums = scores.map(({ lines }) => {
      const counted = lines.filter(({ say }) => of.includes(say));
      const counts = counted.map(({ count }) => count).filter((count): count is number => typeof count === 'number');
      return {
        count: counts.length === 0 ? undefined : counts.reduce((sum, count) => sum + count, 0),
        points: counted.reduce((sum, { points }) => sum + points, 0),
      };
    });
    const all = sums.map(({ points }) => points);
    if (all.every((points) => points === 0)) return [];
    const [most, least] = [Math.max(...all), Math.min(...all)];
    return [{ title, cells: sums.map((sum) => ({ ...sum, best: most > least && sum.points === most })) }];
  });
}
