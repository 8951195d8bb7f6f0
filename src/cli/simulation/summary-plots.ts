import type { Interval } from '../../bots/interval.ts';
import { padEnd, padStart, widthOf } from '../picture-kit/columns.ts';

/** How a terminal draws. */

const TRACK = 25;

export function indented(line: string): string {
  return `   ${line}`;
}

export function scale(): string {
  return `0${padStart('100 %', TRACK - 1)}`;
}

/** ├─●─┤ on a line from 0 to 100 %, with the fair share as a post. */
export function track({ share, low, high }: Interval, fair: number): string {
  const spot = (value: number) => Math.round(value * (TRACK - 1));
  return Array.from({ length: TRACK }, (_, at) => {
    if (at === spot(share)) return '●';
    if (at === spot(fair)) return '┊';
    if (at === spot(low)) return '├';
    if (at === spot(high)) return '┤';
    return at > spot(low) && at < spot(high) ? '─' : '·';
  }).join('');
}

/** Labels and percentages to the right, bars to the left. */
export function histogram(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => widthOf(row[column] ?? '')));
  return rows.map((row) =>
    indented(
      row
        .map((cell, column) => (column % 2 === 1 ? padEnd(cell, width(column)) : padStart(cell, width(column))))
        .join(' ')
        .trimEnd(),
    ),
  );
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

export function bar(share: number, width: number): string {
  const eighths = Math.round(share * width * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}
