import { useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { SEAT_MARKS, seatColours, seatNumber } from '../look/SeatMark.tsx';
import { useMatchSay } from './text.ts';

interface SeatChartProps {
  /** The label of the whole chart. */
  readonly label: string;
  /** The values of each seat, one for every moment, or for each of `moments`. */
  readonly series: readonly (readonly number[])[];
  /** The moments of the values, if there is not one for each. */
  readonly moments?: readonly number[];
  /** For each seat the range of doubt around its values. */
  readonly bands?: readonly { readonly low: readonly number[]; readonly high: readonly number[] }[];
  /** Moments that are numbered below the chart, in this order. */
  readonly marked?: readonly number[];
  /** The last moment, if the values end earlier. */
  readonly end?: number;
  readonly seats: readonly Seat[];
  /** The range of the vertical axis. */
  readonly least: number;
  readonly most: number;
  readonly grid: readonly number[];
  readonly sayValue: (value: number) => string;
  readonly sayLine: (seat: Seat, from: number, to: number) => string;
  readonly moment: number;
  readonly lookAt: (moment: number) => void;
}

const HEIGHT = 152;
const LEFT = 46;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 22;
/** Numbers of moments stand in a row of their own. */
const MARKS = 24;
const MARK_RADIUS = 10;

/** A line for each seat over the match. An invisible slider over it makes every moment reachable by touch and keyboard. */
export function SeatChart(props: SeatChartProps) {
  const { label, series, seats, least, most, grid, sayValue, sayLine, moment, lookAt } = props;
  const { moments, bands, marked = [], end } = props;
  const say = useMatchSay();
  const [box, width] = useWidth();
  const points = series[0]?.length ?? 1;
  const momentOf = (point: number) => moments?.[point] ?? point;
  const last = Math.max(0, end ?? momentOf(points - 1));
  const bottom = BOTTOM + (marked.length > 0 ? MARKS : 0);
  const height = HEIGHT - BOTTOM + bottom;
  const x = (at: number) => LEFT + (at / Math.max(1, last)) * (width - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - ((value - least) / (most - least)) * (HEIGHT - TOP - BOTTOM);
  const xOf = (point: number) => x(momentOf(point));
  /** A line for each moment goes in steps; between turns it is straight. */
  const pathOf = (values: readonly number[]) =>
    values
      .map((value, point) => {
        if (point === 0) return `M${xOf(0)} ${y(value)}`;
        return moments === undefined ? `H${xOf(point)}V${y(value)}` : `L${xOf(point)} ${y(value)}`;
      })
      .join('');
  const bandOf = ({ low, high }: { readonly low: readonly number[]; readonly high: readonly number[] }) => {
    const back = low.map((value, point) => `L${xOf(point)} ${y(value)}`).reverse();
    return `${pathOf(high)}${back.join('')}Z`;
  };

  return (
    <figure className="seat-chart">
      <div className="chart-drawing" ref={box}>
        <svg viewBox={`0 0 ${width} ${height}`} height={height} role="img" aria-label={label}>
          {grid.map((value) => (
            <g key={value}>
              <path d={`M${LEFT} ${y(value)}H${width - RIGHT}`} className="chart-grid" />
              <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" className="chart-text">
                {sayValue(value)}
              </text>
            </g>
          ))}
          <path d={`M${x(moment)} ${TOP}V${HEIGHT - BOTTOM}`} className="chart-now" />
          {seats.map((seat, index) => {
            const band = bands?.[index];
            return (
              band && (
                <path
                  key={seat}
                  d={bandOf(band)}
                  className="chart-band"
                  style={{ fill: seatColours(seatNumber(seat)).ground }}
                />
              )
            );
          })}
          {seats.map((seat, index) => {
            const { ground } = seatColours(seatNumber(seat));
            const values = series[index] ?? [];
            return (
              <g key={seat}>
                <path d={pathOf(values)} className="chart-line" style={{ stroke: ground }} />
                <path
                  d={SEAT_MARKS[seatNumber(seat)].path}
                  transform={`translate(${xOf(points - 1)} ${y(values.at(-1) ?? 0)}) scale(0.7)`}
                  className="chart-mark"
                  style={{ fill: ground }}
                />
              </g>
            );
          })}
          {marked.map((at, number) => (
            <g
              key={at}
              className="chart-number"
              data-now={at === moment || undefined}
              transform={`translate(${markedAt(marked.map(x), number)} ${HEIGHT - BOTTOM + MARKS / 2})`}
            >
              <circle r={MARK_RADIUS} />
              <text textAnchor="middle" y={4.5}>
                {number + 1}
              </text>
            </g>
          ))}
          <text x={LEFT} y={height - 5} className="chart-text">
            {say('match.moment', { moment: 0 })}
          </text>
          <text x={width - RIGHT} y={height - 5} textAnchor="end" className="chart-text">
            {say('match.moment', { moment: last })}
          </text>
        </svg>
        <input
          type="range"
          className="chart-slider"
          aria-label={label}
          aria-valuetext={say('match.moment', { moment })}
          min={0}
          max={last}
          value={moment}
          style={{ left: LEFT, right: RIGHT }}
          onChange={(event) => lookAt(Number(event.target.value))}
        />
      </div>
      <figcaption>
        <ul className="chart-legend">
          {seats.map((seat, index) => (
            <li key={seat}>
              <svg viewBox="-12 -12 24 24" className="chart-key" aria-hidden="true">
                <path d={SEAT_MARKS[seatNumber(seat)].path} style={{ fill: seatColours(seatNumber(seat)).ground }} />
              </svg>
              {sayLine(seat, series[index]?.[0] ?? 0, series[index]?.at(-1) ?? 0)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** Where a number stands: at its moment, or beside the number before it. */
function markedAt(places: readonly number[], number: number): number {
  let free = Number.NEGATIVE_INFINITY;
  let place = 0;
  for (const wanted of places.slice(0, number + 1)) {
    place = Math.max(wanted, free);
    free = place + 2 * MARK_RADIUS;
  }
  return place;
}

/** The width in pixels: the chart is drawn at its real size, so that its text keeps its own. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(420);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setWidth(Math.max(LEFT + RIGHT + 1, element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
