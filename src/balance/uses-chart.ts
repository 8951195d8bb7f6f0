import { at, bar, type Drawing, inHtml } from './charts.ts';
import { hundredth, percent } from './figures.ts';
import { text } from './messages.ts';
import { byUse, reachOfShares } from './uses-rows.ts';
import type { GroupTally, ThingTally } from './uses-tally.ts';

const WIDTH = 900;
const NAMES = 300;
const BARS = 270;
const FIGURE = 62;
const SHARES = NAMES + BARS + FIGURE + 30;
const SHARES_WIDE = WIDTH - SHARES - FIGURE;
const ROW = 25;
const HEAD = 28;

/** What was used how often, from the most to the least, and how often those who did so won. */
export function usesChart(group: GroupTally, fair: number): Drawing {
  const things = byUse(group);
  const most = Math.max(...things.map(({ perMatch }) => perMatch), Number.MIN_VALUE);
  const reach = reachOfShares(fair);
  const x = (share: number) => SHARES + Math.min(1, share / reach) * SHARES_WIDE;
  const height = HEAD + things.length * ROW + 4;
  const heads =
    `<text class="tick" x="${NAMES}" y="14">${inHtml(text(group.unit === 'points' ? 'report.points-each' : 'report.per-match'))}</text>` +
    `<text class="tick" x="${SHARES}" y="14">${inHtml(text('plot.winners'))}</text>` +
    `<line class="fair" x1="${at(x(fair))}" x2="${at(x(fair))}" y1="${HEAD - 6}" y2="${height}"/>`;
  const rows = things.map((thing, i) => rowOf(thing, HEAD + i * ROW + ROW / 2, (BARS * thing.perMatch) / most, x));
  return { title: group.title, width: WIDTH, height, content: heads + rows.join('') };
}

function rowOf(thing: ThingTally, y: number, length: number, x: (share: number) => number): string {
  const { name, perMatch, users, share, low, high } = thing;
  const won =
    users === 0
      ? ''
      : `<line class="whisker" x1="${at(x(low))}" x2="${at(x(high))}" y1="${y}" y2="${y}"/>` +
        `<circle class="ink-2" cx="${at(x(share))}" cy="${y}" r="5"/>` +
        `<text class="tick" x="${WIDTH}" y="${y + 5}" text-anchor="end">${percent(share)}</text>`;
  return (
    `<text class="name" x="${NAMES - 12}" y="${y + 5}" text-anchor="end">${inHtml(name)}</text>` +
    bar(NAMES, y - 8, length, 16, 'ink-5') +
    `<text class="tick" x="${at(NAMES + length + 8)}" y="${y + 5}">${hundredth(perMatch)}</text>${won}`
  );
}
