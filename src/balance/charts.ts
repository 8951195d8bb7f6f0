import type { Interval } from '../bots/interval.ts';
import { seatMark, seatName } from '../cli/picture-kit/seats.ts';
import { binLabel, percent, range, tenth, whole } from './figures.ts';
import { text } from './messages.ts';
import type { Distribution } from './tally.ts';

/** Charts as SVG, drawn by hand. Colours come from the page, so that day and night each have their own. */

export function inHtml(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export interface Row extends Interval {
  readonly label: string;
  /** A colour class of the page: ink-1, ink-2 … */
  readonly ink: string;
  readonly fair: number;
}

export function seatLabel(seat: number): string {
  return `${seatMark(seat)} ${seatName(seat)}`;
}

/** A chart by itself: a page puts it in, a file puts paper under it. */
export interface Drawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

export function inPage({ title, width, height, content }: Drawing): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${inHtml(title)}">${content}</svg>`;
}

/** There are seven inks; an eighth begins again. */
export function inkOf(index: number): string {
  return `ink-${(index % 7) + 1}`;
}

const COLOURS: Readonly<Record<string, number>> = { green: 1, red: 2, purple: 3, blue: 4, teal: 4, yellow: 5 };

/** A side that is called by a colour is drawn in it, as far as there is such an ink. */
export function inkOfSide(side: string, index: number): string {
  return inkOf((COLOURS[side] ?? index + 1) - 1);
}

export function at(value: number): string {
  return value.toFixed(1);
}

const HALF_PAGE = 560;
const LABEL = 96;
const VALUE = 136;
const ROW = 46;

/** Where all are near a fair share among many, a shorter scale shows more. */
function scaleFor(rows: readonly Row[]): number {
  const furthest = Math.max(...rows.map(({ high, fair }) => Math.max(high, fair)));
  return furthest < 0.48 ? 0.5 : 1;
}

/** A share and its confidence interval in each row, on one scale from 0 to 100 %, or to 50 %. */
export function intervalChart(title: string, rows: readonly Row[]): Drawing {
  const bottom = rows.length * ROW + 6;
  const scale = scaleFor(rows);
  const x = (share: number) => LABEL + (share / scale) * (HALF_PAGE - LABEL - VALUE);
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map((part) => part * scale)
    .map(
      (share) =>
        `<line class="grid" x1="${at(x(share))}" x2="${at(x(share))}" y1="4" y2="${bottom}"/>` +
        `<text class="tick" x="${at(x(share))}" y="${bottom + 18}" text-anchor="middle">${100 * share} %</text>`,
    );
  const drawn = rows.map((row, i) => intervalRow(row, i * ROW + ROW / 2 + 4, x));
  return { title, width: HALF_PAGE, height: bottom + 26, content: grid.join('') + drawn.join('') };
}

function intervalRow({ label, ink, share, low, high, fair }: Row, y: number, x: (share: number) => number): string {
  const whisker = (end: number) =>
    `<line class="whisker" x1="${at(x(end))}" x2="${at(x(end))}" y1="${y - 8}" y2="${y + 8}"/>`;
  return [
    `<text class="label" x="${LABEL - 12}" y="${y + 6}" text-anchor="end">${inHtml(label)}</text>`,
    bar(x(0), y - 11, x(share) - x(0), 22, ink),
    `<line class="fair" x1="${at(x(fair))}" x2="${at(x(fair))}" y1="${y - 19}" y2="${y + 19}"/>`,
    `<line class="whisker" x1="${at(x(low))}" x2="${at(x(high))}" y1="${y}" y2="${y}"/>`,
    whisker(low),
    whisker(high),
    `<text class="value" x="${HALF_PAGE - VALUE + 16}" y="${y}">${percent(share)}</text>`,
    `<text class="tick" x="${HALF_PAGE - VALUE + 16}" y="${y + 17}">${range(low, high)}</text>`,
  ].join('');
}

/** Flat ink under hatching, and a dark copy that slipped in the press. */
export function bar(x: number, y: number, width: number, height: number, ink: string): string {
  const size = `width="${at(width)}" height="${at(height)}"`;
  return (
    `<rect class="shade" x="${at(x + 2)}" y="${at(y + 2)}" ${size}/>` +
    `<rect class="${ink}" x="${at(x)}" y="${at(y)}" ${size}/>` +
    `<rect class="hatching" fill="url(#hatch)" x="${at(x)}" y="${at(y)}" ${size}/>`
  );
}

const LEFT = 52;
const RIGHT = 12;
const TOP = 20;
const PLOT = 170;
const TICK_ROOM = 34;

/** How often each value came up, in percent, as bars; a line marks the mean. */
export function histogramChart(title: string, values: Distribution, ink: string, width = HALF_PAGE): Drawing {
  const { bins, counts, mean } = values;
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const tallest = Math.max(1, ...counts) / all;
  const step = (width - LEFT - RIGHT) / bins.count;
  const y = (share: number) => TOP + PLOT * (1 - share / tallest);
  const grid = [0, 0.5, 1].map(
    (part) =>
      `<line class="grid" x1="${LEFT}" x2="${width - RIGHT}" y1="${at(y(part * tallest))}" y2="${at(y(part * tallest))}"/>` +
      `<text class="tick" x="${LEFT - 8}" y="${at(y(part * tallest) + 4)}" text-anchor="end">${percent(part * tallest)}</text>`,
  );
  const every = Math.ceil(TICK_ROOM / step);
  const bars = counts.map((count, bin) => {
    const x = LEFT + bin * step + step * 0.1;
    const hint = `<title>${binLabel(bins, bin)}: ${whole(count)} (${percent(count / all)})</title>`;
    const drawn = bar(x, y(count / all), step * 0.8, y(0) - y(count / all), ink);
    return (count === 0 ? '' : `<g>${hint}${drawn}</g>`) + (bin % every === 0 ? tick(values, bin, x, step, y(0)) : '');
  });
  const middle = bins.width === 1 ? 0.5 : 0;
  const line = LEFT + ((mean - bins.from) / bins.width + middle) * step;
  const meanLine =
    `<line class="mean" x1="${at(line)}" x2="${at(line)}" y1="4" y2="${at(y(0))}"/>` +
    `<text class="tick halo" x="${at(line + 6)}" y="13">${inHtml(text('report.mean', { mean: tenth(mean) }))}</text>`;
  return { title, width, height: TOP + PLOT + 26, content: grid.join('') + bars.join('') + meanLine };
}

/** A step of several values is named by its first. */
function tick({ bins }: Distribution, bin: number, x: number, step: number, y: number): string {
  const where = bins.width === 1 ? x + step * 0.4 : x;
  return `<text class="tick" x="${at(where)}" y="${at(y + 18)}" text-anchor="middle">${whole(bins.from + bin * bins.width)}</text>`;
}
