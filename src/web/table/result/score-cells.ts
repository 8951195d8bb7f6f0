import type { Score } from '../../../kernel/game.ts';
import type { ScoreRow } from '../../board-kit/tabletop.ts';

export interface Cell {
  /** The number of things that score, if the lines count them. */
  readonly count: number | undefined;
  readonly points: number;
  /** Whether it is the best of its row, and not all are equal. */
  readonly best: boolean;
}

interface Row {
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** The rows in which somebody has points, with a cell for each score. Lines of no row are left out. */
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
